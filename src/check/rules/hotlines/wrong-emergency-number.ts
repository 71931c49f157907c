import { soundOf } from '../../../content/sound';
import { countryOf, phoneNumberOf } from '../../texts/phone-numbers';
import type { Words } from '../../problem';
import { emergencyNumbers } from '../../texts/reserved-numbers';
import type { Rule } from '../../rule';
import { listOf } from '../../words';
import { CALLED_FIRST } from './called-first';

export const wrongEmergencyNumber: Rule = {
  code: 'wrong-emergency-number',
  severity: 'error',
  summary: 'A hotline for a danger has another number than the country has published for that danger.',
  example: {
    before: '"display": "1800 20 50 51", "international": "1800205051"',
    after: '"display": "1800 20 50 50", "international": "1800205050"',
  },
  scope: 'site',
  *check({ business: document }) {
    if (!document) return;
    const site = soundOf(document);
    const country = countryOf(site);
    const numberOf = (text: string) => phoneNumberOf(text, country)?.number ?? text.replaceAll(' ', '');
    for (const [index, each] of (site.hotlines ?? []).entries()) {
      const { display, name, when, speaksOf = [], comesFirst } = each ?? {};
      if (!country || comesFirst === false || display === undefined || name === undefined) continue;
      const right = emergencyNumbers([name, when ?? '', ...speaksOf].join('\n'), country);
      if (!right || right.numbers.some((number) => numberOf(number) === numberOf(display))) continue;
      const at = (field: string) => ['hotlines', index, field];
      yield {
        document,
        location: { path: at('display'), part: 'value' },
        words: words({ display, name, country, ...right }),
        follows: [
          { document, path: at('international') },
          { document, path: ['country'] },
        ],
      };
    }
  },
};

type Told = Record<'display' | 'name' | 'country' | 'danger', string> & { numbers: readonly string[] };

const words = ({ display, name, country, danger, numbers }: Told): Words => ({
  message: `${display} of "${name}" is not the number that ${country} has published for ${danger}: that is ${listOf(numbers, 'or')}.`,
  fix:
    `Write the right number in "display", and in "international" as phones dial it. If the line is for something ` +
    `else, say so in its name; if it need not come before yours, write "comesFirst": false.`,
  why: CALLED_FIRST,
});
