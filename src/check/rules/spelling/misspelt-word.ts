import { isOfSentences } from '../../../schema/fields';
import type { Diagnostic, Rule } from '../../rule';
import { localeOf } from '../../sentences';
import type { Site, SiteDocument, Spelling } from '../../site';
import { textsIn } from '../../texts';
import type { FoundText } from '../../texts';
import { isWhole } from '../../whole';
import { nameMeant, withoutPossessive, WORD, wordsOfSite } from './names';
import { suggesterOf } from './suggestions';
import type { Suggestions } from './suggestions';
import { vocabularyFor } from './vocabulary';
import type { SpellingVocabulary } from './vocabulary';

/** Tokens, addresses and what HTML would read. */
const NOT_SPELT = /\{[^{}]*\}|(?<!\S)\S+@\S+|(?:https?:\/\/|www\.|\/)[^\s]+|<\/?[a-z][^<>]*>|&#?\w{1,8};/giu;
/** What is longer is no word that a dictionary could have. */
const LONGEST = 45;

interface Unknown {
  text: FoundText;
  word: string;
  start: number;
  /** Whether it has a capital inside a sentence, and so is a name: right, unless it is nearly one of ours. */
  isInside: boolean;
}

export const misspeltWord: Rule = {
  code: 'misspelt-word',
  severity: 'warning',
  yieldsTo: [
    'misspelt-brand',
    'doubtful-brand',
    'broken-characters',
    'look-alike-letter',
    'unseen-character',
    'placeholder-text',
    'pasted-remains',
    'short-title',
  ],
  summary: 'A word is neither in the dictionary nor among the words of the site.',
  example: {
    before: '"intro": "Emercency repairs, day and night."',
    after: '"intro": "Emergency repairs, day and night."',
  },
  *check(site) {
    const spelling = site.setting.spelling?.(localeOf(site));
    if (!spelling) return;
    const vocabulary = vocabularyFor(localeOf(site));
    const suggest = suggesterOf(spelling, vocabulary);
    const isNamed = isWhole(site);
    for (const document of site.documents.values()) {
      const told = new Set<string>();
      const right = new Set<string>();
      for (const {
        text: { path },
        word,
        start,
        isInside,
      } of unknownIn(document, spelling, vocabulary)) {
        const place = `${word} ${isInside}`;
        if (told.has(word) || right.has(place)) continue;
        const suggestions = isOwn(site, word)
          ? undefined
          : suggestionsFor(site, { word, isInside, isNamed, spelling, suggest });
        if (!suggestions) {
          right.add(place);
          continue;
        }
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

const isOwn = (site: Site, word: string) =>
  wordsOfSite(site).has(withoutPossessive(word)) || wordsOfSite(site).has(withoutPossessive(word).replace(/s$/u, ''));

interface Asked {
  word: string;
  isInside: boolean;
  /** Whether every name of the site is known: those of a page that cannot be read are not. */
  isNamed: boolean;
  spelling: Spelling;
  suggest: (word: string) => Suggestions;
}

/** Nothing for a name that is right as far as anybody knows. */
function suggestionsFor(site: Site, { word, isInside, isNamed, spelling, suggest }: Asked): Suggestions | undefined {
  if (!/^\p{Lu}/u.test(word)) return suggest(word);
  if (!isNamed) return undefined;
  const name = nameMeant(site, word);
  if (name !== undefined) return isKnown(word, spelling) ? undefined : { words: [name] };
  const suggestions = isInside ? { words: [] } : suggest(word);
  return suggestions.words.length > 0 ? suggestions : undefined;
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

/** By the document, so that one that has not changed is spelt once. There is one dictionary in a run. */
const unknown = new WeakMap<SiteDocument, { spelling: Spelling; words: readonly Unknown[] }>();

function unknownIn(document: SiteDocument, spelling: Spelling, { short }: SpellingVocabulary): readonly Unknown[] {
  const known = unknown.get(document);
  if (known?.spelling === spelling) return known.words;
  const words = textsIn(document).flatMap((text) => (isSpelt(text) ? [...unknownOf(text, spelling, short)] : []));
  unknown.set(document, { spelling, words });
  return words;
}

/** Names of places and of people are spelt as they are. */
const isSpelt = ({ kind, path }: FoundText) => kind !== 'place' && path[0] !== 'allow' && path.at(-1) !== 'name';

function* unknownOf(text: FoundText, spelling: Spelling, short: SpellingVocabulary['short']): Generator<Unknown> {
  const words = text.value.replaceAll(NOT_SPELT, (found) => ' '.repeat(found.length));
  for (const { 0: word, index: start } of words.matchAll(WORD)) {
    const isInside = isNameInside(text, word, start);
    const isRight = short.has(word) ? false : isAbbreviation(word) || (!isInside && isKnown(word, spelling));
    if (!isRight) yield { text, word, start, isInside };
  }
}

function isKnown(written: string, spelling: Spelling): boolean {
  const word = written.replaceAll('’', "'");
  return word.length <= LONGEST && (spelling.knows(word) || spelling.knows(word.replace(/'s$/u, '')));
}

/** A capital in the middle of a sentence begins a name. Headings and labels may have capitals everywhere. */
const isNameInside = ({ kind, value }: FoundText, word: string, start: number) =>
  isOfSentences(kind) &&
  /^\p{Lu}/u.test(word) &&
  !/[.!?:;…(–—"'“‘*]/.test(value.slice(0, start).trimEnd().at(-1) ?? '.');

/** "TV", "CCTV", "m": no word that one spells. */
const isAbbreviation = (word: string) => word.length < 3 || !/\p{Ll}/u.test(word);
