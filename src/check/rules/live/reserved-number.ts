import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { valuesIn } from '../../values';
import { dramaNumbersIn } from './drama-numbers';

export const reservedNumber: Rule = {
  code: 'reserved-number',
  severity: 'error',
  gate: 'live',
  summary: 'A number is one that Ofcom keeps for films and books.',
  example: {
    before: '"phone": { "display": "020 7946 0123", … }',
    after: '"phone": { "display": "020 8555 4321", … }',
  },
  *check(site) {
    for (const document of site.documents.values()) {
      for (const { path, value } of valuesIn(document.value)) {
        if (typeof value !== 'string') continue;
        for (const { number, start, end } of dramaNumbersIn(value)) yield {
          document, location: { path, part: 'value', inside: { start, end } }, words: words(number),
        };
      }
    }
  },
};

const words = (number: string): Words => ({
  message: `${number} is one of the numbers that Ofcom keeps for films and books.`,
  fix: 'Write the real number of the business.',
  why: 'Nobody answers it: a visitor with a burst pipe would hear nothing.',
});
