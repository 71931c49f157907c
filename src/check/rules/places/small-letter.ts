import { REGION_FILE } from '../../../content/files';
import type { Path } from '../../../json/path';
import type { Region } from '../../../content/region';
import { areasIn } from '../../documents/areas';
import type { Area } from '../../documents/areas';
import { oncePer } from '../../once';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import type { Site, SiteDocument } from '../../site';
import { wordsOf } from '../../texts/words-of';
import type { Word } from '../../texts/words-of';

export const smallLetter: Rule = {
  code: 'small-letter',
  severity: 'warning',
  yieldsTo: ['copied-page', 'joined-places', 'placeholder-text'],
  summary: 'The name of a place has a small letter where names of places have a capital.',
  example: { before: '"streets": ["mill Lane", …]', after: '"streets": ["Mill Lane", …]' },
  *check(site) {
    const names = [...areasIn(site).flatMap(namesOfArea), ...namesOfRegion(site)];
    const usual = usualAmong(names);
    for (const { document, path, name, words: all, small } of names) {
      const [first, ...others] = small;
      const isSlip =
        first && (first.start === 0 ? !usual.begins(first.word) : others.length === 0 && usual.isCapital(first.word));
      if (!isSlip) continue;
      const inside = { start: first.start, end: first.end };
      const isName = all.some((each) => !small.includes(each) || usual.isCapital(each.word));
      if (!isName) {
        yield { document, location: { path, part: 'value', inside }, words: ofNoName(name) };
        continue;
      }
      const slips = [first, ...others.filter(({ word }) => usual.isCapital(word))];
      inside.end = slips.at(-1)!.end;
      const meant = slips.reduce((now, { start }) => withCapital(now, start), name);
      const insert = meant.slice(inside.start, inside.end);
      yield { document, location: { path, part: 'value', inside }, words: words(name, meant), insert };
    }
  },
};

const withCapital = (name: string, at: number) => name.slice(0, at) + name[at]!.toUpperCase() + name.slice(at + 1);

const SMALL = /^\p{Ll}/u;
/** So many names must have a capital before a small letter in one is a slip. */
const USUAL = 3;

interface PlaceName {
  document: SiteDocument;
  path: Path;
  name: string;
  words: readonly Word[];
  /** Those of its words that begin with a small letter. */
  small: readonly Word[];
}

function placeName(document: SiteDocument, path: Path, name: string): PlaceName {
  const all = wordsOf(name);
  return { document, path, name, words: all, small: all.filter(({ start }) => SMALL.test(name.slice(start))) };
}

const namesOfArea = oncePer(({ page, name = '', locality = '', places }: Area): readonly PlaceName[] => [
  placeName(page, ['facts', 'name'], name),
  placeName(page, ['facts', 'locality'], locality),
  ...places.map((place) =>
    placeName(page, ['facts', place.list, place.index, ...(place.in === undefined ? [] : ['name'])], place.name),
  ),
]);

function namesOfRegion({ documents, region }: Site): readonly PlaceName[] {
  const document = documents.get(REGION_FILE);
  return document && region ? namesInRegion(region)(document) : [];
}

const namesInRegion = oncePer(({ file }: Region) =>
  oncePer((document: SiteDocument): readonly PlaceName[] => [
    ...file.larger.map((name, index) => placeName(document, ['larger', index], name)),
    ...file.districts.flatMap(({ name, also }, index) => [
      placeName(document, ['districts', index, 'name'], name),
      ...also.map((other, at) => placeName(document, ['districts', index, 'also', at], other)),
    ]),
  ]),
);

/** How names of places spell a word: a first one small in others too, such as "de", or always with a capital. */
function usualAmong(names: readonly PlaceName[]) {
  const capital = new Map<string, number>();
  const small = new Map<string, number>();
  const first = new Map<string, number>();
  const count = (counts: Map<string, number>, word: string) => counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const name of names) {
    for (const word of name.words) count(name.small.includes(word) ? small : capital, word.word);
    const [begins] = name.words;
    if (begins && name.small[0] === begins) count(first, begins.word);
  }
  return {
    begins: (word: string) => (first.get(word) ?? 0) > 1,
    isCapital: (word: string) => (capital.get(word) ?? 0) >= USUAL && small.get(word) === 1,
  };
}

const ofNoName = (name: string): Words => ({
  message: `"${name}" has no capital, as names of places have.`,
  fix: 'Write the name as a map shows it, or take out what is no place.',
  why: 'The page lists it among its places, and visitors look there for their own.',
});

const words = (name: string, meant: string): Words => ({
  message: `A word of "${name}" begins with a small letter.`,
  fix: `Write "${meant}" in its place.`,
  why: 'Visitors see at once that the name of their street is misspelt, and trust the rest less.',
});
