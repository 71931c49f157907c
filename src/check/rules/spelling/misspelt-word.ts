import { valueAt } from '../../../json/path';
import type { Path } from '../../../json/path';
import type { Span } from '../../../json/text-edit';
import { isOfSentences } from '../../../schema/fields';
import { groupedBy } from '../../lists';
import { areValid } from '../../documents/is-sound';
import { lacksRegion } from '../../documents/maps';
import { everyFileIsValid } from '../../documents/whole';
import { oncePer, oncePerText } from '../../once';
import { inText } from '../../placed';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import type { Site, Spelling } from '../../site';
import { fact, foundIn } from '../../store';
import { localeOf, sentencesOf } from '../../texts/sentences';
import { stringsIn } from '../../texts/strings';
import { textsIn } from '../../texts/texts';
import type { FoundText } from '../../texts/texts';
import { countWords, spelledWords, writtenWords } from '../../texts/words-of';
import { listOf, upperFirst } from '../../words';
import { hasWord, isName, knownWordsOf, namesWritten, usedWordsOf } from './known-words';
import { calendarOf, intendedName } from './intended-name';
import { suggesterOf } from './suggestions';

/** Tokens, addresses and what HTML would read. */
const NOT_SPELT = /\{[^{}]*\}|(?<!\S)\S+@\S+|(?:https?:\/\/|www\.|\/)[^\s]+|<\/?[a-z][^<>]*>|&#?\w{1,8};/giu;
/** A sign that each of them has. */
const ANY_NOT_SPELT = /[{@/<&]|www\./iu;
const BEGINS_LARGE = /^\p{Lu}/u;
/** Fields of names and numbers, and of reasons for the check. */
const NOT_WORDS = new Set<string | number>(['allow', 'first', 'second', 'words', 'value', 'districts']);
/** No dictionary has a longer word. */
const LONGEST = 45;
/** A shorter word with two letters in each other's place may be another name. */
const LEAST_TURNED = 6;

interface Unknown {
  path: Path;
  word: string;
  start: number;
  /** Whether it has a capital inside a sentence or stands in a name: right, unless it is nearly a name of the site. */
  isName: boolean;
}

export const misspeltWord: Rule = {
  code: 'misspelt-word',
  severity: 'warning',
  summary: 'A word that no dictionary has is nearly one that it has, or that the site uses.',
  example: { before: '"intro": "Emercency repairs."', after: '"intro": "Emergency repairs."' },
  scope: 'site',
  readsWords: true,
  uses: [namesWritten],
  usesIn(site) {
    const spelling = spellingOf(site);
    return spelling ? [unknownBy(spelling)] : [];
  },
  *check(site) {
    const spelling = spellingOf(site);
    if (!spelling || !areValid(site.business, 'words', 'registration')) return;
    const suggestionsFor = meaningOf(site, spelling);
    const { names } = knownWordsOf(site);
    for (const [document, unknown] of foundIn(unknownBy(spelling), site)) {
      const reported = new Set<string>();
      for (const ofText of groupedBy(unknown, ({ path }) => path.join('/')).values()) {
        const { path } = ofText[0]!;
        const foreign = foreignIn(ofText, () => String(valueAt(document.value, path)), localeOf(site));
        for (const span of foreign) yield inText(document, { path, ...span }, FOREIGN);
        for (const { word, start, isName: isNamed } of ofText) {
          if (reported.has(word) || foreign.some((span) => isWithin(start, span))) continue;
          // Whoever searches writes names in small letters.
          if (path.includes('keywords') && names.has(word)) continue;
          const suggested = suggestionsFor(`${isNamed ? NAME : ''}${word}`);
          if (!suggested) continue;
          reported.add(word);
          yield inText(document, { path, start, end: start + word.length }, wordsFor(word, suggested));
        }
      }
    }
  },
};

const spellingOf = (site: Site) => site.setting.spelling?.(localeOf(site));

/** The sentences of which half of the words or more, and several, are in small letters and in no dictionary. */
function foreignIn(unknown: readonly Unknown[], text: () => string, locale: string): Span[] {
  const small = unknown.filter(({ word }) => !BEGINS_LARGE.test(word));
  if (small.length < SEVERAL) return [];
  return sentencesOf(text(), locale).filter((sentence) => {
    const count = small.filter(({ start }) => isWithin(start, sentence)).length;
    return count >= Math.max(SEVERAL, countWords(sentence.text) / 2);
  });
}

const SEVERAL = 4;
const isWithin = (at: number, { start, end }: Span) => start <= at && at < end;

const FOREIGN: Words = {
  message: 'Most words of this sentence are in no dictionary of this site.',
  fix:
    'Mend its spelling, or write it in the language of the page. A phrase of another language is marked with its ' +
    'code: [Croeso](lang:cy).',
  why: 'Visitors who cannot read it do not know what you offer, and screen readers read it out wrongly.',
};

/** Stands before a word that is a name where it stands, so that both are one key. */
const NAME = ' ';

/** The words that are no slips: a site uses them more than once, and those of the calendar. */
const confirmedBy = oncePer((site: Site) => new Set([...usedWordsOf(site), ...calendarOf(site)]));

/** Finds the words that an unknown word may mean; `undefined` for one that is right as far as the site knows. */
function meaningOf(site: Site, spelling: Spelling): (key: string) => readonly string[] | undefined {
  const { names, words } = knownWordsOf(site);
  const nearTo = suggesterOf(spelling, () => [...confirmedBy(site)]);
  // A word that a site repeats is one of its trade, unless it also uses one that is nearly the same.
  const suggest = (word: string) => {
    const used = confirmedBy(site);
    const near = nearTo(word);
    return used.has(word.toLowerCase()) ? near.filter((each) => used.has(each.toLowerCase())) : near;
  };
  // A file that cannot be read, or a region that is missing, may have any name.
  const areNamesKnown = everyFileIsValid(site) && !lacksRegion(site);
  return oncePerText((key) => {
    const word = key.trimStart();
    if (!BEGINS_LARGE.test(word)) {
      if (hasWord(words, word)) return undefined;
      const suggested = suggest(word);
      if (suggested.length > 0) return suggested;
      return placesOf(site).has(upperFirst(word)) ? [upperFirst(word)] : undefined;
    }
    if (!areNamesKnown) return undefined;
    const name = intendedName(site, word);
    if (name !== undefined) return [name];
    if (hasWord(names, word)) return undefined;
    const suggested = key.startsWith(NAME) ? turnedRound(word, spelling) : suggest(word);
    return suggested.length > 0 ? suggested : undefined;
  });
}

/** Names of one word of the region. A part of a longer name, Staithe Road, may be a word as well. */
const placesOf = oncePer(({ region }: Site) => new Set(stringsIn(region?.file).map(({ value }) => value)));

/** The words of the dictionary that a name becomes when two of its letters change places. */
function turnedRound(word: string, spelling: Spelling): readonly string[] {
  if (word.length < LEAST_TURNED) return [];
  const turned = Array.from(word, (_, at) => word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2));
  return turned.slice(1, -1).filter((each) => isKnown(each, spelling));
}

function wordsFor(word: string, suggested: readonly string[]): Words {
  const either = listOf(suggested, 'or');
  const advice = `Write ${suggested.length > 1 ? 'the word that you mean' : either} in its place`;
  return {
    message: `"${word}" is not in the dictionary. Did you mean ${either}?`,
    fix: `${advice}, or, if it is right, add it to "words" in pages/_site.json.`,
    why:
      'Visitors who stumble over a misspelt word trust the rest of the ' +
      'page less, and searches for the word miss it.',
  };
}

/** The words of a document that a dictionary lacks. */
const unknownBy = oncePer((spelling: Spelling) =>
  fact(`by ${spelling.name}`, (document) =>
    textsIn(document)
      .filter(({ path }) => !path.some((step) => NOT_WORDS.has(step)))
      .flatMap((text) => unknownOf(text, spelling)),
  ),
);

function unknownOf(text: FoundText, spelling: Spelling): Unknown[] {
  const { path, value } = text;
  const isRight = rightWords(spelling);
  const words = ANY_NOT_SPELT.test(value) ? value.replaceAll(NOT_SPELT, (found) => ' '.repeat(found.length)) : value;
  if (spelledWords(words).every(isRight)) return [];
  return writtenWords(words)
    .filter(({ word }) => !isRight(word))
    .filter(({ word, start }) => word.length >= SHORT || !isHyphenated(words, start, start + word.length))
    .map(({ word, start }, index, unknown) => {
      const isLarge = BEGINS_LARGE.test(word);
      const isNamed = isLarge && (isName(text) || isInside(text, start) || isFirstName(unknown, index));
      return { path, word, start, isName: isNamed };
    });
}

/** "pre" of "pre-charge", "jerry" of "jerry-built": a short part of a word is seldom a word of its own. */
const isHyphenated = (text: string, start: number, end: number) => text[start - 1] === '-' || text[end] === '-';
const SHORT = 6;

/** Whether another unknown word with a capital follows at once: a first name, wherever its sentence begins. */
function isFirstName(unknown: readonly { word: string; start: number }[], index: number): boolean {
  const [{ word, start }, next] = [unknown[index]!, unknown[index + 1]];
  return next?.start === start + word.length + 1 && BEGINS_LARGE.test(next.word);
}

const rightWords = oncePer((spelling: Spelling) =>
  oncePerText((word) => isAbbreviation(word) || isKnown(word, spelling)),
);

function isKnown(written: string, spelling: Spelling): boolean {
  const word = written.replaceAll('’', "'");
  if (word.length > LONGEST) return false;
  return [word, word.replace(/'s$/u, ''), withoutAccents(word)].some((each) => spelling.knows(each));
}

/** "Café" is "cafe" to a dictionary that has one of them. */
const withoutAccents = (word: string) => (PLAIN.test(word) ? word : word.normalize('NFD').replaceAll(/\p{M}/gu, ''));
const PLAIN = /^[a-z']+$/i;

/** A capital in the middle of a sentence begins a name. Headings and labels may have capitals everywhere. */
const isInside = ({ kind, value }: FoundText, start: number) =>
  isOfSentences(kind) && !/[.!?…(–—"'“‘*]/.test(value.slice(0, start).trimEnd().at(-1) ?? '.');

/** "TV", "CCTV", "m", and a maker's name with a capital inside, "WhatsApp": no word that one spells. */
const isAbbreviation = (word: string) =>
  word.length < 3 || !/\p{Ll}/u.test(word) || /^\p{Lu}.*\p{Ll}\p{Lu}/u.test(word);
