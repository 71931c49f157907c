import { soundOf } from '../../../content/sound';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { speechOf } from './speech';
import { hoursIn, otherHours } from './stated-hours';

export const hoursMismatch: Rule = {
  code: 'hours-mismatch',
  severity: 'error',
  summary: 'The hours in words are not those in figures.',
  example: {
    before: '"hours": { "opens": "08:00", "closes": "18:00", "text": "24 hours a day" }',
    after: '"hours": { "opens": "00:00", "closes": "23:59", "text": "24 hours a day" }',
  },
  *check(site) {
    const document = site.business;
    const { hours } = soundOf(document);
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
  },
};

const words = ({ written, opens, closes }: { written: string; opens: string; closes: string }): Words => ({
  message: `Visitors read "${written}", and search engines are told ${opens} to ${closes}.`,
  fix: 'Correct the one that is wrong: "text", or "opens" and "closes".',
  why: 'Visitors would call when nobody answers, or not call when somebody would.',
});
