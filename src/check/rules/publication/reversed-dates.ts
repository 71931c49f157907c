import { soundOf } from '../../../content/sound';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';

export const reversedDates: Rule = {
  code: 'reversed-dates',
  severity: 'error',
  summary: 'The last day on which a page is shown lies before the first.',
  example: {
    before: '"publishFrom": "2027-06-01", "until": "2027-05-31"',
    after: '"publishFrom": "2027-05-01", "until": "2027-05-31"',
  },
  scope: 'site',
  *check(site) {
    for (const document of site.pages) {
      const { publishFrom: from, until } = soundOf(document);
      // ISO dates compare as strings.
      if (from === undefined || until === undefined || until >= from) continue;
      yield {
        document,
        location: { path: ['until'], part: 'value' },
        words: words({ from, until }),
        related: [{ document, location: { path: ['publishFrom'], part: 'value' }, message: shownFrom }],
      };
    }
  },
};

const words = ({ from, until }: { from: string; until: string }): Words => ({
  message: `The page is shown until ${until}, but only from ${from} on.`,
  fix: `Write a day in "until" that is ${from} or later, or an earlier day in "publishFrom".`,
  why: 'Visitors would never see the page.',
});

const shownFrom = 'The first day stands here.';
