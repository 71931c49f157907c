import { soundOf } from '../../../content/sound';
import { weekdaysIn } from '../../texts/dates';
import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import { localeOf } from '../../texts/sentences';
import { oncePerSiteFile } from '../../documents/site-file';
import type { OfSiteFile } from '../../documents/site-file';
import { speechOf } from './speech';
import { vocabularyOf } from './vocabulary';
import { haveDays, hoursIn, otherHours } from './stated-hours';
import type { Hours } from './stated-hours';

export const hoursMismatch: Rule = {
  code: 'hours-mismatch',
  severity: 'error',
  summary: 'The hours in words are not those in figures.',
  example: {
    before: '"hours": { "opens": "08:00", "closes": "18:00", "text": "24 hours a day" }',
    after: '"hours": { "opens": "00:00", "closes": "23:59", "text": "24 hours a day" }',
  },
  check: oncePerSiteFile((site) => [...mismatchesIn(site)]),
};

function* mismatchesIn(site: OfSiteFile): Generator<Diagnostic> {
  const document = site.business;
  const { hours } = soundOf(document);
  const day = hours && dayNamed(hours, localeOf(site));
  if (document && day) {
    const inside = { start: day.start, end: day.start + day.written.length };
    yield { document, location: { path: ['hours', 'text'], part: 'value', inside }, words: dayWords(day.written) };
  }
  const stated = hoursIn(hours);
  const other = stated && otherHours(stated, speechOf(site));
  if (!document || !other) return;
  yield {
    document,
    location: { path: ['hours', 'text'], part: 'value', inside: { start: other.start, end: other.end } },
    words: words({ written: other.written, opens: hours!.opens!, closes: hours!.closes! }),
    related: [
      { document, location: { path: ['hours', 'opens'], part: 'value' }, message: 'These are the hours in figures.' },
    ],
  };
}

/** A day of the week in the words, where the figures hold every day. */
function dayNamed(hours: Hours, locale: string): { written: string; start: number } | undefined {
  const { text } = hours;
  if (text === undefined || haveDays(hours)) return undefined;
  const names = [...weekdaysIn(locale), ...weekdaysIn(locale, 'short')];
  const someDays = vocabularyOf(locale)?.someDays ?? '(?!)';
  const found = new RegExp(`(?<!\\p{L})(?:(?:${names.join('|')})s?|${someDays})(?!\\p{L})`, 'iu').exec(text);
  return found ? { written: found[0], start: found.index } : undefined;
}

const dayWords = (written: string): Words => ({
  message: `Visitors read "${written}", and search engines are told that somebody answers every day of the week.`,
  fix: 'Write the days into "days" of the hours, for example "days": ["monday", "tuesday"], and those with other hours into "otherDays".',
  why: 'Visitors would call when nobody answers, or not call when somebody would.',
});

const words = ({ written, opens, closes }: { written: string; opens: string; closes: string }): Words => ({
  message: `Visitors read "${written}", and search engines are told ${opens} to ${closes}.`,
  fix: 'Correct the one that is wrong: "text", or "opens" and "closes".',
  why: 'Visitors would call when nobody answers, or not call when somebody would.',
});
