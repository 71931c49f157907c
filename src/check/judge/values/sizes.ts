import { counted, quote } from '../../words';
import type { ValueRule } from '../judged';

const entries = (count: number) => counted(count, 'entry', 'entries');

export const tooFew: ValueRule = {
  code: 'too-few',
  summary: 'A list has too few entries.',
  example: { before: '"credentials": []', after: '"credentials": ["Fully Insured"]' },
  keywords: ['minItems'],
  explain({ value, schema: { minItems: least = 0 }, subject }) {
    const { length } = value as unknown[];
    const message = `${subject} has ${entries(length)}, but it must have at least ${least}.`;
    return { message, fix: `Add ${entries(least - length)}.`, at: 'opening' };
  },
};

export const tooMany: ValueRule = {
  code: 'too-many',
  summary: 'A list has too many entries.',
  example: { before: '"credentials": ["Fully Insured", "Local"]', after: '"credentials": ["Fully Insured"]' },
  keywords: ['maxItems'],
  explain({ value, schema: { minItems: least, maxItems: most = 0 }, subject }) {
    const all = value as unknown[];
    // Pairs in a row have lost their brackets, and no entry is too many.
    const arePairs = least === most && all.length % most === 0 && !all.some(Array.isArray);
    return {
      message: `${subject} has ${entries(all.length)}, but it must have at most ${most}.`,
      fix: arePairs
        ? `Put brackets around each ${most}: [${all.slice(0, most).join(', ')}], …`
        : `Take ${entries(all.length - most)} out.`,
      at: most,
    };
  },
};

export const tooLong: ValueRule = {
  code: 'too-long',
  summary: 'A text is far longer than its field is meant for.',
  example: { before: '"heading": "(a whole page of text)"', after: '"heading": "Roof repair"' },
  keywords: ['maxLength'],
  explain: ({ value, schema: { maxLength = 0 }, subject }) => ({
    message: `${subject} has ${[...String(value)].length} characters, and more than ${maxLength} cannot be meant here.`,
    fix: 'Shorten it, and put the rest where longer texts stand, such as the paragraphs of a block.',
  }),
};

export const outOfRange: ValueRule = {
  code: 'out-of-range',
  summary: 'A number is too small or too large.',
  example: { before: '"rating": { "value": 49, "count": 134 }', after: '"rating": { "value": 4.9, "count": 134 }' },
  keywords: ['minimum', 'maximum'],
  explain({ value, schema: { minimum = -Infinity, maximum = Infinity }, subject, hint }) {
    // A whole number without limits has those of JavaScript.
    const limits = [minimum > Number.MIN_SAFE_INTEGER ? `at least ${minimum}` : []];
    const wanted = [...limits, maximum < Number.MAX_SAFE_INTEGER ? `at most ${maximum}` : []].flat().join(' and ');
    return { message: `${subject} is ${quote(value)}, but it must be ${wanted}.`, fix: hint };
  },
};
