import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { quote } from '../../words';
import { NOT_SHOWN } from './not-shown';
import { flawsTold } from './told-to-search';

const WHAT: Record<string, string> = {
  closes: 'the time at which the line closes',
  telephone: 'the number of the business',
};

/** A rating that cannot be is reported at the claims that it is made from. */
const TOLD_ELSEWHERE = ['ratingValue', 'reviewCount'];

export const wrongStructuredData: Rule = {
  code: 'wrong-structured-data',
  severity: 'error',
  summary:
    'Search engines would be told something that cannot be: hours that end before they begin, a number that is ' +
    'none, an address that is not whole.',
  example: {
    before: '"hours": { "opens": "18:00", "closes": "08:00", … }',
    after: '"hours": { "opens": "08:00", "closes": "18:00", … }',
  },
  scope: 'site',
  *check(site) {
    for (const { document, location, flaw } of flawsTold(site)) {
      if (flaw.fault === 'wrong' && !TOLD_ELSEWHERE.includes(flaw.property))
        yield {
          document,
          location,
          words: wrongProperty(flaw),
        };
    }
  },
};

const wrongProperty = ({
  property,
  value,
  expected,
}: {
  property: string;
  value: unknown;
  expected: string;
}): Words => ({
  message: `${quote(value)} cannot be ${WHAT[property] ?? `the "${property}" of a page`}: it must be ${expected}.`,
  fix: `Write ${expected}.`,
  why: NOT_SHOWN,
});
