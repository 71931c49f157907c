import { monthsIn } from '../../texts/dates';
import { keptPerDocument } from '../../run/findings';
import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import { localeOf } from '../../texts/sentences';
import type { Site, SiteDocument } from '../../site';
import { textsIn } from '../../texts/texts';

/** Further ahead nobody announces anything. */
const YEARS = 5;

export const farDate: Rule = {
  code: 'far-date',
  severity: 'warning',
  yieldsTo: ['founding-mismatch'],
  summary: `A text names a month more than ${YEARS} years ahead, is a month alone that is long past, or offers what is over.`,
  example: { before: '"text": "Since March 2052 …"', after: '"text": "Since March 2025 …"' },
  check: (site) => datesTold(site, false),
};

/** What is nothing but a date says when something was written or seen. */
export const futureDate: Rule = {
  code: 'future-date',
  severity: 'error',
  yieldsTo: ['founding-mismatch'],
  summary: 'A review, a notice or another text that is nothing but its date has one that is still to come.',
  example: { before: '"date": "May 2052"', after: '"date": "May 2025"' },
  check: (site) => datesTold(site, true),
};

/** What is still to come though it must be past; or all else. */
function* datesTold(site: Site, mustBePast: boolean): Iterable<Diagnostic> {
  const { today } = site.setting;
  if (today === undefined) return;
  const [year, month] = today.split('-').map(Number) as [number, number];
  for (const document of site.documents.values()) {
    for (const { path, written, inYear, inMonth, isAlone, most, start } of monthReader(site)(document)) {
      const ahead = (inYear - year) * 12 + inMonth - month;
      const isOver = most === OF_OFFERS;
      const isLongPast = isAlone && year - inYear >= MANY_YEARS;
      if (isOver ? inYear >= year : !isLongPast && ahead <= (isAlone ? 0 : most * 12)) continue;
      if (mustBePast !== (isAlone && !isLongPast)) continue;
      const inside = { start, end: start + written.length };
      yield {
        document,
        location: { path, part: 'value', inside },
        words: isOver ? over(written) : isLongPast ? longPast(written) : words(written),
      };
    }
  }
}

/** A date that is written without a name: "2025", "05/2025", "12/05/2025". */
const IN_FIGURES = /^(?:\d{1,2}[/.-]){0,2}(?<year>\d{4})$/g;
const DAY_BEFORE = /^\d{1,2}(?:st|nd|rd|th|\.)? (?:of )?/;
/** Years so far ahead nobody speaks of, and laws not at all before their time. */
const MANY_YEARS = 30;
/** What stands before a year in a language, and before that of a law. */
const YEARS_BEHIND: Readonly<Record<string, RegExp>> = {
  en: /(?<=(?<!\p{L})(?:(?<law>act|regulations|order|directive|since|built in)|in|from|until|by)\s)[2-9]\d{3}(?![\p{L}\p{N}%]|[.,:/-]\d)/giu,
};

/** What is said of something that ends, with the year in which it does. */
const OFFERS: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:(?:happy|merry|prosperous|peaceful)(?! to)|offers? (?:ends?|valid|until|\d)|(?:valid|holds?|available|open) (?:only )?(?:until|till|in|for)|book (?:now )?(?:before|by)|coming (?:soon|in)|new (?:for|in)|(?:spring|summer|autumn|winter|christmas) (?:offer|sale))[^.!?:]{0,40}?(?<![\d/-])(?<year>20\d\d)(?![\d/-])/giu,
};
const OF_OFFERS = -1;

/** Finds the months with a year in the texts of a document; which of them are far away is for the day to say. */
const monthReader = keptPerDocument('months with a year', (site) => {
  const names = monthsIn(localeOf(site)).map((name) => name.toLowerCase());
  const years = YEARS_BEHIND[localeOf(site).split('-')[0]!];
  const offers = OFFERS[localeOf(site).split('-')[0]!];
  const dates = new RegExp(String.raw`(?<![\p{L}\p{N}])(${names.join('|')}) (\d{4})(?![\p{L}\p{N}])`, 'giu');
  const forms = [dates, years, offers].flatMap((form) =>
    form ? [new RegExp(form.source, form.flags.replace('g', ''))] : [],
  );
  const dated = (document: SiteDocument) =>
    textsIn(document).filter(({ value, path }) => forms.some((form) => form.test(value)) || path.at(-1) === 'date');
  return (document: SiteDocument) =>
    dated(document).flatMap(({ path, value }) => [
      ...[...(years ? value.matchAll(years) : [])].map(({ 0: written, index: start, groups }) => ({
        path,
        written,
        start,
        inYear: Number(written),
        inMonth: 1,
        isAlone: false,
        most: groups?.['law'] ? 0 : MANY_YEARS,
      })),
      ...[...(offers ? value.matchAll(offers) : [])].map(({ 0: written, index: start, groups }) => ({
        path,
        written,
        start,
        inYear: Number(groups?.['year']),
        inMonth: 12,
        isAlone: false,
        most: OF_OFFERS,
      })),
      ...(path.at(-1) === 'date' ? [...value.matchAll(IN_FIGURES)] : []).map(({ 0: written, groups }) => ({
        path,
        written,
        start: 0,
        inYear: Number(groups!['year']),
        inMonth: 1,
        isAlone: true,
        most: YEARS,
      })),
      ...[...value.matchAll(dates)].map(({ 0: written, 1: name, 2: inYear, index: start }) => ({
        path,
        written,
        start,
        inYear: Number(inYear),
        inMonth: names.indexOf(name!.toLowerCase()) + 1,
        isAlone: written === value.trim().replace(DAY_BEFORE, ''),
        most: YEARS,
      })),
    ]);
});

const words = (written: string): Words => ({
  message: `${written} is still to come.`,
  fix: 'Correct the year. If a day so far ahead is meant, say what happens on it.',
  why: 'Visitors would take a slip of the keyboard for a sign that nobody reads these pages.',
});

const longPast = (written: string): Words => ({
  message: `${written} is more than ${MANY_YEARS} years ago.`,
  fix: 'Correct the year.',
  why: 'Visitors would take a slip of the keyboard for a sign that nobody reads these pages.',
});

const over = (written: string): Words => ({
  message: `"${written}" is over.`,
  fix: 'Take it out, or write what holds now.',
  why: 'Visitors would ask for what you no longer offer, or take the page for one that nobody looks after.',
});
