import type { JsonSchema, JsonType } from '../../../schema/json-schema-type';
import { isOfSentences } from '../../../schema/fields';
import { typeOf } from '../../../schema/json-schema-conditions';
import type { ValueRule } from '../judged';

const A_TYPE: Record<JsonType, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'a group of fields',
  array: 'a list',
  null: 'nothing',
};

export const wrongType: ValueRule = {
  code: 'wrong-type',
  summary: 'A value is of the wrong sort: a number where words are needed, one value where a list is.',
  example: { before: '"paragraphs": "We come day and night."', after: '"paragraphs": ["We come day and night."]' },
  keywords: ['type'],
  explain({ value, schema, subject, hint }) {
    const wanted = [schema.type ?? []].flat();
    const only = wanted.length === 1 ? wanted[0] : undefined;
    if (value === null)
      return {
        message: `${subject} is null, which stands for nothing.`,
        fix: 'Write a value, or take the field out if there is nothing to say.',
      };
    if (only === 'string' && (typeof value === 'number' || typeof value === 'boolean'))
      return {
        message: `${subject} is ${value} without quotes, but it must be a text.`,
        fix: `Write "${value}" in double quotes.`,
        insert: JSON.stringify(String(value)),
      };
    if (only === 'array' && [schema.items?.type ?? []].flat().includes(typeOf(value))) {
      const entries = entriesOf(value, schema.items).map((entry) => JSON.stringify(entry));
      const list = `[${entries.join(', ')}]`;
      return {
        message: `${subject} is a single value, but it must be a list.`,
        fix: `Write it in square brackets: ${list}.`,
        insert: list,
      };
    }
    const expected = wanted.map((type) => A_TYPE[type]).join(' or ');
    return { message: `${subject} is ${written(value)}, but it must be ${expected}.`, fix: hint };
  },
};

/** `"gates, doors"` where names belong are two; a sentence is one, with all of its commas. */
const entriesOf = (value: unknown, items: JsonSchema | undefined): unknown[] =>
  typeof value === 'string' && !isOfSentences(items?.['x-kind'])
    ? value.split(/\s*[,;]\s+/).filter((entry) => entry !== '')
    : [value];

function written(value: unknown): string {
  if (typeof value === 'number') return `the number ${value}`;
  return typeof value === 'boolean' ? String(value) : A_TYPE[typeOf(value)];
}
