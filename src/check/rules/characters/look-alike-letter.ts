import { inEachDocument } from '../../each-document';
import type { Rule } from '../../rule';
import { stringsIn } from '../../strings';

/** Letters of Cyrillic and Greek that look like one of the Latin alphabet, and the letter that they look like. */
const LIKE: Readonly<Record<string, string>> = Object.fromEntries([
  ...pairs('АВЕЗКМНОРСТУХІЅЈаеорсухіѕјһԁԛԝ', 'ABE3KMHOPCTYXISJaeopcyxisjhdqw'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοινα', 'ABEZHIKMNOPTYXoiva'),
]);

function pairs(others: string, alike: string): [string, string][] {
  return [...others].map((letter, index) => [letter, alike[index]!]);
}

const WORD = /[\p{L}\p{N}]+/gu;
const OTHER = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
/** Full-width letters and digits, and letters that are joined into one: "Ｎ１６", "ﬁ". */
const COMPATIBLE = /[\uff01-\uff5e\ufb00-\ufb06]/u;

export const lookAlikeLetter: Rule = {
  code: 'look-alike-letter',
  severity: 'error',
  summary: 'A word holds a letter of another alphabet that only looks like the one that is meant.',
  example: { before: '"code": "AB2" with a Greek A', after: '"code": "AB2"' },
  check: inEachDocument(function* (document) {
    for (const { path, value } of stringsIn(document.value)) {
      if (!OTHER.test(value) && !COMPATIBLE.test(value)) continue;
      for (const { 0: word, index } of value.matchAll(WORD)) {
        const meant = latin(word);
        if (meant === undefined) continue;
        yield {
          document,
          location: { path, part: 'value', inside: { start: index, end: index + word.length } },
          words: {
            message: `"${word}" looks like "${meant}", but ${strange(word)} is a character of another sort.`,
            fix: `Type "${meant}" over it.`,
            why: 'Nobody who searches for the word would find it, and screen readers spell it as something else.',
          },
          insert: meant,
        };
      }
    }
  }),
};

/** The word in Latin letters; nothing where it is one already, or a real word of another language. */
function latin(word: string): string | undefined {
  const plain = word.normalize('NFKC');
  const letters = [...plain];
  const meant = letters.map((letter) => LIKE[letter] ?? letter).join('');
  if (meant === word || OTHER.test(meant)) return undefined;
  return meant;
}

const strange = (word: string) =>
  `"${[...word].find((letter) => OTHER.test(letter) || COMPATIBLE.test(letter)) ?? word}"`;
