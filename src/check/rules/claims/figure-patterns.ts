/** How figures are written in texts: the shapes alone, whatever they say. */

const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
const RANGE = String.raw`(${NUMBER})(?:\s?(?:–|-|to|or)\s?(${NUMBER}))?`;
const SCALE = String.raw`(?:\s?(million|m\b|k\b))?`;

/** "£95", "£1,000 to 2,000", "£2 million", "GBP 80". */
export const MONEY = new RegExp(String.raw`(?:£|\bGBP)\s?${RANGE}${SCALE}`, 'giu');
/** "80 pounds", "80 GBP", "80 quid", and no "80 pounds of pressure". */
export const POUNDS = new RegExp(String.raw`(?<![\d.,£]|GBP\s?)${RANGE}${SCALE}\s?(?:pounds|GBP|quid)\b(?!\s(?:of|per square|force)\b)`, 'giu');

export const STARS = /(?<![\d.])([1-5](?:\.\d)?)(?:\s?\/\s?5(?![\d/]|\.\d)|\s+out\s+of\s+(?:5|five)\b)|(?<![\d.])([1-5]\.\d)[\s-]stars?\b/giu;
export const COUNT = new RegExp(String.raw`(?<![\d.,£])(${NUMBER})\+?\s+(?:\p{L}+\s+)?(?:reviews|ratings)\b`, 'giu');
export const SPAN = new RegExp(String.raw`(?<![\d.,£/])${RANGE}[\s-]?(minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?)\b`, 'giu');

const WORDS: Record<string, number> = {
  'a quarter of an': 0.25, 'three quarters of an': 0.75, 'half an': 0.5, 'half': 0.5, 'an': 1, 'the': 1, 'a couple of': 2, 'one': 1, 'two': 2, 'three': 3, 'four': 4, 'five': 5, 'ten': 10,
  'fifteen': 15, 'twenty-five': 25, 'twenty': 20, 'thirty-five': 35, 'thirty': 30, 'forty-five': 45, 'forty': 40, 'fifty': 50, 'sixty': 60, 'ninety': 90,
};
/** "twenty minutes", "half an hour", "an hour and a half", "the hour". */
export const SPAN_IN_WORDS = new RegExp(String.raw`(?<![\p{L}\d-])(?!the\s(?:minute|hours))(${Object.keys(WORDS).join('|')})[\s-](hour|minute)s?\b(\s+and\s+a\s+half\b)?`, 'giu');

export const minutesInWords = ([, number, unit, half]: RegExpExecArray) => (WORDS[number!.toLowerCase()]! + (half ? 0.5 : 0)) * lengthOf(unit!);

const DAYS: Record<string, number> = { day: 1, week: 7, month: 30, year: 365 };

/** Minutes for minutes and hours, days for what is longer. */
export function lengthOf(unit: string): number {
  const one = unit.toLowerCase().replace(/s$/, '');
  if (one.startsWith('min')) return 1;
  return one.startsWith('h') ? 60 : DAYS[one] ?? 1;
}

export const numbersOf = (...written: (string | undefined)[]) => written.flatMap((each) => (each === undefined ? [] : [Number(each.replaceAll(',', ''))]));
