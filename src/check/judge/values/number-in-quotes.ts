import { upperFirst } from '../../words';
import type { OwnValueRule } from './value-rule';

export const numberInQuotes: OwnValueRule = {
  code: 'number-in-quotes',
  summary: 'A number stands in quotes, which makes it a text.',
  example: { before: '"responseMinutes": "20 minutes"', after: '"responseMinutes": 20' },
  keywords: ['type'],
  explain({ value, schema, name }) {
    const isNumeric = [schema.type ?? []].flat().some((type) => type === 'number' || type === 'integer');
    const number = isNumeric && typeof value === 'string' ? numberIn(value) : undefined;
    return number === undefined
      ? undefined
      : {
          message: `${upperFirst(name)} is a number in quotes, which makes it a text.`,
          fix: `Write ${number} without quotes.`,
          why: 'Only a number without quotes can be compared and counted, and shown to visitors and search engines.',
          insert: number,
        };
  },
};

/** `20` of `"20"`, `"20 minutes"` and `"€20"`; nothing when more than one number could be meant. */
function numberIn(value: string): string | undefined {
  const numbers = value.replaceAll(/(?<=\d),(?=\d{3}\b)/g, '').match(/-?\d+(\.\d+)?/g);
  return numbers?.length === 1 ? String(Number(numbers[0])) : undefined;
}
