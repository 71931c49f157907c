import { counted, quote } from '../../words';
import type { OwnValueRule } from './value-rule';

const entries = (count: number) => counted(count, 'entry', 'entries');

export const tooFew: OwnValueRule = {
  code: 'too-few',
  summary: 'A list has too few entries.',
  example: {
    before: '"streets": ["Bridge Street", "Mill Lane"]',
    after: '"streets": ["Bridge Street", "Mill Lane", "Station Road", "Church Walk", "Market Place", "Park Row"]',
  },
  keywords: ['minItems'],
  explain({ value, schema: { minItems: least = 0, maxItems: most }, subject }) {
    const { length } = value as unknown[];
    const exactly = least === most ? 'exactly' : 'at least';
    return {
      message: `${subject} has ${entries(length)}, but it must have ${exactly} ${least}.`,
      fix: `Add ${entries(least - length)}.`,
      at: 'opening',
    };
  },
};

export const tooMany: OwnValueRule = {
  code: 'too-many',
  summary: 'A list has too many entries.',
  example: {
    before: '"credentials": ["Fully Insured", "Family Firm", "Local"]',
    after: '"credentials": ["Fully Insured", "Family Firm"]',
  },
  keywords: ['maxItems'],
  explain({ value, schema: { minItems: least, maxItems: most = 0 }, subject }) {
    const all = value as unknown[];
    const exactly = least === most ? 'exactly' : 'at most';
    return {
      message: `${subject} has ${entries(all.length)}, but it must have ${exactly} ${most}.`,
      fix:
        least === most && all.length % most === 0 && !all.some(Array.isArray)
          ? `Put brackets around each ${most}: ${firstGroups(all, most)}.`
          : `Take ${entries(all.length - most)} out.`,
      at: most,
    };
  },
};

/** Pairs in a row have lost their brackets, and no entry is too many. */
function firstGroups(all: readonly unknown[], size: number): string {
  const groups = [0, 1, 2]
    .map((group) => all.slice(group * size, (group + 1) * size))
    .filter(({ length }) => length > 0);
  const isMore = all.length > groups.length * size;
  return groups.map((group) => `[${group.join(', ')}]`).join(', ') + (isMore ? ', …' : '');
}

export const tooLong: OwnValueRule = {
  code: 'too-long',
  summary: 'A text is far longer than its field is meant for.',
  example: { before: '"heading": "(a whole page of text)"', after: '"heading": "Roof repair"' },
  keywords: ['maxLength'],
  explain: ({ value, schema: { maxLength = 0 }, subject }) => ({
    message: `${subject} has ${[...String(value)].length} characters, and more than ${maxLength} cannot be meant here.`,
    fix: 'Shorten it, and put the rest where longer texts stand, such as the paragraphs of a block.',
  }),
};

export const outOfRange: OwnValueRule = {
  code: 'out-of-range',
  summary: 'A number is too small or too large.',
  example: { before: '"rating": { "value": 49, "count": 134 }', after: '"rating": { "value": 4.9, "count": 134 }' },
  keywords: ['minimum', 'maximum'],
  explain({ value, schema: { minimum, maximum }, subject, hint }) {
    // A whole number without limits has those of JavaScript.
    const least = minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? minimum : undefined;
    const most = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? maximum : undefined;
    const wanted =
      least === undefined ? `at most ${most}` : most === undefined ? `at least ${least}` : `from ${least} to ${most}`;
    return { message: `${subject} is ${quote(value)}, but it must be ${wanted}.`, fix: hint };
  },
};
