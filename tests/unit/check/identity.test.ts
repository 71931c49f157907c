import { describe, expect, it } from 'vitest';
import { siteFile } from './small-site';
import { PAGE, SITE, about, area as areaWith, claim, saying, siteWith } from './make';
import { problemsBy, toldBy } from './told-by';
import { said } from './said';

describe('where a site is at home', () => {
  it('[ID1] is what the standards know, and told with what was surely meant', () => {
    const found = (values: object) => problemsBy('not-in-standard', siteWith({ ...values }));
    expect(found({ locale: 'de-CH', timeZone: 'Europe/Zurich', currency: 'CHF', country: 'CH' })).toEqual([]);
    expect(found({ timeZone: 'Europe/Zurch', country: 'UK' })).toMatchObject(said`
      # ⇒ "Europe/Zurich"
      There is no time zone "Europe/Zurch". Did you mean "Europe/Zurich"?
      # ⇒ "GB"
      There is no country "UK". Did you mean "GB"?`);
    expect(found({ locale: 'UK', country: 'GB' })).toMatchObject(said`
      # ⇒ "en-GB"
      "UK" is not written as "locale" must be. Did you mean "en-GB"?`);
    expect(found({ country: 'YY' })).toMatchObject(said`
      There is no country "YY".
      > Look up what the country of the business is called, and write that.
      ? Search engines could not say where the business is.`);
  });

  it('[ID1] lies in one country', () => {
    expect(problemsBy('not-in-standard', siteWith({ timeZone: 'America/New_York' }))).toMatchObject(said`
      # /timeZone ⇒ nothing
      "America/New_York" is no time zone of GB.
      > Write "Europe/London" in its place, or the right country.`);
    for (const timeZone of ['Europe/London', 'Europe/Belfast'])
      expect(toldBy('not-in-standard', siteWith({ timeZone })), timeZone).toEqual([]);
    expect(toldBy('not-in-standard', siteWith({ country: 'US', timeZone: 'America/Denver' }))).toEqual([]);
  });
});

describe('the money of a site', () => {
  const area = (priceRange: string) => areaWith({ 'facts.priceRange': priceRange });

  const tariffs = (...prices: string[]) =>
    about({
      type: 'pricing',
      heading: 'Prices',
      intro: 'What it costs.',
      tariffs: prices.map((price) => ({ name: price, price, text: 'For homes.' })),
    });
  const sum = (id: string, unit: string) => claim(id, 'price', 95, unit);
  const euros = [sum('hourly', 'EUR-per-hour'), sum('visit', 'GBP'), sum('areas', 'count')];
  const kroner = { currency: 'NOK', locale: 'nb-NO', defaults: { ...siteFile().defaults, priceRange: 'krkr' } };

  it.each<[string, object, string[]]>([
    ['price ranges in the sign of the site', { ...siteWith(kroner), ...area('krkrkr') }, []],
    ['a claim of a sum', siteWith({ claims: euros }), [`${SITE} foreign-currency "EUR-per-hour"`]],
    ['claims of another', siteWith({ claims: [euros[0]!, sum('b', 'EUR')] }), [`${SITE} foreign-currency "GBP"`]],
    ['three letters that are no money', siteWith({ claims: [sum('width', 'LED lamps')] }), []],
    [
      'prices of tariffs',
      tariffs('$48', '48 EUR'),
      [`${PAGE} foreign-currency "$48"`, `${PAGE} foreign-currency "48 EUR"`],
    ],
    ['prices in the money of the site', tariffs('from £48', 'NET 10', '{claim.home-response}'), []],
    ['a site of which the money is not known', siteWith({ currency: 'QQQ' }), []],
  ])('[ID2] is one: %s', (_, changes, found) => {
    expect(toldBy('foreign-currency', changes as Parameters<typeof toldBy>[1])).toEqual(found);
  });

  it('[ID2] is said with what is meant', () => {
    expect(problemsBy('foreign-currency', area('$$$'))).toMatchObject(said`
      # ⇒ "£££"
      "$$$" is not in the money of this site, "£".
      > Write "£££" in its place, if the figure is right so.`);
    expect(problemsBy('foreign-currency', siteWith({ claims: euros }))).toMatchObject(said`
      # ⇒ "GBP-per-hour"`);
    expect(problemsBy('foreign-currency', siteWith({ currency: 'EUR' }))).toMatchObject(said`
      Every price, or every claim of a sum, is in "£", and the money of the site is EUR.`);
  });
});

describe('addresses of ours', () => {
  const OURS = { email: { emergency: 'emergency@tapwright.example', information: 'hello@tapwright.example' } };
  const told = (words: string) =>
    problemsBy('misspelt-address', { ...siteWith(OURS), ...saying(words) }).map(({ underlined }) => underlined);

  it('[ID3] finds a slip without the signs around it', () => {
    const [host, mailbox] = ['https://book.tapwrigt.example', 'dpo@tapwrite.example'];
    expect(told(`Book at ${host}/request, or mail us (${mailbox}).`)).toEqual([host, mailbox]);
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

  it('[ID3] says what was meant, and holds the site file to the same', () => {
    expect(problemsBy('misspelt-address', { ...siteWith(OURS), ...saying('Write to Helo@tapwrigth.example.') }))
      .toMatchObject(said`
      # ⇒ hello@tapwright.example
      Helo@tapwrigth.example is almost one of our addresses, hello@tapwright.example.
      > Write hello@tapwright.example in its place. If it is the address of somebody else, let the page be an exception.
      ? What visitors write would reach nobody, or somebody else.`);
    const site = (values: object) => problemsBy('misspelt-address', siteWith({ ...OURS, ...values }));
    expect(site({ 'email.information': 'hello@tapwrigt.example' })).toMatchObject(said`
      # /email/information ⇒ "hello@tapwright.example"
      hello@tapwrigt.example is almost an address at tapwright.example, where the others are.
      > Write "hello@tapwright.example" in its place, or correct the others.
      ~ Here it is tapwright.example.`);
    expect(site({ 'email.information': 'tapwright@gmail.com' })).toEqual([]);
  });
});

it('[ID3] asks about a number in a text that is one slip away from one of ours', () => {
  const { display } = siteFile().phone;
  const slip = display.replace(/(.)(.)$/, '$2$1');
  expect(problemsBy('misspelt-number', saying(`Ring ${slip}.`))).toMatchObject(said`
    # warning «${slip}»
    ${slip} is almost ${display}, and no number of this site.
    > Write ${display} in its place. If it is the number of somebody else, let the page be an exception.
    ? Visitors would ring somebody else, just when they need help.`);
  for (const right of [display, '{phone}', '0300 123 0999'])
    expect(toldBy('misspelt-number', saying(`Ring ${right}.`)), right).toEqual([]);
});

describe('the number of a hotline', () => {
  const line = siteFile().hotlines[0]!;
  const hotlines = [
    { ...line, id: 'gas', name: 'National Gas Service', speaksOf: ['smell gas', 'gas leak'] },
    { ...line, id: 'water', name: 'Sample Water', speaksOf: ['shared sewer'] },
  ];
  const told = (words: string) =>
    problemsBy('unknown-hotline', { ...siteWith({ hotlines }), ...saying(words) }).map(({ underlined }) => underlined);

  it.each([
    ['Ours are old; smell gas: {hotline.water}', '{hotline.water}'],
    ['Ask Sample Water: {phone}.', '{phone}'],
    ['Call the National Gas Service ({hotline.water}).', '{hotline.water}'],
    ['A shared sewer: {hotline.gas}', '{hotline.gas}'],
  ])('[ID25] is that of the name or danger right before it: "%s"', (words, token) => {
    expect(told(words)).toEqual([token]);
  });

  it.each([
    'Smell gas: {hotline.gas}. A shared sewer: {hotline.water}.',
    'Sample Water answers on {hotline.water}, we on {phone}.',
    'Smell gas or have a shared sewer? {hotline.gas} and {hotline.water}.',
    'After a gas leak: {phone}',
    'We follow the National Gas Service. {phone}',
  ])('[ID25] may stand behind other words: "%s"', (words) => {
    expect(told(words)).toEqual([]);
  });
});
