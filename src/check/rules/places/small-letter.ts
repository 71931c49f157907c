import { REGION_FILE } from '../../../content/files';
import type { Path } from '../../../json/path';
import { areasIn } from '../../areas';
import { oncePer } from '../../once';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import type { Site, SiteDocument } from '../../site';
import { wordsOf } from '../../words-of';

export const smallLetter: Rule = {
  code: 'small-letter',
  severity: 'warning',
  yieldsTo: ['copied-page'],
  summary: 'The name of a place has a small letter where names of places have a capital.',
  example: { before: '"streets": ["mill Lane", …]', after: '"streets": ["Mill Lane", …]' },
  *check(site) {
    const usual = usualIn(site);
    for (const { document, path, name } of namesIn(site)) {
      const [small, ...others] = wordsOf(name).filter(({ start }) => SMALL.test(name.slice(start)));
      const isSlip =
        small && (small.start === 0 ? !usual.begins(small.word) : others.length === 0 && usual.isCapital(small.word));
      if (!isSlip) continue;
      const meant = name[small.start]!.toUpperCase() + name.slice(small.start + 1, small.end);
      const inside = { start: small.start, end: small.end };
      yield { document, location: { path, part: 'value', inside }, words: words(name, meant), insert: meant };
    }
  },
};

const SMALL = /^\p{Ll}/u;
/** So many names must have a capital before a small letter in one is a slip. */
const USUAL = 3;

interface PlaceName {
  document: SiteDocument;
  path: Path;
  name: string;
}

/** The names of places of all areas and of the region. */
const namesIn = oncePer((site: Site): readonly PlaceName[] => {
  const document = site.documents.get(REGION_FILE);
  const { larger = [], districts = [] } = site.region?.file ?? {};
  const ofRegion = [
    ...larger.map((name, index) => ({ path: ['larger', index], name })),
    ...districts.flatMap(({ name, also }, index) => [
      { path: ['districts', index, 'name'], name },
      ...also.map((other, at) => ({ path: ['districts', index, 'also', at], name: other })),
    ]),
  ];
  return [
    ...areasIn(site).flatMap(({ page, name = '', locality = '', places }) =>
      [
        { path: ['facts', 'name'], name },
        { path: ['facts', 'locality'], name: locality },
        ...places.map((place) => ({
          path: ['facts', place.list, place.index, ...(place.in === undefined ? [] : ['name'])],
          name: place.name,
        })),
      ].map((each) => ({ document: page, ...each })),
    ),
    ...(document ? ofRegion.map((each) => ({ document, ...each })) : []),
  ];
});

/** How names of places spell a word: a first one small in others too, such as "de", or always with a capital. */
const usualIn = oncePer((site: Site) => {
  const capital = new Map<string, number>();
  const small = new Map<string, number>();
  const first = new Map<string, number>();
  const count = (counts: Map<string, number>, word: string) => counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const { name } of namesIn(site)) {
    for (const [at, { word, start }] of wordsOf(name).entries()) {
      const isSmall = SMALL.test(name.slice(start));
      count(isSmall ? small : capital, word);
      if (isSmall && at === 0) count(first, word);
    }
  }
  return {
    begins: (word: string) => (first.get(word) ?? 0) > 1,
    isCapital: (word: string) => (capital.get(word) ?? 0) >= USUAL && small.get(word) === 1,
  };
});

const words = (name: string, meant: string): Words => ({
  message: `A word of "${name}" begins with a small letter.`,
  fix: `Write "${meant}" in its place.`,
  why: 'Visitors see at once that the name of their street is misspelt, and trust the rest less.',
});
