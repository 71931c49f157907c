import { describe, expect, it } from 'vitest';
import type { AnyRule } from '../../../src/check/built/finished-rule';
import { approvalWithoutBody } from '../../../src/check/rules/claims/approval-without-body';
import { liveClaim } from '../../../src/check/rules/claims/live-claim';
import { rangeAsAverage } from '../../../src/check/rules/claims/range-as-average';
import { unknownCredential } from '../../../src/check/rules/claims/unknown-credential';
import { unnumberedHotline } from '../../../src/check/rules/hotlines/unnumbered-hotline';
import { foreignCurrency } from '../../../src/check/rules/identity/foreign-currency';
import { misspeltHotline } from '../../../src/check/rules/hotlines/misspelt-hotline';
import { unknownHotline } from '../../../src/check/rules/hotlines/unknown-hotline';
import { foreignAddress } from '../../../src/check/rules/identity/foreign-address';
import { oddGrouping } from '../../../src/check/rules/identity/odd-grouping';
import { misspeltAddress } from '../../../src/check/rules/identity/misspelt-address';
import { notInStandard } from '../../../src/check/rules/identity/not-in-standard';
import { otherTrade } from '../../../src/check/rules/identity/other-trade';
import { registrationForm } from '../../../src/check/rules/identity/registration-form';
import { wrongRegistration } from '../../../src/check/rules/identity/wrong-registration';
import { allCapitals } from '../../../src/check/rules/reading/all-capitals';
import { areaPage } from '../schemas/area-page';
import { claim } from './claim';
import { goodPage, siteFile } from './small-site';
import { problemsBy, siteWith, toldBy, wordsBy } from './told-by';

const SITE = 'pages/_site.json';
const PAGE = 'pages/about.json';
const saying = (words: string) => ({ [PAGE]: goodPage('About', { type: 'prose', paragraphs: [words] }) });

describe('where a site is at home', () => {
  it('[ID1] is what the standards know', () => {
    const good = { locale: 'de-CH', timeZone: 'Europe/Zurich', currency: 'CHF', country: 'CH' };
    expect(toldBy(notInStandard, siteWith(good))).toEqual([]);
    expect(toldBy(notInStandard, siteWith({ locale: 'zx', timeZone: 'Mars', currency: 'QQQ', country: 'YY' }))).toEqual(
      ['"zx"', '"Mars"', '"QQQ"', '"YY"'].map((code) => `${SITE} not-in-standard ${code}`),
    );
  });

  it('[ID1] is told with what was surely meant', () => {
    expect(
      problemsBy(notInStandard, siteWith({ timeZone: 'Europe/Zurch', country: 'UK' })).map(({ message, edits }) => [
        message,
        edits[0]?.insert,
      ]),
    ).toEqual([
      ['There is no time zone "Europe/Zurch". Did you mean "Europe/Zurich"?', '"Europe/Zurich"'],
      ['There is no country "UK". Did you mean "GB"?', '"GB"'],
    ]);
    expect(problemsBy(notInStandard, siteWith({ locale: 'UK', country: 'GB' }))).toMatchObject([
      { message: '"UK" is not written as "locale" must be. Did you mean "en-GB"?', edits: [{ insert: '"en-GB"' }] },
    ]);
    expect(wordsBy(notInStandard, siteWith({ country: 'YY' }))).toEqual([
      {
        message: 'There is no country "YY".',
        fix: 'Look up what the country of the business is called, and write that.',
        why: 'Search engines could not say where the business is.',
      },
    ]);
  });
});

describe('what the site file says of the business', () => {
  it('[ID27] lies in one country', () => {
    expect(problemsBy(notInStandard, siteWith({ timeZone: 'America/New_York' }))).toMatchObject([
      {
        pointer: '/timeZone',
        message: '"America/New_York" is no time zone of GB.',
        fix: 'Write "Europe/London" in its place, or the right country.',
        edits: [],
      },
    ]);
    for (const timeZone of ['Europe/London', 'Europe/Belfast'])
      expect(toldBy(notInStandard, siteWith({ timeZone })), timeZone).toEqual([]);
    expect(toldBy(notInStandard, siteWith({ country: 'US', timeZone: 'America/Denver' }))).toEqual([]);
  });

  it('[ID28] is of one trade', () => {
    const trade = { worker: 'plumber', workers: 'plumbers' };
    expect(toldBy(otherTrade, siteWith({ schemaType: 'Locksmith', trade }))).toEqual([
      `${SITE} other-trade "Locksmith"`,
    ]);
    for (const schemaType of ['Plumber', 'LocalBusiness', 'HomeAndConstructionBusiness'])
      expect(toldBy(otherTrade, siteWith({ schemaType, trade })), schemaType).toEqual([]);
    expect(
      toldBy(otherTrade, siteWith({ schemaType: 'Locksmith', trade: { worker: 'key cutter', workers: 'x' } })),
    ).toEqual([]);
  });

  it.each([
    ['GB', 'Company number', '0000000', 1],
    ['GB', 'Company number', '00000000', 0],
    ['GB', 'Company number', 'SC 123456', 0],
    ['GB', 'VAT number', 'GB 000 0000 0', 1],
    ['GB', 'VAT number', 'GB 000 0000 00', 0],
    ['GB', 'Register', 'GB', 0],
    ['DE', 'USt-IdNr.', 'DE 123 456 78', 1],
    ['DE', 'USt-IdNr.', 'DE 123 456 789', 0],
    ['SE', 'Company number', '1', 0],
  ])('[ID29] has the digits that a register of %s gives: %s "%s"', (country, label, value, count) => {
    const registration = [{ id: 'number', label, value }];
    expect(toldBy(registrationForm, siteWith({ country, registration }))).toHaveLength(count);
  });
});

describe('the money of a site', () => {
  const area = (priceRange: string) => ({
    'pages/areas/sw1h.json': { ...areaPage(), facts: { ...areaPage().facts, priceRange } },
  });

  it('[ID2] is the sign of every price range', () => {
    expect(toldBy(foreignCurrency, area('$$$'))).toEqual(['pages/areas/sw1h.json foreign-currency "$$$"']);
    expect(problemsBy(foreignCurrency, area('$$$'))).toMatchObject([
      {
        message: '"$$$" is not written in the money of this site, whose sign is "£".',
        fix: 'Write "£££" in its place.',
        edits: [{ insert: '"£££"' }],
      },
    ]);
    const kroner = {
      ...siteWith({ currency: 'NOK', locale: 'nb-NO', defaults: { ...siteFile().defaults, priceRange: 'krkr' } }),
      ...area('krkrkr'),
    };
    expect(toldBy(foreignCurrency, kroner)).toEqual([]);
  });

  it('[ID2] is that of every claim of a sum, and of the site where all of them have another', () => {
    const sum = (id: string, unit: string) => claim(id, 'price', 95, unit);
    const claims = [sum('hourly', 'EUR per hour'), sum('visit', 'GBP per visit'), sum('areas', 'areas')];
    expect(toldBy(foreignCurrency, siteWith({ claims }))).toEqual([`${SITE} foreign-currency "EUR per hour"`]);
    expect(problemsBy(foreignCurrency, siteWith({ claims }))[0]?.edits).toMatchObject([{ insert: '"GBP per hour"' }]);
    const all = [sum('hourly', 'EUR per hour'), sum('visit', 'EUR per visit')];
    expect(toldBy(foreignCurrency, siteWith({ claims: all }))).toEqual([`${SITE} foreign-currency "GBP"`]);
    expect(toldBy(foreignCurrency, siteWith({ claims: [sum('width', 'LED lamps')] }))).toEqual([]);
  });

  it('[ID2] is told once where all agree on another sign, and not at all while its name is wrong', () => {
    expect(toldBy(foreignCurrency, siteWith({ currency: 'EUR' }))).toEqual([`${SITE} foreign-currency "EUR"`]);
    expect(wordsBy(foreignCurrency, siteWith({ currency: 'EUR' }))[0]?.message).toBe(
      'Every price range of the site is written with "£", but the sign of EUR is "€".',
    );
    expect(toldBy(foreignCurrency, siteWith({ currency: 'QQQ' }))).toEqual([]);
  });
});

describe('addresses of ours', () => {
  const OURS = { email: { emergency: 'emergency@tapwright.example', information: 'hello@tapwright.example' } };
  const told = (words: string) =>
    toldBy(misspeltAddress, { ...siteWith(OURS), ...saying(words) }).map((each) =>
      each.replace(`${PAGE} misspelt-address `, ''),
    );

  it.each([
    ['Write to hello@tapwrigth.example.', 'hello@tapwrigth.example'],
    ['Write to helo@tapwright.example, please.', 'helo@tapwright.example'],
    ['See www.tapwright.com.', 'www.tapwright.com'],
    ['Book at https://book.tapwrigt.example/request.', 'https://book.tapwrigt.example'],
    ['Mail (hello@tapwright.exmple).', 'hello@tapwright.exmple'],
  ])('[ID3] finds the slip in "%s"', (words, slip) => {
    expect(told(words)).toEqual([slip]);
  });

  it.each([
    'Write to hello@tapwright.example or jobs@tapwright.example.',
    'See www.tapwright.example, book.tapwright.example and https://www.tapwright.example/areas.',
    'See ico.org.uk and thameswater.co.uk.',
    'It is over.Then call us.',
    'Write to somebody@gmail.com.',
    'At 1.5 bar, e.g. cold.',
  ])('[ID3] has nothing to say about "%s"', (words) => {
    expect(told(words)).toEqual([]);
  });

  it('[ID3] says what was meant', () => {
    expect(
      problemsBy(misspeltAddress, { ...siteWith(OURS), ...saying('Write to Helo@tapwrigth.example.') }),
    ).toMatchObject([
      {
        message: 'Helo@tapwrigth.example is almost one of our addresses, hello@tapwright.example.',
        fix: 'Write hello@tapwright.example in its place. If it is the address of somebody else, let the page be an exception.',
        why: 'What visitors write would reach nobody, or somebody else.',
        edits: [{ insert: 'hello@tapwright.example' }],
      },
    ]);
  });

  it('[ID4] lie where the others do', () => {
    const email = (information: string) => siteWith({ email: { ...OURS.email, information } });
    expect(problemsBy(misspeltAddress, email('hello@tapwrigt.example'))).toMatchObject([
      {
        pointer: '/email/information',
        message: 'hello@tapwrigt.example is almost an address at tapwright.example, where the others are.',
        fix: 'Write "hello@tapwright.example" in its place, or correct the others.',
        edits: [{ insert: '"hello@tapwright.example"' }],
        related: [{ message: 'Here it is tapwright.example.' }],
      },
    ]);
    expect(toldBy(misspeltAddress, siteWith({ ...OURS, origin: 'https://www.tapwrigth.example' }))).toEqual([
      `${SITE} misspelt-address "https://www.tapwrigth.example"`,
    ]);
    expect(toldBy(misspeltAddress, email('tapwright@gmail.com'))).toEqual([]);
  });
});

describe('addresses elsewhere', () => {
  const OURS = { email: { emergency: 'emergency@tapwright.example', information: 'hello@tapwright.example' } };
  const told = (words: string) =>
    toldBy([foreignAddress, misspeltAddress], { ...siteWith(OURS), ...saying(words) }).map((each) =>
      each.replace(`${PAGE} `, ''),
    );

  it.each([
    ['Write to us at tapwright@gmail.com.', 'tapwright@gmail.com'],
    ['Visit our website at www.best-pipes.co.uk.', 'www.best-pipes.co.uk'],
    ['E-mail us: help@best-pipes.com', 'help@best-pipes.com'],
  ])('[ID7] are asked about where they seem to be ours: "%s"', (words, address) => {
    expect(told(words)).toEqual([`foreign-address ${address}`]);
  });

  it.each([
    'Write to somebody@gmail.com.',
    'The regulator is at ico.org.uk.',
    'Write to us at hello@tapwright.example.',
    'We have told you about it.Then call us.',
  ])('[ID7] are not where they are of others: "%s"', (words) => {
    expect(told(words)).toEqual([]);
  });
});

describe('mailboxes and hotlines that are almost ours', () => {
  const OURS = { email: { emergency: 'emergency@tapwright.example', information: 'hello@tapwright.example' } };
  const told = (words: string, hotline = {}) =>
    toldBy([foreignAddress, misspeltAddress, misspeltHotline], {
      ...siteWith({ ...OURS, hotlines: [{ ...siteFile().hotlines[0], display: '0800 111 999', ...hotline }] }),
      ...saying(words),
    }).map((each) => each.replace(`${PAGE} `, ''));

  it.each([
    ['Or at info@tapwright.example.', 'foreign-address info@tapwright.example'],
    ['Or at help@tapwright.example.', 'foreign-address help@tapwright.example'],
    ['Your data: dpo@tapwrite.example.', 'misspelt-address dpo@tapwrite.example'],
  ])('[ID24] are told: "%s"', (words, address) => {
    expect(told(words)).toEqual([address]);
  });

  it.each(['Emergency@tapwright.example', 'www.tapwright.example', 'info@council.example'])(
    '[ID24] are right, or of others: %s',
    (address) => {
      expect(told(`The address is ${address} today.`)).toEqual([]);
    },
  );

  it.each(['0800 111 99', '0800 11 999', '0800 119 199'])('[ID25] of a hotline, %s is almost its number', (number) => {
    expect(told(`Smell gas: ${number}.`)).toEqual([`misspelt-hotline ${number}`]);
  });

  it('[ID25] is told behind any words', () => {
    expect(told('For a smell of gas ring 0800 111 99 at once.')).toEqual(['misspelt-hotline 0800 111 99']);
    expect(told('The gas service answers on 0800 1111 999.')).toEqual(['misspelt-hotline 0800 1111 999']);
  });

  it('[C110] of money is mended with the sign or the code of the site', () => {
    const page = areaPage();
    const wrong = { 'pages/areas/sw1h.json': { ...page, facts: { ...page.facts, priceRange: 'moderate' } } };
    const [range] = problemsBy([], wrong).filter(({ rule }) => rule === 'wrong-form');
    expect(range!.fix).toBe('Write "££", "£££" or "££££".');
    const claims = [claim('hourly', 'price', 95, 'GBP per hour')];
    const [code] = problemsBy([], siteWith({ currency: '£', claims })).filter(({ rule }) => rule === 'wrong-form');
    expect(code!.fix).toBe('Write "GBP" in its place, as the units of your claims do.');
  });

  it.each(['0800 111 999', '0800 555 000', '08001 of 11199', 'GB 0800 111 99', '£0800 111 99'])(
    '[ID25] is no number of a hotline: %s',
    (number) => {
      expect(told(`Smell gas: ${number}.`)).toEqual([]);
    },
  );
});

describe('the groups of a number', () => {
  const display = (number: string) =>
    toldBy(oddGrouping, siteWith({ phone: { ...siteFile().phone, display: number } })).map(
      (each) => each.split(' ')[1],
    );

  it.each(['0207 946 0123', '020 794 60123'])('[ID8] are those of its country: %s', (number) => {
    expect(display(number)).toEqual(['odd-grouping']);
  });

  it.each(['020 7946 0123', '(020) 7946 0123', '020-7946-0123', '02079460123', '+44 20 7946 0123', '020 79 46 01 23'])(
    '[ID8] may be smaller, or have other signs between them: %s',
    (number) => {
      expect(display(number)).toEqual([]);
    },
  );
});

describe('the name of a hotline', () => {
  const hotlines = [{ ...siteFile().hotlines[0], name: 'National Gas Emergency Service' }];
  const told = (words: string) =>
    toldBy(misspeltHotline, { ...siteWith({ hotlines }), ...saying(words) }).map((each) =>
      each.split(' ').slice(2).join(' '),
    );

  it('[ID9] is that of the site file', () => {
    expect(told('The National Gas Emergency Services make it safe.')).toEqual(['National Gas Emergency Services']);
    expect(told('The National Grid Emergency Service makes it safe.')).toEqual(['National Grid Emergency Service']);
    expect(told('The National Gas Emergency Service makes it safe.')).toEqual([]);
    expect(told('A national gas emergency, and its service.')).toEqual([]);
  });
});

describe('the number of a hotline', () => {
  const line = siteFile().hotlines[0]!;
  const hotlines = [
    { ...line, id: 'gas', name: 'National Gas Service', speaksOf: ['smell gas', 'gas leak'] },
    { ...line, id: 'water', name: 'Sample Water', speaksOf: ['shared sewer'] },
  ];
  const told = (words: string) =>
    toldBy(unknownHotline, { ...siteWith({ hotlines }), ...saying(words) }).map((each) =>
      each.split(' ').slice(2).join(' '),
    );

  it.each([
    ['Ours are old; smell gas: {hotline.water}', '{hotline.water}'],
    ['Ask Sample Water: {phone}.', '{phone}'],
    ['Call the National Gas Service ({hotline.water}).', '{hotline.water}'],
    ['A shared sewer: {hotline.gas}', '{hotline.gas}'],
  ])('[ID26] is that of the name or danger right before it: "%s"', (words, token) => {
    expect(told(words)).toEqual([token]);
  });

  it.each([
    'Smell gas: {hotline.gas}. A shared sewer: {hotline.water}.',
    'Sample Water answers on {hotline.water}, we on {phone}.',
    'Call the National Gas Service, then us: {phone}.',
    'For repairs after a gas leak call {phone}.',
    'Smell gas or have a shared sewer? {hotline.gas} and {hotline.water}.',
    'When Sample Water has been, ring us on {phone}.',
    'After a gas leak: {phone}',
    'We follow the National Gas Service. {phone}',
    'Sample Water will want your address. Ours is {phone}.',
  ])('[ID26] may stand behind other words: "%s"', (words) => {
    expect(told(words)).toEqual([]);
  });
});

describe('registrations', () => {
  const registered = siteWith({
    registration: [
      ...siteFile().registration.filter(({ id }) => id !== 'number' && id !== 'vat'),
      { id: 'number', label: 'Company number', value: '01234567' },
      { id: 'vat', label: 'VAT number', value: 'GB 123 4567 89' },
    ],
    accreditations: [{ id: 'gas-safe', name: 'Gas Safe registered', body: 'Gas Safe Register', number: '123456' }],
  });
  const told = (words: string) =>
    toldBy(wrongRegistration, { ...registered, ...saying(words) }).map((each) =>
      each.replace(`${PAGE} wrong-registration `, ''),
    );

  it.each([
    ['Company number 01234576.', '01234576'],
    ['Company number: 1234567.', '1234567'],
    ['VAT GB 123 4567 98.', 'GB 123 4567 98'],
    ['Our VAT number is GB123456798.', 'GB123456798'],
    ['Gas Safe Register no. 654321', '654321'],
    ['Registered here, company no. 08765432.', '08765432'],
    ['We are Gas Safe registered (512345).', '512345'],
    ['Gas Safe no. 512345.', '512345'],
  ])('[ID5] finds the wrong number in "%s"', (words, number) => {
    expect(told(words)).toEqual([number]);
  });

  it.each([
    'Company number 01234567, VAT GB123456789.',
    'The Gas Safe Register lists us under 123456.',
    'Company number {company.number}.',
    'VAT is 20% of it.',
    'VAT is not on the bill of 2026. Call 020 7946 0123.',
    'A company of 12345 people.',
    'The gas meter has the number 12345678.',
  ])('[ID5] has nothing to say about "%s"', (words) => {
    expect(told(words)).toEqual([]);
  });

  it.each([
    ['Our VAT number is GB 123 4567 89.', 'GB 123 4567 89'],
    ['Company number 07654321.', '07654321'],
    ['Registered with the ICO under ZA123456.', 'ZA123456'],
    ['Find us at 14 Denbigh Street, London SW1V 2ER.', '14 Denbigh Street, London SW1V 2ER'],
  ])('[ID41] are those of the site file also where it has none: "%s"', (words, written) => {
    const found = problemsBy(wrongRegistration, { ...siteWith({ registration: [] }), ...saying(words) });
    expect(found).toMatchObject([
      {
        message: expect.stringContaining(`"${written}" is given as the `),
        fix: expect.stringMatching(/^Take it out, or add it to "registration"/),
      },
    ]);
  });

  it('[ID42] has the address of the registered office, or its beginning', () => {
    const office = [{ id: 'registeredOffice', label: 'Registered office', value: '1 Sample Yard, London ZZ1 1ZZ' }];
    const of = (words: string) =>
      problemsBy(wrongRegistration, { ...siteWith({ registration: office }), ...saying(words) }).length;
    expect(of('Our office is at 22 High Road, London N22 6DS.')).toBe(1);
    expect(of('Visit our workshop at 12 Kirkgate, Leeds.')).toBe(1);
    expect(of('Our office is at 1 Sample Yard, London ZZ1 1ZZ.')).toBe(0);
    expect(of('Our office is at 1 Sample Yard, London.')).toBe(0);
    expect(of('A customer at 14 Denbigh Street had it too.')).toBe(0);
  });

  it('[ID5] says which token to write', () => {
    expect(wordsBy(wrongRegistration, { ...registered, ...saying('Company number 01234576.') })).toEqual([
      {
        message: '"01234576" is not the number that pages/_site.json has for "Company number", 01234567.',
        fix: 'Write {company.number} in its place, or correct the number in pages/_site.json.',
        why: 'Visitors who look it up would find somebody else, or nobody.',
      },
    ]);
  });
});

const LABELS: Readonly<Record<string, string>> = {
  registeredName: 'Registered name',
  number: 'Company number',
  placeOfRegistration: 'Place of registration',
  registeredOffice: 'Registered office',
  ico: 'ICO registration',
  insurer: 'Insurer',
};
const FACTS: Readonly<Record<string, string>> = {
  registeredName: 'Roofs of the Harbour Limited (sample)',
  number: '01234567',
  placeOfRegistration: 'England and Wales',
  registeredOffice: '1 Sample Yard, Harbour',
  ico: 'ZA000000',
  insurer: 'Sample Mutual Insurance plc',
};

describe('facts of the registration in sentences', () => {
  const facts = siteWith({
    registration: siteFile().registration.map((each) => ({
      ...each,
      label: LABELS[each.id] ?? each.label,
      value: FACTS[each.id] ?? each.value,
    })),
  });
  const told = (words: string) =>
    toldBy(wrongRegistration, { ...facts, ...saying(words) }).map((each) =>
      each.replace(`${PAGE} wrong-registration `, ''),
    );

  it.each([
    ['A company registered in {company.placeOfRegistration} with number 07654321.', '07654321'],
    ['{brand} is a trading name of Pipes and Drains Ltd, a company.', 'Pipes and Drains Ltd'],
    ['{brand} is a company registered in Scotland with {company.number}.', 'Scotland'],
    ['Registered office: 12 Sample Lane, Harbour ZZ1 2ZZ.', '12 Sample Lane, Harbour ZZ1 2ZZ'],
    ['We are registered with the Information Commissioner’s Office: ZB123456.', 'ZB123456'],
    ['All our work is insured through Hill Shipping.', 'Hill Shipping'],
    ['Fully insured for work in homes, with Hill Shipping.', 'Hill Shipping'],
  ])('[ID23] finds the wrong fact in "%s"', (words, written) => {
    expect(told(words)).toEqual([written]);
  });

  it.each([
    'A trading name of Roofs of the Harbour Ltd, a company registered in England, number 01234567.',
    'Registered office: 1 Sample Yard, Harbour.',
    'Insured with Sample Mutual for work in homes.',
    'If your home is insured with Hill Shipping, tell them.',
    'Parts registered in Scotland are as good.',
    'Registered office: {company.registeredOffice}. Insured by {company.insurer}.',
  ])('[ID23] has nothing to say about "%s"', (words) => {
    expect(told(words)).toEqual([]);
  });
});

describe('schemes that the business is no member of', () => {
  const others = siteWith({
    otherSchemes: [
      { name: 'NICEIC', body: 'National Inspection Council' },
      { name: 'MCS', body: 'Microgeneration Scheme' },
    ],
    accreditations: [{ id: 'gas-safe', name: 'Gas Safe registered', body: 'Gas Safe Register', number: '123456' }],
  });
  const told = (words: string) =>
    toldBy([unknownCredential, allCapitals], { ...others, ...saying(words) }).map((each) =>
      each.replace(`${PAGE} `, ''),
    );

  it.each([
    ['We are NICEIC approved.', 'NICEIC'],
    ['NICEIC registered', 'NICEIC'],
    ['Our engineers are members of the National Inspection Council.', 'National Inspection Council'],
    ['Niceic approved plumbers for every home in the district.', 'Niceic'],
    ['Approved by MCS', 'MCS'],
    ['The card is with the van. NICEIC registered for your peace of mind.', 'NICEIC'],
  ])('[ID6] are found in "%s", and not told as capitals', (words, name) => {
    expect(told(words)).toEqual([`unknown-credential ${name}`]);
  });

  it.each([
    'An electrician should be registered with MCS or a like body, so ask for the card.',
    'We are on the Gas Safe Register.',
    'Niceic registered electricians carry a card, so ask for it when they come.',
    'The mcs of the band opens the door to us.',
  ])('[ID6] are not seen in "%s"', (words) => {
    expect(told(words)).toEqual([]);
  });

  it('[ID6] are no members of what the business is said to be a member of', () => {
    const otherSchemes = [{ name: 'Gas Safe', body: 'Gas Safe Register' }];
    const accreditations = [
      { id: 'gas-safe', name: 'Gas Safe registered', body: 'Gas Safe Register', number: '123456' },
    ];
    const both = { ...siteWith({ otherSchemes, accreditations }), ...saying('We are Gas Safe registered.') };
    expect(toldBy(unknownCredential, both)).toEqual([`${SITE} unknown-credential "Gas Safe"`]);
  });

  it('[ID6] are told where one of several is said to be ours', () => {
    expect(told('We are members of MCS and NICEIC.')).toEqual(['unknown-credential MCS']);
  });

  it('[ID6] are told with the body, and what to do', () => {
    expect(wordsBy(unknownCredential, { ...others, ...saying('We are NICEIC approved.') })).toEqual([
      {
        message:
          'pages/_site.json has "NICEIC" among the schemes that the business is no member of (National Inspection Council).',
        fix: 'Take it out. If the business has joined, move it from "otherSchemes" to "accreditations", with its number.',
        why: 'Visitors who look the business up there would not find it, and nobody may claim to be a member who is none.',
      },
    ]);
  });
});

describe('what nobody gave and nobody knows', () => {
  const accreditations = [{ id: 'guild', name: 'Sample Guild registered firm', body: 'Sample Guild', number: '12' }];
  const claims = siteFile().claims.map((each, index) => ({
    ...each,
    ...(index === 0 && { value: [15, 30], unit: 'minutes', text: undefined }),
  }));
  const { id } = siteFile().claims[0]!;
  const onPage = (each: { file: string }) => each.file === PAGE;
  const foundBy = (rule: AnyRule, page: object) =>
    problemsBy(rule, { ...siteWith({ accreditations, claims }), [PAGE]: page }).filter(onPage);
  const found = (rule: AnyRule, page: object) =>
    toldBy(rule, { ...siteWith({ accreditations, claims }), [PAGE]: page }).flatMap((each) =>
      each.startsWith(PAGE) ? each.replace(`${PAGE} `, '') : [],
    );
  const badges = (...labels: string[]) =>
    goodPage('About', { type: 'badges', items: labels.map((label) => ({ icon: 'flame', label })) });

  it('[ID20] warns of an approval without its scheme on a badge', () => {
    const labels = ['Premises Approved', 'Sample Guild registered', '{accreditation.guild} certified', 'Fully insured'];
    expect(found(approvalWithoutBody, badges(...labels))).toEqual(['approval-without-body "Premises Approved"']);
    const sentence = { type: 'prose', paragraphs: ['The plan is approved by the council.'] };
    const leading = { icon: 'flame', label: 'Certified', to: '/about' };
    const link = { type: 'contents', heading: 'On', items: [leading, leading] };
    expect(found(approvalWithoutBody, goodPage('About', sentence, link))).toEqual([]);
    expect(foundBy(approvalWithoutBody, badges('Premises Approved'))).toMatchObject([
      {
        message: '"Premises Approved" says that somebody approved the business, and not who.',
        fix: 'Name the scheme, and add it to "accreditations" of pages/_site.json with its number. Where there is none, say what you have instead, for example "Experience with …".',
        why: 'Visitors let people into their homes because of it, and nobody may claim an approval that nobody gave.',
      },
    ]);
  });

  it.each([
    ['An engineer is on duty for you.', 'on duty'],
    ['Somebody is on call now.', 'on call now'],
    ['We are waiting right now.', 'right now'],
  ])('[ID21] warns of what is true of a moment: "%s"', (words, inside) => {
    expect(found(liveClaim, saying(words)[PAGE])).toEqual([`live-claim ${inside}`]);
    expect(wordsBy(liveClaim, saying(words))[0]!.message).toBe(
      `"${inside}" is true of a moment, and the page says it at every hour.`,
    );
  });

  it('[ID21] says nothing of what is always so, and of what to do now', () => {
    expect(found(liveClaim, saying('Engineers cover it day and night. What to do now?')[PAGE])).toEqual([]);
  });

  it('[ID22] warns of a range that is called an average', () => {
    const token = `{claim.${id}}`;
    expect(found(rangeAsAverage, saying(`It is usual. On average it is ${token}.`)[PAGE])).toEqual([
      `range-as-average ${token}`,
    ]);
    expect(found(rangeAsAverage, saying(`It is usually ${token}. No average.`)[PAGE])).toEqual([]);
    expect(foundBy(rangeAsAverage, saying(`The average is ${token}.`)[PAGE])).toMatchObject([
      {
        message: `${token} is a range, and the sentence calls it an average.`,
        fix: `Write "usually ${token}", or the token of a claim that is one figure.`,
        why: 'An average is one figure: visitors could not tell what they are promised.',
      },
    ]);
  });

  it('[Y57] warns of a page that names who answers a hotline without the number, once', () => {
    const hotlines = [{ ...siteFile().hotlines[0]!, id: 'water', name: 'Sample Water', display: '0800 222 333' }];
    const on = (words: string, changes: object = {}) =>
      toldBy(unnumberedHotline, { ...siteWith({ hotlines }), ...saying(words), ...changes });
    expect(on('Ask Sample Water. Sample Water knows.')).toEqual([`${PAGE} unnumbered-hotline Sample Water`]);
    expect(on('Ask Sample Water, {hotline.water}.')).toEqual([]);
    expect(on('Ask Sample Water, 0800 222 333.')).toEqual([]);
    const before = { type: 'notice', heading: 'Leak', paragraphs: ['Ask Sample Water.'], before: { hotline: 'water' } };
    expect(on('', { [PAGE]: goodPage('About', before) })).toEqual([]);
    const shared = {
      [PAGE]: goodPage('About', { type: 'prose', paragraphs: ['Ask Sample Water.'] }, { type: 'shared', ref: 'line' }),
      'pages/_shared/line.json': { blocks: [{ type: 'prose', paragraphs: ['Their line: {hotline.water}.'] }] },
    };
    expect(on('', shared)).toEqual([]);
    expect(wordsBy(unnumberedHotline, { ...siteWith({ hotlines }), ...saying('Ask Sample Water.') })).toEqual([
      {
        message: 'The page names Sample Water and does not show its number.',
        fix: 'Write {hotline.water} after the name, or "before": { "hotline": "water" } into a block that can show it.',
        why: 'Whoever is sent there would have to look for the number, just when it is needed.',
      },
    ]);
  });
});
