import { metaOf } from '../../../schema/children';
import { mustChangeIn } from '../../../schema/must-change';
import { toDosIn } from '../../../content/to-do';
import type { Path } from '../../../json/path';
import { coordinatesIn } from '../../areas';
import { schemaOf } from '../../site';
import type { SitePage } from '../../site';
import { countWords, isToken, wordsOf } from '../../words-of';

/**
 * What two pages that have the same fact say of each other.
 * `own`: no two pages can rightly have it, a paragraph or a list of streets. `code`, `place`: rightly the same only for
 * districts that lie together, as a place that has two codes. `figure`: may well be the same by chance, such as 20 minutes.
 */
export type Weight = 'own' | 'code' | 'place' | 'figure';

/** A fact that belongs to one page, so that whoever copies the page must change it. */
export interface OwnFact {
  /** The same in two pages for the same fact; every text of the blocks has the slot `text`, wherever it stands. */
  slot: string;
  path: Path;
  value: unknown;
  weight: Weight;
  /** Whether the schema says that it must change. A long text that nobody marked may also be meant to be the same. */
  isMarked: boolean;
  /** What the field is for. */
  description: string;
}

const LONG_TEXT = 12;
const LONG_HEADING = 4;
const LONG_FACT = 5;

/**
 * The facts of a page that its copies must change: each field that its schema marks so, and each text of its blocks
 * that is long enough to have been written for this page. Words beside an emergency number of others stay as they are,
 * and what is still to do is nobody's.
 */
export function ownFactsOf(page: SitePage): OwnFact[] {
  const schema = schemaOf(page.kind);
  const todo = toDosIn(schema, page.value).map(({ path }) => path.join('/'));
  const marked = mustChangeIn(schema, page.value).map((field): OwnFact => {
    const { kind, description = '' } = metaOf(field.schema);
    const { path, value } = field;
    return {
      slot: path[0] === 'blocks' ? 'text' : path.join('/'),
      path,
      value,
      weight: weightOf(value, { path, kind }),
      isMarked: true,
      description,
    };
  });
  const taken = new Set(marked.map(({ path }) => path.join('/')));
  const safety = page.fields
    .filter(({ kind }) => kind === 'hotline')
    .map(({ path }) => `${path.slice(0, -1).join('/')}/`);
  const texts = page.fields.flatMap(({ kind, value, path }): OwnFact[] => {
    const at = path.join('/');
    if (
      path[0] !== 'blocks' ||
      typeof value !== 'string' ||
      taken.has(at) ||
      safety.some((block) => at.startsWith(block))
    )
      return [];
    return isWritten(kind, value)
      ? [{ slot: 'text', path, value, weight: 'own', isMarked: false, description: '' }]
      : [];
  });
  return [...marked, ...texts].filter(({ path }) => !todo.includes(path.join('/')));
}

/** A heading with a token is the same on every page on purpose. */
function isWritten(kind: string, text: string): boolean {
  if (kind === 'heading') return countWords(text) >= LONG_HEADING && !wordsOf(text).some(isToken);
  return kind === 'text' && countWords(text) >= LONG_TEXT;
}

function weightOf(value: unknown, { path, kind }: { path: Path; kind: string | undefined }): Weight {
  if (Array.isArray(value) || coordinatesIn(value)) return 'own';
  if (typeof value !== 'string') return 'figure';
  if (kind === 'place') return 'place';
  if (path.at(-1) === 'code') return 'code';
  return countWords(value) >= LONG_FACT ? 'own' : 'figure';
}
