import { unitCalled } from '../../../content/units';
import { isObject } from '../../../json/is-object';
import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import type { Site, SiteDocument } from '../../site';
import { claimsIn, claimSpot } from './claims';
import { speechOf } from './speech';
import { anyOf } from './vocabulary';
import type { Vocabulary } from './vocabulary';

export const foundingMismatch: Rule = {
  code: 'founding-mismatch',
  severity: 'error',
  summary:
    'The year of foundation is still to come, or a claim says another one or more years of experience than there were.',
  example: {
    before: '"founded": 2019 and { "subject": "experience", "value": 15, "unit": "years", … }, in 2026',
    after: '"founded": 2009',
  },
  *check(site) {
    const document = site.business;
    const founded = isObject(document?.value) ? document.value['founded'] : undefined;
    if (!document || typeof founded !== 'number') return;
    const year = Number(site.setting.today?.slice(0, 4) ?? Infinity);
    if (founded > year) {
      yield { document, location: { path: ['founded'], part: 'value' }, words: toCome(founded, year) };
      return;
    }
    const { vocabulary, locale } = speechOf(site);
    if (vocabulary) yield* inClaims(site, { vocabulary, locale }, { document, founded, year });
  },
};

interface Founding {
  document: SiteDocument;
  founded: number;
  year: number;
}

function* inClaims(
  site: Site,
  { vocabulary, locale }: { vocabulary: Vocabulary; locale: string },
  { document, founded, year }: Founding,
): Generator<Diagnostic> {
  const related = [
    { document, location: { path: ['founded'], part: 'value' as const }, message: 'This is the year of foundation.' },
  ];
  const isFounding = anyOf(vocabulary.founded);
  for (const claim of claimsIn(site)) {
    const { subject, unit, value, scope } = claim;
    const isExperience =
      new RegExp(`^(?:${vocabulary.topics.experience})`, 'iu').test(subject) && unitCalled(unit, locale) === 'year';
    if (isExperience && Math.max(...value) > year - founded) {
      yield {
        document,
        location: claimSpot(claim, 'value'),
        words: tooLong({ founded, years: Math.max(...value), most: year - founded }),
        related,
      };
    } else {
      const other = isFounding.test(scope) ? /(?<!\d)(?:18|19|20)\d\d(?!\d)/.exec(scope) : undefined;
      if (other && Number(other[0]) !== founded)
        yield { document, location: claimSpot(claim, 'scope'), words: otherYear(other[0], founded), related };
    }
  }
}

const ONE_IS_FALSE =
  'Visitors would read two different things of how long you have been there, and one of them is false.';

const toCome = (founded: number, year: number): Words => ({
  message: `The business would be founded in ${founded}, and it is ${year}.`,
  fix: 'Write the year in which it was founded.',
  why: 'Visitors would read that the business does not exist yet.',
});

const tooLong = ({ founded, years, most }: { founded: number; years: number; most: number }): Words => ({
  message: `${years} years of experience are more than the ${most} years since ${founded}, the year in "founded".`,
  fix: 'Correct the one that is wrong.',
  why: ONE_IS_FALSE,
});

const otherYear = (written: string, founded: number): Words => ({
  message: `The scope of this claim has ${written} for the year of foundation, and "founded" has ${founded}.`,
  fix: 'Correct the one that is wrong.',
  why: ONE_IS_FALSE,
});
