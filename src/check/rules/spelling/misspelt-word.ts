import { distance } from 'fastest-levenshtein';
import { TEXT_KINDS } from '../../../schema/fields';
import { oncePer } from '../../once';
import type { Rule } from '../../rule';
import { localeOf } from '../../sentences';
import type { Site, SiteDocument, Spelling } from '../../site';
import { stringsIn } from '../../strings';
import { textsIn } from '../../texts';
import type { FoundText } from '../../texts';
import { isWhole } from '../../whole';
import { upperFirst } from '../../words';

/** One word, with an apostrophe in it at most. Parts of a word with hyphens are words. */
const WORD = /(?<![\p{L}\p{N}@./])\p{L}+(?:['’]\p{L}+)*(?![\p{L}\p{N}@])/gu;
const NOT_SPELT = /\{[^{}]*\}|\S+@\S+|(?:https?:\/\/|www\.|\/)[^\s]+/gu;
const MOST_SUGGESTIONS = 3;
/** A word further off is another one. */
const MOST_SLIPS = 2;
/** Guessing takes forty times as long as looking up: a text in another language is told without guesses. */
const MOST_GUESSED = 30;

interface Unknown {
  text: FoundText;
  word: string;
  start: number;
}

export const misspeltWord: Rule = {
  code: 'misspelt-word',
  severity: 'warning',
  yieldsTo: [
    'misspelt-brand',
    'broken-characters',
    'look-alike-letter',
    'unseen-character',
    'placeholder-text',
    'pasted-remains',
  ],
  summary: 'A word is neither in the dictionary nor among the words of the site.',
  example: {
    before: '"intro": "Emercency repairs, day and night."',
    after: '"intro": "Emergency repairs, day and night."',
  },
  *check(site) {
    const spelling = site.setting.spelling?.(localeOf(site));
    if (!spelling) return;
    const own = wordsOfSite(site);
    const guess = guesserOf(spelling);
    const isNamed = isWhole(site);
    for (const document of site.documents.values()) {
      const told = new Set<string>();
      for (const {
        text: { path },
        word,
        start,
      } of unknownIn(document, spelling)) {
        if (told.has(word) || own.has(plain(word)) || own.has(plain(word).replace(/s$/u, ''))) continue;
        told.add(word);
        // The names of a page that cannot be read are not known, and no name that is far from every word is misspelt.
        const isName = /^\p{Lu}/u.test(word);
        const meant = isName && !isNamed ? [] : guess(word);
        if (isName && meant.length === 0) continue;
        yield {
          document,
          location: { path, part: 'value', inside: { start, end: start + word.length } },
          words: {
            message: `"${word}" is not in the dictionary.${meant.length > 0 ? ` Did you mean ${either(meant)}?` : ''}`,
            fix: `${remedy(meant)}, or, if it is right, add it to "words" in pages/_site.json.`,
            why: 'Visitors who stumble over a misspelt word trust the rest of the page less, and searches for the word miss it.',
          },
        };
      }
    }
  },
};

/** The words that one may be meant for, the likeliest first; nothing once too many were asked for. */
function guesserOf(spelling: Spelling): (word: string) => readonly string[] {
  const guessed = new Map<string, readonly string[]>();
  return (word) => {
    const known = guessed.get(word);
    if (known ?? guessed.size >= MOST_GUESSED) return known ?? [];
    const isName = /^\p{Lu}/u.test(word);
    const near = spelling
      .suggest(isName ? word.toLowerCase() : word)
      .filter((each) => !isName || each === each.toLowerCase())
      .filter((each) => distance(each, isName ? word.toLowerCase() : word) <= (isName ? 1 : MOST_SLIPS))
      .slice(0, MOST_SUGGESTIONS)
      .map((each) => (isName ? upperFirst(each) : each));
    guessed.set(word, near);
    return near;
  };
}

/** What to write is certain only where one word alone is near. */
function remedy([first, ...others]: readonly string[]): string {
  if (first === undefined) return 'Look the word up';
  return others.length > 0 ? 'Write the word that is meant in its place' : `Write "${first}" in its place`;
}

const either = (words: readonly string[]) => words.map((word) => `"${word}"`).join(words.length > 2 ? ', ' : ' or ');
const plain = (word: string) => word.replaceAll('’', "'").replace(/'s$/u, '').toLowerCase();

/** By the document, so that one that has not changed is spelt once. There is one dictionary in a run. */
const unknown = new WeakMap<SiteDocument, { spelling: Spelling; words: readonly Unknown[] }>();

function unknownIn(document: SiteDocument, spelling: Spelling): readonly Unknown[] {
  const known = unknown.get(document);
  if (known?.spelling === spelling) return known.words;
  const words = textsIn(document).flatMap((text) => (isSpelt(text) ? unknownOf(text, spelling) : []));
  unknown.set(document, { spelling, words });
  return words;
}

/** Names of places and of people are spelt as they are. */
const isSpelt = ({ kind, path }: FoundText) => kind !== 'place' && path[0] !== 'allow' && path.at(-1) !== 'name';

function unknownOf(text: FoundText, spelling: Spelling): Unknown[] {
  const words = text.value.replaceAll(NOT_SPELT, (found) => ' '.repeat(found.length));
  return [...words.matchAll(WORD)].flatMap(({ 0: word, index }) =>
    isAbbreviation(word) || isNameInside(text, word, index) || isKnown(word.replaceAll('’', "'"), spelling)
      ? []
      : [{ text, word, start: index }],
  );
}

const isKnown = (word: string, spelling: Spelling) => spelling.knows(word) || spelling.knows(word.replace(/'s$/u, ''));

/** A capital in the middle of a sentence begins a name. Headings and labels may have capitals everywhere. */
const isNameInside = ({ kind, value }: FoundText, word: string, start: number) =>
  kind === 'text' && /^\p{Lu}/u.test(word) && !/(?:^|[.!?:;…(–—"'“‘*])\s*$/u.test(value.slice(0, start));

/** "TV", "CCTV", "m": no word that one spells. */
const isAbbreviation = (word: string) => word.length < 3 || !/\p{Ll}/u.test(word);

/** What a site calls its own: its list of words, whatever its site file and its region say, and the names of its places. */
const wordsOfSite = oncePer((site: Site): ReadonlySet<string> => {
  const isText = new Set<string>(TEXT_KINDS);
  const names = [...site.documents.values()].flatMap(({ kind, fields, value }): string[] => {
    if (kind === 'site' || kind === 'region') return [...stringsIn(value)].map((found) => found.value);
    return fields.flatMap((field) =>
      typeof field.value === 'string' &&
      isText.has(field.kind) &&
      (field.kind === 'place' || field.path.at(-1) === 'name')
        ? [field.value]
        : [],
    );
  });
  return new Set(names.flatMap((name) => name.match(WORD) ?? []).map(plain));
});
