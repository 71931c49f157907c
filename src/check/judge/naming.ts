import { lowerFirst } from '../../content/wording/lower-first';
import type { JsonSchema } from '../../schema/json-schema-type';
import type { Path } from '../../json/path';
import type { Judged } from './judged';
import type { Step } from '../../schema/json-schema-conditions';

/** `the facts of an area page`, `a card of the "cards" block`. */
export function ownerName(steps: readonly Step[], subject = 'this file'): string {
  const { schema, key } = steps.at(-1)!;
  if (key === undefined) return subject;
  const title = lowerFirst(schema.title ?? 'value');
  return typeof key === 'number' ? `${withArticle(title)} of ${subject}` : `the ${title} of ${subject}`;
}

/** `"streets"`, or `item 3 of "streets"`. */
export function valueName(steps: readonly Step[]): string {
  const { key } = steps.at(-1)!;
  if (key === undefined) return 'This file';
  const owner = steps.at(-2)?.key;
  if (typeof key === 'number') return `item ${key + 1} of "${String(owner ?? 'the list')}"`;
  // "value" alone says nothing to whoever writes a rating.
  return key === 'value' && typeof owner === 'string' ? `"value" of "${owner}"` : `"${key}"`;
}

/** Where the last value on the way stands in its document. */
export const pathTo = (steps: readonly Step[], judged: Judged): Path => [
  ...judged.path,
  ...steps.slice(1).map(({ key }) => key!),
];

/** The consequence of a missing or wrong value: its own reason, or the nearest one around it. */
export const whyOf = (schemas: readonly JsonSchema[]): string =>
  schemas.findLast((schema) => schema['x-why'])?.['x-why'] ?? '';

const withArticle = (words: string) => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
