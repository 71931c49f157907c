import { TEXT_KINDS } from '../blocks/fields.schema';
import type { Path } from '../content/walk';
import { mixed } from './min-hash';
import type { PlaceIndex } from './place-index';
import type { SitePage } from './site';
import { isToken, wordsIn } from './words-of';
import type { Word } from './words-of';

/** What a page says, place names left out: as runs of five words, each a 32-bit number. */
export interface Sayings {
  all: ReadonlySet<number>;
  /** Of each block of the page, by its number. */
  byBlock: ReadonlyMap<number, ReadonlySet<number>>;
}

const RUN = 5;
const IS_TEXT = new Set<string>(TEXT_KINDS);
/** Labels, headings and search words are alike on purpose; what a page has to say stands in its longer texts. */
const LONG_TEXT = 8;

/** The runs of a page's longer texts, without the texts at these places. */
export function sayingsOf({ fields }: SitePage, { places, except }: { places: PlaceIndex; except: ReadonlySet<string> }): Sayings {
  const all = new Set<number>();
  const byBlock = new Map<number, Set<number>>();
  for (const field of fields) {
    const { kind, value, path } = field;
    if (typeof value !== 'string' || !IS_TEXT.has(kind) || kind === 'label' || path[0] === 'facts' || except.has(path.join('/'))) continue;
    const runs = runsIn(wordsIn(field), places);
    const block = blockOf(path);
    if (block !== undefined && !byBlock.has(block)) byBlock.set(block, new Set());
    for (const run of runs) {
      all.add(run);
      if (block !== undefined) byBlock.get(block)!.add(run);
    }
  }
  return { all, byBlock };
}

const blockOf = (path: Path) => (path[0] === 'blocks' && typeof path[1] === 'number' ? path[1] : undefined);

function runsIn(words: readonly Word[], places: PlaceIndex): number[] {
  if (words.length < LONG_TEXT) return [];
  const named = new Set(places.find(words).flatMap(({ from, count }) => Array.from({ length: count }, (_, offset) => from + offset)));
  const kept = words.filter((word, index) => !named.has(index) && !isToken(word)).map(({ word }) => hashOf(word));
  return Array.from({ length: Math.max(0, kept.length - RUN + 1) }, (_, start) =>
    kept.slice(start, start + RUN).reduce((run, word) => mixed(run ^ word), RUN));
}

/** FNV-1a over the letters of a word. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
