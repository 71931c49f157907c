import { describe, expect, it } from 'vitest';
import { claimMismatch } from '../../../src/check/rules/claims/claim-mismatch';
import { conflictingClaims } from '../../../src/check/rules/claims/conflicting-claims';
import { contradictingFigure } from '../../../src/check/rules/claims/contradicting-figure';
import { doubtfulFigure } from '../../../src/check/rules/claims/doubtful-figure';
import { foundingMismatch } from '../../../src/check/rules/claims/founding-mismatch';
import { hoursMismatch } from '../../../src/check/rules/claims/hours-mismatch';
import { overdueClaim } from '../../../src/check/rules/claims/overdue-claim';
import { typedFigure } from '../../../src/check/rules/claims/typed-figure';
import { unusablePrice } from '../../../src/check/rules/claims/unusable-price';
import { unusableRating } from '../../../src/check/rules/claims/unusable-rating';
import { unusedClaim } from '../../../src/check/rules/claims/unused-claim';
import { areaPage } from '../schemas/area-page';
import { claim } from './claim';
import { goodPage, siteFile } from './small-site';
import { problemsBy, toldBy, wordsBy } from './told-by';

const PAGE = 'pages/about.json';
const stated = (id: string, subject: string, value: number | number[], unit: string, text: string, more: object = {}) =>
  claim(id, subject, value, unit, { text, ...more });
const LEDGER = [
  stated('response', 'response time', 20, 'minutes', '20 minutes'),
  stated('range', 'response time', [15, 30], 'minutes', '15–30 minutes'),
  stated('hourly', 'price, domestic', 95, 'GBP per hour', '£95'),
  stated('liability', 'insurance, homes', 2_000_000, 'GBP', '£2M'),
  stated('warranty', 'warranty, workmanship', 12, 'months', '12 months'),
  stated('average', 'rating', 4.9, 'out of 5', '4.9'),
  stated('reviews', 'reviews', 240, 'reviews', '240'),
];
const site = (claims: object[] = LEDGER) => ({ 'pages/_site.json': { ...siteFile(), claims } });
const saying = (words: string, kind = 'paragraphs') => ({
  ...site(),
  [PAGE]: goodPage('About', {
    type: 'prose',
    ...(kind === 'heading' ? { heading: words, paragraphs: ['Words.'] } : { paragraphs: [words] }),
  }),
});
const RULES = [contradictingFigure, typedFigure];
const found = (words: string) => toldBy(RULES, saying(words)).map((each) => each.replace(`${PAGE} `, ''));

describe('figures in texts', () => {
  it('[Q1] shows a response time that contradicts the ledger, and the lines of the ledger', () => {
    const changes = saying('Call, and an engineer is at your door within 60 minutes.');
    expect(toldBy(RULES, changes)).toEqual([`${PAGE} contradicting-figure 60 minutes`]);
    expect(
      problemsBy(RULES, changes).map(({ severity, message, fix, why, related }) => ({
        severity,
        message,
        fix,
        why,
        related: related.map((each) => `${each.file} ${each.message}`),
      })),
    ).toEqual([
      {
        severity: 'error',
        message:
          '"60 minutes" is a response time that is not ours: pages/_site.json has "20 minutes", "15–30 minutes".',
        fix: 'Write {claim.response} (20 minutes) or {claim.range} (15–30 minutes) in its place, or add a claim that says what makes it true.',
        why: 'Visitors who read two different figures believe neither, and a promise that nobody keeps is a false one.',
        related: [
          'pages/_site.json The ledger says "20 minutes" here.',
          'pages/_site.json The ledger says "15–30 minutes" here.',
        ],
      },
    ]);
  });

  it('[Q1] reads on where the money of the site cannot be read', () => {
    const ofMoney = (currency: unknown) => ({
      'pages/_site.json': { ...siteFile(), claims: LEDGER, currency },
      [PAGE]: goodPage('About', { type: 'prose', paragraphs: ['We are with you in 99 minutes.'] }),
    });
    for (const currency of ['£', undefined])
      expect(toldBy(contradictingFigure, ofMoney(currency)), String(currency)).toContain(
        `${PAGE} contradicting-figure 99 minutes`,
      );
  });

  it('[Q2] offers the token for a figure of ours that is typed by hand', () => {
    const changes = saying('An hour costs £95.');
    expect(toldBy(RULES, changes)).toEqual([`${PAGE} typed-figure £95`]);
    expect(problemsBy(RULES, changes)).toMatchObject([
      {
        severity: 'warning',
        message: 'The price "£95" is typed here by hand.',
        fix: 'Write {claim.hourly} (£95) in its place.',
        why: 'When the figure changes in pages/_site.json, visitors would still read the old one here.',
        edits: [{ insert: '{claim.hourly}' }],
      },
    ]);
  });

  it.each([
    ['Call 020 7946 0123.', 'typed-figure 020 7946 0123'],
    ['Call +44 20 7946 0123.', 'typed-figure +44 20 7946 0123'],
    ['Call 020 7946 0999.', 'contradicting-figure 020 7946 0999'],
    ['Our work costs £90 an hour.', 'contradicting-figure £90'],
    ['We are insured for £2 million.', 'typed-figure £2 million'],
    ['Insured to £10,000,000.', 'contradicting-figure £10,000,000'],
    ['Rated 4.7 out of 5.', 'contradicting-figure 4.7 out of 5'],
    ['Rated 4.9/5.', 'typed-figure 4.9/5'],
    ['From 500+ written reviews.', 'contradicting-figure 500+ written reviews'],
    ['We respond in 15–30 minutes.', 'typed-figure 15–30 minutes'],
    ['We respond in 10 to 40 minutes.', 'contradicting-figure 10 to 40 minutes'],
    ['We arrive in half the time: 2 hours.', 'contradicting-figure 2 hours'],
    ['All work is guaranteed for 24 months.', 'contradicting-figure 24 months'],
    ['Guaranteed for 12 months.', 'typed-figure 12 months'],
  ])('[Q3] reads "%s"', (words, expected) => {
    expect(found(words)).toEqual([expected]);
  });

  it.each([
    'Call {phone}: {claim.response} on average, {claim.hourly} an hour.',
    'Smell gas? Call 0800 111 999, or 999 in danger, or 105 when the lights go out.',
    'Dial 18001 before our number.',
    'You can cancel within 14 days, and have 28 days to give a copy.',
    'About 1–1.5 bar when cold, 60 °C stored, 18 mm in each metre.',
    'Open 24 hours a day, 24/7, on our 24-hour line.',
    'Built in 1704, under the Consumer Rights Act 2015.',
    'The Congestion Charge is £18 a day.',
    '5 Star Rated',
    'Within 5 minutes on foot the street changes.',
    'Flush for 2 minutes.',
    "The maker's warranty is 10 years.",
    'Reach 50 °C within a minute.',
    'Category 5 of 5.',
    'Company number 01234567.',
  ])('[Q4] has nothing to say about "%s"', (words) => {
    expect(found(words)).toEqual([]);
  });

  it.each([
    ['10% off your first visit.', 'contradicting-figure 10%'],
    ['We take £20 off.', 'contradicting-figure £20'],
    ['A home visit costs $90.', 'contradicting-figure $90'],
    ['It costs 95 euro an hour.', 'contradicting-figure 95 euro'],
    ['Labour is £90.00 or ninety.', 'contradicting-figure £90.00'],
    ['The log is deleted after 30 days.', 'contradicting-figure 30 days'],
    ['You may cancel within 7 days.', 'contradicting-figure 7 days'],
    ['We answer every e-mail within 4 hours.', 'contradicting-figure 4 hours'],
    ['You may cancel up to 24 hours before.', 'typed-figure 24 hours'],
  ])('[Q3] reads "%s" beside claims of such things', (words, expected) => {
    const more = [
      stated('log', 'retention, server log', 14, 'days', '14 days'),
      stated('law', 'cancellation, by law', 14, 'days', '14 days'),
      stated('notice', 'notice, routine work', 24, 'hours', '24 hours'),
      stated('reply', 'reply to e-mail', 2, 'hours', '2 hours'),
    ];
    expect(
      toldBy(RULES, { ...saying(words), ...site([...LEDGER, ...more]) }).map((each) => each.replace(`${PAGE} `, '')),
    ).toEqual([expected]);
  });

  it('[Q1] offers the claim of this very page first, and then what is nearest', () => {
    const many = [30, 35, 40, 45].map((minutes) =>
        stated(`in-${minutes}`, 'response time', minutes, 'minutes', `${minutes} minutes`),
      ),
      own = stated('about-response', 'response time', 20, 'minutes', '20 minutes', { scope: 'About page: all calls.' });
    const fix = wordsBy(contradictingFigure, {
      ...saying('We arrive in 36 minutes.'),
      ...site([...many, own, ...LEDGER.slice(2)]),
    })[0]!.fix;
    expect(fix).toBe(
      'Write {claim.about-response} (20 minutes) or {claim.in-35} (35 minutes) or {claim.in-40} (40 minutes) in its place, or add a claim that says what makes it true.',
    );
  });

  it('[Q5] reads a length of time by the label beside it', () => {
    const card = (label: string) => ({
      ...site(),
      [PAGE]: goodPage('About', {
        type: 'cards',
        heading: 'x',
        items: [{ icon: 'clock', heading: 'y', text: 'z', facts: [{ label, value: '45 minutes' }] }],
      }),
    });
    expect(toldBy(RULES, card('Response'))).toEqual([`${PAGE} contradicting-figure 45 minutes`]);
    expect(toldBy(RULES, card('Drying time'))).toEqual([]);
  });

  it('[Q6] holds an area page to its own facts', () => {
    const area = (words: string) => ({
      ...site(),
      'pages/areas/sw1h.json': {
        ...areaPage(),
        blocks: [{ type: 'prose', paragraphs: [words] }],
        facts: { ...areaPage().facts, responseMinutes: 25 },
      },
    });
    expect(problemsBy(RULES, area('We arrive in 20 minutes.'))).toMatchObject([
      {
        rule: 'contradicting-figure',
        message: '"20 minutes" is a response time that is not ours: pages/areas/sw1h.json has "25 minutes".',
        related: [{ file: 'pages/areas/sw1h.json' }],
      },
    ]);
    expect(problemsBy(RULES, area('We arrive in 25 minutes.'))).toMatchObject([
      { rule: 'typed-figure', edits: [{ insert: '{area.responseMinutes} minutes' }] },
    ]);
  });

  it.each([
    ['We arrive in 25 minutes.', '{area.responseMinutes} minutes (25 minutes)', '{area.responseMinutes} minutes'],
    ['A 25-minute response.', '{area.responseMinutes}-minute (25-minute)', '{area.responseMinutes}-minute'],
    ['From 189 reviews.', '{area.reviewCount} reviews (189 reviews)', '{area.reviewCount} reviews'],
    ['Rated 4.9/5.', '{area.rating}/5 (4.9/5)', '{area.rating}/5'],
    [
      'We reach you in twenty-five minutes.',
      '{area.responseMinutes} minutes (25 minutes)',
      '{area.responseMinutes} minutes',
    ],
  ])('[Q17] keeps the unit of "%s"', (words, offer, insert) => {
    const changes = {
      ...site(),
      'pages/areas/sw1h.json': {
        ...areaPage(),
        blocks: [{ type: 'prose', paragraphs: [words] }],
        facts: { ...areaPage().facts, responseMinutes: 25 },
      },
    };
    expect(problemsBy(typedFigure, changes)).toMatchObject([
      { fix: `Write ${offer} in its place.`, edits: [{ insert }] },
    ]);
  });

  it('[Q17] keeps the unit where the figure is wrong', () => {
    const changes = {
      ...site(),
      'pages/areas/sw1h.json': { ...areaPage(), blocks: [{ type: 'prose', paragraphs: ['From 134 reviews.'] }] },
    };
    expect(problemsBy(contradictingFigure, changes)).toMatchObject([
      {
        fix: 'Write {area.reviewCount} reviews (189 reviews) in its place, or add a claim that says what makes it true.',
        edits: [],
      },
    ]);
  });

  it.each(['(020) 7946-0123', '0207 946 0123', '+44 20 7946 0123', '020.7946.0123'])(
    '[Q18] mends our number written %s',
    (number) => {
      expect(problemsBy(typedFigure, saying(`Call ${number}.`))).toMatchObject([
        { fix: 'Write {phone} (020 7946 0123) in its place.', edits: [{ insert: '{phone}' }] },
      ]);
    },
  );

  it('[Q18] takes a number that begins otherwise for that of somebody else first', () => {
    expect(problemsBy(contradictingFigure, saying('Call Thames Water on 0800 714 614.'))).toMatchObject([
      {
        fix: 'If it is the number of somebody else, add it to "hotlines" of pages/_site.json. Where only this page gives it, let the page be an exception ("allow"). If ours is meant, write {phone} (020 7946 0123) in its place.',
      },
    ]);
    const { hotlines } = siteFile();
    const gas = { ...hotlines[0], name: 'Gas Emergency Service', display: '0800 111 999', speaksOf: ['smell gas'] };
    for (const words of [
      'Call the gas line on 0800 111 9999.',
      'If you smell gas, call 0800 316 800.',
      'The Gas Emergency Service answers on 0800 316 800.',
    ])
      expect(
        wordsBy(contradictingFigure, {
          ...saying(words),
          'pages/_site.json': { ...siteFile(), claims: LEDGER, hotlines: [gas] },
        })[0]?.fix,
      ).toMatch(
        `If Gas Emergency Service is meant, write {hotline.${gas.id}} (0800 111 999) in its place. A number of `,
      );
    expect(problemsBy(contradictingFigure, saying('Call 020 7946 0999.'))).toMatchObject([
      {
        fix: 'Write {phone} (020 7946 0123) in its place. A number of somebody else belongs in "hotlines" of pages/_site.json. Where only this page gives it, let the page be an exception ("allow").',
      },
    ]);
  });

  it('[Q19] offers a claim only where the words around fit it, and mends only by its subject', () => {
    const prices = [
      stated('home', 'price, domestic', 95, 'GBP per hour', '£95', { scope: 'Labour in homes' }),
      stated('shops', 'price, commercial', 150, 'GBP per hour', '£150', { scope: 'Labour on commercial premises' }),
    ];
    const said = (words: string) =>
      problemsBy(RULES, { ...saying(words), ...site([...prices, ...LEDGER.slice(4)]) }).map(({ rule, fix, edits }) =>
        [rule, fix, edits[0]?.insert].join(' | '),
      );
    const unsure =
      'If the text means the same, write {claim.shops} (£150, price, commercial) in its place. If it means anything else, correct the figure or add a claim.';
    expect(said('The taps cost £150.')).toEqual([`typed-figure | ${unsure} | `]);
    expect(said('Labour is £150.')).toEqual([`typed-figure | ${unsure} | `]);
    expect(said('Commercial work costs £150.')).toEqual([
      'typed-figure | Write {claim.shops} (£150) in its place. | {claim.shops}',
    ]);
    expect(said('In homes an hour costs £150.')).toEqual([
      'typed-figure | Write {claim.shops} (£150) in its place. | ',
    ]);
    const others = ' If somebody else takes it, name them in the sentence and in "othersCharges" of pages/_site.json.';
    expect(said('The taps cost £140.')).toEqual([
      'contradicting-figure | It may be wrong: see whether one of these is meant, and write it in its place: {claim.shops} (£150, price, commercial), {claim.home} (£95, price, domestic). ' +
        `If the figure is true, add a claim that says what makes it true.${others} | `,
    ]);
    expect(said('Commercial work costs £140 an hour.')).toEqual([
      `contradicting-figure | Write {claim.shops} (£150) or {claim.home} (£95) in its place, or add a claim that says what makes it true.${others} | `,
    ]);
  });

  it('[Q20] names each sort with its article', () => {
    expect(wordsBy(contradictingFigure, saying('Insured to £10,000,000.'))[0]!.message).toBe(
      '"£10,000,000" is an insurance sum that is not ours: pages/_site.json has "£2M".',
    );
  });
});

describe('figures that only a person can tell apart', () => {
  const claims = [
    ...LEDGER,
    stated('years', 'experience', 15, 'years', '15+ years'),
    stated('boroughs', 'boroughs', 32, 'boroughs', '32'),
    stated('customers', 'customers', 5000, 'customers', '5,000+'),
    stated('recommend', 'would recommend', 99, 'per cent', '99%'),
    stated('life', 'guarantee, pipework', 10, 'years', '10 years'),
  ];
  const RULES_AND_DOUBT = [...RULES, doubtfulFigure];
  const told = (words: string, more: object = {}) =>
    toldBy(RULES_AND_DOUBT, { ...saying(words), 'pages/_site.json': { ...siteFile(), claims, ...more } })
      .filter((each) => each.startsWith(PAGE))
      .map((each) => each.replace(`${PAGE} `, ''));

  it('[Q21] asks whether another number of years, customers or the like is meant as ours', () => {
    const changes = { ...saying('We look after 6,000 customers.'), ...site(claims) };
    expect(toldBy(RULES_AND_DOUBT, changes)).toEqual([`${PAGE} doubtful-figure 6,000 customers`]);
    expect(problemsBy(RULES_AND_DOUBT, changes)).toMatchObject([
      {
        severity: 'warning',
        message: 'Is "6,000 customers" a number of customers of ours? pages/_site.json has "5,000+".',
        fix: 'If the same is meant, write {claim.customers} customers (5,000+ customers) in its place. If it is something else, say of what it is, or add a claim for it.',
        why: 'Visitors who read two figures for one thing believe neither.',
        related: [{ message: 'The ledger says "5,000+" here.' }],
      },
    ]);
  });

  it.each([
    ['Our engineers have 20 years of experience.', 'contradicting-figure 20 years'],
    ['Two decades of experience.', 'contradicting-figure Two decades'],
    ['More than twenty years\u2019 experience.', 'contradicting-figure twenty years'],
    ['A family-run firm since 2011.', 'contradicting-figure 2011'],
    ['Established 1998.', 'contradicting-figure 1998'],
    ['The firm was founded in 2009.', 'typed-figure 2009'],
    ['We serve all 33 boroughs.', 'contradicting-figure 33 boroughs'],
    ['Thirty-three boroughs, one number.', 'contradicting-figure Thirty-three boroughs'],
    ['We work in 32 boroughs.', 'typed-figure 32 boroughs'],
    ['98% of customers would recommend us.', 'contradicting-figure 98%'],
    ['98% of customers are satisfied.', 'doubtful-figure 98%'],
    ['Over 4,000 customers trust us.', 'doubtful-figure 4,000 customers'],
    ['We look after 20,000 customers.', 'contradicting-figure 20,000 customers'],
    ['Ninety per cent of our customers recommend us.', 'contradicting-figure Ninety per cent'],
    ['9 out of 10 customers would recommend us.', 'contradicting-figure 9 out of 10 customers'],
  ])('[Q22] reads "%s"', (words, expected) => {
    expect(told(words)).toEqual([expected]);
  });

  it.each([
    'Three boroughs meet at our door.',
    'Two customers in one street called us.',
    'Over 2,000 customers trust us.',
    'We have more than a decade of experience.',
    'The church was built in 1830.',
    'It takes 20% off the bill of most customers.',
    'A third of the boroughs.',
    'Three reviews of our drain work.',
    'In 2019 the bridge was shut.',
    'We have lived here for 40 years.',
  ])('[Q23] has no doubt of "%s"', (words) => {
    expect(told(words)).toEqual([]);
  });

  it.each([
    ['Rated 9.2 out of 10.', 'contradicting-figure 9.2 out of 10'],
    ['Rated 9.8/10 by customers.', 'typed-figure 9.8/10'],
    ['A lifetime guarantee on all work.', 'contradicting-figure lifetime'],
    ['Guaranteed for life.', 'contradicting-figure for life'],
    ['A two-year guarantee.', 'contradicting-figure two-year'],
    ['A twelve-month guarantee.', 'typed-figure twelve-month'],
    ['Guaranteed for one year.', 'typed-figure one year'],
  ])('[Q24] reads "%s"', (words, expected) => {
    expect(told(words)).toEqual([expected]);
  });

  it('[Q24] offers a rating out of five without the ten that stood behind another', () => {
    const [words] = wordsBy(typedFigure, { ...saying('Rated 9.8/10 by customers.'), ...site(claims) });
    expect(words!.fix).toContain('{claim.average}');
    expect(words!.fix).not.toContain('/10');
  });

  it.each([
    ['Open 8am to 6pm.', 'contradicting-figure 8am to 6pm'],
    ['We answer from 09:00–17:30.', 'contradicting-figure 09:00–17:30'],
    ['We are closed on Sundays.', 'contradicting-figure closed on Sundays'],
    ['Closed at weekends.', 'contradicting-figure Closed at weekends'],
    ['We are open from nine to five.', 'contradicting-figure nine to five'],
    ['Open 9 to 5, Monday to Friday.', 'contradicting-figure 9 to 5'],
    ['Nine-to-five, Monday to Friday.', 'contradicting-figure Monday to Friday'],
  ])('[Q25] holds "%s" against the hours', (words, expected) => {
    expect(told(words)).toEqual([expected]);
  });

  it.each([
    'The market is open 8am to 6pm.',
    'Parking costs from 8am to 6pm.',
    'The museum is closed on Mondays.',
    'We are here 24 hours a day.',
    'Open 00:00–23:59.',
  ])('[Q25] has nothing to say about "%s"', (words) => {
    expect(told(words)).toEqual([]);
  });

  it('[Q25] refuses day and night where the hours end', () => {
    const day = { hours: { opens: '08:00', closes: '18:00', text: '8 am to 6 pm' } };
    expect(told('We answer 24/7.', day).slice(1)).toEqual(['contradicting-figure 24/7']);
    expect(told('Open 8am to 6pm.', day).slice(1)).toEqual([]);
  });

  it('[Q26] says that a figure may be wrong, and which claims are near', () => {
    expect(
      wordsBy(contradictingFigure, { ...saying('A lifetime guarantee on everything.'), ...site(claims) }),
    ).toMatchObject([
      {
        fix: 'It may be wrong: see whether one of these is meant, and write it in its place: {claim.life} (10 years, guarantee, pipework), {claim.warranty} (12 months, warranty, workmanship). If the figure is true, add a claim that says what makes it true.',
      },
    ]);
    expect(wordsBy(contradictingFigure, { ...saying('Now with 10% off.'), ...site(claims) })).toMatchObject([
      {
        message: '"10%" is a discount that is not ours: pages/_site.json has none.',
        fix: 'If it is wrong, correct it or take it out. If it is true, add a claim to pages/_site.json that says what makes it so, and write its token here.',
      },
    ]);
    expect(problemsBy(RULES_AND_DOUBT, { ...saying('Their charge is £90.'), ...site(claims) })).toMatchObject([
      {
        rule: 'doubtful-figure',
        fix: expect.stringContaining('name them in the sentence and in "othersCharges" of pages/_site.json.'),
      },
    ]);
  });

  it('[Q26] refuses a figure of ours for something else than the text names, and offers what is usual first', () => {
    const warranty = (id: string, of: string, years: number) =>
      stated(id, `guarantee, ${of}`, years, 'years', `${years} years`);
    const all = [warranty('boiler', 'boilers', 10), warranty('work', 'workmanship', 1), warranty('taps', 'taps', 1)];
    const [wrong] = wordsBy(contradictingFigure, {
      ...saying('Our workmanship has a 10-year guarantee.'),
      ...site(all),
    });
    expect(wrong).toMatchObject({
      message: '"10-year" is a guarantee that pages/_site.json has for something else: of this it says "1 years".',
      fix: 'Write {claim.work} (1 years) in its place, or add a claim that says what makes it true.',
    });
    expect(wordsBy(contradictingFigure, { ...saying('Guaranteed for life.'), ...site(all) })[0]?.fix).toContain(
      'write it in its place: {claim.work} (1 years, guarantee, workmanship), {claim.taps}',
    );
  });

  it('[Q26] offers no claim whose subject is not in the sentence', () => {
    const unsure =
      'If the text means the same, write {claim.life} (10 years, guarantee, pipework) in its place. If it means anything else, correct the figure or add a claim.';
    expect(problemsBy(RULES, { ...saying('All of it has a 10-year guarantee.'), ...site(claims) })).toMatchObject([
      { rule: 'typed-figure', fix: unsure, edits: [] },
    ]);
    expect(problemsBy(RULES, { ...saying('Our pipework has a 10-year guarantee.'), ...site(claims) })).toMatchObject([
      { rule: 'typed-figure', fix: 'Write {claim.life} (10 years) in its place.', edits: [] },
    ]);
  });
});

describe('the ledger', () => {
  it('[Q10] refuses claims of one subject and one scope that differ, and lists them', () => {
    const changes = site([
      stated('a', 'response time', 20, 'minutes', '20 minutes', { scope: 'Home page' }),
      stated('b', 'Response time', 30, 'minutes', '30 minutes', { scope: 'home page.' }),
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
        site([...LEDGER, stated('same', 'response time', 20, 'minutes', '20 minutes', { scope: 'Scope of response' })]),
      ),
    ).toEqual([]);
  });

  it('[Q60] refuses a part that is more than its whole, and a count that has lost a nought', () => {
    const counts = (part: number, whole: number, ofAll: number) =>
      toldBy(
        conflictingClaims,
        site([
          ...LEDGER.slice(5),
          stated('p', 'customers', part, 'customers', `${part}`, { scope: 'Households since 2009.' }),
          stated('w', 'customers', whole, 'customers', `${whole}`, { scope: 'All customers since 2009: firms too.' }),
          stated('r', 'reviews', 4800, 'reviews', '4800', { scope: 'Home: written reviews of our work; see there.' }),
          stated('s', 'reviews', ofAll, 'reviews', `${ofAll}`, { scope: 'Written reviews of our work, at last.' }),
        ]),
      );
    expect(counts(5000, 10_000, 4800)).toEqual([]);
    expect(counts(15_000, 10_000, 4800)).toEqual(['pages/_site.json conflicting-claims 15000']);
    expect(counts(5000, 10_000, 480)).toEqual(['pages/_site.json conflicting-claims 480']);
    expect(counts(5000, 10_000, 1200)).toEqual([]);
  });

  it('[Q12] warns of a claim whose day of review has passed, and of none without a day', () => {
    const changes = site([
      stated('old', 'response time', 20, 'minutes', '20 minutes', { reviewBy: '2026-03-31' }),
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
    expect(toldBy(unusedClaim, saying('{claim.response} {claim.range} {claim.hourly} {claim.liability}'))).toEqual([
      'pages/_site.json unused-claim "warranty"',
    ]);
    expect(wordsBy(unusedClaim, saying('{claim.response} {claim.range} {claim.hourly} {claim.liability}'))).toEqual([
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
        message: 'The claim "response" cannot be an average of stars: it counts minutes and not stars out of 5.',
        fix: 'Write a claim that is one, for example "average".',
        why: 'Search engines would be told a rating that nobody gave, and visitors would see no stars.',
      },
      {
        message: 'The claim "average" cannot be a number of reviews: it counts out of 5 and not reviews.',
        fix: 'Write a claim that is one, for example "reviews".',
        why: 'Search engines would be told a rating that nobody gave, and visitors would see no stars.',
      },
    ]);
  });

  it('[Q14] refuses a rating from more reviews than there are of all our work', () => {
    const area = areaPage();
    const from = (count: number) =>
      toldBy(unusableRating, {
        'pages/_site.json': { ...siteFile(), claims: [claim('reviews', 'reviews', 400, 'reviews')] },
        'pages/areas/sw1h.json': { ...area, facts: { ...area.facts, rating: { value: 4.8, count } } },
      });
    expect(from(6100)).toEqual(['pages/areas/sw1h.json unusable-rating 6100']);
    expect(from(410)).toEqual([]);
    expect(from(30)).toEqual([]);
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
        message: 'No sum can be worked out from the claim "response": it is 20 minutes, and counts minutes.',
        fix: 'Write a claim that is the price of one hour, for example "hourly".',
        why: 'Visitors would find a job here without what it costs.',
      },
    ]);
  });

  it.each<[string, object, string]>([
    ['its words', stated('a', 'price', 95, 'GBP per hour', '£59'), '"£59"'],
    ['a unit of its words', stated('a', 'warranty', 12, 'months', '12 years'), '"12 years"'],
    ['one end of its range', stated('a', 'response time', [15, 30], 'minutes', '15–35 minutes'), '"15–35 minutes"'],
    ['a number in words', stated('a', 'warranty', 10, 'years', 'Twelve years'), '"Twelve years"'],
    ['millions', stated('a', 'insurance', 2_000_000, 'GBP', '£5M'), '"£5M"'],
    ['a plain number', stated('a', 'customers', 5000, 'customers', '6,000+'), '"6,000+"'],
    ['a rating', stated('a', 'rating', 4.8, 'out of 5', '4.9/5'), '"4.9/5"'],
    [
      'a range from more to less',
      { ...stated('a', 'response time', [30, 15], 'minutes', ''), text: undefined },
      '[\n        30,\n        15\n      ]',
    ],
    ['a price below nothing', { ...stated('a', 'price', -95, 'GBP per hour', ''), text: undefined }, '-95'],
    ['six of five stars', { ...stated('a', 'rating', 6, 'out of 5', ''), text: undefined }, '6'],
    ['more than all', { ...stated('a', 'would recommend', 101, 'per cent', ''), text: undefined }, '101'],
  ])('[Q27] refuses a claim that contradicts itself by %s', (_, each, told) => {
    expect(toldBy(claimMismatch, site([each, ...LEDGER.slice(5)]))).toEqual([
      `pages/_site.json claim-mismatch ${told}`,
    ]);
  });

  it('[Q27] says what is shown without words, and turns a range', () => {
    expect(problemsBy(claimMismatch, site([stated('a', 'price', 95, 'GBP per hour', '£59')]))).toMatchObject([
      {
        message: 'The claim "a" is shown as "£59", and its value is 95 GBP per hour.',
        fix: 'If the value is right, take "text" out, and "£95" is shown. If the words are right, correct "value" and "unit".',
        why: 'Visitors read the words, search engines are told the value, and texts are held against it: one of the two is false.',
        edits: [],
      },
    ]);
    expect(
      problemsBy(claimMismatch, site([{ ...stated('a', 'response time', [30, 15], 'minutes', ''), text: undefined }])),
    ).toMatchObject([
      {
        message: 'The range of "a" goes from more to less.',
        fix: 'Write [15, 30] in its place.',
        why: 'Visitors would read a figure that nobody can keep to.',
        edits: [{ insert: '[15, 30]' }],
      },
    ]);
    expect(
      wordsBy(claimMismatch, site([{ ...stated('a', 'rating', 6, 'out of 5', ''), text: undefined }]))[0]!.message,
    ).toBe('The value of "a", 6, cannot be: it must be more than 0, and no more than 5.');
  });

  it('[Q27] lets words say more than the value, or nothing of it', () => {
    const claims = [
      stated('a', 'experience', 15, 'years', '15+ years'),
      stated('b', 'time, repair', [0, 1], 'days', 'Same day'),
      stated('c', 'insurance', 2_000_000, 'GBP', '£2M'),
      stated('d', 'rating', 4.8, 'out of 5', '4.8/5'),
      stated('e', 'warranty', 24, 'months', '24-month'),
      stated('f', 'warranty', 12, 'months', 'One year'),
      stated('g', 'would recommend', 99, 'per cent', '99 %'),
      stated('h', 'price', 95, 'GBP per hour', 'from £95 an hour'),
    ];
    expect(toldBy(claimMismatch, site(claims))).toEqual([]);
  });

  it('[Q28] holds the year of foundation against today, experience and the scopes of claims', () => {
    const years = stated('years', 'experience', 15, 'years', '15+ years', {
      scope: 'Since the firm was founded in 2009.',
    });
    const changed = (founded: number) =>
      toldBy(
        foundingMismatch,
        { 'pages/_site.json': { ...siteFile(), founded, claims: [years] } },
        { today: '2026-04-01' },
      );
    expect(changed(2009)).toEqual([]);
    expect(changed(2029)).toEqual(['pages/_site.json founding-mismatch 2029']);
    expect(changed(2019)).toEqual(['pages/_site.json founding-mismatch 2019']);
    expect(changed(1999)).toEqual(['pages/_site.json founding-mismatch "Since the firm was founded in 2009."']);
    expect(
      wordsBy(foundingMismatch, { 'pages/_site.json': { ...siteFile(), founded: 2029 } }, { today: '2026-04-01' }),
    ).toEqual([
      {
        message: 'The business would be founded in 2029, and it is 2026.',
        fix: 'Write the year in which it was founded.',
        why: 'Visitors would read that the business does not exist yet.',
      },
    ]);
  });

  it('[Q29] holds the hours in words against those in figures', () => {
    const hours = (opens: string, closes: string, text: string) => ({
      'pages/_site.json': { ...siteFile(), hours: { opens, closes, text } },
    });
    expect(toldBy(hoursMismatch, hours('00:00', '23:59', '24 hours a day, every day'))).toEqual([]);
    expect(toldBy(hoursMismatch, hours('08:00', '18:00', 'From 8am to 6pm'))).toEqual([]);
    expect(toldBy(hoursMismatch, hours('00:00', '23:59', 'At all hours'))).toEqual([]);
    expect(toldBy(hoursMismatch, hours('08:00', '18:00', '24 hours a day'))).toEqual([
      'pages/_site.json hours-mismatch 24 hours a day',
    ]);
    expect(toldBy(hoursMismatch, hours('00:00', '23:59', '24 hours a day, six days a week'))).toEqual([
      'pages/_site.json hours-mismatch six days a week',
    ]);
    expect(problemsBy(hoursMismatch, hours('00:00', '23:59', 'Daily, 8am to 6pm'))).toMatchObject([
      {
        message: 'Visitors read "8am to 6pm", and search engines are told 00:00 to 23:59.',
        fix: 'Correct the one that is wrong: "text", or "opens" and "closes".',
        why: 'Visitors would call when nobody answers, or not call when somebody would.',
        related: [{ message: 'These are the hours in figures.' }],
      },
    ]);
  });
});
