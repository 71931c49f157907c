import type { z } from 'zod';
import { OPENING_TYPES } from '../../../blocks/schemas';
import { toDosIn } from '../../../content/to-do';
import { valueAt } from '../../../json/path';
import type { Path } from '../../../json/path';
import { kindNamed } from '../../../kinds/named';
import { metaOf, schemaAt } from '../../../schema/children';
import { mustChangeIn } from '../../../schema/must-change';
import { nameKey } from '../../place-name';
import { schemaOf } from '../../site';
import type { SitePage } from '../../site';
import { countWords, isToken, wordsOf } from '../../words-of';

/**
 * What two pages that have the same fact say of each other.
 * `own`: no two pages can rightly have it, a paragraph or a list of streets. `code`, `place`: rightly the same only where
 * it is true of both. `figure`: may well be the same by chance, such as 20 minutes.
 */
export type Weight = 'own' | 'code' | 'place' | 'figure';

/** A fact that belongs to one page, so that whoever copies the page must change it. */
export interface OwnFact {
  /** The same in two pages for the same fact; every text of the blocks has the slot `text`, wherever it stands. */
  slot: string;
  path: Path;
  value: unknown;
  weight: Weight;
  /** Whether it says what the page is: a field that its schema marks, or the main heading. Others may be meant to be the same. */
  isMarked: boolean;
  /** What the field is for. */
  description: string;
  /** Of a list what stands in it, of anything else itself. */
  entries: readonly Entry[];
}

export interface Entry {
  /** The same for the same entry of the same fact of two pages. */
  key: string;
  path: Path;
  value: unknown;
}

/** From so many words on a text, a heading, a fact was written for its page. */
const LONG_TEXT = 12;
const LONG_HEADING = 4;
const LONG_FACT = 5;
/** From so many on a page's search words are its own. */
const SOME_KEYWORDS = 3;

const KEYWORDS: Path = ['metadata', 'keywords'];
const MAIN_HEADING = 'blocks/0/heading';
const hasMainHeading = ({ value }: SitePage) =>
  OPENING_TYPES.some((type) => type === valueAt(value, ['blocks', 0, 'type']));

const known = new WeakMap<SitePage['fields'], readonly OwnFact[]>();

/**
 * The facts of a page that its copies must change: each field that its schema marks so, its main heading, its search
 * words, and each text of its blocks that is long enough to have been written for this page. Words beside an emergency
 * number of others stay as they are, and what is still to do is nobody's.
 */
export function ownFactsOf(page: SitePage): readonly OwnFact[] {
  const found = known.get(page.fields) ?? factsOf(page);
  known.set(page.fields, found);
  return found;
}

function factsOf(page: SitePage): OwnFact[] {
  const schema = schemaOf(page.kind);
  const marked = mustChangeIn(schema, page.value).filter(({ value }) => value !== subjectOf(page));
  const safety = page.fields
    .filter(({ kind }) => kind === 'hotline')
    .map(({ path }) => `${path.slice(0, -1).join('/')}/`);
  const main = hasMainHeading(page) ? MAIN_HEADING : undefined;
  const others = page.fields
    .filter(({ path }) => path[0] === 'blocks' && !safety.some((block) => path.join('/').startsWith(block)))
    .filter(({ kind, path, value }) => typeof value === 'string' && isWritten(value, kind, path.join('/') === main))
    .map(({ path, value }) => ({ path, value, schema: undefined }));
  const keywords = keywordsOf(page).map((value) => ({
    path: KEYWORDS,
    value,
    schema: schemaAt(schema, page.value, KEYWORDS),
  }));
  const nobodys = toDosIn(schema, page.value).map(({ path }) => path.join('/'));
  const seen = new Set(nobodys);
  return [...marked, ...keywords, ...others].flatMap(({ path, value, schema: field }): OwnFact[] => {
    const at = path.join('/');
    if (seen.has(at)) return [];
    seen.add(at);
    const { kind, description = '' } = field ? metaOf(field as z.ZodType) : {};
    const slot = path[0] === 'blocks' && at !== main ? 'text' : at;
    const isMarked = (field !== undefined && path !== KEYWORDS) || at === main;
    return [
      {
        slot,
        path,
        value,
        weight: weightOf(value, { slot, kind }),
        isMarked,
        description,
        entries: entriesOf(value, { slot, path, kind }),
      },
    ];
  });
}

/** What a page is for search engines by its kind alone is true of each of them. */
const subjectOf = ({ kind }: SitePage) => {
  const declared = kindNamed(kind);
  return declared.isListed ? declared.subject : undefined;
};

/** A heading with a token is the same on every page on purpose. */
function isWritten(text: string, kind: string, isMain: boolean): boolean {
  if (kind === 'heading') return (isMain || countWords(text) >= LONG_HEADING) && !wordsOf(text).some(isToken);
  return kind === 'text' && countWords(text) >= LONG_TEXT;
}

/** The search words that are not made of the page's own tokens, where there are some. */
function keywordsOf({ kind, fields }: SitePage): string[][] {
  const words = fields
    .filter(({ path }) => path[0] === KEYWORDS[0] && path[1] === KEYWORDS[1])
    .flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  return words.filter((word) => !word.includes(`{${kind}.`)).length >= SOME_KEYWORDS ? [words] : [];
}

function weightOf(value: unknown, { slot, kind }: { slot: string; kind: string | undefined }): Weight {
  if (Array.isArray(value) || kind === 'coordinates' || slot === MAIN_HEADING || slot === 'text') return 'own';
  if (typeof value !== 'string') return 'figure';
  if (kind === 'place') return 'place';
  if (slot === 'facts/code') return 'code';
  return slot === 'facts/name' || countWords(value) >= LONG_FACT ? 'own' : 'figure';
}

/** Of places only those that the page does not call a neighbour's. */
function entriesOf(
  value: unknown,
  { slot, path, kind }: { slot: string; path: Path; kind: string | undefined },
): Entry[] {
  if (Array.isArray(value))
    return value.flatMap((each: unknown, index) =>
      typeof each === 'string' ? [{ key: `${slot}\n${nameKey(each)}`, path: [...path, index], value: each }] : [],
    );
  const written =
    typeof value !== 'string'
      ? JSON.stringify(value)
      : kind === 'place'
        ? nameKey(value)
        : value.replaceAll(/\s{2,}|[^\S ]/g, ' ').trim();
  // A text is its own key, so that the texts of ten thousand pages are not held twice; no text has a line break left.
  return [{ key: slot === 'text' ? written : `${slot}\n${written}`, path, value }];
}
