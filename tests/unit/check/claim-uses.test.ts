import { describe, expect, it } from 'vitest';
import { contradictingFigure } from '../../../src/check/rules/claims/contradicting-figure';
import { doubtfulFigure } from '../../../src/check/rules/claims/doubtful-figure';
import { miscountedList } from '../../../src/check/rules/claims/miscounted-list';
import { mislabelledToken } from '../../../src/check/rules/claims/mislabelled-token';
import { misusedClaim } from '../../../src/check/rules/claims/misused-claim';
import { responseOutOfRange } from '../../../src/check/rules/claims/response-out-of-range';
import { unbackedRating } from '../../../src/check/rules/claims/unbacked-rating';
import { typedFigure } from '../../../src/check/rules/claims/typed-figure';
import { wrongUnit } from '../../../src/check/rules/claims/wrong-unit';
import { areaPage } from '../schemas/area-page';
import { claim } from './claim';
import { goodPage, siteFile } from './small-site';
import { problemsBy, toldBy, wordsBy } from './told-by';

const PAGE = 'pages/about.json';
const AREA = 'pages/areas/sw1h.json';
const LEDGER = [
  claim('response', 'response time', 20, 'minutes'),
  claim('range', 'response time', [15, 30], 'minutes'),
  claim('burst', 'response time, burst pipe', [15, 30], 'minutes', { scope: 'Usual response to burst pipes.' }),
  claim('drain', 'response time, blocked drain', [20, 45], 'minutes', { scope: 'Usual response to blocked drains.' }),
  claim('home', 'price, domestic', 95, 'GBP per hour', { scope: 'Labour in homes, with tax.' }),
  claim('shop', 'price, commercial', 150, 'GBP per hour', { scope: 'Labour on commercial premises, with tax.' }),
  claim('liability', 'insurance, homes', 2_000_000, 'GBP', { text: '£2M' }),
  claim('warranty', 'warranty, workmanship', 12, 'months'),
  claim('log', 'retention, server log', 14, 'days'),
  claim('law', 'cancellation, by law', 14, 'days'),
  claim('notice', 'notice, routine work', 24, 'hours'),
  claim('reply', 'reply to e-mail', 2, 'hours'),
  claim('years', 'experience', 15, 'years', { text: '15+ years' }),
  claim('boroughs', 'boroughs', 32, 'boroughs'),
  claim('customers', 'customers', 5000, 'customers', { text: '5,000+' }),
  claim('recommend', 'would recommend', 99, 'per cent'),
  claim('average', 'rating', 4.9, 'out of 5'),
  claim('stars', 'rating', 4.8, 'out of 5', { text: '4.8/5' }),
  claim('reviews', 'reviews', 240, 'reviews'),
  claim('line', 'promise, phone', 1, 'promise', { text: 'we stay on the line' }),
  claim('late', 'promise, delays', 1, 'promise', { text: "we'll ring you", scope: 'When we ring you.' }),
];
const site = (claims: object[] = LEDGER) => ({ 'pages/_site.json': { ...siteFile(), claims } });
const saying = (words: string) => ({ ...site(), [PAGE]: goodPage('About', { type: 'prose', paragraphs: [words] }) });
const told = (rule: Parameters<typeof toldBy>[0], words: string) =>
  toldBy(rule, saying(words)).map((each) => each.split(' ').slice(2).join(' '));

describe('tokens beside a label', () => {
  const gas = { id: 'gas', name: 'Gas Safe registered business', body: 'Gas Safe Register', number: '1' };
  const guild = { id: 'guild', name: 'CIPHE member', body: 'Chartered Institute', number: '2' };
  const work = claim('work', 'time, boiler', [1, 2], 'days');
  const beside = (label: string, value: string, field = 'value') =>
    toldBy(mislabelledToken, {
      'pages/_site.json': { ...siteFile(), claims: [...LEDGER, work], accreditations: [gas, guild] },
      [PAGE]: goodPage(
        'About',
        field === 'value'
          ? {
              type: 'stat-row',
              items: [
                { label, value },
                { label: 'More', value: '1' },
              ],
            }
          : { type: 'badges', items: [{ icon: 'star', label, detail: value }] },
      ),
    }).map((each) => each.split(' ').slice(1).join(' '));

  it.each([
    ['Number', '{email}', '{email}'],
    ['Answered', '{phone}', '{phone}'],
    ['E-mail', '{phone}', '{phone}'],
    ['Phone', '{claim.customers}', '{claim.customers}'],
    ['On site', '{claim.warranty}', '{claim.warranty}'],
    ['London boroughs', '{claim.customers}', '{claim.customers}'],
    ['{claim.stars}', '{claim.average}', '{claim.stars}'],
  ])('[Q101] are of what it names, and "%s" is not %s', (label, value, token) => {
    expect(beside(label, value)).toEqual([`mislabelled-token ${token}`]);
  });

  it.each([
    ['Number', '{phone}'],
    ['Answered', '{hours}'],
    ['Answered', 'within {claim.response}'],
    ['Address', '{email}'],
    ['On site', '{claim.work}'],
    ['Timeframe', '{claim.response}'],
    ['Number', '18001, then {phone}'],
    ['London boroughs', '{claim.boroughs}'],
    ['households helped', '{claim.customers}'],
    ['for all our customers', '{claim.average}'],
    ['Company number', '{company.number}'],
  ])('[Q101] may stand beside "%s": %s', (label, value) => {
    expect(beside(label, value)).toEqual([]);
  });

  it('[Q101] are of the body that it names', () => {
    expect(beside('Member of the institute (CIPHE)', '{accreditation.gas}', 'detail')).toEqual([
      'mislabelled-token {accreditation.gas}',
    ]);
    expect(beside('Member of the institute (CIPHE)', '{accreditation.guild}', 'detail')).toEqual([]);
    expect(beside('Gas Safe registered engineers', '{accreditation.gas}', 'detail')).toEqual([]);
    expect(beside('Trade body', '{accreditation.gas}', 'detail')).toEqual([]);
  });

  it('[Q102] are the only way to a rating: no page without one has stars in words', () => {
    const badge = (label: string, rating?: object) => {
      const page = areaPage();
      const { rating: _, ...facts } = page.facts as typeof page.facts & { rating?: object };
      const badges = { type: 'badges', items: [{ icon: 'star', label }] };
      return toldBy(unbackedRating, {
        [AREA]: { ...page, facts: { ...facts, ...(rating && { rating }) }, blocks: [...page.blocks, badges] },
      });
    };
    for (const label of ['5 Star Rated', 'Five-star service', 'Top-rated here'])
      expect(badge(label), label).toHaveLength(1);
    expect(badge('5 Star Rated', { value: 4.8, count: 88 })).toEqual([]);
    expect(badge('Local team')).toEqual([]);
    expect(badge('A four star hotel')).toEqual([]);
  });
});

describe('tokens of claims in texts', () => {
  it.each([
    ['Work in homes: {claim.shop} per hour.', '{claim.shop}'],
    ['Labour on commercial premises is {claim.home} an hour.', '{claim.home}'],
    ['A burst pipe is reached in {claim.drain}.', '{claim.drain}'],
    ['A blocked drain is reached in {claim.burst}.', '{claim.burst}'],
    ['We are insured up to {claim.home}.', '{claim.home}'],
    ['We charge {claim.liability} an hour.', '{claim.liability}'],
    ['An engineer is with you within {claim.reply}.', '{claim.reply}'],
    ['The log is deleted after {claim.warranty}.', '{claim.warranty}'],
    ['All work is guaranteed for {claim.log}.', '{claim.log}'],
    ['You may cancel within {claim.log}.', '{claim.log}'],
    ['We have {claim.warranty} of experience.', '{claim.warranty}'],
    ['We answer e-mails within {claim.response}.', '{claim.response}'],
  ])('[Q30] finds the wrong claim in "%s"', (words, token) => {
    expect(told(misusedClaim, words)).toEqual([token]);
  });

  it('[Q30] says what the claim is of, and what may be meant', () => {
    expect(problemsBy(misusedClaim, saying('Work in homes: {claim.shop} per hour.'))).toMatchObject([
      {
        severity: 'error',
        message: '{claim.shop} (£150) is of "price, commercial", and the words around it speak of something else.',
        fix: 'Write what is meant in its place: {claim.home} (£95, price, domestic). If it is right, name in the sentence what it is of.',
        why: 'Visitors would be promised a figure that holds for something else.',
        related: [{ message: 'It is of this: Labour on commercial premises, with tax.' }],
      },
    ]);
  });

  it.each([
    'Work in homes: {claim.home} per hour, on commercial premises {claim.shop}.',
    'Labour is {claim.home} an hour.',
    'We come in {claim.response}; a burst pipe is reached in {claim.burst}.',
    'Insured to {claim.liability}, with {claim.years} of experience.',
    'The log is deleted after {claim.log}.',
    'You may cancel within {claim.law}, or with {claim.notice} of notice.',
    'E-mail reply within {claim.reply}.',
    'There are no delays: {claim.line} when you ring us.',
  ])('[Q30] has nothing to say about "%s"', (words) => {
    expect(told(misusedClaim, words)).toEqual([]);
  });

  it.each([
    ['We come in {claim.response} minutes.', '{claim.response} minutes'],
    ['A {claim.response}-minute response.', '{claim.response}-minute'],
    ['Labour is £{claim.home}.', '£{claim.home}'],
    ['Labour is {claim.home} pounds.', '{claim.home} pounds'],
    ['{claim.recommend} per cent recommend us.', '{claim.recommend} per cent'],
    ['{claim.recommend}% recommend us.', '{claim.recommend}%'],
    ['Rated {claim.stars} out of 5.', '{claim.stars} out of 5'],
    ['Guaranteed for {claim.warranty} months.', '{claim.warranty} months'],
  ])('[Q31] takes the second unit out of "%s"', (words, both) => {
    expect(told(wrongUnit, words)).toEqual([both]);
    expect(problemsBy(wrongUnit, saying(words))[0]!.edits[0]!.insert).toBe(/\{[^}]*\}/.exec(both)![0]);
  });

  it.each([
    ['We serve {claim.boroughs} customers.', '{claim.boroughs} customers'],
    ['{claim.customers} boroughs trust us.', '{claim.customers} boroughs'],
    ['Rated {claim.average} out of 10.', '{claim.average} out'],
  ])('[Q31] refuses the unit of another in "%s"', (words, both) => {
    expect(told(wrongUnit, words)).toEqual([both]);
  });

  it('[Q31] holds the facts of an area to their units', () => {
    const area = (words: string) => ({
      ...site(),
      [AREA]: { ...areaPage(), blocks: [{ type: 'prose', paragraphs: [words] }] },
    });
    expect(wordsBy(wrongUnit, area('We come in {area.responseMinutes} hours.'))).toEqual([
      {
        message: '{area.responseMinutes} stands for 20, and the text makes "20 hours" of it.',
        fix: 'Write {area.responseMinutes} minutes in its place.',
        why: 'Visitors would read a figure that makes no sense, or another than ours.',
      },
    ]);
    expect(toldBy(wrongUnit, area('{area.reviewCount} customers, in {area.responseMinutes} hours.'))).toHaveLength(2);
    expect(
      toldBy(
        wrongUnit,
        area(
          '{area.responseMinutes} minutes, {area.responseMinutes}-minute, {area.rating} out of 5, {area.rating}/5 from {area.reviewCount} reviews.',
        ),
      ),
    ).toEqual([]);
  });

  it.each([
    'We come in {claim.response}, day and night, and in {claim.response} day and night.',
    '{claim.boroughs} London boroughs and {claim.customers} customers.',
    '{claim.home} an hour, {claim.average} out of 5, {claim.average}/5.',
    '{claim.reviews} reviews, {claim.recommend} of customers.',
    '{claim.years} of experience, {claim.warranty} guarantee.',
  ])('[Q31] has nothing to say about "%s"', (words) => {
    expect(told(wrongUnit, words)).toEqual([]);
  });
});

describe('claims of all areas', () => {
  const SCOPE = 'Average by district: from the fastest to the slowest.';
  const areas = (minutes: number[], value: number | number[], scope = SCOPE) => ({
    ...site([
      claim('all', 'response time', value, 'minutes', { scope }),
      claim('reviews', 'reviews', 240, 'reviews'),
      claim('average', 'rating', 4.9, 'out of 5'),
    ]),
    ...Object.fromEntries(
      minutes.map((responseMinutes, index) => [
        index === 0 ? AREA : `pages/areas/n${index}.json`,
        { ...areaPage(), facts: { ...areaPage().facts, responseMinutes } },
      ]),
    ),
  });
  const said = (...all: Parameters<typeof areas>) => toldBy(responseOutOfRange, areas(...all));

  it('[Q32] hold for each of them', () => {
    expect(said([15, 20, 30], [15, 30])).toEqual([]);
    expect(said([15, 20, 30, 45], [15, 30])).toEqual(['pages/areas/n3.json response-out-of-range 45']);
    expect(said([15, 20, 30, 10], [15, 30])).toEqual(['pages/areas/n3.json response-out-of-range 10']);
    expect(said([15, 20, 45], 30, 'In every district we come within this.')).toEqual([
      'pages/areas/n2.json response-out-of-range 45',
    ]);
    expect(said([15, 20, 45], 30, 'An average of urgent calls.')).toEqual([]);
    expect(wordsBy(responseOutOfRange, areas([15, 20, 30, 45], [15, 30]))).toEqual([
      {
        message: 'This area takes 45 minutes, and the claim "all" says 15–30 minutes of all areas.',
        fix: 'Correct the one that is wrong.',
        why: 'Visitors would be promised on one page what another page denies.',
      },
    ]);
  });

  it('[Q32] are told where they hold for few, or name a time that no area has', () => {
    expect(said([25, 30, 30], [15, 20])).toHaveLength(1);
    expect(said([15, 20, 25], [15, 30])).toEqual([expect.stringContaining('pages/_site.json response-out-of-range')]);
    expect(wordsBy(responseOutOfRange, areas([15, 20, 25], [15, 30]))[0]!.message).toBe(
      'The claim "all" says 15–30 minutes of all areas, and they take from 15 to 25 minutes.',
    );
    const unread = { ...areas([15, 20, 25], [15, 30]), 'pages/areas/n9.json': '{ "facts": { "responseMinutes": 30 ' };
    expect(problemsBy(responseOutOfRange, unread).map(({ rule }) => rule)).not.toContain('response-out-of-range');
  });
});

describe('lists under a heading that counts them', () => {
  const steps = (heading: string, count: number) => ({
    [PAGE]: goodPage('About', {
      type: 'steps',
      heading,
      items: Array.from({ length: count }, (_, index) => ({ heading: `Step ${index}`, text: 'Do it.' })),
    }),
  });

  it.each(['Seven steps to a dry floor', '7 steps', 'Twelve things that we do'])(
    '[Q34] are counted: "%s" over six',
    (heading) => {
      expect(toldBy(miscountedList, steps(heading, 6))).toEqual([`${PAGE} miscounted-list ${heading.split(' ')[0]}`]);
    },
  );

  it('[Q34] are told with the number of entries', () => {
    expect(wordsBy(miscountedList, steps('Seven steps', 6))[0]!.message).toBe(
      'The text says "Seven", and 6 entries stand in "items" under it.',
    );
  });

  it('[Q34] are counted in the words under it, where they point at the list', () => {
    const under = (intro: string) => {
      const page = steps('Steps', 6)[PAGE] as { blocks: object[] };
      return { [PAGE]: { ...page, blocks: page.blocks.map((block, at) => (at === 0 ? block : { ...block, intro })) } };
    };
    expect(toldBy(miscountedList, under('These seven steps keep it dry.'))).toEqual([`${PAGE} miscounted-list seven`]);
    expect(toldBy(miscountedList, under('The seven steps below keep it dry.'))).toHaveLength(1);
    expect(toldBy(miscountedList, under('Seven people did it before you.'))).toEqual([]);
    expect(toldBy(miscountedList, steps('Our five steps', 6))).toEqual([`${PAGE} miscounted-list five`]);
  });

  it.each(['Six steps', 'One number for all', '24 hours a day', 'Two of our rules', 'How seven became six'])(
    '[Q34] agree with "%s"',
    (heading) => {
      expect(toldBy(miscountedList, steps(heading, 6))).toEqual([]);
    },
  );
});

describe('harmless words', () => {
  it.each([
    'Run the cold tap for two minutes before you drink.',
    'Turn the valve a quarter of a turn every six months.',
    'The boiler should be serviced once a year.',
    'Most boilers last fifteen years.',
    'Lead pipes were laid until 1970.',
    'The estate was built in 1936 and listed in 1998.',
    'The bridge was opened in 1890.',
    'The market was established in 1830.',
    'A shower uses about ten litres a minute.',
    'Wait half an hour, then read the meter again.',
    'Dry the cupboard for 24 hours before you paint it.',
    'The glue needs two hours to set.',
    'The council charges £30 for a permit.',
    'Many firms charge £150 for that alone.',
    'A new tap costs your neighbour nothing.',
    'The fine for it is £80.',
    'The museum is open from nine to five.',
    'Parking is free from 6pm to 8am.',
    'The library is closed on Mondays.',
    'The station is a five-minute walk away.',
    'Two of three leaks are under the sink.',
    'One in ten homes has a lead pipe.',
    'About 20% of the heat is lost in the loft.',
    'Insulation can save 10% of your gas.',
    'Three boroughs meet at the bridge.',
    'Two customers asked us the same question.',
    'It has nine lives and seven seals.',
    'Keep the receipt for six years.',
    'Your landlord must give you 24 hours of notice.',
    'By law the data must be kept for six years.',
    'The maker gives a ten-year warranty on the tank.',
    'The manufacturer’s guarantee lasts 5 years.',
    'Rule 5 of 10 says so.',
    'A pressure of 1.5 bar is right.',
    'The pipe is 25 mm wide and 3 m long.',
    'It happened at half past two on 3 March 2021.',
    'He came twice in one week, at ten and at four.',
    'The tank holds 200 litres.',
    'In summer the river falls by two metres.',
    'Call 999 if anybody is hurt.',
  ])('[Q33] are left alone: "%s"', (words) => {
    expect(told([contradictingFigure, doubtfulFigure, typedFigure, misusedClaim, wrongUnit], words)).toEqual([]);
  });
});
