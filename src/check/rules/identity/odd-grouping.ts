import { soundOf } from '../../../content/sound';
import { atValue } from '../../placed';
import type { Rule } from '../../rule';
import { countryOf, isSameNumber, phoneNumberOf } from '../../texts/phone-numbers';

export const oddGrouping: Rule = {
  code: 'odd-grouping',
  severity: 'warning',
  summary: 'The digits of a phone number stand in other groups than its country writes them.',
  example: { before: '"display": "0209 100 123"', after: '"display": "020 910 0123"' },
  scope: 'site',
  *check({ business: document }) {
    if (!document) return;
    const site = soundOf(document);
    const country = countryOf(site);
    const more = (['numbers', 'hotlines'] as const).flatMap((list) =>
      (site[list] ?? []).map((each, index) => ({ path: [list, index], ...each })),
    );
    for (const { path, display = '', international = '' } of [{ path: ['phone'], ...site.phone }, ...more]) {
      const number = phoneNumberOf(display, country);
      // Where the digits are not those that are dialled, that is the mistake.
      if (!number?.isPossible() || !isSameNumber(display, international, country)) continue;
      const usual = display.startsWith('+') ? number.formatInternational() : number.formatNational();
      const [own, others] = [endsOf(display), endsOf(usual)];
      if (own.length === 0 || others.every((end) => own.includes(end))) continue;
      yield atValue(document, [...path, 'display'], {
        message: `The digits of ${display} stand in other groups than people know: ${usual}.`,
        fix: `Write "${usual}" in its place.`,
        why: 'Visitors dial in groups, and take a number in others for a wrong one.',
      });
    }
  },
};

/** After how many digits a group ends. */
const endsOf = (written: string): number[] => {
  const groups = written.match(/\d+/g) ?? [];
  return groups.slice(0, -1).map((_, index) => groups.slice(0, index + 1).join('').length);
};
