import { soundOf } from '../../../content/sound';
import type { Span } from '../../../json/text-edit';
import { oncePerSiteFile } from '../../once';
import { inText } from '../../placed';
import type { Rule } from '../../rule';
import { isOfBusiness } from '../../site';
import { digitsOf } from '../../texts/phone-numbers';
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
    const hotlines = hotlinesOf(site);
    if (isOfBusiness(document.kind) || hotlines.length === 0) return;
    for (const { path, value } of textsIn(document)) {
      if (path[0] === 'allow') continue;
      for (const { meant, ...span } of hotlines.flatMap((hotline) => slipsIn(value, hotline))) {
        const words = {
          message: `"${value.slice(span.start, span.end)}" is almost "${meant}".`,
          fix: `Write "${meant}" in its place. If somebody else is meant, let the page be an exception.`,
          why: CALLED_FIRST,
        };
        yield inText(document, { path, ...span }, words, { insert: meant });
      }
    }
  },
};

interface Hotline {
  name: string;
  /** The words of the name. */
  parts: readonly string[];
  display: string;
}

const hotlinesOf = oncePerSiteFile(({ business }): readonly Hotline[] =>
  (soundOf(business).hotlines ?? []).map((each) => {
    const { name = '', display = '' } = each ?? {};
    return { name, display, parts: wordsOf(name).map(({ word }) => word) };
  }),
);

/** Where a text has almost the number or the name of a hotline, each with what is meant. */
function slipsIn(text: string, { name, parts, display }: Hotline): (Span & { meant: string })[] {
  const numbers = [...text.matchAll(ROW_OF_DIGITS)].flatMap(({ 0: written, index: start }) =>
    isAlmostNumber(digitsOf(written), digitsOf(display))
      ? [{ start, end: start + written.length, meant: display }]
      : [],
  );
  const lower = text.toLowerCase();
  const mayBeNamed =
    parts.length >= LEAST_WORDS && parts.filter((part) => lower.includes(part)).length >= parts.length - 1;
  const words = mayBeNamed ? wordsOf(text) : [];
  const at = words.findIndex((_, first) => isAlmost(words.slice(first, first + parts.length), parts, text));
  return at < 0
    ? numbers
    : [...numbers, { start: words[at]!.start, end: words[at + parts.length - 1]!.end, meant: name }];
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
    const slips = [before + next + after, before + digit + digit + next + after, before + next + digit + after];
    return slips.includes(some);
  });
}

/** Whether words in capitals are those of a name but for one. */
const isAlmost = (some: ReturnType<typeof wordsOf>, parts: readonly string[], text: string): boolean =>
  some.length === parts.length &&
  some.every(({ start }) => /\p{Lu}/u.test(text[start]!)) &&
  some.filter(({ word }, index) => word !== parts[index]).length === 1;
