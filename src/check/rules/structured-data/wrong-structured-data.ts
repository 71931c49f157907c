import type { Path } from '../../../json/path';
import { ofBusiness } from '../../documents/ledger';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';

/** All else that search engines are told is made from fields that their schemas hold to what is needed. */
export const wrongStructuredData: Rule = {
  code: 'wrong-structured-data',
  severity: 'error',
  summary: 'Search engines would be told hours that end before they begin.',
  example: {
    before: '"hours": { "opens": "18:00", "closes": "08:00", … }',
    after: '"hours": { "opens": "08:00", "closes": "18:00", … }',
  },
  scope: 'site',
  *check(site) {
    const hours = ofBusiness(site, 'hours');
    if (!hours) return;
    const { holidays } = hours;
    const spans: [
      Path,
      { opens?: string | undefined; closes?: string | undefined; closesNextDay?: boolean | undefined },
    ][] = [
      [['hours'], hours],
      ...hours.otherDays.map((each, index): [Path, typeof each] => [['hours', 'otherDays', index], each]),
    ];
    if (holidays) spans.push([['hours', 'holidays'], holidays]);
    for (const [path, { opens, closes, closesNextDay = false }] of spans) {
      if (opens === undefined || closes === undefined) continue;
      if (closesNextDay ? opens < closes : opens >= closes)
        yield {
          document: site.business!,
          location: { path: [...path, 'closes'], part: 'value' },
          words: closesNextDay ? tooLong(opens, closes) : words(opens, closes),
        };
    }
  },
};

const words = (opens: string, closes: string): Words => ({
  message: `"${closes}" cannot be the time at which the line closes: it opens at "${opens}".`,
  fix: `Write a time later than "${opens}"; for day and night, "23:59"; where it closes after midnight, add "closesNextDay": true.`,
  why: 'Search engines show such a page without its hours, or not at all.',
});

const tooLong = (opens: string, closes: string): Words => ({
  message: `"${closes}" of the next day is more than a day after "${opens}".`,
  fix: `Write a time earlier than "${opens}", or take "closesNextDay" out.`,
  why: 'Search engines show such a page without its hours, or not at all.',
});
