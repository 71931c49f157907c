import type { Path } from '../../../json/path';
import { isOfSentences } from '../../../schema/fields';
import { lacksRegion } from '../../documents/maps';
import type { Diagnostic, Rule } from '../../rule';
import { oncePer, oncePerText } from '../../once';
import { localeOf } from '../../texts/sentences';
import type { Site, SiteDocument, Spelling } from '../../site';
import { textsIn } from '../../texts/texts';
import type { FoundText } from '../../texts/texts';
import { writtenWords } from '../../texts/words-of';
import { typos } from '../../nearest';
import { isSound } from '../../documents/is-sound';
import { isWhole } from '../../documents/whole';
import { foundBy } from '../../run/findings';
import { upperFirst } from '../../words';
import { calendarOf, isLikelySlip, isName, nameMeant, ownWordsOf, withoutPossessive } from './names';
import { wordsOfSite } from './site-words';
import { suggesterOf } from './suggestions';
import type { Suggestions } from './suggestions';
import { vocabularyFor } from './vocabulary';
import type { SpellingVocabulary } from './vocabulary';

/** Tokens, addresses and what HTML would read. */
const NOT_SPELT = /\{[^{}]*\}|(?<!\S)\S+@\S+|(?:https?:\/\/|www\.|\/)[^\s]+|<\/?[a-z][^<>]*>|&#?\w{1,8};/giu;
/** What each of them has. */
const ANY_NOT_SPELT = /[{@/<&]|www\./iu;
const BEGINS_LARGE = /^\p{Lu}/u;
/** Fields of names and numbers, and of reasons for the check. */
const NOT_WORDS = new Set<string | number>(['allow', 'first', 'second', 'words', 'value', 'districts']);
/** What is longer is no word that a dictionary could have. */
const LONGEST = 45;

interface Unknown {
  path: Path;
  word: string;
  start: number;
  /** Whether it has a capital inside a sentence, and so is a name: right, unless it is nearly one of ours. */
  isInside: boolean;
  /** Whether it stands in the name of a place or a person, which may well be near to another. */
  isOfPlace: boolean;
}

/** The same for each place in which the same is to be said of a word. */
const keyOf = ({ word, isInside, isOfPlace }: Unknown) => `${word} ${isInside} ${isOfPlace}`;

export const misspeltWord: Rule = {
  code: 'misspelt-word',
  severity: 'warning',
  yieldsTo: [
    'impossible-date',
    'doubtful-unit',
    'misplaced-business',
    'misspelt-address',
    'small-letter',
    'misspelt-brand',
    'misspelt-place',
    'doubtful-brand',
    'broken-characters',
    'look-alike-letter',
    'unseen-character',
    'placeholder-text',
    'pasted-remains',
    'short-title',
    'long-title',
    'overlong-title',
    'vague-title',
  ],
  summary: 'A word is neither in the dictionary nor among the words of the site.',
  example: {
    before: '"intro": "Emercency repairs, day and night."',
    after: '"intro": "Emergency repairs, day and night."',
  },
  *check(site) {
    const spelling = site.setting.spelling?.(localeOf(site));
    if (!spelling || !isSound(site.business, 'words', 'registration')) return;
    const vocabulary = vocabularyFor(localeOf(site));
    const suggest = suggesterOf(spelling, vocabulary, () => usualWordsOf(site));
    const isNamed = isWhole(site) && !lacksRegion(site);
    const known = new Map<string, Suggestions | undefined>();
    for (const document of site.documents.values()) {
      const told = new Set<string>();
      for (const each of unknownIn(document, site, spelling)) {
        const { path, word, start } = each;
        const key = keyOf(each);
        if (!known.has(key)) {
          const isMade = vocabulary.isMade?.(word, (part) => spelling.knows(part)) ?? false;
          known.set(key, suggestionsFor(site, { ...each, isMade, isNamed, spelling, suggest }));
        }
        const suggestions = known.get(key);
        if (!suggestions || told.has(word)) continue;
        told.add(word);
        yield {
          document,
          location: { path, part: 'value', inside: { start, end: start + word.length } },
          words: wordsFor(word, suggestions),
        };
      }
    }
  },
};

interface Asked extends Omit<Unknown, 'path' | 'start'> {
  /** Whether it is made of a word that the dictionary has: right, unless a slip makes it another. */
  isMade: boolean;
  /** Whether every name of the site is known: those of a page that cannot be read, or of no region, are not. */
  isNamed: boolean;
  spelling: Spelling;
  suggest: (word: string) => Suggestions;
}

/** Nothing for a word that is right as far as anybody knows. */
function suggestionsFor(
  site: Site,
  { word, isInside, isOfPlace, isMade, isNamed, spelling, suggest }: Asked,
): Suggestions | undefined {
  const { all, small, settled } = ownWordsOf(site);
  const isIn = (words: ReadonlySet<string>) => {
    const plain = withoutPossessive(word);
    return words.has(plain) || words.has(plain.replace(/s$/u, '')) || words.has(`${plain}s`);
  };
  if (!BEGINS_LARGE.test(word)) {
    if (isIn(small)) return undefined;
    // A capital mends only what is right with it: a word that is nearly another is that one, misspelt in a name, too.
    const { words: near, because } = suggest(word);
    if (!because && isMade && (near[0] === undefined || typos(word, near[0]) > 1)) return undefined;
    const name = upperFirst(withoutPossessive(word));
    return near.length === 0 && settled.includes(name)
      ? { words: [upperFirst(word)] }
      : { words: near, ...(because && { because }) };
  }
  const name = isNamed ? nameMeant(site, word) : undefined;
  if (name !== undefined && isLikelySlip(word, name, isOfPlace))
    return isKnown(word, spelling) ? undefined : { words: [name] };
  if (!isNamed || isIn(all)) return undefined;
  const suggestions = isInside ? turnedRound(word, spelling) : suggest(word);
  return suggestions.words.length > 0 ? suggestions : undefined;
}

/** From so many letters on two of them in each other's place are no other name. */
const LEAST_TURNED = 6;

/** What a name becomes when two letters change places. */
function turnedRound(word: string, spelling: Spelling): Suggestions {
  if (word.length < LEAST_TURNED || isKnown(word, spelling)) return { words: [] };
  const turned = Array.from(word, (_, at) => word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2));
  return { words: turned.slice(1, -1).filter((each) => isKnown(each, spelling)) };
}

function wordsFor(word: string, { words: [first, ...others], because }: Suggestions): Diagnostic['words'] {
  const orElse = 'or, if it is right, add it to "words" in pages/_site.json.';
  const why =
    'Visitors who stumble over a misspelt word trust the rest of the page less, and searches for the word miss it.';
  if (because === 'short') return { message: `"${word}" is written in haste.`, fix: `Write it out: "${first}".`, why };
  if (because === 'elsewhere')
    return {
      message: `"${word}" is how another country spells "${first}".`,
      fix: `Write "${first}" in its place, ${orElse}`,
      why,
    };
  const message = `"${word}" is not in the dictionary.`;
  if (first === undefined) return { message, fix: `Look the word up, ${orElse}`, why };
  return {
    message: `${message} Did you mean ${either([first, ...others])}?`,
    // What to write is certain only where one word alone is near.
    fix: `Write ${others.length > 0 ? 'the word that is meant' : `"${first}"`} in its place, ${orElse}`,
    why,
  };
}

const either = (words: readonly string[]) => words.map((word) => `"${word}"`).join(words.length > 2 ? ', ' : ' or ');

function unknownIn(document: SiteDocument, site: Site, spelling: Spelling): readonly Unknown[] {
  const vocabulary = vocabularyFor(localeOf(site));
  return foundBy(spelling, { document, site }, () => {
    const all = textsIn(document).flatMap((text) =>
      text.path.some((step) => NOT_WORDS.has(step)) ? [] : [...unknownOf(text, spelling, vocabulary)],
    );
    return [...new Map(all.toReversed().map((each) => [keyOf(each), each])).values()].reverse();
  });
}

/** Words that are right wherever they have no capital. */
const rightWords = oncePer((spelling: Spelling) =>
  oncePer(({ short, elsewhere }: SpellingVocabulary) =>
    oncePerText(
      (word) => !short.has(word) && !elsewhere.has(word) && (isAbbreviation(word) || isKnown(word, spelling)),
    ),
  ),
);

function* unknownOf(text: FoundText, spelling: Spelling, vocabulary: SpellingVocabulary): Generator<Unknown> {
  const isRightWord = rightWords(spelling)(vocabulary);
  const words = ANY_NOT_SPELT.test(text.value)
    ? text.value.replaceAll(NOT_SPELT, (found) => ' '.repeat(found.length))
    : text.value;
  for (const { word, start } of writtenWords(words)) {
    if (isRightWord(word) && !BEGINS_LARGE.test(word)) continue;
    const isInside = BEGINS_LARGE.test(word) && (isName(text) || isNameInside(text, start));
    const isNever = vocabulary.short.has(word) || vocabulary.elsewhere.has(word);
    const isRight = isNever ? false : isAbbreviation(word) || (!isInside && isKnown(word, spelling));
    const isOfPlace = isName(text);
    if (!isRight) yield { path: text.path, word, start, isInside, isOfPlace };
  }
}

function isKnown(written: string, spelling: Spelling): boolean {
  const word = written.replaceAll('’', "'");
  if (word.length > LONGEST) return false;
  return [word, word.replace(/'s$/u, ''), withoutAccents(word)].some((each) => spelling.knows(each));
}

/** "Café" is "cafe" to a dictionary that has one of them. */
const withoutAccents = (word: string) => (PLAIN.test(word) ? word : word.normalize('NFD').replaceAll(/\p{M}/gu, ''));
const PLAIN = /^[a-z']+$/i;

/** From so many uses on a word is no slip itself. */
const LEAST_USES = 2;

/** What people write most: months and days, and the words that the site uses. */
const usualWordsOf = (site: Site) => [
  ...calendarOf(localeOf(site)).map((name) => name.toLowerCase()),
  ...[...wordsOfSite(site)].flatMap(([word, uses]) => (uses < LEAST_USES ? [] : [word])),
];

/** A capital in the middle of a sentence begins a name. Headings and labels may have capitals everywhere. */
const isNameInside = ({ kind, value }: FoundText, start: number) =>
  isOfSentences(kind) && !/[.!?…(–—"'“‘*]/.test(value.slice(0, start).trimEnd().at(-1) ?? '.');

/** "TV", "CCTV", "m": no word that one spells. */
const isAbbreviation = (word: string) => word.length < 3 || !/\p{Ll}/u.test(word);
