import { countryOf, phoneNumbersIn } from '../../texts/phone-numbers';
import type { Words } from '../../problem';
import { keeperOf } from '../../texts/reserved-numbers';
import type { Rule } from '../../rule';
import { valuesIn } from '../../documents/values';

export const reservedNumber: Rule = {
  code: 'reserved-number',
  severity: 'error',
  gate: 'live',
  summary: 'A phone number is one that is kept for films and books.',
  example: {
    before: '"phone": { "display": "202-555-0123", … }',
    after: '"phone": { "display": "(your own number)", … }',
  },
  scope: 'site',
  *check(site) {
    const country = countryOf(site.business?.value);
    for (const document of site.documents.values()) {
      for (const { path, value } of valuesIn(document)) {
        if (typeof value !== 'string') continue;
        for (const { number, written, ...inside } of phoneNumbersIn(value, country)) {
          const keeper = keeperOf(number);
          if (keeper) yield { document, location: { path, part: 'value', inside }, words: words(written, keeper) };
        }
      }
    }
  },
};

const words = (number: string, keeper: string): Words => ({
  message: `${number} is one of the numbers that ${keeper} keeps for films and books.`,
  fix: 'Write the real number of the business.',
  why: 'Nobody answers it: a visitor in an emergency would hear nothing.',
});
