import { validPartsOf } from '../../../content/valid-parts';
import type { Path } from '../../../json/path';
import { oncePer } from '../../once';
import { stringsIn } from '../../texts/strings';
import { textsIn } from '../../texts/texts';
import { writtenWords } from '../../texts/words-of';
import { isOfBusiness } from '../../site';
import type { Site, SiteDocument } from '../../site';
import { fact, foundIn } from '../../store';

/** The words that are right on a site without a dictionary, in small letters and without a possessive. */
export interface KnownWords {
  /** Right with a capital: names on pages, and everything that the site file and the region name. */
  names: ReadonlySet<string>;
  /** Right with a small letter too. */
  words: ReadonlySet<string>;
  /** Names as they are written that the site file, the region or several pages have. */
  confirmedNames: ReadonlySet<string>;
}

/** A word without its possessive, in small letters. */
export const withoutPossessive = (word: string) => word.replaceAll('’', "'").replace(/'s$/u, '').toLowerCase();

/** Whether a text names a place, a person or a service: names are spelt as they are. */
export const isName = ({ kind, path }: { kind: string; path: Path }) => kind === 'place' || path.at(-1) === 'name';

/** An article that has lost its vowel: the "l'" of "l'ITEMM". */
const ELIDED = /^\p{L}{1,2}'(?=\p{L}{2})/u;

/** Whether a list has a word, in the singular or the plural, with or without an elided article. */
export function hasWord(words: ReadonlySet<string>, written: string): boolean {
  const word = withoutPossessive(written);
  if (ELIDED.test(word) && hasWord(words, word.replace(ELIDED, ''))) return true;
  return words.has(word) || words.has(word.replace(/s$/u, '')) || words.has(`${word}s`);
}

export const knownWordsOf = oncePer((site: Site): KnownWords => {
  const documents = [...site.documents.values()];
  const own = documents.flatMap(ownWordsIn);
  const named = foundIn(namesWritten, site).map(([, names]) => names);
  const { words = [] } = validPartsOf(site.business);
  return {
    names: new Set([...own, ...named.flat()].map(withoutPossessive)),
    words: new Set(
      [...words, ...own.filter((word) => /^\p{Ll}/u.test(word))].map((word = '') =>
        word.replaceAll('’', "'").toLowerCase(),
      ),
    ),
    confirmedNames: new Set([...own, ...onceMore(named)]),
  };
});

/** The words of the names in a document, each once. */
export const namesWritten = fact('words of names', (document) => unique(textsIn(document).filter(isName)));

/** Fields of the site file that name what others have named: brand, trade, bodies, registered values. */
const NAMING = /^(?:first|second|words|value|name|body|trade|othersCharges)$/;

/** The words of the region, and those of the site file that are no text for visitors or name something. */
const ownWordsIn = oncePer((document: SiteDocument): readonly string[] => {
  const { kind, value } = document;
  if (!isOfBusiness(kind) && kind !== 'region') return [];
  const texts =
    kind === 'region' ? [] : textsIn(document).filter(({ path }) => !path.some((step) => NAMING.test(String(step))));
  const spelt = new Set(texts.map(({ path }) => path.join('/')));
  return unique(stringsIn(value).filter(({ path }) => !spelt.has(path.join('/'))));
});

const unique = (texts: readonly { value: string }[]): readonly string[] => [
  ...new Set(texts.flatMap(({ value }) => writtenWords(value).map(({ word }) => word))),
];

function onceMore(lists: readonly (readonly string[])[]): string[] {
  const count = new Map<string, number>();
  for (const list of lists) for (const word of list) count.set(word, (count.get(word) ?? 0) + 1);
  return [...count].flatMap(([word, times]) => (times > 1 ? [word] : []));
}

/** Documents that are read for the words that a site uses: more of them add few. */
const MOST_READ = 300;

/** The words that the texts of a site use more than once, in small letters: those are no slips. */
export const usedWordsOf = oncePer((site: Site): readonly string[] =>
  onceMore([...site.documents.values()].slice(0, MOST_READ).map(usedIn)),
);

const usedIn = oncePer((document: SiteDocument): readonly string[] =>
  textsIn(document).flatMap(({ value }) => writtenWords(value.toLowerCase()).map(({ word }) => word)),
);
