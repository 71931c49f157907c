import { z } from 'zod';
import type { Problem } from '../../check/problem';
import { offerFor } from '../../check/judge/offer';
import { pathIn, valueAt } from '../../json/path';
import type { Path } from '../../json/path';
import type { Edit } from '../../json/text-edit';
import { metaOf, schemaAt, shapeOf } from '../../schema/children';
import { unwrapped } from '../schema/unwrapped';
import { filledIn, ownWords } from './own-words';
import { FILE, plainWords, TOKEN } from './plain-words';
import type { Names } from './plain-words';

/** A problem as the editor words it: by the names that its fields have on the screen. */
export interface EditorProblem {
  message: string;
  fix: string;
  /** Remedies that a button can apply; none where only a person can decide. */
  offers: readonly Offered[];
}

interface Offered {
  words: string;
  edits: readonly Edit[];
}

interface Document extends Omit<Names, 'titles'> {
  schema: z.ZodType;
  value: unknown;
}

const LONGEST_OFFER = 40;

/** A sentence of the server, with pages by their names. */
export const withNames = (message: string, nameOf: Document['nameOf']): string =>
  message.replaceAll(FILE, (file) => `“${nameOf(file)}”`).replaceAll(/"([^"]*)"/g, '“$1”');

/** The words of the terminal without what only a file has: its path, its field names, its quotes and brackets. */
export function editorProblemOf(problem: Problem, document: Document): EditorProblem {
  const { message, fix, pointer } = problem;
  const { schema, value, nameOf, nameOfToken } = document;
  const path = pathIn(pointer, value);
  const own = schemaAt(schema, value, path);
  const written = valueAt(value, path);
  const titles = titlesAround(schema, value, path);
  const plain = (words: string) => plainWords(words, { nameOf, nameOfToken, titles });
  const offers = offersOf(problem, own, written, nameOfToken);
  if (own && unwrapped(own) instanceof z.ZodNumber && typeof written === 'string') {
    const { errorMessage } = metaOf(own);
    return { message: `“${written}” is not a number.`, fix: plain(errorMessage ?? 'Write the digits only.'), offers };
  }
  return { message: plain(message), fix: filledIn(plain(fix)), ...ownWords(problem.rule), offers };
}

/** The remedies of a problem: its certain edits, the figures that a typed one may intend, or words near a wrong one. */
function offersOf(
  { edits, message, range }: Problem,
  own: z.ZodType | undefined,
  written: unknown,
  nameOfToken: Document['nameOfToken'],
): Offered[] {
  if (edits.length > 0)
    return [{ words: edits.length === 1 ? wordsFor(edits[0]!.insert, nameOfToken) : 'Fix it', edits }];
  const span = { start: range.start.offset, end: range.end.offset };
  const tokens = [...message.matchAll(TOKEN)].flatMap(([token, name]) => {
    // A token that the text has already is what is wrong with it.
    const found = String(written).includes(token) ? undefined : nameOfToken?.(name!);
    return found ? [{ words: `Use ${found.words} (${found.about})`, edits: [{ ...span, insert: token }] }] : [];
  });
  if (tokens.length > 0) return tokens;
  const inner = own && unwrapped(own);
  if (!(inner instanceof z.ZodEnum) || typeof written !== 'string') return [];
  const { intended, alike } = offerFor(written, inner.options.map(String), metaOf(own!).otherWords);
  return [...(intended === undefined ? [] : [intended]), ...alike].map((word) => ({
    words: `Use ${word}`,
    edits: [{ ...span, insert: JSON.stringify(word) }],
  }));
}

function wordsFor(insert: string, nameOfToken: Document['nameOfToken']): string {
  const token = /^\{([\w.-]+)\}$/.exec(insert)?.[1];
  const named = token === undefined ? undefined : nameOfToken?.(token);
  if (named) return `Use ${named.words} (${named.about})`;
  const text = insert.replace(/^"(.*)"$/s, '$1');
  // An edit that only adds a comma or a bracket has no words of its own.
  const isName = text.endsWith('.json');
  const isShort = /^[^{}[\]\n"$]*[\p{L}\p{N}][^{}[\]\n"$]*$/u.test(text) && text.length <= LONGEST_OFFER && !isName;
  return isShort ? `Use ${text}` : 'Fix it';
}

/** Field names → titles, of the fields on the way to a place, of those beside it, and of the facts of the page. */
function titlesAround(schema: z.ZodType, value: unknown, path: Path): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  for (const around of [['facts'], ...Array.from({ length: path.length + 1 }, (_, depth) => path.slice(0, depth))]) {
    const own = schemaAt(schema, value, around);
    if (!own) continue;
    for (const [name, field] of shapeOf(own, valueAt(value, around) ?? {})) {
      const { title } = metaOf(field);
      if (title) titles.set(name, title);
    }
  }
  return titles;
}
