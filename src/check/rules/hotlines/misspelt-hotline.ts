import { soundOf } from '../../../content/sound';
import { digitsOf } from '../../texts/phone-numbers';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { Sift } from '../../texts/sift';
import { inEachDocumentBySiteFile } from '../../documents/site-file';
import { textsIn } from '../../texts/texts';
import { wordsOf } from '../../texts/words-of';
import { CALLED_FIRST } from './called-first';

/** Of a shorter name one word is too much of it. */
const SHORTEST = 3;

/** A name in capitals with one word of another: of that of somebody else less would be the same. */
export const misspeltHotline: Rule = {
  code: 'misspelt-hotline',
  severity: 'error',
  mayAllow: true,
  summary: 'A text has the name or the number of a hotline almost as the site file does.',
  example: { before: '"the Coastal Rescue Services"', after: '"the Coastal Rescue Service"' },
  yieldsTo: ['misspelt-word'],
  check: inEachDocumentBySiteFile((site) => {
    const names = (soundOf(site.business).hotlines ?? []).flatMap((each) => {
      const parts = wordsOf(each?.name ?? '').map(({ word }) => word);
      return parts.length < SHORTEST ? [] : [{ name: each!.name!, parts }];
    });
    const numbers = (soundOf(site.business).hotlines ?? []).flatMap((each) => each?.display ?? []);
    if (names.length === 0 && numbers.length === 0) return undefined;
    return function* (document) {
      if (document.kind === 'site') return;
      for (const { path, value } of textsIn(document)) {
        if (path[0] !== 'allow' && digits.mayMatch(value))
          for (const { 0: written, index: start } of value.matchAll(ROW_OF_DIGITS)) {
            const number = numbers.find((each) => isAlmostNumber(digitsOf(written), digitsOf(each)));
            if (number === undefined) continue;
            const inside = { start, end: start + written.length };
            const words = wordsFor(written, number);
            yield { document, location: { path, part: 'value', inside }, words, insert: number };
          }
        const lower = value.toLowerCase();
        const said = names.filter(
          ({ parts }) => parts.filter((part) => lower.includes(part)).length >= parts.length - 1,
        );
        if (said.length === 0) continue;
        const words = wordsOf(value);
        for (const { name, parts } of said) {
          const start = words.findIndex((_, at) => isAlmost(words.slice(at, at + parts.length), parts, value));
          if (start < 0) continue;
          const inside = { start: words[start]!.start, end: words[start + parts.length - 1]!.end };
          const written = value.slice(inside.start, inside.end);
          yield { document, location: { path, part: 'value', inside }, words: wordsFor(written, name), insert: name };
        }
      }
    };
  }),
};

const digits = Sift.of(/\d/);
const ROW_OF_DIGITS = /(?<![\p{N}\p{Sc}.,+/-]\s?|\p{L}|\p{Lu}\s)\d(?:[ -]?\d){6,}(?![\p{L}\p{N}%/]|[.,-]\d)/gu;
/** So many digits at the beginning are the same, and of a shorter number too many others are near. */
const SAME_START = 4;

/** Whether it lacks a digit of a number, has one twice, or two that stand the other way round. */
function isAlmostNumber(some: string, number: string): boolean {
  if (some === number || number.length <= SAME_START + 2 || !some.startsWith(number.slice(0, SAME_START))) return false;
  return [...number].some((digit, at) => {
    const [before, next, after] = [number.slice(0, at), number[at + 1] ?? '', number.slice(at + 2)];
    const slips = [before + next + after, before + digit + digit + next + after];
    return slips.includes(some) || (some === before + next + digit + after && next !== digit);
  });
}

const isAlmost = (some: ReturnType<typeof wordsOf>, parts: readonly string[], text: string): boolean =>
  some.length === parts.length &&
  some.every(({ start }) => /\p{Lu}/u.test(text[start]!)) &&
  some.filter(({ word }, index) => word !== parts[index]).length === 1;

const wordsFor = (written: string, name: string): Words => ({
  message: `"${written}" is almost "${name}".`,
  fix: `Write "${name}" in its place. If somebody else is meant, let the page be an exception.`,
  why: CALLED_FIRST,
});
