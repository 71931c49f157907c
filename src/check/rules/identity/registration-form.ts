import { soundOf } from '../../../content/sound';
import { ownValue } from '../../../json/own-value';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';

interface Form {
  /** What the site file calls the number, or how the number begins. */
  label?: RegExp;
  begins?: RegExp;
  form: RegExp;
  said: string;
}

/** How the registers of a country write the numbers that they give, without spaces. */
const FORMS: Readonly<Record<string, readonly Form[]>> = {
  // https://www.gov.uk/government/publications/uniform-resource-identifiers-uri-customer-guide
  GB: [
    {
      label: /^company (?:registration )?n(?:umber|o\.?)$/i,
      form: /^(?:\d{8}|[A-Z]{2}\d{6})$/,
      said: 'eight digits, or two letters and six digits',
    },
    { begins: /^GB\d/, form: /^GB\d{9}(?:\d{3})?$/, said: 'GB and nine digits' },
  ],
  IE: [
    { label: /^company (?:registration )?n(?:umber|o\.?)$/i, form: /^\d{5,6}$/, said: 'five or six digits' },
    { begins: /^IE\d/, form: /^IE\d[\dA-Z+*]\d{5}[A-Z]{1,2}$/, said: 'IE, seven digits and a letter or two' },
  ],
  DE: [{ begins: /^DE\d/, form: /^DE\d{9}$/, said: 'DE and nine digits' }],
  AT: [{ begins: /^ATU/, form: /^ATU\d{8}$/, said: 'ATU and eight digits' }],
  FR: [{ begins: /^FR/, form: /^FR[\dA-Z]{2}\d{9}$/, said: 'FR, two signs and nine digits' }],
  NL: [{ begins: /^NL\d/, form: /^NL\d{9}B\d{2}$/, said: 'NL, nine digits, B and two digits' }],
};

export const registrationForm: Rule = {
  code: 'registration-form',
  severity: 'warning',
  summary: 'A number of the business has more or fewer digits than its register gives.',
  example: { before: '"value": "DE 123 456 78"', after: '"value": "DE 123 456 789"' },
  scope: 'site',
  *check({ business: document }) {
    if (!document) return;
    const { country = '', registration = [] } = soundOf(document);
    for (const [index, { label = '', value = '' }] of registration.map((each) => each ?? {}).entries()) {
      const plain = value.replaceAll(/[\s.-]/g, '').toUpperCase();
      const wrong = ownValue(FORMS, country)?.find(
        (each) => (each.label?.test(label) ?? each.begins?.test(plain)) && /\d/.test(plain) && !each.form.test(plain),
      );
      if (!wrong) continue;
      const location = { path: ['registration', index, 'value'], part: 'value' as const };
      yield { document, location, words: words(value, wrong.said) };
    }
  },
};

const words = (value: string, said: string): Words => ({
  message: `"${value}" has not as many digits as such a number: it is ${said}.`,
  fix: 'Write the number as it stands on the letter of the register.',
  why: 'The law wants it told, and whoever looks it up would find nobody.',
});
