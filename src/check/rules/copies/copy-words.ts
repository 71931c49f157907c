import { lowerFirst } from '../../../content/wording/lower-first';
import type { Path } from '../../../json/path';
import type { Words } from '../../problem';
import type { SitePage } from '../../site';
import { listOf, quote } from '../../words';
import type { OwnFact } from './own-facts';

export interface LeftFact {
  fact: OwnFact;
  /** The value that is the same, or the first entry of a list that is the same in part. */
  path: Path;
  sourcePath: Path;
  /** The entries of a list that are the same, where others differ. */
  entries?: readonly string[];
}

/** A page that still has something of an older page, its source. */
export interface Copy {
  page: SitePage;
  source: SitePage;
  /** How many facts of the page a copier must change. */
  total: number;
  left: readonly LeftFact[];
  /** Whether something tells which of the two is the original. */
  isKnown: boolean;
  /** The message of `copied-page` for the page as a whole; undefined for texts of pages of different moulds. */
  whole: { words(count: number): Words; lead: string } | undefined;
}

export const SHARED = 'What both pages are meant to say belongs in a file of pages/_shared that both show.';
export const WHY = 'Visitors would read what is true of another page, and would not trust the rest.';

/** The whole copy in words. With one fact left it is that fact. */
export function wordsOfCopy({ page, source, total, left, isKnown }: Omit<Copy, 'whole'>): Words {
  const [first] = left;
  if (left.length === 1) return wordsOfFact(first!, source.path);
  const relation = isKnown
    ? `still those of ${source.path}, from which it was copied`
    : `the same in ${source.path}: one of the two was copied from the other`;
  const copy = isKnown ? 'this page' : `${page.path} or of ${source.path}, whichever is the copy`;
  return {
    message: `${left.length} of ${total} facts of this page are ${relation}.`,
    fix: `Write at each of these places what is true of ${copy}, or take it out. ${SHARED}`,
    why: WHY,
  };
}

export const wordsOfFact = (left: LeftFact, other: string): Words => ({
  message: `${subjectOf(left)} the same in ${other}.`,
  fix: fixOf(left),
  why: WHY,
});

function fixOf({ fact, entries }: LeftFact): string {
  if (entries)
    return `Write ${entries.length === 1 ? 'another' : `${entries.length} others`} in the place of ${listOf(entries)}.`;
  if (fact.slot === 'text') return `Write it anew for one of the two pages. ${SHARED}`;
  const meant = fact.description === '' ? '.' : `: ${lowerFirst(fact.description)}`;
  return `Write what is true of this page in its place${meant}`;
}

export function subjectOf({ fact, entries }: LeftFact): string {
  const field = String(fact.path.findLast((step) => typeof step === 'string'));
  if (entries) return `${listOf(entries)} of "${field}" ${entries.length === 1 ? 'is' : 'are'}`;
  if (fact.slot === 'text') return 'This text is';
  if (Array.isArray(fact.value)) return `"${field}" are`;
  const { value } = fact;
  return (typeof value === 'string' && value.length <= 40) || typeof value === 'number'
    ? `"${field}" is ${quote(value)},`
    : `"${field}" is`;
}
