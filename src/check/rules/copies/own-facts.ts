import { OPENING_TYPES } from '../../../blocks/schemas';
import { schemaOf } from '../../../content/site';
import { toDosIn } from '../../../content/to-do';
import { isInside, valueAt } from '../../../json/path';
import type { Path } from '../../../json/path';
import type { PageKind } from '../../../kinds';
import { LISTED_KINDS, listedKindNamed } from '../../../kinds/named';
import { metaOf, schemaAt } from '../../../schema/children';
import { isOfSentences } from '../../../schema/fields';
import { mustChangeIn } from '../../../schema/must-change';
import { isListedPage, isOfPlace } from '../../documents/areas';
import { nameKey } from '../../documents/place-name';
import { oncePer } from '../../once';
import type { SiteDocument, SiteFileOnly, SitePage } from '../../site';
import { fact, storeOf } from '../../store';
import { countWords, hashOf, isToken, wordsOf } from '../../texts/words-of';
import { comparable } from '../../words';
import { pagesSharing } from './joins';
import { isReview } from '../../texts/reviews';

/** A fact that belongs to one page, so that whoever copies the page must change it. */
export interface OwnFact {
  /** The same in two pages for the same fact; every text of the blocks has the slot `text`, wherever it stands. */
  slot: string;
  path: Path;
  value: unknown;
  /** The same for equal facts of two pages: slot and value, the latter without capitals, and lists without order. */
  key: string;
  /** Whether no two pages rightly have it. Twenty minutes, a price range or a name may be true of both. */
  isUnique: boolean;
  /** Whether its schema marks it (`onCopy`), or it is the main heading. */
  isMarked: boolean;
  description: string;
}

/** A text, heading or fact of this many words was written for its page. */
const LONG = { text: 12, heading: 4, fact: 5 };
/** A list of this many search words is one fact. */
const SOME_KEYWORDS = 3;

export const TITLE = 'metadata/title';
const KEYWORDS = ['metadata', 'keywords'];
const MAIN_HEADING = 'blocks/0/heading';
const SUBJECT = 'metadata/structuredData';
/** Subjects that search engines take from the kind of a page. A site has one page of any other kind. */
const SUBJECTS = new Set<unknown>(LISTED_KINDS.map(({ subject }) => subject));

type OfPage = Pick<SiteDocument<PageKind>, 'kind' | 'value' | 'fields'>;

/**
 * The facts of a page that its copies must change: each field that its schema marks so, its main heading, its title and
 * search words if no token makes them, and each text of its blocks that is long enough to have been written for this
 * page. Left out are words beside somebody else's emergency number, what is still to do, and reviews on pages that are
 * not about a place.
 */
export function ownFactsIn(page: OfPage): OwnFact[] {
  const { kind, value: document, fields } = page;
  const schema = schemaOf(kind);
  const safety = fields.filter((field) => field.kind === 'hotline').map(({ path }) => path.slice(0, -1));
  const isSafety = (path: Path) => safety.some((block) => isInside(path, block));
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
    const { description = '', kind: own } = field ? metaOf(field) : {};
    const held = Array.isArray(value) ? fields.find((inner) => isInside(inner.path, path))?.kind : own;
    return [
      { slot, path, value, key: keyOf(slot, value), isUnique: isUniqueIn(slot, value, held), isMarked, description },
    ];
  });
}

/** The same, worked out once for a page that stays as it is. */
export const ownFactsOf: (page: OfPage) => readonly OwnFact[] = oncePer(ownFactsIn);

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
    return (isMain || countWords(value) >= LONG.heading) && !(value.includes('{') && wordsOf(value).some(isToken));
  return isOfSentences(kind) && countWords(value) >= LONG.text;
}

function isUniqueIn(slot: string, value: unknown, kind: string | undefined): boolean {
  if (slot === SUBJECT) return !SUBJECTS.has(value);
  if (slot === MAIN_HEADING || slot === KEYWORDS.join('/') || kind === 'coordinates') return true;
  if (kind === 'place') return Array.isArray(value);
  if (slot === TITLE || typeof value !== 'string') return false;
  return slot === 'facts/name' || countWords(value) >= (slot === 'text' ? LONG.text : LONG.fact);
}

function keyOf(slot: string, value: unknown): string {
  const names = entriesOf(value).map(({ key }) => key);
  const plain = typeof value === 'string' ? comparable(value) : JSON.stringify(value);
  return `${slot}\n${Array.isArray(value) ? names.sort().join('\n') : plain}`;
}

/** The names in a list; those that the page itself places next door (`in`) are left out. */
export const entriesOf = (list: unknown): { key: string; index: number; name: string }[] =>
  Array.isArray(list)
    ? list.flatMap((name: unknown, index) => (typeof name === 'string' ? [{ key: nameKey(name), index, name }] : []))
    : [];

/** The hashes of the facts of a page that no two pages rightly have. */
export const ownKeys = fact('keys of own facts', (document) =>
  isListedPage(document) ? ownFactsIn(document).flatMap(({ key, isUnique }) => (isUnique ? [hashOf(key)] : [])) : [],
);

export const pagesWithCopies = (pages: readonly SitePage[], site: SiteFileOnly): SitePage[] =>
  pagesSharing(pages.filter(isListedPage), (page) => storeOf(site).get(ownKeys, page));
