import { soundOf } from '../../../content/sound';
import { oncePer } from '../../once';
import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import type { SitePage } from '../../site';
import { textsIn } from '../../texts/texts';
import { claimsIn, claimSpot } from './claims';
import { DAY } from './hours';
import { measureOf, topicOf } from './statements';
import { speechOf } from './speech';
import { anyOf } from './vocabulary';

export const foundingMismatch: Rule = {
  code: 'founding-mismatch',
  severity: 'error',
  yieldsTo: ['claim-mismatch'],
  summary:
    'The year of foundation is still to come, or a claim says another one or more years of experience than there were.',
  example: {
    before: '"founded": 2019 and { "subject": "experience", "value": 15, "unit": "years", … }, in 2026',
    after: '"founded": 2009',
  },
  *check(site) {
    const document = site.business;
    const { founded } = soundOf(document);
    if (!document || founded === undefined) return;
    const year = Number(site.setting.today?.slice(0, 4) ?? Infinity);
    const location = { path: ['founded'], part: 'value' as const };
    if (founded > year) {
      yield { document, location, words: toCome(founded, year) };
      return;
    }
    const speech = speechOf(site);
    const isFounding = speech.vocabulary && anyOf(speech.vocabulary.topics.founded!.said!);
    const related = [{ document, location, message: 'This is the year of foundation.' }];
    const counted = claimsIn(site).flatMap(({ scope }) => YEARS.exec(scope)?.[0] ?? []);
    // Where most are counted from earlier on, it is the year of foundation that is wrong.
    const isEarly = (since: string) => Number(since) < founded && counted.filter((each) => each === since).length === 1;
    const found = claimsIn(site).flatMap((claim): Diagnostic[] => {
      const { subject, unit, scope } = claim;
      const years = (Math.max(...claim.value) * measureOf(unit, speech).factor) / YEAR;
      const other = YEARS.exec(scope)?.[0];
      const isOther = other !== undefined && (isFounding?.test(scope) ? Number(other) !== founded : isEarly(other));
      const follows = [{ document, path: claimSpot(claim, 'text').path }];
      if (topicOf(subject, speech) === 'experience' && years > year - founded)
        return [
          { document, location: claimSpot(claim, 'value'), words: tooLong(years, founded, year), related, follows },
        ];
      return isOther
        ? [{ document, location: claimSpot(claim, 'scope'), words: otherYear(other, founded), related }]
        : [];
    });
    const years = counted.filter((since) => Number(since) !== founded);
    const [usual] = years.toSorted((a, b) => votesFor(b, years) - votesFor(a, years));
    const isLong = found.some(({ location: { path } }) => path.at(-1) === 'value');
    // Two that agree with each other are rather right than one.
    if (found.length > 0 && usual !== undefined && votesFor(usual, years) + Number(isLong) > 1)
      yield {
        document,
        location,
        words: outvoted(founded, usual),
        related: claimsIn(site)
          .filter(({ scope }) => YEARS.exec(scope)?.[0] === usual)
          .map((claim) => ({ document, location: claimSpot(claim, 'scope'), message: `This counts from ${usual}.` })),
      };
    else yield* found;
    for (const page of site.pages) {
      for (const { path, year: written } of datedIn(page)) {
        if (Number(written) >= founded) continue;
        yield { document: page, location: { path, part: 'value' }, words: tooEarly(written, founded), related };
      }
    }
  },
};

/** A year of the last centuries. */
const YEARS = /(?<!\d)(?:18|19|20)\d\d(?!\d)/;

/** When what stands on a page says that it was written. */
const datedIn = oncePer((page: SitePage) =>
  textsIn(page).flatMap(({ path, value }) => {
    const year = path.at(-1) === 'date' ? YEARS.exec(value)?.[0] : undefined;
    return year === undefined ? [] : [{ path, year }];
  }),
);

const votesFor = (year: string, years: readonly string[]) => years.filter((each) => each === year).length;

const YEAR = 365 * DAY;

const toCome = (founded: number, year: number): Words => ({
  message: `The business would be founded in ${founded}, and it is ${year}.`,
  fix: 'Write the year in which it was founded.',
  why: 'Visitors would read that the business does not exist yet.',
});

const oneIsFalse = (message: string): Words => ({
  message,
  fix: 'Correct the one that is wrong.',
  why: 'Visitors would read two different things of how long you have been there, and one of them is false.',
});

const tooLong = (years: number, founded: number, year: number) =>
  oneIsFalse(
    `${years} years of experience are more than the ${year - founded} years since ${founded}, the year in "founded".`,
  );

const outvoted = (founded: number, usual: string): Words => ({
  message: `"founded" has ${founded}, and your claims count from ${usual}.`,
  fix: `Write ${usual} in its place. If ${founded} is right, correct the claims.`,
  why: 'Visitors would read two different things of how long you have been there, and one of them is false.',
});

const tooEarly = (written: string, founded: number) =>
  oneIsFalse(`This was written in ${written}, and "founded" has ${founded}.`);

const otherYear = (written: string, founded: number) =>
  oneIsFalse(`The scope of this claim has ${written} for the year of foundation, and "founded" has ${founded}.`);
