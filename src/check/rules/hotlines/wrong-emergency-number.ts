import { validPartsOf } from '../../../content/valid-parts';
import { atValue } from '../../placed';
import type { Rule } from '../../rule';
import { countryOf, phoneNumberOf } from '../../texts/phone-numbers';
import { emergencyNumbers } from '../../texts/reserved-numbers';
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
    const site = validPartsOf(document);
    const country = countryOf(site);
    if (!document || !country) return;
    const numberOf = (text: string) => phoneNumberOf(text, country)?.number ?? text.replaceAll(' ', '');
    for (const [index, each] of (site.hotlines ?? []).entries()) {
      const { display, name, when = '', speaksOf = [], comesFirst } = each ?? {};
      if (comesFirst === false || display === undefined || name === undefined) continue;
      const right = emergencyNumbers([name, when, ...speaksOf].join('\n'), country);
      if (!right || right.numbers.some((number) => numberOf(number) === numberOf(display))) continue;
      const words = {
        message:
          `${display} of "${name}" is not the number that ${country} has published for ${right.danger}: that is ` +
          `${listOf(right.numbers, 'or')}.`,
        fix:
          'Write the right number in "display", and in "international" as phones dial it. If the line is for ' +
          'something ' +
          `else, say so in its name; if it need not come before yours, write "comesFirst": false.`,
        why: CALLED_FIRST,
      };
      const causes = [['hotlines', index, 'international'], ['country']];
      yield atValue(document, ['hotlines', index, 'display'], words, {
        follows: causes.map((path) => ({ document, path })),
      });
    }
  },
};
