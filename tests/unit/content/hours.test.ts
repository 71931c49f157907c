import { describe, expect, it } from 'vitest';
import { RULES } from '../../../src/check/rules';
import { siteFile as schema } from '../../../src/content/documents/site.schema';
import { addressText } from '../../../src/content/wording/address-text';
import { hoursText, isAlwaysOpen } from '../../../src/content/wording/hours';
import { siteFrom } from '../../../src/content/site';
import { fittingLines } from '../../../src/node/build/cards/fitting-lines';
import { pageJson, siteJson, siteOf } from '../../fixtures/site';
import { siteFile } from '../check/small-site';
import { siteWith } from '../check/make';
import { problemsBy, toldBy } from '../check/told-by';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
const { hours: hoursOf } = schema.shape;
const textOf = (hours: object) => hoursText({ hours: hoursOf.parse(hours), locale: 'en-GB' });

/** As visitors read it, with what no line ends at made visible. */
const seen = (text: string) => text.replaceAll('\u00A0', '_').replaceAll('\u2060', '|');

describe('hours', () => {
  it('[SF21] end their lines behind commas', () => {
    const hours = {
      opens: '08:00',
      closes: '18:00',
      days: WEEKDAYS,
      otherDays: [{ days: ['saturday'], opens: '18:00', closes: '02:00', closesNextDay: true }],
      holidays: { name: 'Public holidays', opens: '10:00', closes: '14:00' },
    };
    expect(seen(textOf(hours))).toBe('Mon–|Fri_08:00–|18:00, Sat_18:00–|02:00, Public_holidays_10:00–|14:00');
    const inOntario = hoursText({
      hours: hoursOf.parse({ ...hours, otherDays: [], holidays: undefined }),
      locale: 'en-CA',
    });
    expect(seen(inOntario)).toBe('Mon–|Fri_8:00_a.m.–|6:00_p.m.');
    expect(textOf({ ...hours, otherDays: [], holidays: { name: 'Closed on public holidays' } })).toMatch(
      /, Closed on public holidays$/,
    );
  });

  it('[SF21] may end after midnight where they say so', () => {
    const told = (hours: object) =>
      problemsBy('wrong-structured-data', siteWith({ hours })).map(({ message }) => message);
    expect(told({ opens: '18:00', closes: '02:00', closesNextDay: true })).toEqual([]);
    expect(told({ opens: '18:00', closes: '02:00' })).toEqual([
      '"02:00" cannot be the time at which the line closes: it opens at "18:00".',
    ]);
    expect(told({ opens: '08:00', closes: '18:00', closesNextDay: true })).toEqual([
      '"18:00" of the next day is more than a day after "08:00".',
    ]);
  });

  it.each(['Dienstag', 'dydd Mawrth', 'Tue'])('[SF26] name their days in English, also where %j is written', (day) => {
    const hours = { ...siteFile().hours, days: [day] };
    const fixes = problemsBy([], siteWith({ hours })).map(({ rule, fix }) => `${rule}: ${fix}`);
    expect(fixes).toEqual(['unknown-value: Write "tuesday" in its place.']);
  });

  it('[AP9] are always only where every day has all of its hours', () => {
    const isAlways = (hours: object) => isAlwaysOpen({ hours: hoursOf.parse(hours) });
    expect(isAlways({ opens: '00:00', closes: '23:59' })).toBe(true);
    expect(isAlways({ opens: '00:00', closes: '23:59', days: WEEKDAYS })).toBe(false);
    expect(isAlways({ opens: '00:00', closes: '23:58' })).toBe(false);
  });

  it('[SF21] stand in two lines on a picture, as large as they fit', () => {
    const widthOf = (line: string, size: number) => line.length * size;
    const fit = { most: 32, least: 20, widthOf };
    expect(fittingLines('day and night', { ...fit, room: 500 })).toEqual({ lines: ['day and night'], size: 32 });
    expect(fittingLines('Mon 8–18, Sat 9–13, Sun 10–12', { ...fit, room: 480 })).toEqual({
      lines: ['Mon 8–18, Sat 9–13,', 'Sun 10–12'],
      size: 25,
    });
  });
});

describe('what a firm may state', () => {
  const business = {
    ...siteJson,
    worker: { one: 'roofer', many: 'roofers' },
    numbers: [{ id: 'office', name: 'Office', display: '020 7946 0111', international: '+442079460111' }],
    address: { locality: 'Town', street: '1 Mill Lane', postalCode: 'T1' },
    hours: { opens: '08:00', closes: '18:00', holidays: { name: 'Closed on public holidays' } },
  };
  const block = { type: 'prose', paragraphs: ['Ask a {worker}: our {workers} are at {address}, {number.office}.'] };
  const { resolver } = siteFrom(
    siteOf({ 'pages/_site.json': business, 'pages/a.json': pageJson('A', [block as never]) }),
  );
  const page = resolver!.page(resolver!.site.at('/a')!);

  it('[SF22] has tokens, and stands at the foot of each page', () => {
    expect(page.blocks).toMatchObject([
      { paragraphs: ['Ask a roofer: our roofers are at 1 Mill Lane, Town, T1, 020 7946 0111.'] },
    ]);
    expect(resolver!.shell()).toMatchObject({
      address: '1 Mill Lane, Town, T1',
      numbers: [{ name: 'Office', display: '020 7946 0111', href: 'tel:+442079460111' }],
    });
  });

  it('[SF22] is written as letters are addressed in the country, unless the site says how', () => {
    const address = { street: '12 Mill Lane', locality: 'Lyon', postalCode: '69002' };
    expect(addressText({ address, country: 'FR' })).toBe('12 Mill Lane, 69002 Lyon');
    expect(addressText({ address, country: 'IE' })).toBe('12 Mill Lane, Lyon, 69002');
    const province = { ...address, locality: 'Cookville', region: 'NS', postalCode: 'B4V 7P2' };
    expect(addressText({ address: province, country: 'CA' })).toBe('12 Mill Lane, Cookville NS B4V 7P2');
    expect(addressText({ address: province, country: 'US' })).toBe('12 Mill Lane, Cookville, NS B4V 7P2');
    expect(addressText({ address: province, country: 'GB' })).toBe('12 Mill Lane, Cookville, B4V 7P2');
    expect(addressText({ address: { locality: 'Perth', region: 'WA' }, country: 'AU' })).toBe('Perth WA');
    expect(addressText({ address: { locality: 'Lyon' }, country: 'FR' })).toBe('Lyon');
    expect(addressText({ address: { ...address, text: 'At the mill' }, country: 'FR' })).toBe('At the mill');
  });

  it('[SF21] [SF22] is in structured data', () => {
    const [own] = (page.head.jsonLd as { '@graph': object[] })['@graph'];
    expect(own).toMatchObject({
      address: { streetAddress: '1 Mill Lane', postalCode: 'T1' },
      contactPoint: [{ telephone: '+442079460111', contactType: 'Office' }],
      openingHoursSpecification: [{ opens: '08:00' }, { dayOfWeek: 'PublicHolidays', opens: '00:00', closes: '00:00' }],
    });
  });

  it('[SF22] takes a short number of others, which is dialled as it stands', () => {
    const power = {
      id: 'power',
      when: 'No power?',
      name: 'Power line',
      display: '105',
      international: '105',
      text: 'Call.',
    };
    const problems = toldBy(RULES, siteWith({ hotlines: [...siteFile().hotlines, power] }));
    expect(problems.filter((each) => each.includes('105') || each.includes('power'))).toEqual([]);
  });

  it('[SF22] leaves the foot of other pages as it is', () => {
    const { address, numbers } = siteFrom(siteOf({ 'pages/_site.json': siteFile() })).resolver!.shell();
    expect([address, numbers]).toEqual([undefined, undefined]);
  });
});
