import { requiredOf } from '../../schema/json-schema-type';
import type { JsonSchema } from '../../schema/json-schema-type';
import type { Path } from '../../json/path';
import type { Words } from '../problem';
import type { SourceLocation } from '../../json/position';
import { effective } from './schema-walk';
import type { Step } from './schema-walk';

/** One mistake in a document, before its place in the text is known. */
export interface Flaw {
  rule: string;
  location: SourceLocation;
  words: Words;
  /** What to write in the place of the name or the value, where that is certain. */
  replace?: { part: 'name' | 'value'; insert: string };
}

export interface Judged {
  schema: JsonSchema;
  value: unknown;
  /** Where the judged value stands in its document. */
  path: Path;
  /** How sentences call it: `an area page`, `the "hero" block`. */
  subject: string | undefined;
}

/** `the facts of an area page`, `a card of the "cards" block`. */
export function ownerOf(steps: readonly Step[], subject = 'this file'): string {
  const { schema, key } = steps.at(-1)!;
  if (key === undefined) return subject;
  const title = lowerFirst(schema.title ?? 'value');
  return typeof key === 'number' ? `${withArticle(title)} of ${subject}` : `the ${title} of ${subject}`;
}

/** `"streets"`, or `item 3 of "streets"`. */
export function nameOf(steps: readonly Step[]): string {
  const { key } = steps.at(-1)!;
  if (key === undefined) return 'This file';
  // "value" alone says nothing to whoever writes a rating.
  const owner = steps.at(-2)?.key;
  if (typeof key === 'string') return key === 'value' && typeof owner === 'string' ? `"value" of "${owner}"` : `"${key}"`;
  return `item ${key + 1} of "${String(steps.at(-2)?.key ?? 'the list')}"`;
}

/** The way from what is judged, a document or a block, to a value in it. */
export const ownPath = (steps: readonly Step[]): Path => steps.slice(1).map(({ key }) => key!);

/** The same from the document. */
export const fullPath = (steps: readonly Step[], judged: Judged): Path => [...judged.path, ...ownPath(steps)];

/** What it means that the last value on the way is missing or wrong: its own reason, or the nearest one around it. */
export const whyOf = (schemas: readonly JsonSchema[]): string => schemas.findLast((schema) => schema['x-why'])?.['x-why'] ?? '';

export const lowerFirst = (words: string) => (/^[A-Z][A-Z]/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1));
export const withArticle = (words: string) => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;

/** A value of the field for a person to start from: its first example, or a stand-in of its type. */
export function sampleOf(schema: JsonSchema): string {
  const shape = effective(schema, undefined);
  if (shape.examples?.length) return JSON.stringify(shape.examples[0]);
  if (shape.default !== undefined) return JSON.stringify(shape.default);
  if (shape.enum) return JSON.stringify(shape.enum[0]);
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  const type = Array.isArray(shape.type) ? shape.type[0] : shape.type;
  if (type === undefined) return '…';
  if (type === 'array') return `[${sampleOf(shape.items ?? {})}]`;
  if (type === 'object') return sampleObject(shape);
  if (type === 'boolean') return 'false';
  return type === 'string' ? '"…"' : String(shape.minimum ?? 1);
}

function sampleObject(shape: JsonSchema): string {
  const fields = requiredOf(shape).map((key) => `"${key}": ${sampleOf(shape.properties?.[key] ?? {})}`);
  return fields.length > 0 && fields.length < 4 ? `{ ${fields.join(', ')} }` : '{ … }';
}
