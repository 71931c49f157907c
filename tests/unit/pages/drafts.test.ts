import { describe, expect, it } from 'vitest';
import { farDate, impossibleDate, linkToDraft, reversedDates } from '../../../src/check/rules/list';
import { siteFrom } from '../../../src/content/site';
import { hiddenBecause } from '../../../src/content/publication';
import { madePages } from '../../fixtures/made-pages';
import { sitemapFiles } from '../../../src/node/build/site-files/sitemap';
import { today } from '../../../src/node/load/today';
import { areaJson, heroJson, pageJson, siteOf } from '../../fixtures/site';
import { filesOf, plainPage, siteFile } from '../check/small-site';
import { problemsBy, toldBy, wordsBy } from '../check/told-by';

const DAY = { today: '2026-06-15' };
const LISTS = [
  { ...heroJson, intro: '{areas.count} areas' },
  { type: 'page-list', heading: 'Areas', pages: { kind: 'area' } },
  { type: 'page-list', heading: 'Chosen', pages: { kind: 'area', only: ['/areas/n1', '/areas/sw1h'] } },
  { type: 'map', heading: 'Map', pages: { kind: 'area' } },
];

function siteWith(n1: object) {
  const documents = siteOf({
    'pages/index.json': pageJson('Home', LISTS),
    'pages/areas/sw1h.json': areaJson(),
    'pages/areas/n1.json': { ...areaJson({ name: 'Islington', code: 'N1' }), ...n1 },
  });
  const resolver = siteFrom(documents, DAY).resolver!;
  return { resolver, page: (route: string) => resolver.page(resolver.site.at(route)!) };
}

describe('what visitors are shown', () => {
  it('[D1] shows a page on both of its dates and on the days between, and without a day whatever its dates', () => {
    const page = { publishFrom: '2026-06-15', until: '2026-06-20' };
    const shown = ['2026-06-14', '2026-06-15', '2026-06-20', '2026-06-21', undefined].map(
      (day) => !hiddenBecause(page, { today: day }),
    );
    expect(shown).toEqual([false, true, true, false, true]);
    expect(hiddenBecause({ ...page, status: 'draft' }, {})).toEqual({ why: 'draft' });
    expect(hiddenBecause({}, DAY)).toBeUndefined();
  });

  it.each([
    ['a draft', { status: 'draft' }],
    ['a page before its time', { publishFrom: '2026-06-16' }],
    ['a page after its time', { until: '2026-06-14' }],
  ])('[D1] keeps %s out of lists, maps, counts and the sitemap', (_, change) => {
    const { resolver, page } = siteWith(change);
    const { blocks } = page('/');
    expect(JSON.stringify(blocks)).not.toContain('Islington');
    expect(JSON.stringify(resolver.shell())).not.toContain('Islington');
    expect(JSON.stringify(page('/areas/sw1h'))).not.toContain('Islington');
    expect(blocks[0]).toMatchObject({ intro: '1 areas' });
    expect(sitemapFiles(resolver.site.valid, resolver.business.origin).get('sitemap.xml')).not.toContain('/areas/n1');
  });

  it('[D3] still draws a draft for preview, whole and with its own facts, and asks search engines to leave it out', () => {
    const { page, resolver } = siteWith({ status: 'draft' });
    const draft = page('/areas/n1');
    expect(draft.name).toBe('Islington');
    expect(draft.head.robots).toBe('noindex');
    expect(JSON.stringify(draft.head.jsonLd)).toContain('"position":2,"name":"Islington"');
    const { html } = madePages(resolver).get('/areas/n1')!;
    expect(html).toContain('<meta name="robots" content="noindex"');
  });

  it('[D3] shows a page that says "published", or nothing, everywhere', () => {
    for (const change of [{}, { status: 'published' }, { publishFrom: DAY.today, until: DAY.today }]) {
      const { resolver, page } = siteWith(change);
      expect(page('/').blocks[0]).toMatchObject({ intro: '2 areas' });
      expect(sitemapFiles(resolver.site.valid, resolver.business.origin).get('sitemap.xml')).toContain('/areas/n1<');
      expect(page('/areas/n1').head.robots).toBe('index, follow');
    }
  });

  it('[D5] knows today by the clock of the site, and by that of Greenwich where it names none', () => {
    const late = new Date('2026-12-31T23:30:00Z');
    const dayIn = (timeZone: string) => today(filesOf({ 'pages/_site.json': { ...siteFile(), timeZone } }), late);
    expect(['Europe/London', 'Europe/Zurich', 'America/Chicago', 'Mars'].map(dayIn)).toEqual([
      '2026-12-31',
      '2027-01-01',
      '2026-12-31',
      '2026-12-31',
    ]);
    expect(today(filesOf({ 'pages/_site.json': '{' }), late)).toBe('2026-12-31');
    expect(today(filesOf())).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});

describe('links to drafts', () => {
  const linkTo = (to: string) =>
    plainPage({ type: 'prose', paragraphs: ['x'], action: { do: 'page', label: 'Go', to } });
  const site = { 'pages/index.json': linkTo('/offer'), 'pages/offer.json': { status: 'draft', ...plainPage() } };

  it('[D10] refuses a link to a draft, with both ways out', () => {
    expect(toldBy(linkToDraft, site)).toEqual(['pages/index.json link-to-draft "/offer"']);
    expect(wordsBy(linkToDraft, site)).toEqual([
      {
        message: 'This leads to /offer, which is a draft.',
        fix: 'Take the link out until the page is shown, or show the page: remove "status": "draft" in pages/offer.json.',
        why: 'Visitors would come to a page that is not meant for them yet, or no longer.',
      },
    ]);
  });

  it('[D10] refuses a link to a page before and after its dates, and names the date', () => {
    const messages = (offer: object) =>
      wordsBy(linkToDraft, { ...site, 'pages/offer.json': { ...offer, ...plainPage() } }, DAY).map(
        ({ message }) => message,
      );
    expect(messages({ publishFrom: '2026-07-01' })).toEqual([
      'This leads to /offer, which is not shown before 2026-07-01.',
    ]);
    expect(messages({ until: '2026-06-14' })).toEqual(['This leads to /offer, which was last shown on 2026-06-14.']);
    expect(messages({ publishFrom: '2026-06-01', until: '2026-06-30' })).toEqual([]);
  });

  it('[D10] refuses a link by an old address of a draft', () => {
    const changes = {
      'pages/index.json': linkTo('/old-offer'),
      'pages/offer.json': { status: 'draft', aliases: ['/old-offer'], ...plainPage() },
    };
    expect(toldBy(linkToDraft, changes)).toEqual(['pages/index.json link-to-draft "/old-offer"']);
  });

  it.each([
    ['2027-02-30', '2027-02-28'],
    ['2027-04-31', '2027-04-30'],
    ['2100-02-29', '2100-02-28'],
  ])('[D14] refuses a date that is not in the calendar: %s', (date, last) => {
    const allow = [{ rule: 'long-title', reason: 'x', until: date }];
    const changes = {
      'pages/_site.json': {
        ...siteFile(),
        claims: siteFile().claims.map((claim, index) => (index === 0 ? { ...claim, reviewBy: date } : claim)),
      },
      'pages/offer.json': { ...plainPage(), until: date, allow },
    };
    expect(toldBy(impossibleDate, changes)).toEqual(
      ['pages/_site.json', 'pages/offer.json', 'pages/offer.json'].map((file) => `${file} impossible-date "${date}"`),
    );
    expect(wordsBy(impossibleDate, changes)[0]).toMatchObject({
      message: `${date} is not in the calendar.`,
      fix: 'Write a day that there is, as year, month and day: "2030-01-31".',
    });
    expect(
      toldBy(impossibleDate, { 'pages/offer.json': { ...plainPage(), publishFrom: last, until: '2028-02-29' } }),
    ).toEqual([]);
  });

  it.each(['01/12/2026', '26-12-31', '1st Decmber 2026', '20261201', '30/02/2027', 'next year'])(
    '[D14] a field of dates says how %j is written',
    (until) => {
      expect(problemsBy([], { 'pages/offer.json': { ...plainPage(), until } })).toMatchObject([
        { rule: 'wrong-form', fix: 'Write the date as year-month-day, for example "2030-03-31".', edits: [] },
      ]);
    },
  );

  it('[D15] refuses a last day before the first', () => {
    const dates = (publishFrom: string, until: string) => ({
      'pages/offer.json': { ...plainPage(), publishFrom, until },
    });
    expect(toldBy(reversedDates, dates('2027-06-01', '2027-05-31'))).toEqual([
      'pages/offer.json reversed-dates "2027-05-31"',
    ]);
    expect(wordsBy(reversedDates, dates('2027-06-01', '2027-05-31'))[0]).toMatchObject({
      message: 'The page is shown until 2027-05-31, but only from 2027-06-01 on.',
      fix: 'Write a day in "until" that is 2027-06-01 or later, or an earlier day in "publishFrom".',
    });
    expect(toldBy(reversedDates, dates('2027-06-01', '2027-06-01'))).toEqual([]);
  });

  it('[D13] lets a draft link to a draft, and a list leave a draft out', () => {
    const list = { type: 'page-list', heading: 'All', pages: { kind: 'page', except: ['/offer'] } };
    expect(
      toldBy(linkToDraft, {
        ...site,
        'pages/index.json': plainPage(list),
        'pages/plan.json': { status: 'draft', ...linkTo('/offer') },
      }),
    ).toEqual([]);
  });

  it('[D15] asks about a date that lies more than five years ahead', () => {
    const until = (date: string, setting: object = { today: '2026-11-20' }) =>
      toldBy(farDate, { 'pages/offer.json': { ...plainPage(), until: date } }, setting);
    expect(until('2031-11-21')).toEqual(['pages/offer.json far-date "2031-11-21"']);
    expect(until('2031-11-20')).toEqual([]);
    const review = (date: string) =>
      toldBy(
        farDate,
        {
          'pages/offer.json': plainPage({
            type: 'reviews',
            heading: 'Reviews',
            items: [{ name: 'Ann', rating: 5, date, text: 'Good.', provenance: 'sample' }],
          }),
        },
        { today: '2026-11-20' },
      );
    for (const date of ['May 2204', 'June 2027']) expect(review(date)).toEqual([`pages/offer.json far-date "${date}"`]);
    for (const date of ['May 2024', 'November 2026', 'May 1924', 'Last spring']) expect(review(date)).toEqual([]);
    expect(until('2062-11-21', {})).toEqual([]);
    expect(
      wordsBy(farDate, { 'pages/offer.json': { ...plainPage(), until: '2072-01-31' } }, { today: '2026-11-20' }),
    ).toEqual([
      {
        message: '2072-01-31 lies more than 5 years ahead.',
        fix: 'Correct the year. For what has no end, leave the field out where that is possible.',
        why: 'A slip of the keyboard here shows visitors a page for years too long, or a date that nobody believes.',
      },
    ]);
  });
});
