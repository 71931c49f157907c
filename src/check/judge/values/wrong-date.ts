import { inWords, readingsOf } from '../../texts/dates';
import { quote, upperFirst } from '../../words';
import type { ValueRule } from './value-rule';

/** A date that is not written as year, month and day; of two days that it may mean none is chosen. */
export const wrongDate: ValueRule = {
  code: 'wrong-form',
  keywords: ['pattern'],
  explain({ value, schema, name, hint }) {
    const readings = schema['x-kind'] === 'date' ? readingsOf(String(value)) : undefined;
    if (!readings) return undefined;
    const [first, second] = readings;
    if (first === undefined)
      return { message: `${upperFirst(name)} is ${quote(value)}, a day that is not in the calendar.`, fix: hint };
    const message = `${quote(value)} is not written as ${name} must be.`;
    if (second === undefined)
      return {
        message: `${message} Did you mean "${first}"?`,
        fix: `Write "${first}" in its place.`,
        insert: JSON.stringify(first),
      };
    return {
      message: `${message} It may be read as ${inWords(first)} and as ${inWords(second)}.`,
      fix: `Write "${first}" for ${inWords(first)}, or "${second}" for ${inWords(second)}.`,
    };
  },
};
