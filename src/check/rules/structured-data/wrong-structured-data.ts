import { WEEK } from '../../../content/documents/hours.schema';
import type { Weekday } from '../../../content/documents/hours.schema';
import type { Path } from '../../../json/path';
import { ofBusiness } from '../../documents/business';
import { pushTo } from '../../lists';
import { atValue, beside } from '../../placed';
import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import { upperFirst } from '../../words';

/** The rest of the structured data is made from fields whose schemas require it. */
export const wrongStructuredData: Rule = {
  code: 'wrong-structured-data',
  severity: 'error',
  summary: 'Search engines would be told hours that end before they begin, or two sorts that overlap on one day.',
  example: { before: '"opens": "18:00", "closes": "08:00"', after: '"opens": "08:00", "closes": "18:00"' },
  scope: 'site',
  *check(site) {
    const hours = ofBusiness(site, 'hours');
    if (!hours) return;
    const spans: [Path, Span][] = [
      [['hours'], hours],
      ...hours.otherDays.map((each, index): [Path, typeof each] => [['hours', 'otherDays', index], each]),
    ];
    const ofDay = new Map<Weekday, { at: Path; span: Span }[]>();
    for (const [path, span] of spans) {
      yield* turned(path, span);
      const { days } = span;
      for (const [index, day] of (days ?? WEEK).entries()) {
        const at = days ? [...path, 'days', index] : path;
        const before = ofDay.get(day)?.find((each) => overlap(each.span, span));
        pushTo(ofDay, day, { at, span });
        if (before)
          yield atValue(site.business!, at, twice(day), { related: [beside(site.business!, before.at, HERE_TOO)] });
      }
    }
    if (hours.holidays) yield* turned(['hours', 'holidays'], hours.holidays);

    function* turned(path: Path, { opens, closes, closesNextDay = false }: Span): Generator<Diagnostic> {
      if (opens === undefined || closes === undefined || (closesNextDay ? opens >= closes : opens < closes)) return;
      yield atValue(site.business!, [...path, 'closes'], (closesNextDay ? tooLong : words)(opens, closes));
    }
  },
};

interface Span {
  opens?: string | undefined;
  closes?: string | undefined;
  closesNextDay?: boolean | undefined;
  days?: readonly Weekday[] | undefined;
}

/** Times of a day compare as strings; hours that end on the next day last longer than any of this one. */
const endOf = ({ closes = '', closesNextDay = false }: Span) => (closesNextDay ? '24' : closes);

/** A lunch break parts the hours of a day; hours that overlap contradict each other. */
const overlap = (one: Span, other: Span) => (one.opens ?? '') < endOf(other) && (other.opens ?? '') < endOf(one);

const HERE_TOO = 'These hours hold on the same day.';

const twice = (day: Weekday): Words => ({
  message: `Two sorts of hours overlap on ${upperFirst(day)}.`,
  fix: `Leave "${day}" in one of the two lists. Hours without "days" hold on every day: add their "days".`,
  why: 'Visitors and search engines would not know which of the two to believe.',
});

const words = (opens: string, closes: string): Words => ({
  message: `"${closes}" cannot be the time at which the line closes: it opens at "${opens}".`,
  fix: `Write a time later than "${opens}"; for day and night, "23:59"; after midnight, add "closesNextDay": true.`,
  why: 'Search engines show such a page without its hours, or not at all.',
});

const tooLong = (opens: string, closes: string): Words => ({
  message: `"${closes}" of the next day is more than a day after "${opens}".`,
  fix: `Write a time earlier than "${opens}", or take "closesNextDay" out.`,
  why: 'Search engines show such a page without its hours, or not at all.',
});
