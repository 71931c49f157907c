import { upperFirst } from '../../words';
import type { OwnValueRule } from './value-rule';

export const booleanInQuotes: OwnValueRule = {
  code: 'boolean-in-quotes',
  summary: 'true or false stands in quotes, which makes it a text.',
  example: { before: '"noindex": "true"', after: '"noindex": true' },
  keywords: ['type'],
  explain({ value, schema, name }) {
    const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
    return schema.type === 'boolean' && (word === 'true' || word === 'false')
      ? {
          message: `${upperFirst(name)} is ${word} in quotes, which makes it a text.`,
          fix: `Write ${word} without quotes.`,
          insert: word,
        }
      : undefined;
  },
};
