import { soundOf } from '../../../content/sound';
import { digitsOf } from '../../texts/phone-numbers';
import type { Span } from '../../../json/text-edit';
import { oncePerSiteFile } from '../../once';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { textsIn } from '../../texts/texts';
import { wordsOf } from '../../texts/words-of';
import { CALLED_FIRST } from './called-first';

/** With fewer words one other word makes another name. */
const LEAST_WORDS = 3;

export const misspeltHotline: Rule = {
  code: 'misspelt-hotline',
  severity: 'error',
  mayAllow: true,
  summary: 'A text has the name or the number of a hotline almost as the site file does.',
  example: { before: '"the Coastal Rescue Services"', after: '"the Coastal Rescue Service"' },
  scope: 'document',
  *check(document, site) {
    const { names, numbers } = hotlinesOf(site);
    if (document.kind === 'site' || (names.length === 0 && numbers.length === 0)) return;
    for (const { path, value } of textsIn(document)) {
      for (const { meant, ...inside } of path[0] === 'allow' ? [] : slipsIn(value, numbers, names)) {
        const written = value.slice(inside.start, inside.end);
        yield { document, location: { path, part: 'value', inside }, words: wordsFor(written, meant), insert: meant };
      }
    }
  },
};

interface Name {
  name: string;
  parts: readonly string[];
}

const hotlinesOf = oncePerSiteFile(({ business }): { names: readonly Name[]; numbers: readonly string[] } => {
  const hotlines = soundOf(business).hotlines ?? [];
  return {
    numbers: hotlines.flatMap((each) => each?.display ?? []),
    names: hotlines
      .map((each) => ({ name: each?.name ?? '', parts: wordsOf(each?.name ?? '').map(({ word }) => word) }))
      .filter(({ parts }) => parts.length >= LEAST_WORDS),
  };
});

/** Where a text has almost a number or a name, each with the one that is meant. */
function* slipsIn(
  text: string,
  numbers: readonly string[],
  names: readonly Name[],
): Generator<Span & { meant: string }> {
  for (const { 0: written, index: start } of text.matchAll(ROW_OF_DIGITS)) {
    const meant = numbers.find((each) => isAlmostNumber(digitsOf(written), digitsOf(each)));
    if (meant !== undefined) yield { start, end: start + written.length, meant };
  }
  const lower = text.toLowerCase();
  for (const { name, parts } of names) {
    if (parts.filter((part) => lower.includes(part)).length < parts.length - 1) continue;
    const words = wordsOf(text);
    const at = words.findIndex((_, first) => isAlmost(words.slice(first, first + parts.length), parts, text));
    if (at >= 0) yield { start: words[at]!.start, end: words[at + parts.length - 1]!.end, meant: name };
  }
}

/** Seven digits or more, alone or in groups, that are no sum of money and no part of something longer. */
const ROW_OF_DIGITS = /(?<![\p{N}\p{Sc}.,+/-]\s?|\p{L}|\p{Lu}\s)\d(?:[ -]?\d){6,}(?![\p{L}\p{N}%/]|[.,-]\d)/gu;
/** The digits at the beginning that must be the same. Too many other numbers are near one of six digits or fewer. */
const SAME_START = 4;

/** Whether a number lacks a digit of another, has one twice, or two in each other's place. */
function isAlmostNumber(some: string, number: string): boolean {
  if (some === number || number.length <= SAME_START + 2 || !some.startsWith(number.slice(0, SAME_START))) return false;
  return [...number].some((digit, at) => {
    const [before, next, after] = [number.slice(0, at), number[at + 1] ?? '', number.slice(at + 2)];
    const slips = [before + next + after, before + digit + digit + next + after];
    return slips.includes(some) || (some === before + next + digit + after && next !== digit);
  });
}

/** Whether words in capitals are those of a name but for one. */
const isAlmost = (some: ReturnType<typeof wordsOf>, parts: readonly string[], text: string): boolean =>
  some.length === parts.length &&
  some.every(({ start }) => /\p{Lu}/u.test(text[start]!)) &&
  some.filter(({ word }, index) => word !== parts[index]).length === 1;

const wordsFor = (written: string, name: string): Words => ({
  message: `"${written}" is almost "${name}".`,
  fix: `Write "${name}" in its place. If somebody else is meant, let the page be an exception.`,
  why: CALLED_FIRST,
});
