import { describe, expect, it } from 'vitest';
import { flawsOfGraph } from '../../../src/check/rules/structured-data/graph';
import { isSameNumber } from '../../../src/check/texts/phone-numbers';
import { incompleteStructuredData } from '../../../src/check/rules/structured-data/incomplete-structured-data';
import { wrongEmergencyNumber } from '../../../src/check/rules/hotlines/wrong-emergency-number';
import { phoneMismatch } from '../../../src/check/rules/structured-data/phone-mismatch';
import { thinStructuredData } from '../../../src/check/rules/structured-data/thin-structured-data';
import { wrongStructuredData } from '../../../src/check/rules/structured-data/wrong-structured-data';
import { goodPage, siteFile } from './small-site';
import { problemsBy, siteWith, toldBy, wordsBy } from './told-by';

const RULES = [wrongStructuredData, incompleteStructuredData, thinStructuredData];
const PAGE = 'pages/about.json';
const BUSINESS = {
  '@type': 'Plumber',
  '@id': 'https://a.example/#business',
  'name': 'A',
  'address': {
    '@type': 'PostalAddress',
    'addressLocality': 'London',
    'addressRegion': 'London',
    'addressCountry': 'GB',
  },
  'telephone': '+441',
  'url': 'https://a.example/',
  'geo': { '@type': 'GeoCoordinates', 'latitude': 51.5, 'longitude': -0.1 },
  'priceRange': '££',
  'image': 'https://a.example/a.png',
  'openingHoursSpecification': {
    '@type': 'OpeningHoursSpecification',
    'dayOfWeek': ['Monday'],
    'opens': '00:00',
    'closes': '23:59',
  },
  'areaServed': { '@type': 'City', 'name': 'London' },
};
const flaws = (...nodes: object[]) =>
  flawsOfGraph({ '@context': 'https://schema.org', '@graph': nodes }, { origin: 'https://a.example', phone: '+441' });

describe('what search engines are told', () => {
  it('[V20] asks for what each type needs, and for what it could have', () => {
    expect(flaws(BUSINESS)).toEqual([]);
    const { name: _, image: __, ...poor } = BUSINESS;
    expect(
      flaws({
        ...poor,
        address: { '@type': 'PostalAddress', 'addressLocality': 'London', 'addressRegion': '', 'addressCountry': '' },
      }),
    ).toEqual([
      { fault: 'lacks', type: 'Plumber', property: 'name' },
      { fault: 'could-have', type: 'Plumber', property: 'image' },
      { fault: 'lacks', type: 'PostalAddress', property: 'addressCountry' },
    ]);
  });

  it('[V21] wants numbers as numbers, whole addresses, real times and the number of the business', () => {
    const rating = { '@type': 'AggregateRating', 'ratingValue': '4.9', 'reviewCount': 4.5, 'bestRating': 5 };
    expect(
      flaws({
        ...BUSINESS,
        telephone: '020 1',
        url: '/about',
        aggregateRating: rating,
        openingHoursSpecification: { ...BUSINESS.openingHoursSpecification, opens: '24:00' },
      }),
    ).toEqual([
      { fault: 'wrong', property: 'telephone', value: '020 1', expected: 'the number "+441"' },
      { fault: 'wrong', property: 'url', value: '/about', expected: 'a full address that starts with "https://"' },
      { fault: 'wrong', property: 'opens', value: '24:00', expected: 'a time of day from "00:00" to "23:59"' },
      { fault: 'wrong', property: 'ratingValue', value: '4.9', expected: 'a number from 1 to 5' },
      { fault: 'wrong', property: 'reviewCount', value: 4.5, expected: 'a whole number above 0' },
    ]);
  });

  it('[V22] wants one business, and takes branches of it', () => {
    expect(
      flaws(BUSINESS, {
        ...BUSINESS,
        '@id': 'https://a.example/b#business',
        'parentOrganization': { '@id': BUSINESS['@id'] },
      }),
    ).toEqual([]);
    expect(flaws(BUSINESS, BUSINESS)).toEqual([{ fault: 'businesses', count: 2 }]);
    expect(flaws()).toEqual([{ fault: 'businesses', count: 0 }]);
  });

  it('[V23] finds nothing to say of a good site', () => {
    expect(toldBy(RULES)).toEqual([]);
  });

  it('[V24] tells wrong hours once, where they are written', () => {
    const hours = (opens: string, closes: string, more: object = {}) =>
      siteWith({ hours: { opens, closes, text: 'Always', ...more } });
    expect(toldBy(RULES, hours('08:00', '06:00'))).toEqual(['pages/_site.json wrong-structured-data "06:00"']);
    expect(wordsBy(RULES, hours('08:00', '06:00'))).toEqual([
      {
        message:
          '"06:00" cannot be the time at which the line closes: it must be later than "08:00"; for day and night, "23:59".',
        fix: 'Write later than "08:00"; for day and night, "23:59".',
        why: 'Search engines show such a page without its hours, its number or its stars, or not at all.',
      },
    ]);
    expect(toldBy(RULES, hours('08:00', '18:00'))).toEqual([]);
  });

  it('[V24] tells the closing time of the day that has it, and not that of another', () => {
    const weekend = [
      { days: ['saturday'], opens: '09:00', closes: '13:00' },
      { days: ['sunday'], opens: '11:00', closes: '10:00' },
    ];
    const problems = problemsBy(
      RULES,
      siteWith({ hours: { opens: '08:00', closes: '18:00', days: ['monday'], otherDays: weekend } }),
    );
    expect(problems.map(({ pointer }) => pointer)).toEqual(['/hours/otherDays/1/closes']);
  });

  it.each(['25:00', '18:60', '24:00', '', 'noon', '9:5', '-1:00', '18:00:00', '１８:00'])(
    '[V50] refuses %j as a time of day at its own field, and nothing falls over',
    (time) => {
      const pointers = (hours: object) =>
        problemsBy(RULES, siteWith({ hours: { opens: '08:00', closes: '18:00', ...hours } })).map(
          ({ rule, pointer }) => [rule, pointer],
        );
      const rule = time === '' ? 'empty-text' : 'wrong-form';
      expect(pointers({ closes: time })).toEqual([[rule, '/hours/closes']]);
      expect(pointers({ opens: time })).toEqual([[rule, '/hours/opens']]);
      const saturday = { days: ['saturday'], opens: '09:00', closes: time };
      expect(pointers({ days: ['monday'], otherDays: [saturday] })).toEqual([[rule, '/hours/otherDays/0/closes']]);
    },
  );

  it('[V25] leaves a rating that cannot be to the rules for claims', () => {
    const page = goodPage('About');
    expect(
      toldBy(RULES, {
        [PAGE]: { ...page, metadata: { ...page.metadata, rating: { value: 'reviews', count: 'average' } } },
      }),
    ).toEqual([]);
  });
});

describe('the number of the business', () => {
  it('[V26] is the same to read and to dial', () => {
    const phone = { name: 'Line', display: '020 7946 0123', international: '+442079460132' };
    expect(toldBy(phoneMismatch, siteWith({ phone }))).toEqual(['pages/_site.json phone-mismatch "+442079460132"']);
    expect(problemsBy(phoneMismatch, siteWith({ phone }))).toMatchObject([
      {
        message: 'The number that people read, 020 7946 0123, is not the number that phones dial, +442079460132.',
        fix: 'Write the same number in "display" and in "international".',
        why: 'Some visitors press the number and some dial what they read: half of them would reach somebody else.',
        related: [{ message: 'This is what people read.' }],
      },
    ]);
    expect(toldBy(phoneMismatch)).toEqual([]);
  });

  it('[V27] is written as phones dial it', () => {
    const phone = { ...siteFile().phone, international: '+4402079460123' };
    expect(problemsBy(phoneMismatch, siteWith({ phone }))).toMatchObject([
      {
        message: '+4402079460123 is not the form in which phones dial this number.',
        fix: 'Write "+442079460123" in its place.',
        why: 'Every button that calls dials it as it stands here: some phones would reach nobody.',
        edits: [{ insert: '"+442079460123"' }],
      },
    ]);
    const hotline = (display: string, international: string) =>
      siteWith({ hotlines: [{ ...siteFile().hotlines[0], display, international }] });
    expect(toldBy(phoneMismatch, hotline('0800 111 999', '+44800111999'))).toEqual([]);
  });

  it('[Y59] is what the country has published for gas that escapes', () => {
    const hotline = (changes: object, site: object = {}) =>
      toldBy(
        [phoneMismatch, wrongEmergencyNumber],
        siteWith({ hotlines: [{ ...siteFile().hotlines[0], ...changes }], ...site }),
      );
    const number = (display: string) => ({ display, international: display.replaceAll(' ', '') });
    expect(hotline(number('0800 111 666'))).toEqual(['pages/_site.json wrong-emergency-number "0800 111 666"']);
    expect(hotline(number('105'))).toEqual(['pages/_site.json wrong-emergency-number "105"']);
    expect(hotline({ display: '0800 111 666' })).toEqual(['pages/_site.json phone-mismatch "0800111999"']);
    for (const right of ['0800 111 999', '0800 002 001']) expect(hotline(number(right))).toEqual([]);
    expect(hotline({ ...number('0800 111 666'), comesFirst: false })).toEqual([]);
    const flood = { name: 'Flood line', when: 'Water in the street?', speaksOf: ['rising water'] };
    expect(hotline({ ...number('0800 111 666'), ...flood })).toEqual([]);
    const ireland = { country: 'IE', phone: { name: 'Line', display: '01 555 0123', international: '+35315550123' } };
    expect(hotline(number('1800 20 50 50'), ireland)).toEqual([]);
    expect(hotline(number('1800 20 50 51'), ireland)).toEqual([
      'pages/_site.json wrong-emergency-number "1800 20 50 51"',
    ]);
  });

  it('[V28] may be a short number of the country, where it reads as it is dialled', () => {
    const hotline = (display: string) => {
      const [gas] = siteFile().hotlines;
      return siteWith({ hotlines: [{ ...gas, display, international: '999' }] });
    };
    expect(problemsBy(phoneMismatch, hotline('999'))).toEqual([]);
    expect(problemsBy(phoneMismatch, hotline('998'))).toHaveLength(1);
  });

  it('[V28] is a number that somebody can have, in both forms', () => {
    const hotline = (display: string, international: string) =>
      siteWith({ hotlines: [{ ...siteFile().hotlines[0], display, international }] });
    expect(toldBy(phoneMismatch, hotline('0800 111 9999', '08001119999'))).toEqual([]);
    expect(toldBy(phoneMismatch, hotline('999', '999'))).toEqual([]);
    expect(toldBy(phoneMismatch, hotline('999', '998'))).toEqual(['pages/_site.json phone-mismatch "998"']);
    expect(toldBy(phoneMismatch, hotline('0100 111 999', '0100111999'))).toEqual([
      'pages/_site.json phone-mismatch "0100 111 999"',
    ]);
    expect(
      toldBy(
        phoneMismatch,
        siteWith({ phone: { name: 'Line', display: '020 7946 01234', international: '+4420794601234' } }),
      ),
    ).toEqual(['pages/_site.json phone-mismatch "020 7946 01234"']);
    expect(
      toldBy(
        phoneMismatch,
        siteWith({ phone: { name: 'Line', display: '07700 900123', international: '+447700900123' } }),
      ),
    ).toEqual([]);
    expect(
      toldBy(
        phoneMismatch,
        siteWith({
          phone: { name: 'Line', display: '030 1234567', international: '+49301234567' },
          country: 'DE',
          hotlines: [],
        }),
      ),
    ).toEqual([]);
    expect(wordsBy(phoneMismatch, hotline('0100 111 999', '0100111999'))).toEqual([
      {
        message:
          '0100 111 999 is a number that nobody can have: it has too many or too few digits, or begins as no number does.',
        fix: 'Write the right number in "display" and in "international".',
        why: 'Visitors would hear that the number does not exist.',
      },
    ]);
  });

  it.each([
    ['020 7946 0123', '+442079460123', true],
    ['+44 20 7946 0123', '+442079460123', true],
    ['(020) 7946-0123', '+442079460123', true],
    ['0800 111 999', '0800111999', true],
    ['0800 111 999', '0800111998', false],
    ['7946 0123', '+442079460123', false],
    ['020 7946 0123', '+44442079460123', false],
  ])('[V26] compares %s with %s', (shown, dialled, isSame) => {
    expect(isSameNumber(shown, dialled, 'GB')).toBe(isSame);
  });
});
