import { OPENING_TYPES } from '../../../blocks/schemas';
import { toDosIn } from '../../../content/to-do';
import { valueAt } from '../../../json/path';
import type { Path } from '../../../json/path';
import type { ListedName, PageKind } from '../../../kinds';
import { LISTED_KINDS, listedKindNamed } from '../../../kinds/named';
import { metaOf, schemaAt } from '../../../schema/children';
import { isOfSentences } from '../../../schema/fields';
import { mustChangeIn } from '../../../schema/must-change';
import { isOfPlace } from '../../documents/areas';
import { nameKey } from '../../documents/place-name';
import { schemaOf } from '../../../content/site';
import type { SiteDocument } from '../../site';
import { isReview } from './reviews';
import { countWords, isToken, wordsOf } from '../../texts/words-of';

/**
 * What two pages that have the same fact say of each other.
 * `own`: no two pages can rightly have it, a paragraph or a list of streets. `code`, `place`: rightly the same only
 * where it is true of both. `phrase`: may be the same by chance, such as a search word. `figure`: is often true of
 * both, such as 20 minutes.
 */
export type Weight = 'own' | 'code' | 'place' | 'phrase' | 'figure';

/** A fact that belongs to one page, so that whoever copies the page must change it. */
export interface OwnFact {
  /** The same in two pages for the same fact; every text of the blocks has the slot `text`, wherever it stands. */
  slot: string;
  path: Path;
  value: unknown;
  weight: Weight;
  /**
   * Whether it says what the page is: a field that its schema marks, or the main heading. Others may be meant to be the
   * same.
   */
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
/** So many search words that no two pages can rightly share them; of fewer each may be the same by chance. */
export const SOME_KEYWORDS = 3;

const TITLE = 'metadata/title';
const KEYWORDS = ['metadata', 'keywords'];
const MAIN_HEADING = 'blocks/0/heading';
const SUBJECT = 'metadata/structuredData';
/** What a page may be for search engines because of its kind. Of anything else a site has one. */
const SUBJECTS = new Set<unknown>(LISTED_KINDS.map(({ subject }) => subject));

/** A page that visitors may be listed, of which copies are made. */
export type ListedPage = SiteDocument<ListedName>;

const LISTED = new Set<string>(LISTED_KINDS.map(({ name }) => name));
export const isListedPage = (document: SiteDocument): document is ListedPage => LISTED.has(document.kind);

/**
 * The facts of a page that its copies must change: each field that its schema marks so, its main heading, its title and
 * search words if no token makes them, and each text of its blocks that is long enough to have been written for this
 * page. Words beside an emergency number of others stay as they are, what is still to do is nobody's, and what a
 * customer wrote belongs to a page only where that is about a place.
 */
export function ownFactsOf(page: OfPage): readonly OwnFact[] {
  if (last?.fields !== page.fields) last = { fields: page.fields, facts: factsOf(page) };
  return last.facts;
}

type OfPage = Pick<SiteDocument<PageKind>, 'kind' | 'value' | 'fields'>;

/** One thing after the other asks for them; those of all pages would take more room than the pages. */
let last: { fields: OfPage['fields']; facts: readonly OwnFact[] } | undefined;

function factsOf(page: OfPage): OwnFact[] {
  const { kind, value: document, fields } = page;
  const schema = schemaOf(kind);
  const safety = fields.filter((field) => field.kind === 'hotline').map(({ path }) => path.slice(0, -1));
  const isSafety = (path: Path) => safety.some((block) => block.every((step, depth) => path[depth] === step));
  const hasMain = OPENING_TYPES.some((type) => type === valueAt(document, ['blocks', 0, 'type']));
  const isMain = (path: Path) => hasMain && path.length === 3 && path.join('/') === MAIN_HEADING;
  const written = fields.filter(
    (field) =>
      (isMain(field.path) || !isSafety(field.path)) &&
      isWritten(field, kind, isMain(field.path)) &&
      (isOfPlace(page) || !isReview(document, field.path)),
  );
  const marked = mustChangeIn(schema, document).filter(({ value }) => value !== listedKindNamed(kind)?.subject);
  const seen = new Set(toDosIn(schema, document).map(({ path }) => path.join('/')));
  return [
    ...marked.map((field) => ({ ...field, isMarked: true })),
    ...keywordsOf(document, kind).map((field) => ({ ...field, isMarked: false })),
    ...written.map(({ path, value }) => ({ path, value, isMarked: isMain(path) })),
  ].flatMap(({ path, value, isMarked }): OwnFact[] => {
    const at = path.join('/');
    if (seen.has(at)) return [];
    seen.add(at);
    const slot = path[0] === 'blocks' && !isMain(path) ? 'text' : at;
    const field = slot === 'text' ? undefined : schemaAt(schema, document, path);
    const meta = field ? metaOf(field) : {};
    const isInside = (inner: Path) => path.every((step, depth) => inner[depth] === step);
    const held = Array.isArray(value) ? fields.find((inner) => isInside(inner.path))?.kind : meta.kind;
    const weight = weightOf(value, slot, held);
    return [
      {
        slot,
        path,
        value,
        weight,
        isMarked,
        description: meta.description ?? '',
        entries: entriesOf(value, { slot, path, weight }),
      },
    ];
  });
}

/** The search words that no token makes: many are one fact, of few each is one. */
function keywordsOf(document: unknown, kind: string): { path: Path; value: unknown }[] {
  const keywords = valueAt(document, KEYWORDS);
  if (!Array.isArray(keywords)) return [];
  const own = keywords.flatMap((value: unknown, index) =>
    typeof value === 'string' && !value.includes(`{${kind}.`) ? [{ path: [...KEYWORDS, index], value }] : [],
  );
  return own.length >= SOME_KEYWORDS ? [{ path: KEYWORDS, value: keywords }] : own;
}

/** A title or heading with a token is the same on every page on purpose. */
function isWritten({ kind, path, value }: OfPage['fields'][number], pageKind: string, isMain: boolean): boolean {
  if (typeof value !== 'string') return false;
  if (path.length === 2 && path.join('/') === TITLE) return !value.includes(`{${pageKind}.`);
  if (path[0] !== 'blocks') return false;
  if (kind === 'heading')
    return (isMain || countWords(value) >= LONG_HEADING) && !(value.includes('{') && wordsOf(value).some(isToken));
  return isOfSentences(kind) && countWords(value) >= LONG_TEXT;
}

function weightOf(value: unknown, slot: string, kind: string | undefined): Weight {
  if (slot === SUBJECT) return SUBJECTS.has(value) ? 'figure' : 'own';
  if (slot === MAIN_HEADING || slot === 'text' || slot === KEYWORDS.join('/') || kind === 'coordinates') return 'own';
  if (slot === TITLE || slot.startsWith(KEYWORDS.join('/'))) return 'phrase';
  if (kind === 'place') return Array.isArray(value) ? 'own' : 'place';
  if (typeof value !== 'string') return 'figure';
  if (slot === 'facts/code') return 'code';
  return slot === 'facts/name' || countWords(value) >= LONG_FACT ? 'own' : 'figure';
}

/** Of places only those that the page does not call a neighbour's. */
function entriesOf(value: unknown, { slot, path, weight }: Pick<OwnFact, 'slot' | 'path' | 'weight'>): Entry[] {
  if (Array.isArray(value) && weight === 'own')
    return value.flatMap((each: unknown, index) =>
      typeof each === 'string' ? [{ key: `${slot}\n${nameKey(each)}`, path: [...path, index], value: each }] : [],
    );
  const plain = (text: string) => (weight === 'place' ? nameKey(text) : text.replaceAll(/\s{2,}|[^\S ]/g, ' ').trim());
  const written = typeof value === 'string' ? plain(value) : JSON.stringify(value);
  // A text is its own key, so that the texts of ten thousand pages are not held twice; no text has a line break left.
  return [{ key: slot === 'text' ? written : `${slot}\n${written}`, path, value }];
}
