import { describe, expect, it } from 'vitest';
import { claimMismatch } from '../../../src/check/rules/claims/claim-mismatch';
import { conflictingCount } from '../../../src/check/rules/claims/conflicting-count';
import { conflictingClaims } from '../../../src/check/rules/claims/conflicting-claims';
import { contradictingTerms } from '../../../src/check/rules/claims/contradicting-terms';
import { contradictingFigure } from '../../../src/check/rules/claims/contradicting-figure';
import { doubtfulCredential } from '../../../src/check/rules/claims/doubtful-credential';
import { doubtfulUnit } from '../../../src/check/rules/claims/doubtful-unit';
import { foundingMismatch } from '../../../src/check/rules/claims/founding-mismatch';
import { sweepingClaim } from '../../../src/check/rules/claims/sweeping-claim';
import { farDate } from '../../../src/check/rules/publication/far-date';
import { impossibleDate } from '../../../src/check/rules/publication/impossible-date';
import { doubtfulFigure } from '../../../src/check/rules/claims/doubtful-figure';
import { misusedClaim } from '../../../src/check/rules/claims/misused-claim';
import { typedFigure } from '../../../src/check/rules/claims/typed-figure';
import { wrongUnit } from '../../../src/check/rules/claims/wrong-unit';
import { claim } from './claim';
import { areaPage } from '../schemas/area-page';
import { goodPage, siteFile } from './small-site';
import { problemsBy, toldBy, wordsBy } from './told-by';

const PAGE = 'pages/about.json';
const claims = [
  claim('response', 'response time', 20, 'minutes'),
  claim('home', 'price, domestic', 95, 'GBP per hour', { scope: 'Labour in homes.' }),
  claim('shop', 'price, commercial', 150, 'GBP per hour', { scope: 'Labour on commercial premises.' }),
  claim('warranty', 'warranty, workmanship', 12, 'months'),
  claim('notice', 'notice, routine work', 24, 'hours'),
  claim('reply', 'reply to e-mail', 2, 'hours'),
  claim('years', 'experience', 15, 'years', { text: '15+ years' }),
  claim('boroughs', 'boroughs', 32, 'boroughs'),
  claim('customers', 'customers', 5000, 'customers', { text: '5,000+' }),
  claim('recommend', 'would recommend', 99, 'per cent'),
  claim('average', 'rating', 4.9, 'out of 5'),
  claim('reviews', 'reviews', 240, 'reviews'),
];
const saying = (words: string) => ({
  'pages/_site.json': { ...siteFile(), claims },
  [PAGE]: goodPage('About', { type: 'prose', paragraphs: [words] }),
});
const RULES = [contradictingFigure, doubtfulFigure, typedFigure, misusedClaim, wrongUnit];
const told = (words: string, kind: 'text' | 'heading' = 'text', page: object = {}) =>
  toldBy(
    RULES,
    {
      'pages/_site.json': { ...siteFile(), claims },
      [PAGE]: {
        ...goodPage('About', {
          type: 'prose',
          ...(kind === 'heading' ? { heading: words, paragraphs: ['Words.'] } : { paragraphs: [words] }),
        }),
        ...page,
      },
    },
    { today: '2026-04-01' },
  ).map((each) => each.replace(`${PAGE} `, ''));

describe('figures in words', () => {
  it.each([
    ['Three decades of keeping homes dry.', 'doubtful-figure Three decades'],
    ['Half a century of experience.', 'contradicting-figure Half a century'],
    ['Over a quarter of a century in the trade.', 'doubtful-figure a quarter of a century'],
    ['A fortnight is how long the repair is guaranteed.', 'contradicting-figure A fortnight'],
    ['Our guarantee runs for a full decade.', 'contradicting-figure a full decade'],
    ['Of a hundred customers, 96 would recommend us.', 'contradicting-figure Of a hundred customers, 96'],
    ['An hour in a home costs £90.', 'contradicting-figure £90'],
    ['We cover two dozen boroughs.', 'contradicting-figure two dozen boroughs'],
    ['We serve all thirty three boroughs.', 'contradicting-figure thirty three boroughs'],
    ['Two hundred and fifty reviews of our work.', 'contradicting-figure Two hundred and fifty reviews'],
    ['Ninety-six in every hundred customers would recommend us.', 'contradicting-figure Ninety-six in every hundred'],
    ['Nine in ten of our customers would use us again.', 'doubtful-figure Nine in ten'],
    ['Our engineers come within three quarters of an hour.', 'contradicting-figure three quarters of an hour'],
  ])('[Q35] are read, also where they are put together: "%s"', (words, expected) => {
    expect(told(words)).toEqual([expected]);
  });
});

describe('what a clause hints at', () => {
  it.each([
    ['We have looked after homes here for three decades.', 'three decades'],
    ['For over 25 years we have kept homes dry.', '25 years'],
    ['We set up shop twenty years ago.', 'twenty years'],
    ['A quarter of a century of leaks is behind us.', 'A quarter of a century'],
    ['Every repair is covered for six months.', 'six months'],
    ['We have served 12,000 clients.', '12,000 clients'],
    ['If it fails within 90 days we come back free of charge.', '90 days'],
    ['We stand behind our work for three years.', 'three years'],
  ])('[Q118] is refused where it cannot be, or can be nothing else: "%s"', (words, figure) => {
    expect(told(words)).toEqual([`contradicting-figure ${figure}`]);
  });

  it.each([
    ['The firm began in 1995.', '1995'],
    ['Our firm opened its doors in 2003.', '2003'],
    ['Our firm is fourteen years old.', 'fourteen years'],
    ['Serving the city since 1987.', '1987'],
    ['We have cut keys here since 2004.', '2004'],
    ['Since 2004 our engineers have known these streets.', '2004'],
    ['Plumbers to the city since 1974.', '1974'],
    ['We get back to you within 48 hours.', '48 hours'],
    ["Please give us 48 hours' notice.", '48 hours'],
    ['We respond within three working days.', 'three working days'],
    ['An engineer will be with you the next day.', 'the next day'],
    ['7,500 happy homeowners.', '7,500 happy homeowners'],
    ['We offer no fewer than 25 services to our customers.', '25 services'],
    ['A 15% handling charge is added to all parts.', '15%'],
    ['Every one of our engineers has ten years behind them.', 'ten years'],
    ['There is a 30% surcharge at weekends.', '30%'],
  ])('[Q36] is asked about where it may be ours: "%s"', (words, figure) => {
    expect(told(words)).toEqual([`doubtful-figure ${figure}`]);
  });

  it.each([
    'After three decades a pump has earned its rest.',
    'Two decades ago these were warehouses.',
    'Bleed them once a fortnight through the winter.',
    'Of ten drips, nine come from a washer.',
    'Since 2005 all new boilers have had to be condensing.',
    'We have known since 2018 that such valves stick.',
    'The line between the two districts runs along the canal.',
    'Pumps made since 2005 must switch themselves off.',
    'The estate has 3,500 homes.',
    'More than 3,500 households share one main here.',
    'Nine in ten leaks are found without lifting a floor.',
    'We come back after a week to check the seal.',
    'Your council answers within ten working days.',
    'The insurer may send somebody within three days.',
    'At 60% humidity the walls begin to sweat.',
  ])('[Q36] is none where somebody else is spoken of: "%s"', (words) => {
    expect(told(words)).toEqual([]);
  });

  it('[Q36] is none in what a customer wrote', () => {
    const text = 'We have lived and worked in this house for thirty years, since 1994.';
    const review = { name: 'Ann P.', place: 'Here', rating: 5, text, provenance: 'sample' };
    expect(told('Words.', 'text', { blocks: [{ type: 'reviews', heading: 'Reviews', items: [review] }] })).toEqual([]);
  });

  it('[Q37] is told once for an average and those who gave it', () => {
    expect(told('Rated 5.0 by 920.')).toEqual(['contradicting-figure 5.0']);
    expect(told('Rated 4.9 by 920 customers.')).toEqual(['contradicting-figure 920 customers']);
  });

  it.each([
    'Our guarantee never expires.',
    'Guaranteed forever.',
    'All our work is guaranteed for as long as you own it.',
  ])('[Q38] is a guarantee for life: "%s"', (words) => {
    expect(told(words)).toEqual([expect.stringContaining('contradicting-figure')]);
  });

  it('[Q39] is a year from which we count before the firm was founded', () => {
    expect(told('Written reviews since 2005.')).toEqual(['contradicting-figure 2005']);
    expect(told('Written reviews since 2015.')).toEqual([]);
  });
});

describe('what is told without its usual noun', () => {
  it.each([
    ["A visit can be moved with 48 hours' notice.", 'contradicting-figure 48 hours'],
    ['6 months on our work.', 'contradicting-figure 6 months'],
    ['Our workmanship, for a full two years from the day.', 'contradicting-figure two years'],
    ['Ring during office hours: a person answers.', 'doubtful-figure Ring during office hours'],
    ['Out of hours, please leave a message.', 'doubtful-figure Out of hours, please leave a message'],
  ])('[Q97] is a notice, a guarantee or an hour all the same: "%s"', (words, figure) => {
    expect(told(words)).toEqual([figure]);
  });

  it.each([
    "Your landlord may come with 48 hours' notice.",
    'The council answers in office hours.',
    'We do night work in business hours of other zones.',
  ])('[Q97] is that of others: "%s"', (words) => {
    expect(told(words)).toEqual([]);
  });

  it('[Q97] is nothing to ask about where the business is not open day and night', () => {
    const site = { ...siteFile(), claims, hours: { opens: '08:00', closes: '18:00', text: '8am to 6pm' } };
    const page = goodPage('About', { type: 'prose', paragraphs: ['Ring during office hours.'] });
    const found = toldBy(doubtfulFigure, { 'pages/_site.json': site, [PAGE]: page });
    expect(found).toContain(`${PAGE} doubtful-figure day and night`);
    expect(found.join()).not.toContain('office hours');
  });

  it.each([
    ['15 services, and one number for all of them by day and night.', '15 services'],
    ['{areas.count} areas, five guides and a page of prices.', 'five guides'],
  ])('[Q98] is a count of pages: "%s"', (words, figure) => {
    expect(told(words)).toEqual([`doubtful-figure ${figure}`]);
  });

  it.each(['Each of these 36 areas has a page.', 'Choose from our 25 services.'])(
    '[Q118] is that of all our pages, and refused: "%s"',
    (words) => {
      expect(told(words)).toEqual([expect.stringContaining('contradicting-figure')]);
    },
  );

  it.each([
    'We have two areas to speak of: taps and drains.',
    'It takes in parts of 12 areas, of which we know three.',
  ])('[Q98] is no count of pages: "%s"', (words) => {
    expect(told(words)).toEqual([]);
  });
});

describe('hours in words', () => {
  it.each([
    ['Our lines close at midnight.', 'close at midnight'],
    ['Our phones are staffed Monday to Saturday.', 'Monday to Saturday'],
    ['We answer from seven in the morning till ten at night.', 'seven in the morning till ten at night'],
    ['We do not answer the phone on Sundays.', 'do not answer the phone on Sundays'],
    ['The line is open until 10pm.', 'until 10pm'],
    ['We close at 5.30pm.', 'close at 5.30pm'],
    ['The office shuts at half past five and calls go to a machine.', 'shuts at half past five'],
    ['Our lines are open until a quarter to ten in the evening.', 'until a quarter to ten in the evening'],
    ['Between Christmas and New Year we are closed.', 'Between Christmas and New Year we are closed'],
    ['The workshop is shut on bank holidays.', 'shut on bank holidays'],
    ['Over Easter our office stays shut.', 'Over Easter our office stays shut'],
    ['Our phones are off on Boxing Day.', 'are off on Boxing Day'],
    ["We take New Year's Day off.", "take New Year's Day off"],
    ['We shut the workshop over Christmas.', 'shut the workshop over Christmas'],
    ['We are here weekdays only.', 'weekdays only'],
    ['Not available on bank holidays.', 'Not available on bank holidays'],
    ['We come by day, but not on Sundays.', 'not on Sundays'],
  ])('[Q25] are held against the hours: "%s"', (words, figure) => {
    expect(told(words)).toEqual([`contradicting-figure ${figure}`]);
  });

  it.each([
    'The park closes at midnight in summer.',
    'The market is open Monday to Saturday.',
    'The controlled zone runs Monday to Friday, 8.30am to 6.30pm.',
    'Merchants are closed on Sundays.',
    'We are here on Sundays too.',
    'We park where we can until 8pm.',
    'Merchants close at half past five, so order by noon.',
    'Close the stopcock at ten in the evening if nobody stays.',
    'Set the timer to half past six in the morning.',
    'The post office is shut on bank holidays.',
    'Nobody is in at the weekend, and a leak runs until Monday.',
  ])('[Q25] are those of others: "%s"', (words) => {
    expect(told(words)).toEqual([]);
  });
});

describe('when a price begins', () => {
  const [night] = [
    claim('night', 'price, night', 109, 'GBP per visit', {
      scope: 'A visit between six in the evening and eight in the morning.',
    }),
  ];
  const of = (words: string) =>
    problemsBy(RULES, { ...saying(words), 'pages/_site.json': { ...siteFile(), claims: [...claims, night] } }).filter(
      ({ file }) => file === PAGE,
    );

  it.each([
    'The night price begins at eight in the evening.',
    'Our night rate starts at ten.',
    'The day price holds until half past seven.',
  ])('[Q121] is held against the scope of its claim: "%s"', (words) => {
    expect(of(words)).toMatchObject([
      {
        rule: 'contradicting-figure',
        message: expect.stringContaining('the claim "night" is for "six in the evening and eight in the morning".'),
      },
    ]);
  });

  it.each([
    'The night price begins at six.',
    'The day price holds until 6pm.',
    'The council has a night rate from nine in the evening.',
    'After midnight a valve is easy to hear.',
  ])('[Q121] is right, or of others: "%s"', (words) => {
    expect(of(words)).toEqual([]);
  });
});

describe('the minutes of an area in other words', () => {
  const ofArea = (words: string) =>
    toldBy(RULES, {
      ...saying('Words.'),
      'pages/areas/sw1h.json': {
        ...areaPage(),
        blocks: [{ type: 'prose', paragraphs: [words] }],
        facts: { ...areaPage().facts, responseMinutes: 20 },
      },
    }).map((each) => each.split(' ').slice(1).join(' '));

  it.each([
    'Our average in Victoria is 25 minutes.',
    'Half an hour is long, and 25 minutes is the average.',
    'From the call to the open door it takes 25 minutes.',
    'From phone call to knock: 25 minutes.',
    '25 minutes after your call we stand at the door.',
    'Most people here wait 25 minutes.',
    'It takes us 25 minutes to get here.',
    'In this part of town we take 25 minutes on average.',
    'Our vans are 25 minutes from your door.',
  ])('[Q114] are those of its facts: "%s"', (words) => {
    expect(ofArea(words)).toEqual(['contradicting-figure 25 minutes']);
  });

  it.each([
    'The walk from the station to the market takes 25 minutes.',
    'It takes 25 minutes to bleed them all.',
    'Wait 25 minutes before you turn it on again.',
    'Most leaks are found in 25 minutes once we are in.',
    'The average shower lasts 25 minutes.',
    'We need 25 minutes to change the washer.',
    'For a new washer we take 25 minutes on average.',
  ])('[Q114] are not those of a walk or of work: "%s"', (words) => {
    expect(ofArea(words)).toEqual([]);
  });
});

describe('a time that we speak of', () => {
  const of = (words: string) => toldBy(RULES, saying(words)).map((each) => each.split(' ').slice(1).join(' '));
  it.each([
    ['Drop us an email and we will come back to you in 48 hours.', '48 hours'],
    ['Old boilers we take away within three weeks.', 'three weeks'],
    ['The parts we order are here in ten days.', 'ten days'],
  ])('[Q123] is asked about where nothing says what it is: "%s"', (words, time) => {
    expect(of(words)).toEqual([`doubtful-figure ${time}`]);
  });

  it.each([
    'We look at the meter again after two days.',
    'We ask for it every three months.',
    'Over the last twelve months we asked everybody.',
    'A boiler that we see three days later is cold.',
    'We change a washer in ten minutes.',
    'The gas board needs three days for it.',
  ])('[Q123] is none to hold us to: "%s"', (words) => {
    expect(of(words)).toEqual([]);
  });
});

describe('what is said of us without its usual words', () => {
  it.each([
    ['If it leaks again in the next three years, we come back free of charge.', 'three years'],
    ['Should it fail within three years, we repair it at no cost.', 'three years'],
    ['Anything that fails in the first three years is put right free of charge.', 'three years'],
    ['Radiators and pipework are covered for three years.', 'three years'],
    ['Every joint comes with a three-year promise.', 'three-year'],
    ['We stand by our work for ten years.', 'ten years'],
  ])('[Q115] is a guarantee: "%s"', (words, figure) => {
    expect(told(words)).toEqual([`contradicting-figure ${figure}`]);
  });

  it.each([
    'Your home insurance covers leaks for two years, as a rule.',
    'A new boiler lasts fifteen years.',
    'The tenancy is covered for three years by the deposit.',
  ])('[Q115] is no guarantee of ours: "%s"', (words) => {
    expect(told(words)).toEqual([]);
  });

  it.each([
    ['A visit can be moved free of charge until three days before.', 'three days'],
    ['Changes are free until 48 hours before we come.', '48 hours'],
    ['Cancel at least three days ahead, or the visit is charged.', 'three days'],
  ])('[Q116] is a time of notice: "%s"', (words, figure) => {
    expect(told(words)).toEqual([`contradicting-figure ${figure}`]);
  });

  it.each([
    ['Our fiftieth anniversary falls this year.', 'contradicting-figure fiftieth anniversary'],
    ['The firm celebrated its tenth anniversary last spring.', 'doubtful-figure tenth anniversary'],
    ['We are in our 25th year in business.', 'contradicting-figure 25th year in business'],
    ['This is our fortieth year in the trade.', 'contradicting-figure fortieth year in the trade'],
    ['We are now in our twelfth year.', 'doubtful-figure twelfth year'],
    ['Founded in 1998 by two brothers.', 'doubtful-figure 1998'],
    ['Established in 1998, we know every kind of pipe.', 'contradicting-figure 1998'],
  ])('[Q117] is held against the year of foundation: "%s"', (words, expected) => {
    expect(told(words)).toEqual([expected]);
  });

  it('[Q117] is held against it where no claim of experience is', () => {
    const of = (words: string) =>
      problemsBy(
        RULES,
        { ...saying(words), 'pages/_site.json': { ...siteFile(), claims: [] } },
        { today: '2026-04-01' },
      );
    expect(of('We have been opening doors here for thirty years.')).toMatchObject([
      {
        rule: 'contradicting-figure',
        message: '"thirty years" is more than there were since 2009, the year of foundation in pages/_site.json.',
        fix: expect.stringContaining('"since {founded}"'),
      },
    ]);
    expect(of('We have been opening doors here for ten years.')).toEqual([]);
  });

  it.each([
    'The bridge had its tenth anniversary last spring.',
    'In our third year we bought a second van.',
    'The house was built in 1998 by two brothers.',
  ])('[Q117] is that of others: "%s"', (words) => {
    expect(told(words)).toEqual([]);
  });

  it.each(['Every single customer recommends us.', 'We guarantee to find every leak.', '100% satisfaction.'])(
    '[Q44] is more than anybody could show: "%s"',
    (words) => {
      expect(toldBy(sweepingClaim, saying(words))).toHaveLength(1);
    },
  );
});

describe('two numbers of our people', () => {
  const of = (heading: string, text: string, elsewhere = 'Words.') =>
    toldBy(conflictingCount, {
      'pages/_site.json': { ...siteFile(), claims },
      [PAGE]: goodPage('About', { type: 'prose', heading, paragraphs: [text] }),
      'pages/team.json': goodPage('Team', { type: 'prose', paragraphs: [elsewhere] }),
    });

  it('[Q122] are told at the one that a heading or more texts do not have', () => {
    expect(of('Four plumbers', 'Our six plumbers share two vans.')).toEqual([`${PAGE} conflicting-count six plumbers`]);
    expect(of('Who we are', 'We are four plumbers.', 'Our five plumbers live here.')).toEqual([
      'pages/team.json conflicting-count five plumbers',
    ]);
  });

  it('[Q122] are right where they agree, or count others', () => {
    expect(of('Four plumbers', 'Our 4 plumbers share two vans.')).toEqual([]);
    expect(of('Four plumbers', 'Two of our plumbers come for a cylinder.')).toEqual([]);
    expect(of('Two plumbers for one cylinder', 'Words.', 'Our four plumbers live here.')).toEqual([]);
    expect(of('Who we are', 'Their six plumbers left.', 'Our four plumbers live here.')).toEqual([]);
  });
});

describe('how many we are', () => {
  it.each([
    ['A team of 60 engineers is on the road every night.', '60 engineers'],
    ['Our fleet of 45 vans covers the whole city.', '45 vans'],
    ['We employ 40 plumbers.', '40 plumbers'],
    ['Thirty engineers work for us.', 'Thirty engineers'],
    ['A team of twelve.', 'twelve'],
  ])('[Q120] is asked about where no claim says so: "%s"', (words, figure) => {
    expect(told(words)).toEqual([`doubtful-figure ${figure}`]);
    expect(problemsBy(doubtfulFigure, saying(words))[0]?.fix).toMatch(/^If it is, add a claim to /);
  });

  it.each([
    'Two engineers come to a heavy lift.',
    'A team of two carries the bath.',
    'One of our engineers has two dogs.',
    'The estate has 45 flats and 20 lifts.',
  ])('[Q120] is none where few come, or of others: "%s"', (words) => {
    expect(told(words)).toEqual([]);
  });
});

describe('when nobody is there', () => {
  it.each([
    ['Please note that we do not come out on Sundays.', 'do not come out on Sundays'],
    ['We never work at night.', 'never work at night'],
    ['Our office is shut on bank holidays.', 'shut on bank holidays'],
    ['We have no weekend service.', 'no weekend service'],
    ['We take Sundays off.', 'take Sundays off'],
    ['Sunday: closed.', 'Sunday: closed'],
    ['At weekends nobody answers.', 'At weekends nobody answers'],
    ['Outside office hours you reach our answering machine.', 'Outside office hours you reach our answering machine'],
    ['Calls at night go to an answerphone.', 'Calls at night go to an answerphone'],
    ['After ten at night the phone goes to voicemail.', 'After ten at night'],
  ])('[Q110] is refused where somebody is always there: "%s"', (words, figure) => {
    expect(told(words)).toEqual([`contradicting-figure ${figure}`]);
  });

  it.each([
    'The shop round the corner is closed on Sundays.',
    'After 8pm the street is quiet.',
    'Some firms have an answering machine at night.',
    'We do not drill at night, because of the neighbours.',
    'We come at night and on Sundays too.',
  ])('[Q110] is not what others do: "%s"', (words) => {
    expect(told(words)).toEqual([]);
  });

  it('[Q111] is told without the token of the hours, which does not fit the sentence', () => {
    const [certain] = problemsBy(contradictingFigure, saying('The line is closed on Christmas Day.'));
    expect(certain).toMatchObject({
      message: '"closed on Christmas Day" is not when you are there: pages/_site.json has "Day and night".',
      fix: 'Take it out, or write what is true. If your hours have changed, change "hours" of pages/_site.json: all pages follow it.',
    });
    const [asked] = problemsBy(doubtfulFigure, saying('Ring during office hours: a person answers.'));
    expect(asked?.fix).not.toContain('{hours}');
  });
});

describe('sums for something else than work', () => {
  const [sum, ...more] = ['£25', '£40', '£300'];
  it.each([
    `Nights and weekends cost ${sum} extra.`,
    `We ask for a ${sum} deposit.`,
    `A fuel surcharge of ${sum} applies.`,
    `Missed appointments are charged ${sum}.`,
    `A diagnosis costs ${sum}, which comes off the bill.`,
    `Quotes cost ${sum}.`,
    `There is a ${sum} call-out fee after midnight.`,
    `The first half hour costs ${sum} and every further quarter of an hour ${more[0]}.`,
    `Our day rate is ${more[1]}.`,
  ])('[Q112] are offered no token of a claim for work, and are told once: "%s"', (words) => {
    const problems = problemsBy(RULES, saying(words));
    expect(problems).toMatchObject([
      {
        rule: 'contradicting-figure',
        fix: expect.stringMatching(/^Take it out, or add a claim that says what it is for/),
      },
    ]);
    expect(problems[0]!.fix).not.toContain('{claim.');
  });

  it('[Q112] are offered that of a claim which speaks of the same thing', () => {
    const own = [...claims, claim('deposit', 'price, deposit', 30, 'GBP'), claim('night', 'price, night', 120, 'GBP')];
    const offered = (words: string) =>
      problemsBy(contradictingFigure, { ...saying(words), 'pages/_site.json': { ...siteFile(), claims: own } })[0]?.fix;
    expect(offered('We ask for a £25 deposit.')).toMatch(/^Write \{claim.deposit\} \(£30\) in its place/);
    expect(offered('At night a visit costs £99.')).toContain('{claim.night} (£120)');
    expect(offered('Nights cost £25 extra.')).toMatch(/^Take it out/);
  });
});

describe('prices', () => {
  it.each([
    ['Work in homes is {claim.home} per day.', 'wrong-unit {claim.home} per day'],
    ['Work in homes is {claim.home} a visit.', 'wrong-unit {claim.home} a visit'],
    ['Labour costs £95 a day.', 'contradicting-figure £95'],
  ])('[Q31] are for what the ledger says: "%s"', (words, expected) => {
    expect(told(words)).toEqual([expected]);
  });

  it.each([
    ['Offices and shops pay {claim.home} per hour.', '{claim.home}'],
    ['A flat pays {claim.shop} per hour.', '{claim.shop}'],
  ])('[Q30] are those of homes or of firms: "%s"', (words, token) => {
    expect(told(words)).toEqual([`misused-claim ${token}`]);
  });

  const tariffs = [
    claim('day', 'price, day', 79, 'GBP per visit', { scope: 'One door between eight in the morning and six.' }),
    claim('night', 'price, night', 109, 'GBP per visit', { scope: 'One door between six in the evening and eight.' }),
  ];
  const toldOfTariffs = (words: string) =>
    toldBy(misusedClaim, { ...saying(words), 'pages/_site.json': { ...siteFile(), claims: tariffs } }).map((each) =>
      each.split(' ').slice(2).join(' '),
    );

  it.each([
    'By day you pay {claim.day} for one door, at night {claim.night}.',
    'One door is {claim.day} by day and {claim.night} at night.',
    'A door costs {claim.day}, and {claim.night} at night.',
    'You pay {claim.day}, at night {claim.night}.',
    'You pay {claim.day}, more at night.',
    'One door costs {claim.day}, but more at night.',
    'Nights are dearer, but one door costs {claim.day} before six.',
    'Night or day, we come: {claim.day} until six, {claim.night} after it.',
    'Days: {claim.day} · Nights: {claim.night}',
    'Whether you ring by day ({claim.day}) or at night ({claim.night}), we come.',
    'From six in the evening it is {claim.night}; by day it is {claim.day}.',
  ])('[Q30] of two tariffs are each judged by its own clause: "%s"', (words) => {
    expect(toldOfTariffs(words)).toEqual([]);
  });

  it.each([
    ['By day you pay {claim.night} for one door.', ['{claim.night}']],
    ['At night, you pay {claim.day}.', ['{claim.day}']],
    ['You pay {claim.day} when you ring at night.', ['{claim.day}']],
    ['By day you pay {claim.night} for one door, at night {claim.day}.', ['{claim.night}', '{claim.day}']],
  ])('[Q30] of two tariffs are told where its clause names the other: "%s"', (words, expected) => {
    expect(toldOfTariffs(words)).toEqual(expected);
  });

  it('[Q30] are those of the page where the sentence does not say', () => {
    const facts = { name: 'Commercial work' };
    expect(told('Labour is {claim.home} an hour.', 'text', { facts })).toEqual(['misused-claim {claim.home}']);
    expect(told('Labour is {claim.shop} an hour.', 'text', { facts })).toEqual([]);
    expect(told('Labour in homes is {claim.home} an hour.', 'text', { facts })).toEqual([]);
  });
});

describe('what nobody can show', () => {
  const swept = (words: string) =>
    toldBy(sweepingClaim, saying(words)).map((each) => each.split(' ').slice(2).join(' '));

  it.each([
    ['The fastest plumbers in town.', 'fastest plumbers'],
    ["London's number one plumber.", "London's number one"],
    ['Number one in London', 'Number one in London'],
    ['We are cheaper than anyone else.', 'cheaper than anyone'],
    ['Nobody is faster.', 'Nobody is faster'],
    ['The lowest prices, guaranteed.', 'lowest prices'],
    ['Unbeatable prices.', 'Unbeatable'],
    ['With our money-back guarantee.', 'money-back guarantee'],
  ])('[Q44] is asked about: "%s"', (words, found) => {
    expect(swept(words)).toEqual([found]);
  });

  it.each([
    'The best time to bleed a radiator is October.',
    'The cheapest repair is the one you never need.',
    'The fastest way to stop a leak is the tap.',
    'Average response in our fastest districts.',
    'Number one is to turn off the water.',
  ])('[Q44] is not what others are or do: "%s"', (words) => {
    expect(swept(words)).toEqual([]);
  });
});

describe('bodies and insurers', () => {
  const files = (words: string) => ({
    'pages/_site.json': {
      ...siteFile(),
      accreditations: [{ id: 'gas-safe', name: 'Gas Safe registered', body: 'Gas Safe Register', number: '123456' }],
      registration: [...siteFile().registration, { id: 'insured', label: 'Insurer', value: 'Sample Mutual plc' }],
    },
    [PAGE]: goodPage('About', { type: 'prose', paragraphs: [words] }),
  });
  const asked = (words: string) =>
    toldBy(doubtfulCredential, files(words)).map((each) => each.split(' ').slice(2).join(' '));

  it.each([
    ['Insured by Northern Star.', 'Northern Star'],
    ['We are members of the Federation of Good Builders.', 'Federation of Good Builders'],
    ['SafePipe accredited engineers.', 'SafePipe'],
    ['Our engineers are certified by the National Board of Pipes.', 'National Board of Pipes'],
    ['We are a Northern Star Accredited Installer.', 'Northern Star'],
    ['ISO 9001 and ISO 14001 certified.', 'ISO 9001 and ISO 14001'],
    ['The work is done. ISO 9001 certified.', 'ISO 9001'],
    ['Approved installers for Northern Star.', 'Northern Star'],
    ['Cover is provided by Northern Star plc.', 'Northern Star'],
    ['By appointment to Their Lordships.', 'Their Lordships'],
    ['Rated Excellent on Starfinder.', 'Starfinder'],
    ['Winner of the Plumber of the Year award.', 'Plumber of the Year'],
    ['We won the Northern Prize of 2022.', 'Northern Prize of 2022'],
    ['Recommended by The Northern Star.', 'The Northern Star'],
    ['As featured in The Northern Star.', 'The Northern Star'],
    ['Trusted by the NBC.', 'NBC'],
    ['We belong to the Federation of Good Builders.', 'Federation of Good Builders'],
    ['The firm is affiliated to the Guild of Pipes.', 'Guild of Pipes'],
    ['We are certified to ISO 9001.', 'ISO 9001'],
    ['Our engineers hold a Northern Star diploma.', 'Northern Star'],
    ['We were shortlisted for the Northern Prize.', 'Northern Prize'],
    ['We are on the approved list of the Housing Alliance.', 'Housing Alliance'],
    ['We were Northern Plumber of the Year in 2023.', 'Northern Plumber of the Year'],
    ['We are police approved.', 'police approved'],
    ['Our plumbers are police checked.', 'police checked'],
    ['Endorsed by the fire brigade.', 'Endorsed by the fire brigade'],
    ['An award-winning team.', 'award-winning team'],
  ])('[Q45] that the site file does not know are asked about: "%s"', (words, name) => {
    expect(asked(words)).toEqual([name]);
  });

  it.each([
    'Insured by Sample Mutual plc.',
    'Our Gas Safe registered engineers come at once.',
    'Members of the public may ask.',
    'Such a tank must be certified to EN 12566.',
    'Ask whether the plumber belongs to the Federation of Good Builders.',
    'We use products that meet the rules, WRAS-approved as a rule.',
    'Registered posts need a signature.',
    'Pumps rated A on the label use less.',
    'We are a registered company.',
    'Ask for locks that are police approved.',
    'A house that won an award in 1960.',
    'The Northern Star is sold at the corner.',
    'The shower is recommended by its maker.',
    'Ask for an approved installer.',
    'The boiler is a condensing one, certified in 2019.',
  ])('[Q45] that it knows, or of others, are not: "%s"', (words) => {
    expect(asked(words)).toEqual([]);
  });
});

describe('terms in words', () => {
  const site = { ...siteFile(), claims, registration: [{ id: 'vat', label: 'VAT number', value: '12345678' }] };
  const opposed = (block: object, others: string[]) =>
    toldBy(contradictingTerms, {
      'pages/_site.json': site,
      'pages/index.json': goodPage('Home', { type: 'prose', paragraphs: others }),
      [PAGE]: goodPage('About', block),
    }).map((each) => each.replace(`${PAGE} contradicting-terms `, ''));
  const prose = (...paragraphs: string[]) => ({ type: 'prose', paragraphs });
  const TERMS = [
    'We never make a call-out charge. There is no call-out charge at night.',
    'Prices include VAT. All sums are shown including VAT.',
    'Materials are charged at cost. Parts come at cost price.',
    'Free quotes, in writing. Every quote is free.',
    'We charge the same at night. There is no surcharge at weekends.',
    'You pay nothing for the diagnosis. A diagnosis is free.',
  ];

  it.each([
    ['A quote means that you pay a small call-out charge.', 'pay a small call-out charge'],
    ['Yes, there is a small call-out charge, which we take off the bill.', 'there is a small call-out charge'],
    ['A small call-out charge applies after midnight.', 'call-out charge applies'],
    ['From €95, plus VAT.', 'plus VAT'],
    ['VAT at 20% is added to the bill.', 'VAT at 20% is added'],
    ['All sums are without VAT.', 'without VAT'],
    ['Our prices are net.', 'prices are net'],
    ['We add 10% to the cost of materials.', 'We add 10% to the cost'],
    ['Parts are charged with a 15% mark-up.', '15% mark-up'],
    ['The sums are shown in euros, VAT and all. The prices on this website exclude it.', 'exclude it'],
    ['VAT is extra.', 'VAT is extra'],
    ['Prices shown are net of VAT.', 'net of VAT'],
    ['Materials at cost plus a little for the van.', 'cost plus'],
    ['We mark materials up by 15 per cent.', 'We mark materials up'],
    ['There is a charge for a written quote.', 'charge for a written quote'],
    ['On bank holidays we charge double.', 'charge double'],
    ['Night work costs a third more.', 'Night work costs a third more'],
    ['Weekend rates are higher.', 'Weekend rates are higher'],
    ['Evenings are charged at time and a half.', 'time and a half'],
    ['There is a £60 call-out fee after midnight.', '£60 call-out fee'],
    ['A call-out charge of £35 applies on Sundays.', 'call-out charge of £35'],
    ['Quotes cost £30, refunded if you book.', 'Quotes cost £30'],
    ['We charge £20 for a written estimate.', 'charge £20 for a written estimate'],
    ['A diagnosis costs £45.', 'diagnosis costs'],
    ['We charge £45 for the diagnosis.', 'charge £45 for the diagnosis'],
  ])('[Q99] are refused where other texts say the opposite: "%s"', (words, written) => {
    expect(opposed(prose(words), TERMS)).toEqual([written]);
  });

  it('[Q99] are read by the label beside them', () => {
    const facts = [
      { label: 'Call-out charge', value: 'Waived if we work' },
      { label: 'Coverage', value: 'All of it' },
    ];
    const call = { type: 'sticky-call', heading: 'Call', action: { do: 'call', label: 'Call us' }, facts };
    expect(opposed(call, TERMS)).toEqual(['Waived']);
  });

  it.each([
    'There is no call-out charge.',
    'Is there a call-out charge elsewhere? Ask whether there is a call-out charge before you book anybody.',
    'Other firms charge: there is a call-out charge of theirs to pay.',
    'Commercial work is quoted plus VAT.',
    'The council has a call-out charge to pay.',
    'We charge for the call-out of the crane.',
    'We quote with VAT. Look out for what it costs.',
    'The cost of a lock plus its fitting is in the quote.',
    'No mark-up on parts.',
    'A survey costs what it says there.',
    'A double lock costs more than a single one.',
    'Parts cost more than they did, and a night without heating costs nerves.',
  ])('[Q99] are left alone where they say the same, or are of others: "%s"', (words) => {
    expect(opposed(prose(words), TERMS)).toEqual([]);
  });

  it('[Q103] know a tax by what more than one price says of itself', () => {
    const priced = (id: string, said: string) =>
      claim(id, `price, ${id}`, 90, 'GBP per hour', { scope: `Labour by ${id}, ${said}.` });
    const found = (...said: [string, string]) =>
      toldBy(contradictingTerms, {
        'pages/_site.json': { ...siteFile(), claims: [priced('day', said[0]), priced('night', said[1])] },
        [PAGE]: goodPage('About', { type: 'prose', paragraphs: ['{claim.day} or {claim.night}, TAX at the end.'] }),
      });
    expect(found('with GST', 'without GST')).toHaveLength(1);
    expect(found('with GST', 'with GST')).toEqual([]);
  });

  it('[Q99] may say what no other text denies, and what stands alone is told against more', () => {
    expect(opposed(prose('A call-out charge applies.'), ['We come.'])).toEqual([]);
    expect(opposed(prose('Prices include VAT.'), ['Prices are plus VAT. We write VAT is extra.'])).toEqual([
      'include VAT',
    ]);
  });
});

describe('a sum for what is free', () => {
  it('[Q113] is told by the words that deny it, and not as a figure too', () => {
    const page = (words: string) => goodPage('About', { type: 'prose', paragraphs: [words] });
    const found = toldBy([contradictingFigure, contradictingTerms], {
      ...saying('There is a £60 call-out fee.'),
      'pages/contact.json': page('There is no call-out charge. We never make a call-out charge.'),
    });
    expect(found).toEqual([`${PAGE} contradicting-terms £60 call-out fee`]);
  });
});

describe('the ledger as a whole', () => {
  const ledger = (id: string, change: object) =>
    toldBy([claimMismatch, conflictingClaims, doubtfulUnit, wrongUnit], {
      'pages/_site.json': {
        ...siteFile(),
        claims: [
          ...claims,
          claim('a', 'time, visit', 20, 'minutes', { scope: 'Home page: all calls.' }),
          claim('b', 'time, visit', 20, 'minutes', { scope: 'Contact page: all calls.' }),
          claim('c', 'time, visit', 20, 'minutes', { scope: 'About page: all calls.' }),
          claim('day-hourly', 'price, day', 80, 'GBP per hour'),
        ].map((each) => (each.id === id ? { ...each, ...change } : each)),
      },
      [PAGE]: goodPage('About', { type: 'prose', paragraphs: ['By day it is {claim.day-hourly} an hour.'] }),
    }).map((each) => each.split(' ').slice(1).join(' '));

  it('[Q42] has units that are known, fit the others and the id, and are told once', () => {
    expect(ledger('', {})).toEqual([]);
    expect(ledger('response', { unit: 'minuts' })).toEqual(['doubtful-unit "minuts"']);
    expect(ledger('day-hourly', { unit: 'GBP per month' })).toEqual(['doubtful-unit "GBP per month"']);
    expect(ledger('day-hourly', { unit: 'GPB per hour' })).toEqual(['doubtful-unit "GPB per hour"']);
    expect(ledger('customers', { unit: 'custmers' })).toEqual(['doubtful-unit "custmers"']);
  });

  it('[Q42] asks of a unit beside one claim of money', () => {
    expect(ledger('home', { unit: 'pounds' })).toEqual(['doubtful-unit "pounds"']);
  });

  it('[Q42] [Z38] asks of a unit that may belong to its value, and mends one that is misspelt', () => {
    const edits = (unit: string) =>
      problemsBy(doubtfulUnit, {
        'pages/_site.json': {
          ...siteFile(),
          claims: [...claims, claim('day-hourly', 'price, day', 700, unit)],
        },
      }).map((each) => each.edits.map(({ insert }) => insert));
    expect(edits('GBP per day')).toEqual([[]]);
    expect(edits('GPB per hour')).toEqual([['"GBP per hour"']]);
  });

  it('[Q27] has no price or time of nothing', () => {
    expect(ledger('home', { value: 0 })).toEqual(['claim-mismatch 0']);
  });

  it('[Q10] gives one figure of one thing, on whichever page it stands, and tells the one that differs', () => {
    expect(ledger('a', { value: 25 })).toEqual(['conflicting-claims 25']);
    expect(ledger('c', { value: 25 })).toEqual(['conflicting-claims 25']);
  });
});

describe('numbers to dial', () => {
  const dialled = (words: string) =>
    toldBy([contradictingFigure, typedFigure], saying(words)).map((each) => each.replace(`${PAGE} `, ''));

  it.each([
    ['In an emergency call 911.', 'contradicting-figure 911'],
    ['Dial 1801 before our number.', 'contradicting-figure 1801'],
    ['Call O20 7946 O123 at once.', 'typed-figure O20 7946 O123'],
    ['Call 020 7946 Ol24 at once.', 'contradicting-figure 020 7946 Ol24'],
  ])('[Q43] are those of the country, in digits: "%s"', (words, found) => {
    expect(dialled(words)).toEqual([found]);
  });

  it('[Q100] begin with no zero', () => {
    expect(dialled('Power cut: 0105.')).toEqual(['contradicting-figure 0105']);
    for (const words of ['Power cut: 105.', 'The code is 0777.', 'Set it to 0.105 bar.'])
      expect(dialled(words)).toEqual([]);
  });

  it.each(['In an emergency dial 999, 112 or 105.', 'For a textphone dial 18001 first.', 'Call 101 households.'])(
    '[Q43] are known: "%s"',
    (words) => {
      expect(dialled(words)).toEqual([]);
    },
  );
});

describe('dates of the firm', () => {
  it('[Q28] has no review from before its beginnings', () => {
    const review = {
      name: 'Ann P.',
      place: 'Here',
      rating: 5,
      date: 'March 2008',
      text: 'Good.',
      provenance: 'sample',
    };
    const page = goodPage('About', { type: 'reviews', heading: 'Reviews', items: [review] });
    expect(toldBy(foundingMismatch, { [PAGE]: page })).toEqual([`${PAGE} founding-mismatch "March 2008"`]);
  });

  it.each([
    [impossibleDate, 'Prices of 13/2026.', '13/2026'],
    [impossibleDate, 'Built in 17004 and never changed.', '17004'],
    [impossibleDate, 'Since January 20025.', '20025'],
    [farDate, 'Under the Trade Act 2051 you have rights.', '2051'],
    [farDate, 'The church was built in 2902.', '2902'],
  ])('[D14] cannot be (%#)', (rule, words, found) => {
    expect(toldBy(rule, saying(words), { today: '2026-04-01' })).toEqual([`${PAGE} ${rule.code} ${found}`]);
  });

  it.each([
    ['Offer ends 31 March 2025.', 'Offer ends 31 March 2025'],
    ['Prices valid until 31 December 2024.', 'valid until 31 December 2024'],
    ['Summer offer 2023: a free filter.', 'Summer offer 2023'],
    ['Coming soon in spring 2025.', 'Coming soon in spring 2025'],
    ['Book before Christmas 2024.', 'Book before Christmas 2024'],
    ['New for 2022!', 'New for 2022'],
    ['Merry Christmas and a happy 2025 to all!', 'Merry Christmas and a happy 2025'],
  ])('[D20] is over: "%s"', (words, found) => {
    expect(toldBy(farDate, saying(words), { today: '2026-04-01' })).toEqual([`${PAGE} far-date ${found}`]);
  });

  it('[D29] is told where the date of a text is none, or lies in another century', () => {
    const dated = (updated: string) => {
      const legal = {
        type: 'legal',
        updated,
        sections: [{ heading: 'Prices', paragraphs: ['So.'] }],
      };
      return toldBy([impossibleDate, farDate], { [PAGE]: goodPage('About', legal) }, { today: '2026-04-01' });
    };
    expect(dated('last week')).toEqual([`${PAGE} impossible-date "last week"`]);
    expect(dated('January 1924')).toEqual([`${PAGE} far-date January 1924`]);
    expect(dated('January 2024')).toEqual([]);
  });

  it('[D14] says the last day of a month as people do', () => {
    const [words] = wordsBy(impossibleDate, saying('Since the 35th of May we do.'), { today: '2026-04-01' });
    expect(words!.fix).toContain('the 31st');
  });

  it.each([
    'The offer is valid until 2026.',
    'Open since 2019, and new in the street then.',
    'We held the price until 2022.',
    'Book by phone: 2024 or earlier boilers only.',
    'Valid from 12/2026 on.',
    'The Building Act 1984.',
    'By 2050 it may be different.',
    'In 10500 homes.',
    'In January 20000 people came.',
    'A happy 2027 to all.',
  ])('[D18] may be: "%s"', (words) => {
    expect(toldBy([impossibleDate, farDate], saying(words), { today: '2026-04-01' })).toEqual([]);
  });
});
