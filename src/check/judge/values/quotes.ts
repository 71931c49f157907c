import type { ValueRule } from '../judged';

export const booleanInQuotes: ValueRule = {
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

export const numberInQuotes: ValueRule = {
  code: 'number-in-quotes',
  summary: 'A number stands in quotes, which makes it a text.',
  example: { before: '"responseMinutes": "20 minutes"', after: '"responseMinutes": 20' },
  keywords: ['type'],
  explain({ value, schema, name, subject }) {
    const isNumber = [schema.type].flat().some((type) => type === 'number' || type === 'integer');
    const numbers =
      isNumber && typeof value === 'string'
        ? (value.replaceAll(/(?<=\d),(?=\d{3}\b)/g, '').match(/-?\d+(\.\d+)?/g) ?? [])
        : [];
    // With several numbers it is unclear which one is intended.
    if (numbers.length !== 1) return undefined;
    const number = String(Number(numbers[0]));
    // A minus as maps write it: 0.1687° W.
    const isMinus = (schema.minimum ?? 0) < 0 && /^\d+(?:\.\d+)?\s*°?\s*[WS]$/.test(String(value));
    const insert = isPlain(String(value), name) ? number : isMinus ? `-${number}` : undefined;
    return {
      message: /^[\d.,\s-]+$/.test(String(value))
        ? `${subject} is a number in quotes, which makes it a text.`
        : `${subject} is a text with a number in it, and must be the number alone.`,
      fix:
        insert === undefined
          ? `If ${String(value)} means ${number}, write ${number} without quotes; otherwise the number that is meant.`
          : `Write ${insert} without quotes.`,
      why: 'Only a number without quotes can be compared and counted, and shown to visitors and search engines.',
      insert,
    };
  },
};

/** Whether the text is only the number and the unit of its field: no "l28" for 128, and no "1 hour" of minutes. */
const isPlain = (value: string, name: string) =>
  !/\p{L}[-.]?\d|\d[lIOoS](?!\p{L})/u.test(value) &&
  (value.match(/\p{L}+/gu) ?? []).every((word) => name.toLowerCase().includes(word.toLowerCase().slice(0, 3)));
