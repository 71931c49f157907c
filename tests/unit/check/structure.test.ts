import { describe, expect, it } from 'vitest';
import {
  emptyFactList,
  emptyList,
  folderWithoutPage,
  linkToItself,
  listOfItself,
  misplacedSideBlock,
  missingCallButton,
  missingSocialImage,
  mixedList,
  placelessMap,
  repeatedEntry,
  sameOrder,
  unusedSharedFile,
} from '../../../src/check/rules/list';
import { RULES } from '../../../src/check/rules';
import { areaPage } from '../schemas/area-page';
import { goodPage, siteFile } from './small-site';
import { problemsBy, siteWith, toldBy, wordsBy } from './told-by';

const PAGE = 'pages/about.json';
const AREA = 'pages/areas/sw1h.json';
const about = (...blocks: object[]) => ({ [PAGE]: goodPage('About', ...blocks) });
const listing = (pages: object) => ({ type: 'page-list', heading: 'More', pages });
const area = (...blocks: object[]) => ({ [AREA]: { ...areaPage(), blocks: [...areaPage().blocks, ...blocks] } });
const shared = (...blocks: object[]) => ({ 'pages/_shared/more.json': { blocks } });
const showing = { type: 'shared', ref: 'more' };
const service = (name: string, ...blocks: object[]) => ({
  ...goodPage(name, ...blocks),
  facts: { name, summary: 'What we do.', icon: 'wrench', order: 1 },
});
const card = { type: 'sticky-call', heading: 'Line', action: { do: 'call', label: 'Call' } };

describe('a picture for social networks', () => {
  const publicFiles = ['images/van.jpg', 'fonts/face.woff2'];
  const picture = (socialImage: string) => {
    const page = goodPage('About');
    return { [PAGE]: { ...page, metadata: { ...page.metadata, socialImage } } };
  };

  it('[ST1] that is not there is refused', () => {
    expect(problemsBy(missingSocialImage, picture('/images/van.jpg'), { publicFiles })).toEqual([]);
    expect(toldBy(missingSocialImage, picture('/images/staff.jpg'), { publicFiles })).toEqual([
      `${PAGE} missing-social-image "/images/staff.jpg"`,
    ]);
    expect(wordsBy(missingSocialImage, picture('/images/team.jpg'))).toEqual([]);
    const [found] = problemsBy(missingSocialImage, picture('/images/staff.jpg'), { publicFiles });
    expect(found).toMatchObject({ severity: 'error', message: 'There is no picture "/images/staff.jpg".' });
    const [near] = problemsBy(missingSocialImage, picture('/images/vam.jpg'), { publicFiles });
    expect(near).toMatchObject({
      message: 'There is no picture "/images/vam.jpg". Did you mean "/images/van.jpg"?',
      edits: [{ insert: '"/images/van.jpg"' }],
    });
  });
});

describe('lists of pages', () => {
  it('[ST2] that come out empty are refused', () => {
    expect(toldBy(emptyList, about(listing({ kind: 'area' })))).toEqual([]);
    expect(wordsBy(emptyList, about(listing({ kind: 'service' })))).toEqual([
      {
        message: 'This list of services is empty: the site shows no services.',
        fix: 'Take the list out until there are services.',
        why: 'Visitors would find a heading with nothing under it.',
      },
    ]);
    expect(wordsBy(emptyList, about(listing({ kind: 'area', except: ['/areas/sw1h'] })))).toMatchObject([
      {
        message: 'This list of areas is empty: every page that it could show is left out.',
        fix: 'Take a page out of "except", or take the list out.',
      },
    ]);
    const draft = { 'pages/services/repairs.json': { ...service('Repairs'), status: 'draft' } };
    expect(toldBy(emptyList, { ...draft, ...about(listing({ kind: 'service' })) })).toHaveLength(1);
    expect(toldBy(emptyList, area(listing({ kind: 'area', sort: 'nearest' })))).toHaveLength(1);
    const other = { ...areaPage(), facts: { ...areaPage().facts, coordinates: { latitude: 51.6, longitude: -0.1 } } };
    const far = { 'pages/areas/n1.json': other, ...area(listing({ kind: 'area', sort: 'nearest', withinKm: 4 })) };
    expect(toldBy(emptyList, far)).toEqual([]);
  });

  it('[ST2] also in menus and in shared files that pages show, and not while a file cannot be read', () => {
    const menu = {
      'pages/_site.json': {
        ...siteFile(),
        navigation: {
          ...siteFile().navigation,
          header: [{ label: 'Work', pages: { kind: 'service' }, all: { label: 'Home', to: '/' } }],
        },
      },
    };
    expect(toldBy(emptyList, menu)).toHaveLength(1);
    const column = {
      'pages/_site.json': {
        ...siteFile(),
        navigation: { ...siteFile().navigation, footer: [{ heading: 'Work', pages: { kind: 'service' } }] },
      },
    };
    expect(toldBy(emptyList, column)).toHaveLength(1);
    expect(toldBy(emptyList, { ...shared(listing({ kind: 'service' })), ...about(showing) })).toHaveLength(1);
    expect(toldBy(emptyList, shared(listing({ kind: 'service' })))).toEqual([]);
    expect(
      problemsBy(emptyList, { ...about(listing({ kind: 'service' })), 'pages/services/a.json': '{' }).map(
        ({ rule }) => rule,
      ),
    ).not.toContain('empty-list');
  });

  it('[ST3] hold their own page only where they list all plain pages', () => {
    const repairs = 'pages/services/repairs.json';
    const of = (query: object) => ({
      'pages/services/care.json': service('Care'),
      [repairs]: service('Repairs', listing({ kind: 'service', ...query })),
    });
    expect(wordsBy(listOfItself, of({}))).toEqual([
      {
        message: 'This list holds the page that it stands on.',
        fix: 'Write "except": ["/services/repairs"] into it.',
        why: 'Visitors who follow that link come back to where they are.',
      },
    ]);
    expect(toldBy(listOfItself, of({ except: ['/services/repairs'] }))).toEqual([]);
    expect(toldBy(listOfItself, about(listing({ kind: 'page' })))).toEqual([]);
    expect(toldBy(listOfItself, about(listing({ kind: 'page', limit: 3 })))).toHaveLength(1);
    expect(toldBy(listOfItself, area(listing({ kind: 'area', sort: 'nearest' })))).toEqual([]);
  });

  it('[ST15] that leave other pages out and hold their own are asked about', () => {
    const pages = {
      'pages/guides/one.json': service('One', listing({ kind: 'guide', except: ['/guides/two'] })),
      'pages/guides/two.json': service('Two', listing({ kind: 'guide', except: ['/guides/two'] })),
    };
    const guides = Object.fromEntries(
      Object.entries(pages).map(([path, { facts, ...page }]) => [
        path,
        { ...page, facts: { name: facts.name, summary: facts.summary, icon: 'wrench', order: 1 } },
      ]),
    );
    expect(problemsBy(listOfItself, guides)).toMatchObject([
      {
        file: 'pages/guides/one.json',
        message: 'This list holds the page that it stands on, and leaves out "/guides/two".',
        fix: 'Write "/guides/one" into "except", and take out what visitors should find here.',
      },
    ]);
  });

  it('[ST16] have an order in which each page has a place of its own', () => {
    const pages = (order: number) => ({
      'pages/services/care.json': service('Care'),
      'pages/services/repairs.json': { ...service('Repairs'), facts: { ...service('Repairs').facts, order } },
    });
    expect(toldBy(sameOrder, pages(1))).toEqual(['pages/services/repairs.json same-order 1']);
    expect(toldBy(sameOrder, pages(2))).toEqual([]);
    const plain = (order: number) => ({ ...goodPage('Plain'), facts: { name: 'Plain', order } });
    expect(toldBy(sameOrder, { 'pages/one.json': plain(1), 'pages/two.json': plain(1) })).toEqual([]);
  });

  it('[ST4] that name a page of another kind are refused, once', () => {
    const changes = about(listing({ kind: 'area', only: ['/areas/sw1h', '/services'] }));
    expect(toldBy(mixedList, changes)).toEqual([`${PAGE} mixed-list "/services"`]);
    expect(wordsBy(mixedList, changes)[0]!.message).toBe('/services is a page, and this is a list of the kind "area".');
    expect(toldBy(mixedList, about(listing({ kind: 'area', only: ['/areas/nowhere'] })))).toEqual([]);
    expect(
      toldBy([mixedList, linkToItself], about(listing({ kind: 'area', only: ['/areas/sw1h', '/about'] }))),
    ).toEqual([`${PAGE} mixed-list "/about"`]);
  });
});

describe('blocks in their places', () => {
  it('[ST5] a card for a side column stands in one', () => {
    const columns = (main: object[], side: object[]) => about({ type: 'columns', main, side });
    const prose = { type: 'prose', paragraphs: ['Words.'] };
    expect(toldBy(misplacedSideBlock, columns([prose], [card]))).toEqual([]);
    for (const changes of [columns([card], [prose]), about(card)])
      expect(toldBy(misplacedSideBlock, changes)).toEqual([`${PAGE} misplaced-side-block "sticky-call"`]);
    expect(toldBy(misplacedSideBlock, shared(card))).toHaveLength(1);
    expect(wordsBy(misplacedSideBlock, about(card))).toEqual([
      {
        message: 'A "sticky-call" block is made for a side column, and it stands outside of one.',
        fix: 'Move it into "side" of a "columns" block.',
        why: 'Here it is as wide as the page: visitors see a card that is stretched, and it does not stay in view.',
      },
    ]);
  });

  it('[ST6] a list of facts stands on a page that has them', () => {
    const streets = { type: 'fact-list', heading: 'Streets', items: { fact: 'streets' } };
    expect(toldBy(emptyFactList, area(streets))).toEqual([]);
    expect(toldBy(emptyFactList, about(streets))).toEqual([`${PAGE} empty-fact-list "streets"`]);
    expect(wordsBy(emptyFactList, about(streets))).toEqual([
      {
        message: 'This page has no "streets" among its facts.',
        fix: 'Write the list here in square brackets, take the block out, or, where its kind has such a fact, write "streets" into the facts of the page.',
        why: 'Visitors would find a heading with an empty list under it.',
      },
    ]);
    expect(toldBy(emptyFactList, { ...shared(streets), ...area(showing) })).toEqual([]);
    expect(wordsBy(emptyFactList, { ...shared(streets), ...area(showing), ...about(showing) })).toMatchObject([
      {
        message: `${PAGE} shows this file and has no "streets" among its facts.`,
      },
    ]);
  });

  it('[ST8] a shared file is shown by a page', () => {
    const file = shared({ type: 'prose', paragraphs: ['Words.'] });
    expect(wordsBy(unusedSharedFile, file)).toEqual([
      {
        message: 'No page shows this shared file.',
        fix: 'Write { "type": "shared", "ref": "more" } into the blocks of a page, or delete the file.',
        why: 'Visitors see nothing of it, and whoever looks after the texts has one more to keep true.',
      },
    ]);
    expect(toldBy(unusedSharedFile, { ...file, [PAGE]: { ...goodPage('About', showing), status: 'draft' } })).toEqual(
      [],
    );
  });

  it('[ST9] an area page has a call button of its own', () => {
    const page = areaPage();
    const silent = {
      ...page,
      blocks: page.blocks.map((block) => ('actions' in block ? { ...block, actions: block.actions!.slice(1) } : block)),
    };
    expect(toldBy(missingCallButton)).toEqual([]);
    expect(toldBy(missingCallButton, { [AREA]: silent, ...shared(card) })).toEqual([
      `${AREA} missing-call-button "blocks"`,
    ]);
    const closing = {
      type: 'call-to-action',
      heading: 'Now',
      text: 'We come.',
      actions: [{ do: 'call', label: 'Call' }],
    };
    const below = { ...silent, blocks: [...silent.blocks, closing] };
    expect(toldBy(missingCallButton, { [AREA]: below, ...shared(card) })).toHaveLength(1);
    expect(
      toldBy(missingCallButton, {
        [PAGE]: { ...goodPage('About'), blocks: [{ type: 'hero', heading: 'About', intro: 'x' }] },
      }),
    ).toEqual([]);
  });

  it('[ST10] a link leads to another page, or to a part of this one', () => {
    const link = (to: string) =>
      about({ type: 'prose', paragraphs: ['Words.'], action: { do: 'page', label: 'Us', to } });
    expect(toldBy(linkToItself, link('/about'))).toEqual([`${PAGE} link-to-itself "/about"`]);
    expect(toldBy(linkToItself, about(listing({ kind: 'page', only: ['/services', '/about'] })))).toHaveLength(1);
    for (const changes of [
      link('/services'),
      link('/about#team'),
      about(listing({ kind: 'page', except: ['/about'] })),
    ])
      expect(toldBy(linkToItself, changes)).toEqual([]);
  });

  it('[ST11] shared files show no shared files', () => {
    const file = (ref: string) => ({ blocks: [{ type: 'shared', ref }] });
    const told = (files: Record<string, object>) =>
      toldBy(RULES, { ...files, ...about({ type: 'shared', ref: 'a' }) }).filter((each) =>
        each.startsWith('pages/_shared/'),
      );
    expect(told({ 'pages/_shared/a.json': file('a') })).toEqual(['pages/_shared/a.json misplaced-block "shared"']);
    expect(told({ 'pages/_shared/a.json': file('b'), 'pages/_shared/b.json': file('a') })).toEqual([
      'pages/_shared/a.json misplaced-block "shared"',
      'pages/_shared/b.json misplaced-block "shared"',
    ]);
  });
});

describe('entries of a list', () => {
  const facts = (...items: object[]) => about({ type: 'cards', heading: 'What we do', items });

  it('[ST12] stand there once, by their words, names and addresses', () => {
    const page = areaPage();
    const credentials = ['Fully Insured', 'Vetted Staff', 'fully insured'];
    expect(toldBy(repeatedEntry, { [AREA]: { ...page, facts: { ...page.facts, credentials } } })).toEqual([
      `${AREA} repeated-entry "fully insured"`,
    ]);
    const cardTo = (heading: string, to: string) => ({
      icon: 'wrench',
      heading,
      text: `${heading} by day and by night.`,
      action: { do: 'page', label: `More of ${heading}`, to },
    });
    expect(toldBy(repeatedEntry, facts(cardTo('Taps', '/services'), cardTo('Drains', '/services')))).toEqual([]);
    const legal = [
      { label: 'Taps', to: '/services' },
      { label: 'Drains', to: '/services' },
    ];
    const menu = siteWith({ navigation: { ...siteFile().navigation, legal } });
    expect(wordsBy(repeatedEntry, menu).map(({ message }) => message)).toEqual([
      '"/services" stands in this list twice.',
    ]);
    expect(toldBy(repeatedEntry, facts(cardTo('Taps', '/services'), cardTo('Taps', '/about')))).toEqual([
      `${PAGE} repeated-entry "Taps"`,
    ]);
    expect(toldBy(repeatedEntry, facts(cardTo('Taps', '/services'), cardTo('Drains', '/services#drains')))).toEqual([]);
    const tariff = (name: string, price: string) => ({
      name,
      price,
      unit: 'per hour',
      text: 'For homes.',
      points: ['A van'],
    });
    const prices = (...tariffs: object[]) =>
      about({ type: 'pricing', heading: 'Prices', intro: 'What it costs.', tariffs });
    expect(wordsBy(repeatedEntry, prices(tariff('Domestic', '£90'), tariff('Domestic', '£120')))).toEqual([
      {
        message: '"Domestic" stands in this list twice.',
        fix: 'Write what is meant in its place, or take one of the two out where both are the same.',
        why: 'Visitors who look the page over take the second for the first, and come to something else than they read.',
      },
    ]);
    expect(toldBy(repeatedEntry, prices(tariff('Domestic', '£90'), tariff('Commercial', '£90')))).toEqual([]);
  });

  it('[ST24] of blocks have a heading each', () => {
    const prose = (heading: string, text: string) => ({ type: 'prose', heading, paragraphs: [text] });
    const columns = {
      type: 'columns',
      main: [prose('our story', 'We began by bike.')],
      side: [prose('Ring us', 'At any hour.')],
    };
    expect(toldBy(repeatedEntry, about(prose('Our story', 'We came by van.'), columns))).toEqual([
      `${PAGE} repeated-entry "our story"`,
    ]);
    const call = prose('Ring us', 'At any hour.');
    expect(toldBy(repeatedEntry, about(call, prose('Prices', 'By the hour.'), call))).toEqual([]);
  });

  it('[ST13] of a map have coordinates', () => {
    const map = (kind: string) => about({ type: 'map', heading: 'Where we work', pages: { kind } });
    expect(toldBy(placelessMap, map('area'))).toEqual([]);
    expect(wordsBy(placelessMap, map('service'))).toEqual([
      {
        message: 'This map asks for pages of the kind "service", and a service page says nowhere where it lies.',
        fix: 'Write a kind whose pages have coordinates, or show a list instead of a map.',
        why: 'Visitors would be shown a map on which nothing is marked.',
      },
    ]);
  });
});

describe('folders', () => {
  it('[ST14] that are no page and make no kind of pages are asked about', () => {
    expect(wordsBy(folderWithoutPage, { 'pages/areas/north/hill.json': areaPage() })).toEqual([
      {
        message: 'The address of this page is /areas/north/hill, and there is no page at /areas/north.',
        fix: 'Move the file into a folder that has a page of its own, or write pages/areas/north.json.',
        why: 'Visitors who shorten the address, as many do to see what else there is, would land on the not-found page.',
      },
    ]);
    expect(toldBy(folderWithoutPage, { ...about(), 'pages/about/staff.json': goodPage('Staff') })).toEqual([]);
  });
});
