import { mixed, numberSet } from './min-hash';
import type { NumberSet } from './min-hash';
import { oncePer } from '../../once';
import type { PlaceNames } from './place-names';
import type { SitePage } from '../../site';
import { textsIn } from '../../texts';
import { hashOf, isToken, wordsOf } from '../../words-of';

const RUN = 5;
/** Labels, headings and search words are alike on purpose; what a page has to say stands in its longer texts. */
const LONG_TEXT = 8;

/** Among which names of places a page is read, and which of its texts are left out. */
export interface Reading {
  places: PlaceNames;
  except: ReadonlySet<string> | undefined;
}

/** What a page says in its longer texts, place names left out: as runs of five words, each a 32-bit number. */
export function sayingsOf(page: SitePage, reading: Reading): NumberSet {
  return reading.except ? allRuns(page, reading) : allRunsBy(reading.places)(page.fields);
}

/** Of a page that stays as it is among the same places, worked out once. */
const allRunsBy = oncePer((places: PlaceNames) =>
  oncePer((fields: SitePage['fields']) => allRuns({ fields }, { places, except: undefined })),
);

function allRuns(page: Pick<SitePage, 'fields'>, reading: Reading): NumberSet {
  const all: number[] = [];
  for (const { value } of textsOf(page, reading)) addRuns(all, value, reading.places);
  return numberSet(all);
}

/** The same for each block of the page, by its number. */
export function sayingsByBlock(page: SitePage, reading: Reading): Map<number, NumberSet> {
  const blocks = new Map<number, number[]>();
  for (const {
    path: [field, index],
    value,
  } of textsOf(page, reading)) {
    if (field !== 'blocks' || typeof index !== 'number') continue;
    const runs = blocks.get(index) ?? [];
    blocks.set(index, runs);
    addRuns(runs, value, reading.places);
  }
  return new Map([...blocks].map(([index, runs]) => [index, numberSet(runs)]));
}

const textsOf = ({ fields }: Pick<SitePage, 'fields'>, { except }: Reading) =>
  textsIn({ fields }).filter(
    ({ kind, path }) => kind !== 'label' && path[0] !== 'facts' && !except?.has(path.join('/')),
  );

function addRuns(runs: number[], text: string, places: PlaceNames): void {
  const words = wordsOf(text);
  if (words.length < LONG_TEXT) return;
  const named = places.wordsNamed(words);
  const kept = words.filter((word, index) => !named.has(index) && !isToken(word)).map(({ word }) => hashOf(word));
  for (let start = 0; start + RUN <= kept.length; start += 1) {
    let run = RUN;
    for (let at = start; at < start + RUN; at += 1) run = mixed(run ^ kept[at]!);
    runs.push(run);
  }
}
