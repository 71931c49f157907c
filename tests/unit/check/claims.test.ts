import { describe, expect, it } from 'vitest';
import { claimMismatch, overdueClaim, unusedClaim } from '../../../src/check/rules/claims/ledger';
import { conflictingClaims } from '../../../src/check/rules/claims/conflicting-claims';
import { foundingMismatch } from '../../../src/check/rules/claims/founding-mismatch';
import { unknownUnit } from '../../../src/check/rules/claims/unknown-unit';
import { unusablePrice, unusableRating } from '../../../src/check/rules/claims/unusable-claim';
import { wrongUnit } from '../../../src/check/rules/claims/wrong-unit';
import { claim } from './claim';
import { goodPage, siteFile } from './small-site';
import { problemsBy, toldBy, wordsBy } from './told-by';

const PAGE = 'pages/about.json';
const stated = (id: string, subject: string, value: number | number[], unit: string, text: string, more: object = {}) =>
  claim(id, subject, value, unit, { text, ...more });
const LEDGER = [
  stated('response', 'response time', 20, 'minute', '20 minutes'),
  stated('range', 'response time', [15, 30], 'minute', '15–30 minutes'),
  stated('hourly', 'price, domestic', 95, 'GBP-per-hour', '£95'),
  stated('liability', 'insurance, homes', 2_000_000, 'GBP', '£2M'),
  stated('warranty', 'warranty, workmanship', 12, 'month', '12 months'),
  stated('average', 'rating', 4.9, 'rating', '4.9'),
  stated('reviews', 'reviews', 240, 'count', '240'),
  stated('share', 'would recommend', 99, 'percent', '99%'),
  stated('years', 'experience', 15, 'year', '15+ years'),
];
const site = (claims: object[] = LEDGER) => ({ 'pages/_site.json': { ...siteFile(), claims } });
const saying = (words: string) => ({ ...site(), [PAGE]: goodPage('About', { type: 'prose', paragraphs: [words] }) });

describe('the ledger', () => {
  it('[Q10] refuses claims of one subject and one scope that differ, and lists them', () => {
    const changes = site([
      stated('a', 'response time', 20, 'minute', '20 minutes', { scope: 'Home page' }),
      stated('b', 'Response time', 30, 'minute', '30 minutes', { scope: 'home page.' }),
      ...LEDGER.slice(5),
    ]);
    expect(toldBy(conflictingClaims, changes)).toEqual(['pages/_site.json conflicting-claims 30']);
    expect(problemsBy(conflictingClaims, changes)).toMatchObject([
      {
        severity: 'error',
        message: '"b" says "30 minutes" of the Response time, but "a" says "20 minutes", and their scope is the same.',
        fix: 'Correct the figure that is wrong, or say in each "scope" what makes it true: which pages, which work, which period.',
        why: 'Visitors would read two figures for the same thing, and one of them is false.',
        related: [{ message: 'Here it is "20 minutes".' }],
      },
    ]);
  });

  it('[Q11] lets claims differ by their scope, and agree in one', () => {
    expect(toldBy(conflictingClaims, site())).toEqual([]);
    expect(
      toldBy(
        conflictingClaims,
        site([...LEDGER, stated('same', 'response time', 20, 'minute', '20 minutes', { scope: 'Scope of response' })]),
      ),
    ).toEqual([]);
  });

  it('[Q12] warns of a claim whose day of review has passed, and of none without a day', () => {
    const changes = site([
      stated('old', 'response time', 20, 'minute', '20 minutes', { reviewBy: '2026-03-31' }),
      ...LEDGER.slice(5),
    ]);
    expect(toldBy(overdueClaim, changes, { today: '2026-04-01' })).toEqual([
      'pages/_site.json overdue-claim "2026-03-31"',
    ]);
    expect(problemsBy(overdueClaim, changes, { today: '2026-04-01' })[0]).toMatchObject({
      severity: 'warning',
      message: '"old" (20 minutes) should have been looked at by 2026-03-31.',
      fix: 'See whether it is still true, correct it if not, and write the day of the next review in "reviewBy".',
    });
    expect(toldBy(overdueClaim, changes, { today: '2026-03-31' })).toEqual([]);
    expect(toldBy(overdueClaim, changes)).toEqual([]);
  });

  it('[Q13] warns of a claim that no page uses; a rating uses its claims, and a text its tokens', () => {
    const ALL_BUT_ONE = '{claim.response} {claim.range} {claim.hourly} {claim.liability} {claim.share} {claim.years}';
    expect(toldBy(unusedClaim, saying(ALL_BUT_ONE))).toEqual(['pages/_site.json unused-claim "warranty"']);
    expect(wordsBy(unusedClaim, saying(ALL_BUT_ONE))).toEqual([
      {
        message: 'No page uses the claim "warranty".',
        fix: 'Write {claim.warranty} where a page says it, or take the claim out.',
        why: 'Nobody sees it, and whoever looks after the figures has one more to keep true.',
      },
    ]);
  });

  it('[Q14] refuses a rating that is no average or no number of reviews', () => {
    const rating = (value: string, count: string) => {
      const page = goodPage('About');
      return { ...site(), [PAGE]: { ...page, metadata: { ...page.metadata, rating: { value, count } } } };
    };
    expect(toldBy(unusableRating, rating('average', 'reviews'))).toEqual([]);
    expect(toldBy(unusableRating, rating('response', 'range'))).toEqual([
      `${PAGE} unusable-rating "response"`,
      `${PAGE} unusable-rating "range"`,
    ]);
    expect(wordsBy(unusableRating, rating('response', 'average'))).toEqual([
      {
        message: 'The claim "response" cannot be an average of stars: its unit is "minute".',
        fix: 'Write a claim that can be one, for example "average".',
        why: 'Search engines would be told a rating that nobody gave, and visitors would see no stars.',
      },
      {
        message: 'The claim "average" cannot be a number of reviews: 4.9 is no whole number.',
        fix: 'Write a claim that can be one, for example "reviews".',
        why: 'Search engines would be told a rating that nobody gave, and visitors would see no stars.',
      },
    ]);
  });

  it('[Q41] refuses to work a sum out from what is no hourly price', () => {
    const sum = (rate: string) => ({
      ...site(),
      [PAGE]: goodPage('About', {
        type: 'price-examples',
        heading: 'What it comes to',
        items: [{ name: 'A tap', price: { rate, hours: 2 } }],
      }),
    });
    expect(toldBy(unusablePrice, sum('hourly'))).toEqual([]);
    expect(toldBy(unusablePrice, sum('response'))).toEqual([`${PAGE} unusable-price "response"`]);
    expect(wordsBy(unusablePrice, sum('response'))).toEqual([
      {
        message:
          'The claim "response" cannot be the price of one hour: it is 20 minutes, and its unit is "minute" and not "GBP-per-hour".',
        fix: 'Write a claim that can be one, for example "hourly".',
        why: 'Visitors would find a job here without what it costs.',
      },
    ]);
  });

  it('[Q27] turns a range that goes from more to less', () => {
    const range = (value: number[]) => site([stated('a', 'response time', value, 'minute', 'x'), ...LEDGER.slice(5)]);
    expect(problemsBy(claimMismatch, range([30, 15]))).toMatchObject([
      {
        pointer: '/claims/0/value',
        message: 'The range of "a" goes from more to less.',
        fix: 'Write [15, 30] in its place.',
        why: 'Visitors would read a figure that nobody can keep to.',
        edits: [{ insert: '[15, 30]' }],
      },
    ]);
    expect(toldBy(claimMismatch, range([15, 30]))).toEqual([]);
    expect(toldBy(claimMismatch, range([15, 15]))).toEqual([]);
  });

  it('[Q42] refuses a unit that is no code, with the one that is near or the list of all', () => {
    const counted = (unit: string) => site([...LEDGER.slice(5), stated('visit', 'time, visit', 20, unit, 'x')]);
    expect(toldBy(unknownUnit, site())).toEqual([]);
    expect(problemsBy(unknownUnit, counted('GPB-per-hour'))).toMatchObject([
      {
        message: '"GPB-per-hour", the unit of the claim "visit", is not one of the units.',
        fix: 'Write "GBP-per-hour" in its place.',
        why: 'Visitors would read a bare number, and could not tell minutes from hours.',
        edits: [{ insert: '"GBP-per-hour"' }],
      },
    ]);
    expect(problemsBy(unknownUnit, counted('minutes'))[0]).toMatchObject({ fix: 'Write "minute" in its place.' });
    expect(problemsBy(unknownUnit, counted('munudau ar y tro'))[0]).toMatchObject({
      fix:
        'Write "second", "minute", "hour", "day", "week", "month", "year", "percent", "millimeter", "centimeter", ' +
        '"meter", "kilometer", "mile", "hectare", "liter", "kilogram", "celsius" or "degree"; for money "GBP" or ' +
        '"GBP-per-hour" (or per another of these); "count" for what the text names beside the number, "rating" for ' +
        'stars, or "promise" for what only its "text" says.',
      edits: [],
    });
  });

  it('[Q28] has a year of foundation that is not to come, and no review from before it', () => {
    const founded = (year: number) => ({ 'pages/_site.json': { ...siteFile(), founded: year } });
    expect(toldBy(foundingMismatch, founded(2009), { today: '2026-04-01' })).toEqual([]);
    expect(toldBy(foundingMismatch, founded(2029))).toEqual([]);
    expect(wordsBy(foundingMismatch, founded(2029), { today: '2026-04-01' })).toEqual([
      {
        message: 'The business would be founded in 2029, and it is 2026.',
        fix: 'Write the year in which it was founded.',
        why: 'Visitors would read that the business does not exist yet.',
      },
    ]);
    const review = { name: 'Ann P.', place: 'Here', rating: 5, text: 'Good.', provenance: 'sample' };
    const dated = (date: string) => ({
      [PAGE]: goodPage('About', { type: 'reviews', heading: 'Reviews', items: [{ ...review, date }] }),
    });
    expect(toldBy(foundingMismatch, dated('March 2008'))).toEqual([`${PAGE} founding-mismatch "March 2008"`]);
    expect(toldBy(foundingMismatch, dated('March 2009'))).toEqual([]);
  });
});

describe('units beside tokens', () => {
  const unit = (words: string) => toldBy(wrongUnit, saying(words)).map((each) => each.split(' ').slice(2).join(' '));

  it.each([
    ['We come in {claim.response} minutes.', '{claim.response} minutes'],
    ['Within {claim.response} Minutes.', '{claim.response} Minutes'],
    ['Labour is £{claim.hourly}.', '£{claim.hourly}'],
    ['Guaranteed for {claim.warranty} months.', '{claim.warranty} months'],
    ['{claim.share}% recommend us.', '{claim.share}%'],
    ['With {claim.years} years behind us.', '{claim.years} years'],
  ])('[Q31] are taken out where the value has them: "%s"', (words, both) => {
    expect(unit(words)).toEqual([both]);
    expect(problemsBy(wrongUnit, saying(words))[0]!.edits[0]!.insert).toBe(/\{[^}]*\}/.exec(both)![0]);
  });

  it('[Q31] are named with the value that has them', () => {
    expect(wordsBy(wrongUnit, saying('We come in {claim.response} minutes.'))).toEqual([
      {
        message: '{claim.response} stands for "20 minutes" and has its unit already: "minutes" is said twice.',
        fix: 'Take "minutes" out.',
        why: 'Visitors would read a figure that makes no sense, or another than ours.',
      },
    ]);
  });

  it.each([
    'We come in {claim.response}, minutes after you call.',
    'A {claim.response}-minute wait.',
    '{claim.reviews} reviews from {claim.range}.',
    '{claim.average} out of 5, {claim.average}/5.',
    'Insured to {claim.liability} more.',
    'From £5 to {claim.hourly}.',
    '{claim.response} minutesman.',
    '{claim.nobody} minutes, {phone} minutes.',
  ])('[Q31] are left alone in "%s"', (words) => {
    expect(unit(words)).toEqual([]);
  });
});
