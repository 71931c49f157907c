import type { JsonSchema, JsonType } from '../../../schema/json-schema-type';
import type { Words } from '../../problem';
import { listOf, quote, upperFirst } from '../../words';
import { isOfSentences } from '../../../schema/fields';
import { typeOf } from '../../../schema/json-schema-conditions';
import { oneOf } from '../one-of';
import type { OwnValueRule } from './value-rule';

const A_TYPE: Record<JsonType, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'a group of fields',
  array: 'a list',
  null: 'nothing',
};

export const wrongType: OwnValueRule = {
  code: 'wrong-type',
  summary: 'A value is of the wrong sort: a number where words are needed, one value where a list is.',
  example: { before: '"paragraphs": "We come day and night."', after: '"paragraphs": ["We come day and night."]' },
  keywords: ['type'],
  explain({ value, schema, name: lower, hint }) {
    const name = upperFirst(lower);
    const wanted = [schema.type ?? []].flat();
    const only = wanted.length === 1 ? wanted[0] : undefined;
    if (value === null)
      return {
        message: `${name} is null, which stands for nothing.`,
        fix: 'Write a value, or take the field out if there is nothing to say.',
      };
    if (only === 'string' && (typeof value === 'number' || typeof value === 'boolean'))
      return {
        message: `${name} is ${value} without quotes, but it must be a text.`,
        fix: `Write "${value}" in double quotes.`,
        insert: JSON.stringify(String(value)),
      };
    if (only === 'array' && [schema.items?.type ?? []].flat().includes(typeOf(value))) {
      const list = `[${entriesOf(value, schema.items)
        .map((entry) => JSON.stringify(entry))
        .join(', ')}]`;
      return {
        message: `${name} is a single value, but it must be a list.`,
        fix: `Write it in square brackets: ${list}.`,
        insert: list,
      };
    }
    const expected = wanted.map((type) => A_TYPE[type]).join(' or ');
    return { message: `${name} is ${written(value)}, but it must be ${expected}.`, fix: hint };
  },
};

/** `"gates, doors"` where names belong are two; a sentence is one, with all of its commas. */
const entriesOf = (value: unknown, items: JsonSchema | undefined): unknown[] =>
  typeof value === 'string' && !isOfSentences(items?.['x-kind'])
    ? value.split(/\s*[,;]\s+/).filter((entry) => entry !== '')
    : [value];

const written = (value: unknown) =>
  typeof value === 'number'
    ? `the number ${value}`
    : typeof value === 'boolean'
      ? String(value)
      : A_TYPE[typeOf(value)];

interface Group {
  name: string;
  found: string[];
  needed: string[];
  /** Whole values that may stand in its place. */
  samples: string[];
}

/** Of a group in brackets of which no field belongs there. */
export const wrongGroup = ({ name, found, needed, samples }: Group): Words => ({
  message: `${upperFirst(name)} has ${listOf(found)}, but what belongs there has ${listOf(needed)}.`,
  fix:
    samples.length > 0
      ? oneOf(samples)
      : `Write ${listOf(needed)} in these brackets, or take the brackets around them away if the value stands for the ` +
        'whole.',
  why: 'A field that is not known is left out of the page, so visitors would not see what it says.',
});

/** Of what stands between blocks and is none. */
export const noBlock = (value: unknown): Words => ({
  message: `${quote(value)} is not a block.`,
  fix:
    'Write a block in curly brackets, beginning with its type, for example { "type": "prose", "paragraphs": ["…"] ' +
    '}.',
  why: 'Visitors would see nothing where it stands.',
});
