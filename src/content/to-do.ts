import type { z } from 'zod';
import { childrenOf, metaOf } from '../schema/children';
import { mustChangeIn } from '../schema/must-change';
import type { MustChange } from '../schema/must-change';
import { isInside } from '../json/path';
import type { Path } from '../json/path';
import { textsIn } from '../json/texts-in';

/**
 * A text that is not written yet stands in the page itself as a "TO DO" in place of each value. A separate list of open
 * texts would need care in a second place, would speak in paths, and would leave another page's facts standing as if
 * they were true; a legal stand-in such as 0 is overlooked, and a copied 20 minutes looks like a real 20. An author
 * searches for "TO DO" and writes over it. The brackets stay: a list of six has six places to write, a point has two.
 */
const MARK = 'TO DO';
const MARKED = /^\s*TO ?DO\b/;
/**
 * Reminders that people leave in the middle of a text. Between other capitals "TO DO" may be intended: WHAT TO DO NOW.
 */
const LEFT_INSIDE = /(?<![\p{L}\p{N}])(?:(?<!\p{Lu}{2} )TO DO|TODO|TBC|[Ll]orem [Ii]psum|LOREM IPSUM)(?![\p{L}\p{N}])/u;

/** A quick test that every such text passes. */
const MAY_BE_LEFT = /T(?:O ?DO|BC)|orem |LOREM/;

export const isToDo = (value: unknown): value is string =>
  typeof value === 'string' && MAY_BE_LEFT.test(value) && (MARKED.test(value) || LEFT_INSIDE.test(value));

/** Where a text that is written but for a part says what is left; `undefined` where all of it is. */
export function leftInside(text: string): { start: number; end: number } | undefined {
  const found = MARKED.test(text) ? undefined : LEFT_INSIDE.exec(text);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
}

/** The request after "TO DO"; empty where there is none. */
export const wantedBy = (text: string) =>
  text
    .replace(MARKED, '')
    .replace(/^[\s:–-]+/, '')
    .trim();

/** A value of the same brackets in which everything is left to write. An entry of a list becomes a plain text. */
export function toDoValue({ schema, value }: Pick<MustChange, 'schema' | 'value'>): unknown {
  const { description = '', title = '' } = metaOf(schema);
  const children = childrenOf(schema, value);
  if (Array.isArray(value))
    return children.map(({ key }) => `${MARK}: ${title}, ${Number(key) + 1} of ${children.length}`);
  if (children.length > 0) return Object.fromEntries(children.map((child) => [child.key, toDoValue(child)]));
  return `${MARK}: ${description || title}`;
}

/** One thing that is left to write: a field that a copier must change, or any other text. */
export interface ToDo {
  /** Where the field stands. */
  path: Path;
  /** The field, where it is one that a copier must change. */
  schema: z.ZodType | undefined;
  /** The texts in it that still say "TO DO"; never empty. */
  left: { path: Path; text: string }[];
  /** How many places the field has: the entries of a list, the numbers of a point. */
  of: number;
}

/** Everything that is left to write in a document, in document order. */
export function toDosIn(schema: z.ZodType, value: unknown): ToDo[] {
  if (!holdsToDo(value)) return [];
  const marked = textsIn(value).filter(({ text }) => isToDo(text));
  const fields = mustChangeIn(schema, value);
  const todos = new Map<string, ToDo>();
  for (const { path, text } of marked) {
    const field = fields.find((each) => isInside(path, each.path));
    const key = JSON.stringify(field?.path ?? path);
    const todo = todos.get(key) ?? {
      path: field?.path ?? path,
      schema: field?.schema,
      left: [],
      of: field ? Math.max(1, childrenOf(field.schema, field.value).length) : 1,
    };
    todo.left.push({ path, text });
    todos.set(key, todo);
  }
  return [...todos.values()];
}

/** Whether anything of a value is left to write. Nearly every document is finished: this is all that most need. */
export function holdsToDo(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return isToDo(value);
  return Object.values(value).some(holdsToDo);
}
