import { soundOf } from '../../../content/sound';
import { countryOf, phoneNumberOf } from '../../texts/phone-numbers';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';

export const oddGrouping: Rule = {
  code: 'odd-grouping',
  severity: 'warning',
  summary: 'The digits of a phone number stand in other groups than its country writes them.',
  example: { before: '"display": "0209 100 123"', after: '"display": "020 910 0123"' },
  scope: 'site',
  *check({ business: document }) {
    if (!document) return;
    const said = soundOf(document);
    const numbers = [
      { path: ['phone', 'display'], display: said.phone?.display, dialled: said.phone?.international },
      ...(said.hotlines ?? []).map((each, index) => ({
        path: ['hotlines', index, 'display'],
        display: each?.display,
        dialled: each?.international,
      })),
    ];
    for (const { path, display, dialled } of numbers) {
      const number = display === undefined ? undefined : phoneNumberOf(display, countryOf(said));
      if (!number?.isValid() && !number?.isPossible()) continue;
      const usual = display!.startsWith('+') ? number.formatInternational() : number.formatNational();
      const [own, others] = [endsOf(display!), endsOf(usual)];
      const isOdd = own.length > 0 && others.some((end) => !own.includes(end));
      // Where the digits are not those that are dialled, that is the mistake.
      if (isOdd && phoneNumberOf(dialled ?? '', countryOf(said))?.number === number.number)
        yield { document, location: { path, part: 'value' }, words: words(display!, usual) };
    }
  },
};

/** After how many digits a group ends. */
const endsOf = (written: string): number[] => {
  const groups = written.match(/\d+/g) ?? [];
  return groups.slice(0, -1).map((_, index) => groups.slice(0, index + 1).join('').length);
};

const words = (display: string, usual: string): Words => ({
  message: `The digits of ${display} stand in other groups than people know: ${usual}.`,
  fix: `Write "${usual}" in its place.`,
  why: 'Visitors dial in groups, and take a number in others for a wrong one.',
});
