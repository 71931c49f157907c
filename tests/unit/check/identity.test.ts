import { describe, expect, it } from 'vitest';
import { unnumberedHotline } from '../../../src/check/rules/hotlines/unnumbered-hotline';
import { foreignCurrency } from '../../../src/check/rules/identity/foreign-currency';
import { misspeltHotline } from '../../../src/check/rules/hotlines/misspelt-hotline';
import { unknownHotline } from '../../../src/check/rules/hotlines/unknown-hotline';
import { misspeltAddress } from '../../../src/check/rules/identity/misspelt-address';
import { oddGrouping } from '../../../src/check/rules/identity/odd-grouping';
import { notInStandard } from '../../../src/check/rules/identity/not-in-standard';
import { otherTrade } from '../../../src/check/rules/identity/other-trade';
import { registrationForm } from '../../../src/check/rules/identity/registration-form';
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
    expect(toldBy(otherTrade, siteWith({ schemaType: 'Locksmith', product: 'plumber' }))).toEqual([
      `${SITE} other-trade "Locksmith"`,
    ]);
    for (const schemaType of ['Plumber', 'LocalBusiness', 'HomeAndConstructionBusiness'])
      expect(toldBy(otherTrade, siteWith({ schemaType, product: 'Plumber' })), schemaType).toEqual([]);
    expect(toldBy(otherTrade, siteWith({ schemaType: 'Locksmith', product: 'Key cutter' }))).toEqual([]);
  });

  it.each([
    ['GB', 'Company number', '0000000', 0],
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

  const sum = (id: string, unit: string) => claim(id, 'price', 95, unit);
  const euros = [sum('hourly', 'EUR-per-hour'), sum('visit', 'GBP'), sum('areas', 'count')];
  const kroner = { currency: 'NOK', locale: 'nb-NO', defaults: { ...siteFile().defaults, priceRange: 'krkr' } };

  it.each<[string, object, string[]]>([
    ['a price range', area('$$$'), ['pages/areas/sw1h.json foreign-currency "$$$"']],
    ['price ranges in the sign of the site', { ...siteWith(kroner), ...area('krkrkr') }, []],
    ['a claim of a sum', siteWith({ claims: euros }), [`${SITE} foreign-currency "EUR-per-hour"`]],
    [
      'claims that all have another',
      siteWith({ claims: [euros[0]!, sum('b', 'EUR')] }),
      [`${SITE} foreign-currency "GBP"`],
    ],
    ['three letters that are no money', siteWith({ claims: [sum('width', 'LED lamps')] }), []],
    ['price ranges that all have another', siteWith({ currency: 'EUR' }), [`${SITE} foreign-currency "EUR"`]],
    ['a site of which the money is not known', siteWith({ currency: 'QQQ' }), []],
  ])('[ID2] is one: %s', (_, changes, found) => {
    expect(toldBy(foreignCurrency, changes as Parameters<typeof toldBy>[1])).toEqual(found);
  });

  it('[ID2] is said with what is meant', () => {
    expect(problemsBy(foreignCurrency, area('$$$'))).toMatchObject([
      {
        message: '"$$$" is not in the money of this site, "£".',
        fix: 'Write "£££" in its place, if the figure is right so.',
        edits: [{ insert: '"£££"' }],
      },
    ]);
    expect(problemsBy(foreignCurrency, siteWith({ claims: euros }))[0]?.edits).toMatchObject([
      { insert: '"GBP-per-hour"' },
    ]);
    expect(wordsBy(foreignCurrency, siteWith({ currency: 'EUR' }))[0]?.message).toBe(
      'Every price range, or every claim of a sum, is in "£", and the money of the site is EUR.',
    );
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
    ['Your data: dpo@tapwrite.example.', 'dpo@tapwrite.example'],
  ])('[ID3] finds the slip in "%s"', (words, slip) => {
    expect(told(words)).toEqual([slip]);
  });

  it.each([
    'Write to hello@tapwright.example, Hello@tapwright.example or jobs@tapwright.example.',
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

describe('numbers that are almost those of a hotline', () => {
  const told = (words: string) => toldBy(misspeltHotline, saying(words)).map((each) => each.replace(`${PAGE} `, ''));

  it.each(['0800 111 99', '0800 11 999', '0800 119 199'])('[ID25] of a hotline, %s is almost its number', (number) => {
    expect(told(`Smell gas: ${number}.`)).toEqual([`misspelt-hotline ${number}`]);
  });

  it('[ID25] is told behind any words', () => {
    expect(told('For a smell of gas ring 0800 111 99 at once.')).toEqual(['misspelt-hotline 0800 111 99']);
    expect(told('The gas service answers on 0800 1111 999.')).toEqual(['misspelt-hotline 0800 1111 999']);
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

describe('who answers a hotline', () => {
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
