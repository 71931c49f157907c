import { z } from 'zod';
import { isObject } from '../../json/is-object';
import { pointerOf, valueAt } from '../../json/path';
import type { Path } from '../../json/path';
import { metaOf, shapeOf } from '../../schema/children';
import { byField, isBlocks, unwrapped } from '../schema/unwrapped';
import { isListOfBlocks } from '../preview/origins';
import { blockName, blockTitle } from './block-words';

/** A part of a document that has a form of its own. */
export interface Part {
  /** Unique in the document: a pointer, or a word for a part that is no single value. */
  id: string;
  title: string;
  /** Its name among others of its type. */
  name: string;
  depth: number;
  /** Where it stands; nothing for what is gathered from several places. */
  path: Path | undefined;
  /** The list that it is a block of, and its place there. */
  block?: { list: Path; index: number; of: number };
}

export const TO_DO: Part = { id: 'todo', title: 'To do', name: '', depth: 0, path: undefined };
export const PROBLEMS: Part = { id: 'problems', title: 'Problems', name: '', depth: 0, path: undefined };
/** The small fields of a document that belong to no other part. */
export const SETTINGS: Part = { id: 'settings', title: 'Settings', name: '', depth: 0, path: [] };

/** Whether a field of a document has a form of its own, and stands not among the settings. */
export function isOwnPart(name: string, schema: z.ZodType, document: unknown): boolean {
  if (isBlocks(schema)) return true;
  const inner = unwrapped(schema);
  const isGroup = inner instanceof z.ZodObject || inner instanceof z.ZodArray || byField(inner) !== undefined;
  const isSite = isObject(document) && !Object.hasOwn(document, 'blocks');
  return isGroup && ((isSite && name !== 'allow') || name === 'facts' || name === 'metadata');
}

/** The parts of a document in the order of its schema, blocks in their own. */
export function partsOf(schema: z.ZodType, document: unknown): Part[] {
  const fields = [...shapeOf(schema, document ?? {})].filter(([name, each]) => isOwnPart(name, each, document));
  const rank = ([name]: [string, unknown]) => ['facts', 'metadata'].indexOf(name);
  const sorted = fields.sort((a, b) => (rank(a) < 0 ? 2 : rank(a)) - (rank(b) < 0 ? 2 : rank(b)));
  const [only, ...others] = sorted;
  const entries = only && others.length === 0 ? entriesOf(only[1], valueAt(document, [only[0]]), [only[0]]) : [];
  const parts = sorted.flatMap(([name, each]): Part[] =>
    isBlocks(each)
      ? blocksOf(valueAt(document, [name]), [name], 0)
      : [{ id: `/${name}`, title: metaOf(each).title ?? name, name: '', depth: 0, path: [name] }],
  );
  return [...parts, ...entries, SETTINGS];
}

/** The entries of the one list that a document is, such as the groups of the claims. */
function entriesOf(schema: z.ZodType, list: unknown, path: Path): Part[] {
  const inner = unwrapped(schema);
  if (isBlocks(schema) || !(inner instanceof z.ZodArray) || !Array.isArray(list)) return [];
  const { title = '' } = metaOf(inner.element as z.ZodType);
  return list.map((entry: unknown, index): Part => {
    const at = [...path, index];
    const heading = valueAt(entry, ['heading']);
    return { id: pointerOf(at), title, name: typeof heading === 'string' ? heading : '', depth: 1, path: at };
  });
}

function blocksOf(list: unknown, path: Path, depth: number): Part[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((block: unknown, index): Part[] => {
    const at = [...path, index];
    const part: Part = {
      id: pointerOf(at),
      title: blockTitle(isObject(block) && block['type']),
      name: blockName(block),
      depth,
      path: at,
      block: { list: path, index, of: list.length },
    };
    const nested = Object.entries(isObject(block) ? block : {}).flatMap(([name, each]) =>
      isListOfBlocks(each) ? blocksOf(each, [...at, name], depth + 1) : [],
    );
    return [part, ...nested];
  });
}

/** The part whose form has the field at a path: the innermost. */
export function partWith(parts: readonly Part[], path: Path): Part {
  const pointer = pointerOf(path);
  const around = parts.filter(({ id, path: at }) => at?.length && (pointer === id || pointer.startsWith(`${id}/`)));
  return around.sort((a, b) => b.id.length - a.id.length)[0] ?? SETTINGS;
}
