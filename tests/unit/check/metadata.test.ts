import { describe, expect, it } from 'vitest';
import { hiddenPageInMenu } from '../../../src/check/rules/list';
import { duplicateDescription, duplicateTitle } from '../../../src/check/rules/metadata/duplicates';
import { keywordStuffing } from '../../../src/check/rules/metadata/keyword-stuffing';
import {
  longDescription,
  longTitle,
  overlongTitle,
  shortDescription,
  shortTitle,
} from '../../../src/check/rules/metadata/lengths';
import { repeatedName } from '../../../src/check/rules/metadata/repeated-name';
import { vagueTitle } from '../../../src/check/rules/metadata/vague-title';
import { wrongCanonical } from '../../../src/check/rules/metadata/wrong-canonical';
import { areaPage } from '../schemas/area-page';
import { goodPage, siteFile } from './small-site';
import { problemsBy, toldBy, wordsBy } from './told-by';

const PAGE = 'pages/about.json';
const metadata = (changes: object, name = 'About') => {
  const page = goodPage(name);
  return { ...page, metadata: { ...page.metadata, ...changes } };
};
const about = (changes: object) => ({ [PAGE]: metadata(changes) });
const LENGTHS = [longTitle, overlongTitle, shortTitle, longDescription, shortDescription];
const letters = (count: number) => 'x'.repeat(count);

describe('titles and descriptions', () => {
  it('[V11] counts the title as visitors see it: 60 characters pass, 61 are a warning, 90 an error', () => {
    const rules = [longTitle, overlongTitle];
    const title = (count: number) => about({ title: `{brand}${letters(count - 'Tapwright London'.length)}` });
    expect(problemsBy(rules, title(60))).toEqual([]);
    expect(problemsBy(rules, title(61))).toMatchObject([
      { rule: 'long-title', severity: 'warning', pointer: '/metadata/title' },
    ]);
    expect(problemsBy(rules, title(89))).toMatchObject([{ rule: 'long-title', severity: 'warning' }]);
    expect(problemsBy(rules, title(90))).toMatchObject([{ rule: 'overlong-title', severity: 'error' }]);
  });

  it('[V11] shows the whole title with its tokens filled in, and how much must go', () => {
    const changes = about({ title: 'Plumbers for every house and every flat of the district | {brand}' });
    expect(toldBy(longTitle, changes)).toEqual([
      `${PAGE} long-title "Plumbers for every house and every flat of the district | {brand}"`,
    ]);
    expect(wordsBy(longTitle, changes)).toEqual([
      {
        message:
          'This title is 74 characters long, as visitors see it: "Plumbers for every house and every flat of the district | Tapwright London".',
        fix: 'Take out at least 14 characters: up to 60 are shown.',
        why: 'Search results cut longer ones off in the middle, so visitors do not read the end.',
      },
    ]);
  });

  it.each([
    [
      '[V12]',
      { title: '14 characters!' },
      'title is only 14 characters long, as visitors see it: "14 characters!".',
      'Say in 15 to 60 characters',
    ],
    [
      '[V13]',
      { description: letters(69) },
      'description is only 69 characters long, as visitors see it.',
      'Add at least 1 character: ',
    ],
    [
      '[V13]',
      { description: letters(162) },
      'description is 162 characters long, as visitors see it.',
      'Take out at least 2 characters: up to 160',
    ],
  ])('%s warns of what search engines replace or cut off', (_, changes, message, fix) => {
    expect(problemsBy(LENGTHS, about(changes))).toMatchObject([
      { severity: 'warning', message: `This ${message}`, fix: expect.stringContaining(fix) as string },
    ]);
  });

  it.each<[string, object]>([
    ['[V12]', { title: '{brand} 15', noindex: false }],
    ['[V12]', { title: 'Boilers', noindex: true }],
    ['[V13]', { description: letters(70) }],
    ['[V13]', { description: letters(160) }],
  ])('%s lets other lengths be, and what search engines do not list: %j', (_, changes) => {
    expect(toldBy(LENGTHS, about(changes))).toEqual([]);
  });

  it('[V14] finds a title and a description that two pages have, also when only tokens and capitals differ', () => {
    const changes = {
      ...about({ title: 'Plumbers of {brand}' }),
      'pages/contact.json': metadata({ title: 'plumbers of  Tapwright London' }, 'Contact'),
    };
    expect(toldBy(duplicateTitle, changes)).toEqual([
      'pages/contact.json duplicate-title "plumbers of  Tapwright London"',
    ]);
    expect(problemsBy(duplicateTitle, changes)).toMatchObject([
      {
        severity: 'error',
        message: 'Two pages have the title "plumbers of  Tapwright London".',
        fix: 'Give one of the two a title of its own.',
        why: 'In search results and browser tabs visitors cannot tell the two pages apart.',
        related: [{ file: PAGE, message: 'This page has it too.' }],
      },
    ]);
    const { description } = goodPage('Services').metadata;
    const seen = { 'pages/_published.json': { routes: ['/services'] } };
    expect(problemsBy(duplicateDescription, { ...about({ description }), ...seen })).toMatchObject([
      {
        file: PAGE,
        severity: 'error',
        message: 'Two pages have this description.',
        fix: 'Say here what only this page says.',
        why: 'In search results visitors cannot tell the two pages apart.',
        related: [{ file: 'pages/services.json' }],
      },
    ]);
  });

  it('[V29] tells of the page to which a title was copied', () => {
    const title = 'One of two titles, by day and by night';
    const both = { ...about({ title }), 'pages/contact.json': metadata({ title }, 'Contact') };
    expect(problemsBy(duplicateTitle, both)).toMatchObject([{ file: 'pages/contact.json' }]);
    const formerly = (path: string) =>
      new TextEncoder().encode(
        JSON.stringify(path === PAGE ? metadata({ title: 'About' }, 'About') : both['pages/contact.json']),
      );
    expect(problemsBy(duplicateTitle, both, { formerly })).toMatchObject([{ file: PAGE }]);
  });

  it.each(['{brand}', '{brand} | {brand}', 'Tapwright London: plumbers | {brand}'])(
    '[V18] warns of a title that says nothing of its page, or the name twice: %j',
    (title) => {
      expect(problemsBy([vagueTitle, shortTitle, longTitle], about({ title }))).toMatchObject([
        { rule: 'vague-title', severity: 'warning', pointer: '/metadata/title' },
      ]);
    },
  );

  it('[V18] leaves titles of a few words alone', () => {
    for (const title of [
      'Contact | {brand}',
      'New boilers | {brand}',
      'Home visits | {brand}',
      'New pages of our story',
      'Welcome desks',
    ])
      expect(toldBy(vagueTitle, about({ title })), title).toEqual([]);
  });

  it('[V15] warns of a keyword that is a list of them', () => {
    const changes = about({
      keywords: ['boiler, leak, burst pipe', 'repairs in Northgate, Riverside', 'valve', 'tap'],
    });
    expect(wordsBy(keywordStuffing, changes)).toEqual([
      {
        message: 'This is one keyword, and holds 3 of them.',
        fix: 'Give each its own quotes: "boiler", "leak", "burst pipe".',
        why: 'Search engines would take the whole list for one phrase, which nobody looks for.',
      },
    ]);
  });

  it('[V19] warns of a name that holds its code', () => {
    const area = areaPage();
    const named = (name: string) =>
      toldBy(repeatedName, { 'pages/areas/sw1h.json': { ...area, facts: { ...area.facts, name } } });
    expect(named('Victoria SW1H')).toEqual(['pages/areas/sw1h.json repeated-name "Victoria SW1H"']);
    expect(named('Victoria')).toEqual([]);
    expect(named('SW1H')).toEqual([]);
  });

  it('[V14] leaves pages alone that search engines do not list', () => {
    const { title, description } = goodPage('Services').metadata;
    expect(toldBy([duplicateTitle, duplicateDescription], about({ title, description, noindex: true }))).toEqual([]);
    expect(toldBy([duplicateTitle, duplicateDescription], about({}))).toEqual([]);
  });

  it('[V15] warns of a keyword that stands twice', () => {
    const changes = about({
      keywords: ['boiler', 'leak', '{product}', 'Plumber'],
    });
    expect(toldBy(keywordStuffing, changes)).toEqual([`${PAGE} keyword-stuffing "Plumber"`]);
    expect(wordsBy(keywordStuffing, changes)).toEqual([
      {
        message: 'The keyword "Plumber" stands here twice.',
        fix: 'Remove one of the two.',
        why: 'Search engines take repetition for an attempt to mislead them.',
      },
    ]);
  });
});

describe('canonical addresses', () => {
  const canonical = (address: string) => about({ canonical: address });
  const origin = 'https://www.tapwright.example';

  const toRemove = 'Remove "canonical": the address follows from the file name.';
  it.each([
    [
      `${origin}/services`,
      ', which is another page of this site.',
      'Remove "canonical" if this page is worth finding. If it is not, remove the page and write its address into "aliases" of /services.',
    ],
    [`${origin}/servces`, ', but there is no page of ours there.', toRemove],
    [`${origin}/services/`, ', but there is no page of ours there.', toRemove],
    [`${origin}/work`, ', but there is no page of ours there.', toRemove],
    ['https://www.trade-journal.example/pipes', ', which is on another site (www.trade-journal.example).', toRemove],
  ])('[V16] refuses %s', (address, where, fix) => {
    const changes = { ...canonical(address), 'pages/services.json': { ...goodPage('Services'), aliases: ['/work'] } };
    expect(toldBy(wrongCanonical, changes)).toEqual([`${PAGE} wrong-canonical "${address}"`]);
    expect(wordsBy(wrongCanonical, changes)).toEqual([
      {
        message: `"canonical" says that the real page is ${address}${where}`,
        fix,
        why: 'Search engines would show that address and never this page.',
      },
    ]);
  });

  it("[V16] names one that only repeats the page's own address", () => {
    expect(wordsBy(wrongCanonical, canonical(`${origin}/about`))).toMatchObject([
      { message: 'This is the address that the page has anyway.' },
    ]);
    expect(toldBy(wrongCanonical)).toEqual([]);
  });

  it('[V17] warns of a page in a menu that search engines must not list', () => {
    const { navigation, ...site } = siteFile();
    const menu = {
      'pages/_site.json': { ...site, navigation: { ...navigation, legal: [{ label: 'About', to: '/about' }] } },
    };
    expect(toldBy(hiddenPageInMenu, { ...menu, ...about({ noindex: true }) })).toEqual([
      `${PAGE} hidden-page-in-menu true`,
    ]);
    expect(problemsBy(hiddenPageInMenu, { ...menu, ...about({ noindex: true }) })).toMatchObject([
      {
        message: 'This page is hidden from search engines, but a menu leads to it.',
        fix: 'Write "noindex": false, or take the page out of the menu.',
        why: 'What every page links to is what visitors search for, and they would not find it.',
        related: [{ file: 'pages/_site.json', message: 'The menu leads to it here.' }],
      },
    ]);
    expect(toldBy(hiddenPageInMenu, { ...menu, ...about({}) })).toEqual([]);
    expect(toldBy(hiddenPageInMenu, about({ noindex: true }))).toEqual([]);
  });
});
