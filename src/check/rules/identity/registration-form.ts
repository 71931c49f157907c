import { soundOf } from '../../../content/sound';
import { ownValue } from '../../../json/own-value';
import { atValue } from '../../placed';
import type { Rule } from '../../rule';

/** How the tax office of a country writes a number, without spaces: its beginning, all of it, and in words. */
const FORMS: Readonly<Record<string, { begins: RegExp; form: RegExp; inWords: string }>> = {
  // https://ec.europa.eu/taxation_customs/vies/#/faq
  GB: { begins: /^GB\d/, form: /^GB\d{9}(?:\d{3})?$/, inWords: 'GB and nine digits' },
  IE: { begins: /^IE\d/, form: /^IE\d[\dA-Z+*]\d{5}[A-Z]{1,2}$/, inWords: 'IE, seven digits and a letter or two' },
  DE: { begins: /^DE\d/, form: /^DE\d{9}$/, inWords: 'DE and nine digits' },
  AT: { begins: /^ATU/, form: /^ATU\d{8}$/, inWords: 'ATU and eight digits' },
  FR: { begins: /^FR/, form: /^FR[\dA-Z]{2}\d{9}$/, inWords: 'FR, two signs and nine digits' },
  NL: { begins: /^NL\d/, form: /^NL\d{9}B\d{2}$/, inWords: 'NL, nine digits, B and two digits' },
};

export const registrationForm: Rule = {
  code: 'registration-form',
  severity: 'warning',
  summary: 'A number of the business has more or fewer digits than its register gives.',
  example: { before: '"value": "DE 123 456 78"', after: '"value": "DE 123 456 789"' },
  scope: 'site',
  *check({ business: document }) {
    const { country = '', registration = [] } = soundOf(document);
    const known = ownValue(FORMS, country);
    if (!document || !known) return;
    for (const [index, each] of registration.entries()) {
      const value = each?.value ?? '';
      const plain = value.replaceAll(/[\s.-]/g, '').toUpperCase();
      if (!known.begins.test(plain) || !/\d/.test(plain) || known.form.test(plain)) continue;
      yield atValue(document, ['registration', index, 'value'], {
        message: `"${value}" has not as many digits as such a number: it is ${known.inWords}.`,
        fix: 'Write the number as it stands on the letter of the register.',
        why: 'The law wants it told, and whoever looks it up would find nobody.',
      });
    }
  },
};
