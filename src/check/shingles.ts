import { TEXT_KINDS } from '../blocks/fields.schema';
import type { Path } from '../content/walk';
import { mixed, numberSet } from './min-hash';
import type { NumberSet } from './min-hash';
import { oncePer } from './once';
import type { PlaceNames } from './place-names';
import type { SitePage } from './site';
import { hashOf, isToken, wordsOf } from './words-of';

const RUN = 5;
const IS_TEXT = new Set<string>(TEXT_KINDS);
/** Labels, headings and search words are alike on purpose; what a page has to say stands in its longer texts. */
const LONG_TEXT = 8;

/** Among which names of places a page is read, and which of its texts are left out. */
export interface Reading {
  places: PlaceNames;
  except: ReadonlySet<string> | undefined;
}

/** What a page says in its longer texts, place names left out: as runs of five words, each a 32-bit number. */
export function sayingsOf(page: SitePage, reading: Reading): NumberSet {
  return reading.except ? numberSet(runsOf(page, reading).flatMap(({ runs }) => runs)) : sayingsBy(reading.places)(page.fields);
}

/** Of a page that stays as it is among the same places, worked out once. */
const sayingsBy = oncePer((places: PlaceNames) => oncePer((fields: SitePage['fields']) =>
  numberSet(runsOf({ fields }, { places, except: undefined }).flatMap(({ runs }) => runs))));

/** The same for each block of the page, by its number. */
export function sayingsByBlock(page: SitePage, reading: Reading): Map<number, NumberSet> {
  const blocks = new Map<number, number[]>();
  for (const { path: [field, index], runs } of runsOf(page, reading)) {
    if (field === 'blocks' && typeof index === 'number') blocks.set(index, [...(blocks.get(index) ?? []), ...runs]);
  }
  return new Map([...blocks].map(([index, runs]) => [index, numberSet(runs)]));
}

function runsOf({ fields }: Pick<SitePage, 'fields'>, { places, except }: Reading): { path: Path; runs: number[] }[] {
  return fields.flatMap(({ kind, value, path }) => {
    if (typeof value !== 'string' || !IS_TEXT.has(kind) || kind === 'label' || path[0] === 'facts' || except?.has(path.join('/'))) return [];
    return [{ path, runs: runsIn(value, places) }];
  });
}

function runsIn(text: string, places: PlaceNames): number[] {
  const words = wordsOf(text);
  if (words.length < LONG_TEXT) return [];
  const named = places.wordsNamed(words);
  const kept = words.filter((word, index) => !named.has(index) && !isToken(word)).map(({ word }) => hashOf(word));
  const runs: number[] = [];
  for (let start = 0; start + RUN <= kept.length; start += 1) {
    let run = RUN;
    for (let at = start; at < start + RUN; at += 1) run = mixed(run ^ kept[at]!);
    runs.push(run);
  }
  return runs;
}
