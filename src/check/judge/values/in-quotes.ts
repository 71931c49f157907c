import type { OwnValueRule } from './value-rule';

export const booleanInQuotes: OwnValueRule = {
  code: 'boolean-in-quotes',
  summary: 'true or false stands in quotes, which makes it a text.',
  example: { before: '"noindex": "true"', after: '"noindex": true' },
  keywords: ['type'],
  explain({ value, schema, subject }) {
    const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
    if (schema.type !== 'boolean' || !['true', 'false'].includes(word)) return undefined;
    const message = `${subject} is ${word} in quotes, which makes it a text.`;
    return { message, fix: `Write ${word} without quotes.`, insert: word };
  },
};

export const numberInQuotes: OwnValueRule = {
  code: 'number-in-quotes',
  summary: 'A number stands in quotes, which makes it a text.',
  example: { before: '"responseMinutes": "20 minutes"', after: '"responseMinutes": 20' },
  keywords: ['type'],
  explain({ value, schema, name, subject }) {
    if (typeof value !== 'string' || ![schema.type].flat().some((type) => type === 'number' || type === 'integer'))
      return undefined;
    const number = numberIn(value);
    if (number === undefined) return undefined;
    const isNegative = (schema.minimum ?? 0) < 0 && WEST_OR_SOUTH.test(value);
    const insert = isPlain(value, name) ? number : isNegative ? `-${number}` : undefined;
    return {
      message: `${subject} is a number in quotes, which makes it a text.`,
      fix:
        insert === undefined
          ? `If ${value} means ${number}, write ${number} without quotes; otherwise the number that is meant.`
          : `Write ${insert} without quotes.`,
      why: 'Only a number without quotes can be compared and counted, and shown to visitors and search engines.',
      insert,
    };
  },
};

/** A minus as maps write it: 0.1687° W. */
const WEST_OR_SOUTH = /^\d+(?:\.\d+)?\s*°?\s*[WS]$/;

/** Whether nothing is said but the number and what its field counts: no "l28" for 128, and no "1 hour" of minutes. */
const isPlain = (value: string, name: string) =>
  !/\p{L}[-.]?\d|\d[lIOoS](?!\p{L})/u.test(value) &&
  (value.match(/\p{L}+/gu) ?? []).every((word) => name.toLowerCase().includes(word.toLowerCase().slice(0, 3)));

/** `20` of `"20"`, `"20 minutes"` and `"€20"`; nothing when more than one number could be meant. */
function numberIn(value: string): string | undefined {
  const numbers = value.replaceAll(/(?<=\d),(?=\d{3}\b)/g, '').match(/-?\d+(\.\d+)?/g);
  return numbers?.length === 1 ? String(Number(numbers[0])) : undefined;
}
