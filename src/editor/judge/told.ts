import { z } from 'zod';
import type { Problem } from '../../check/problem';
import { SITE_FILE } from '../../content/files';
import { valueAt } from '../../json/path';
import type { Path } from '../../json/path';
import { metaOf, schemaAt, shapeOf } from '../../schema/children';
import { unwrapped } from '../schema/unwrapped';

/** A problem as the editor words it: by the names that its fields have on the screen. */
export interface Told {
  message: string;
  fix: string;
  /** What its button says, where the problem carries its own mend. */
  offer: string | undefined;
}

interface Document {
  schema: z.ZodType;
  value: unknown;
  /** What people call a file: "Riverside R4". */
  nameOf: (path: string) => string;
}

const FILE = /\bpages\/[\w/.-]+\.json\b/g;
const JSON_SAMPLE = /,? (?:each )?as \{[^}]*\}/g;
const SAID_OF_QUOTES = /,? ?(?:as a number )?(?:without|in) quotes(?=[,.; ]|$)/g;
const LONGEST_OFFER = 40;

/** The words of the terminal without what only a file has: its path, its field names, its quotes and brackets. */
export function toldOf({ message, fix, edits, pointer }: Problem, { schema, value, nameOf }: Document): Told {
  const path = pathIn(pointer, value);
  const own = schemaAt(schema, value, path);
  const written = valueAt(value, path);
  const titles = titlesAround(schema, value, path);
  const plain = (words: string) =>
    words
      .replaceAll(FILE, (file) => (file === SITE_FILE ? 'the page “The business”' : `the page “${nameOf(file)}”`))
      .replaceAll(JSON_SAMPLE, '')
      .replaceAll(SAID_OF_QUOTES, '')
      .replaceAll(/"(\$?[a-zA-Z]\w*)"/g, (quoted, name: string) =>
        titles.has(name) ? `“${titles.get(name)}”` : quoted,
      );
  const only = edits.length === 1 ? edits[0] : undefined;
  const text = only?.insert.replace(/^"(.*)"$/s, '$1') ?? '';
  // What puts a comma or a bracket somewhere has no words of its own.
  const isShort = /^[^{}[\]\n"]*[\p{L}\p{N}][^{}[\]\n"]*$/u.test(text) && text.length <= LONGEST_OFFER;
  const offer = edits.length === 0 ? undefined : isShort ? `Use ${text}` : 'Fix it';
  if (own && unwrapped(own) instanceof z.ZodNumber && typeof written === 'string') {
    const { errorMessage } = metaOf(own);
    return { message: `“${written}” is not a number.`, fix: plain(errorMessage ?? 'Write the digits only.'), offer };
  }
  return { message: plain(message), fix: plain(fix), offer };
}

/** Field names → titles, of the fields on the way to a place and of those beside it. */
function titlesAround(schema: z.ZodType, value: unknown, path: Path): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  for (let depth = 0; depth <= path.length; depth += 1) {
    const around = path.slice(0, depth);
    const own = schemaAt(schema, value, around);
    if (!own) continue;
    for (const [name, field] of shapeOf(own, valueAt(value, around) ?? {})) {
      const { title } = metaOf(field);
      if (title) titles.set(name, title);
    }
  }
  return titles;
}

/** The way that a pointer says, with numbers where there are lists. */
export function pathIn(pointer: string, value: unknown): Path {
  const steps = pointer.split('/').slice(1);
  return steps.reduce<(string | number)[]>((path, step) => {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    return [...path, Array.isArray(valueAt(value, path)) ? Number(name) : name];
  }, []);
}
