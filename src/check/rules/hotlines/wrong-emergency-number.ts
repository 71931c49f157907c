import { nearest } from '../../nearest';
import { atValue } from '../../placed';
import type { Rule } from '../../rule';
import { validPartsOf } from '../../../content/valid-parts';
import { countryOf, digitsOf } from '../../texts/phone-numbers';
import { emergencyNumbers } from '../../texts/reserved-numbers';
import { CALLED_FIRST } from './called-first';

export const wrongEmergencyNumber: Rule = {
  code: 'wrong-emergency-number',
  severity: 'error',
  summary: 'The number of a hotline is one slip away from one that the country has published for people in danger.',
  example: { before: '"display": "1800 20 50 51", …', after: '"display": "1800 20 50 50", …' },
  scope: 'site',
  *check({ business: document }) {
    const site = validPartsOf(document);
    const published = new Map(emergencyNumbers(countryOf(site) ?? '').map((number) => [digitsOf(number), number]));
    for (const [index, { display = '', name = '' } = {}] of (site.hotlines ?? []).entries()) {
      const right = published.has(digitsOf(display)) ? undefined : nearest(digitsOf(display), published.keys());
      if (!document || right === undefined) continue;
      const words = {
        message:
          `${display} of "${name}" is almost ${published.get(right)}, which the ` +
          'country has published for people in danger.',
        fix: `Write ${published.get(right)} in "display", and in "international" as phones dial it.`,
        why: CALLED_FIRST,
      };
      yield atValue(document, ['hotlines', index, 'display'], words, {
        follows: [{ document, path: ['hotlines', index, 'international'] }],
      });
    }
  },
};
