import { oncePer } from '../../once';
import type { SitePage } from '../../site';
import { textsIn } from '../../texts/texts';
import { FINGERPRINT } from './fingerprints';
import { hashOfRow, numberSet } from './number-set';
import type { NumberSet } from './number-set';
import { numbersOf } from '../../texts/words-of';
import type { PlaceNames } from './place-names';

/** Words in a row that are one shingle. */
const SHINGLE = 5;
/** Labels, headings and search words are alike on purpose; what a page has to say stands in its longer texts. */
const LONG_TEXT = 8;

/** Among which names of places a page is read, and which of its texts are left out. */
export interface Reading {
  places: PlaceNames;
  except: ReadonlySet<string> | undefined;
}

/** What a page says in its longer texts, names of places left out: its shingles, each a number. */
export const shinglesOf = (page: SitePage, reading: Reading): NumberSet =>
  reading.except ? numberSet(allShingles(page, reading)) : shinglesBy(reading.places)(page.fields);

/** Only the least of them, so many. */
export const leastShinglesOf = (page: SitePage, reading: Reading): NumberSet =>
  reading.except ? leastOf(allShingles(page, reading)) : leastBy(reading.places)(page.fields);

/** Of a page that stays as it is among the same places, worked out once: all of them only where it is compared. */
const shinglesBy = oncePer((places: PlaceNames) =>
  oncePer((fields: SitePage['fields']) => numberSet(allShingles({ fields }, { places, except: undefined }))),
);
const leastBy = oncePer((places: PlaceNames) =>
  oncePer((fields: SitePage['fields']) => leastOf(allShingles({ fields }, { places, except: undefined }))),
);

/** The same for each block of the page, by its number. */
export function shinglesByBlock({ fields }: SitePage, reading: Reading): Map<number, NumberSet> {
  const blocks = new Map<number, SitePage['fields'][number][]>();
  for (const field of fields) {
    const [part, index] = field.path;
    if (part === 'blocks' && typeof index === 'number') blocks.set(index, [...(blocks.get(index) ?? []), field]);
  }
  return new Map([...blocks].map(([index, own]) => [index, numberSet(allShingles({ fields: own }, reading))]));
}

function allShingles(page: Pick<SitePage, 'fields'>, { places, except }: Reading): number[] {
  const shingles: number[] = [];
  for (const { kind, path, value } of textsIn(page)) {
    if (kind === 'label' || path[0] === 'facts' || except?.has(path.join('/'))) continue;
    const numbers = numbersOf(value);
    if (numbers.words.length < LONG_TEXT) continue;
    const kept = places.wordsBeside(numbers);
    for (let start = 0; start + SHINGLE <= kept.length; start += 1) shingles.push(hashOfRow(kept, start, SHINGLE));
  }
  return shingles;
}

/** The least numbers of some, each once and the least first. */
function leastOf(numbers: readonly number[]): NumberSet {
  const least = new Uint32Array(FINGERPRINT);
  let size = 0;
  for (const number of numbers) {
    if (size === FINGERPRINT && number >= least[size - 1]!) continue;
    let at = size;
    while (at > 0 && least[at - 1]! > number) at -= 1;
    if (at > 0 && least[at - 1] === number) continue;
    least.copyWithin(at + 1, at, FINGERPRINT - 1);
    least[at] = number;
    size = Math.min(size + 1, FINGERPRINT);
  }
  return least.slice(0, size);
}
