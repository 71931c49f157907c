import { describe, expect, it } from 'vitest';
import { AREA, PAGE, SITE, about, area, changed, claim, prose, reviews, siteWith } from './make';
import { goodPage } from './small-site';
import { problemsBy, toldBy } from './told-by';
import { said } from './said';

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

const site = (claims: object[] = LEDGER) => siteWith({ claims });
const saying = (words: string) => ({ ...site(), ...about(prose(words)) });

it('[Q10] refuses claims of one subject and one scope that differ, and lists them', () => {
  const changes = site([
    stated('a', 'response time', 20, 'minute', '20 minutes', { scope: 'Home page' }),
    stated('b', 'Response time', 30, 'minute', '30 minutes', { scope: 'home page.' }),
    ...LEDGER.slice(5),
  ]);
  expect(problemsBy('conflicting-claims', changes)).toMatchObject(said`
    # error conflicting-claims pages/_site.json «30»
    "b" says "30 minutes" of the Response time, but "a" says "20 minutes", and their scope is the same.
    > Correct the wrong figure, or say in each "scope" what makes it true: which pages, work or period.
    ? Visitors would read two figures for the same thing, and one of them is false.
    ~ Here it is "20 minutes".`);
});

it('[Q10] lets claims differ by their scope, and agree in one', () => {
  const same = stated('same', 'response time', 20, 'minute', '20 minutes', { scope: 'Scope of response' });
  for (const fine of [site(), site([...LEDGER, same])]) expect(toldBy('conflicting-claims', fine)).toEqual([]);
});

it('[Q12] warns of a claim whose day of review has passed, and of none without a day', () => {
  const old = stated('old', 'response time', 20, 'minute', '20 minutes', { reviewBy: '2026-03-31' });
  const found = (today?: string) =>
    problemsBy('overdue-claim', site([old, ...LEDGER.slice(5)]), today === undefined ? {} : { today });
  expect(found('2026-04-01')).toMatchObject(said`
    # warning overdue-claim pages/_site.json «"2026-03-31"»
    "old" (20 minutes) should have been looked at by 2026-03-31.
    > See whether it is still true, correct it if not, and write the day of the next review in "reviewBy".`);
  expect([found('2026-03-31'), found()]).toEqual([[], []]);
});

it('[Q13] warns of a claim that no page uses; a rating uses its claims, and a text its tokens', () => {
  const ALL_BUT_ONE = '{claim.response} {claim.range} {claim.hourly} {claim.liability} {claim.share} {claim.years}';
  expect(problemsBy('unused-claim', saying(ALL_BUT_ONE))).toMatchObject(said`
    # unused-claim pages/_site.json «"warranty"»
    No page uses the claim "warranty".
    > Write {claim.warranty} where a page says it, or take the claim out.
    ? Nobody sees it, and whoever looks after the figures has one more to keep true.`);
});

it('[Q14] refuses a rating that is no average or no number of reviews', () => {
  const rating = (value: string, count: string) =>
    problemsBy('unusable-rating', {
      ...site(),
      [PAGE]: changed<object>(goodPage('About'), { 'metadata.rating': { value, count } }),
    });
  const WHY = 'Search engines would be told a rating that nobody gave, and visitors would see no stars.';
  expect(rating('average', 'reviews')).toEqual([]);
  expect(rating('response', 'average')).toMatchObject(said`
    # unusable-rating ${PAGE} «"response"»
    The claim "response" cannot be an average of stars: its unit is "minute".
    > Write a claim that can be one, for example "average".
    ? ${WHY}
    # unusable-rating ${PAGE} «"average"»
    The claim "average" cannot be a number of reviews: 4.9 is no whole number.
    > Write a claim that can be one, for example "reviews".
    ? ${WHY}`);
});

it('[Q14] tells a rating whose claim is itself wrong at the claim alone', () => {
  const wrong = { ...stated('average', 'rating', 48, 'rating', 'x'), text: '4.8' };
  const ledger = site([wrong, ...LEDGER.filter(({ id }) => id !== 'average')]);
  expect(toldBy('unusable-rating claim-mismatch', ledger)).toEqual([`${SITE} claim-mismatch "4.8"`]);
});

it('[Q41] refuses to work a sum out from what is no hourly price', () => {
  const sum = (rate: string) => {
    const items = [{ name: 'A tap', price: { rate, hours: 2 } }];
    return { ...site(), ...about({ type: 'price-examples', heading: 'What it comes to', items }) };
  };
  expect(toldBy('unusable-price', sum('hourly'))).toEqual([]);
  expect(problemsBy('unusable-price', sum('response'))).toMatchObject(said`
    # unusable-price ${PAGE} «"response"»
    The claim "response" cannot be the price of one hour: it is 20 minutes, and its unit is "minute" and not "GBP-per-hour".
    > Write a claim that can be one, for example "hourly".
    ? Visitors would find a job here without what it costs.`);
});

it('[Q41] refuses to work a sum out from words, and to take them for a rating', () => {
  const price = { type: 'price-examples', heading: 'x', items: [{ name: 'x', price: { rate: 'visit', hours: 2 } }] };
  const page = changed<object>(goodPage('About', price), { 'metadata.rating': { value: 'average', count: 'visit' } });
  const ledger = siteWith({ claims: [...LEDGER, inWords('visit', 'price, visit')] });
  expect(problemsBy('unusable-price unusable-rating', { ...ledger, [PAGE]: page })).toMatchObject(said`
    # unusable-rating ${PAGE} «"visit"»
    The claim "visit" cannot be a number of reviews: it is words alone, without a value.
    > Write a claim that can be one, for example "reviews".
    # unusable-price ${PAGE} «"visit"»
    The claim "visit" cannot be the price of one hour: it is words alone, without a value.
    > Write a claim that can be one, for example "hourly".`);
});

it('[Q27] turns a range that goes from more to less', () => {
  const range = (value: number[]) =>
    problemsBy('claim-mismatch', site([stated('a', 'response time', value, 'minute', 'x'), ...LEDGER.slice(5)]));
  expect(range([30, 15])).toMatchObject(said`
    # /claims/0/value ⇒ [15, 30]
    The range of "a" goes from more to less.
    > Write [15, 30] in its place.
    ? Visitors would read a figure that nobody can keep to.`);
  expect([range([15, 30]), range([15, 15])]).toEqual([[], []]);
});

it('[Q27] refuses what is below zero, but no temperature', () => {
  const below = (value: number | number[], unit: string) =>
    problemsBy('claim-mismatch', site([{ ...claim('a', 'x', 1, unit), value, text: undefined }, ...LEDGER]));
  expect(below(-90, 'GBP')).toMatchObject(said`
    # /claims/0/value ⇒ nothing
    The value of "a" is below zero.
    > Take the sign "-" away.
    ? Visitors would read a sum, a time or a number that there cannot be.`);
  for (const unit of ['minute', 'count', 'EUR-per-hour']) expect(below([-20, 30], unit), unit).toHaveLength(1);
  for (const unit of ['celsius', 'percent']) expect(below(-20, unit), unit).toEqual([]);
});

it('[Q42] refuses a unit that is no code, with the one that is near or the list of all', () => {
  const counted = (unit: string) =>
    problemsBy('unknown-unit', site([...LEDGER.slice(5), stated('visit', 'time, visit', 20, unit, 'x')]));
  expect(toldBy('unknown-unit', site())).toEqual([]);
  expect(counted('GPB-per-hour')).toMatchObject(said`
    # ⇒ "GBP-per-hour"
    "GPB-per-hour", the unit of the claim "visit", is not one of the units.
    > Write "GBP-per-hour" in its place.
    ? Visitors would read a bare number, and could not tell minutes from hours.`);
  expect(counted('munudau ar y tro')).toMatchObject(said`
    # ⇒ nothing
    > Write "second", "minute", "hour", "day", "week", "month", "year", "percent", "millimeter", "centimeter", "meter", "kilometer", "inch", "foot", "yard", "mile", "hectare", "acre", "liter", "gallon", "kilogram", "pound", "celsius" or "degree"; for money "GBP" or "GBP-per-hour" (or per another of these); "count" for what the text names beside the number, or "rating" for stars; words alone have no value and no unit.`);
});

const inWords = (id: string, subject: string, more: object = {}) => {
  const { value: _value, unit: _unit, ...words } = stated(id, subject, 1, 'count', 'day and night, all 24 hours', more);
  return words;
};

it('[Q55] takes a claim that is words alone, which states no figure that could be wrong or differ', () => {
  const two = ['a', 'b'].map((id) => inWords(id, 'response time', { scope: 'Scope of response' }));
  const codes = 'claim-mismatch conflicting-claims unknown-unit outside-claim';
  expect(toldBy(codes, site([...two, ...LEDGER]))).toEqual([]);
});

it('[Q55] says what a claim lacks that is neither a figure nor words', () => {
  const lacking = (...names: string[]) => {
    const gone = Object.fromEntries(names.map((name) => [name, undefined]));
    return problemsBy(
      'claim-mismatch unknown-unit',
      site([{ ...stated('visit', 'visit', 20, 'minute', 'x'), ...gone }]),
    );
  };
  for (const others of [[], ['text']]) {
    expect(lacking('unit', ...others)).toMatchObject(said`
      # error missing-field ${SITE} /claims/0
      "unit" is missing from a figure of the site file.
      > Add "unit" between these brackets, for example "unit": "minute".
      ? Visitors would read a bare number, and could not tell minutes from hours.`);
    expect(lacking('value', ...others)).toMatchObject(said`
      # error missing-field ${SITE} /claims/0
      "value" is missing from a figure of the site file.
      > Add "value" between these brackets, for example "value": 1.
      ? Every page that states this figure would show visitors a gap in its place.`);
  }
  expect(lacking('value', 'unit', 'text')).toMatchObject(said`
    # error missing-field ${SITE} /claims/0
    "text" is missing from a claim in words of the site file.
    > Add "text": "…" between these brackets.
    ? Without a value and a unit a claim is its words: visitors would see a gap in its place.`);
  expect(lacking('value', 'unit')).toEqual([]);
});

it('[Q28] has a year of foundation that is not to come, and no review from before it', () => {
  const today = { today: '2026-04-01' };
  expect(toldBy('founding-mismatch', siteWith({ founded: 2009 }), today)).toEqual([]);
  expect(toldBy('founding-mismatch', siteWith({ founded: 2029 }))).toEqual([]);
  expect(problemsBy('founding-mismatch', siteWith({ founded: 2029 }), today)).toMatchObject(said`
    The business would be founded in 2029, and it is 2026.
    > Write the year in which it was founded.
    ? Visitors would read that the business does not exist yet.`);
  const dated = (date: string) => toldBy('founding-mismatch', about(reviews({ date })));
  expect(dated('March 2008')).toEqual([`${PAGE} founding-mismatch "March 2008"`]);
  expect(dated('March 2009')).toEqual([]);
});

it.each([
  ['15+ years', 15, 'year', 0],
  ['15+ years', 51, 'year', 1],
  ['£2M', 2_000_000, 'GBP', 0],
  ['£5M', 2_000_000, 'GBP', 1],
  ['20–30 minutes', [20, 30], 'minute', 0],
  ['20–35 minutes', [20, 30], 'minute', 1],
  ['48 hours', 2, 'day', 0],
  ['Same day', [0, 1], 'day', 0],
])('[Q54] holds the words of a claim against its value: %s of %j %s', (text, value, unit, count) => {
  expect(problemsBy('claim-mismatch', site([stated('a', 'one', value, unit, text)]))).toHaveLength(count);
});

it('[Q51] refuses a response time outside the claim of all areas', () => {
  const within = (minutes: number) =>
    problemsBy('outside-claim', {
      ...siteWith({ areaFigures: { responseClaim: 'home-response' } }),
      ...area({ 'facts.responseMinutes': minutes }),
    });
  expect(within(45)).toMatchObject(said`
    # outside-claim ${AREA} /facts/responseMinutes
    45 minutes lie outside "home-response", which says 20 minutes.`);
  expect(within(15)).toEqual([]);
});

it('[Q51] judges no response time by a claim that has lost one of its two figures', () => {
  const with15To = (...most: number[]) => ({
    ...siteWith({
      claims: [stated('range', 'response time', [15, ...most], 'minute', '15–30 minutes')],
      areaFigures: { responseClaim: 'range' },
    }),
    ...area({ 'facts.responseMinutes': 45 }),
  });
  expect(problemsBy('outside-claim', with15To(30))).toHaveLength(1);
  expect(problemsBy('outside-claim', with15To()).map(({ rule }) => rule)).toEqual(['too-few']);
});

describe('units beside tokens', () => {
  const unit = (words: string) => problemsBy('wrong-unit', saying(words)).map(({ underlined }) => underlined);

  it.each([
    ['Within {claim.response} Minutes.', '{claim.response} Minutes'],
    ['Labour is £{claim.hourly}.', '£{claim.hourly}'],
    ['Labour is {claim.hourly} £.', '{claim.hourly} £'],
    ['{claim.share}% recommend us.', '{claim.share}%'],
  ])('[Q31] are taken out where the value has them: "%s"', (words, both) => {
    expect(unit(words)).toEqual([both]);
    expect(problemsBy('wrong-unit', saying(words))[0]!.edits[0]!.insert).toBe(/\{[^}]*\}/.exec(both)![0]);
  });

  it('[Q31] are named with the value that has them', () => {
    expect(problemsBy('wrong-unit', saying('We come in {claim.response} minutes.'))).toMatchObject(said`
      {claim.response} stands for "20 minutes" and has its unit already: "minutes" is said twice.
      > Take "minutes" out.
      ? Visitors would read a figure that makes no sense, or another than ours.`);
  });

  it.each([
    'We come in {claim.response}, minutes after you call.',
    'A {claim.response}-minute wait.',
    '{claim.reviews} reviews from {claim.range}.',
    'From £5 to {claim.hourly}.',
    '{claim.response} minutesman.',
    '{claim.nobody} minutes, {phone} minutes.',
  ])('[Q31] are left alone in "%s"', (words) => {
    expect(unit(words)).toEqual([]);
  });
});
