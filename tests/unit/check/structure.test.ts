import { describe, expect, it } from 'vitest';
import { areaPage } from '../schemas/area-page';
import { goodPage } from './small-site';
import {
  AREA,
  PAGE,
  SITE,
  about,
  area,
  changed,
  linkTo,
  listing,
  prose,
  serviceOf,
  shared,
  showing,
  siteWith,
} from './make';
import { problemsBy, toldBy } from './told-by';
import { lines, said } from './said';

const card = { type: 'sticky-call', heading: 'Line', action: { do: 'call', label: 'Call' } };

it('[ST1] refuses a picture for social networks that is not there', () => {
  const found = (name: string, publicFiles?: string[]) =>
    problemsBy(
      'missing-social-image',
      { [PAGE]: changed(goodPage('About'), { 'metadata.socialImage': `/images/${name}.jpg` }) },
      publicFiles && { publicFiles },
    );
  const files = ['images/van.jpg', 'fonts/face.woff2'];
  expect([found('van', files), found('team')]).toEqual([[], []]);
  expect(found('staff', files)).toMatchObject(said`
    # error missing-social-image ${PAGE} «"/images/staff.jpg"»
    There is no picture "/images/staff.jpg".`);
  expect(found('vam', files)).toMatchObject(said`
    # ⇒ "/images/van.jpg"
    There is no picture "/images/vam.jpg". Did you mean "/images/van.jpg"?`);
});

describe('lists of pages', () => {
  it('[ST2] that come out empty are refused', () => {
    const near = listing({ kind: 'area', sort: 'nearest' });
    const services = about(listing({ kind: 'service' }));
    expect(toldBy('empty-list', about(listing({ kind: 'area' })))).toEqual([]);
    expect(problemsBy('empty-list', services)).toMatchObject(said`
      This list of services is empty: the site shows no services.
      > Take the list out until there are services.
      ? Visitors would find a heading with nothing under it.`);
    expect(problemsBy('empty-list', about(listing({ kind: 'area', except: ['/areas/sw1h'] })))).toMatchObject(said`
      This list of areas is empty: every page that it could show is left out.
      > Take a page out of "except", or take the list out.`);
    const draft = { 'pages/services/repairs.json': { ...serviceOf('Repairs'), status: 'draft' } };
    for (const changes of [{ ...draft, ...services }, area({}, near)])
      expect(toldBy('empty-list', changes)).toHaveLength(1);
    const other = changed(areaPage(), { 'facts.coordinates': { latitude: 51.6, longitude: -0.1 } });
    const far = area({}, listing({ kind: 'area', sort: 'nearest', withinKm: 4 }));
    expect(toldBy('empty-list', { 'pages/areas/n1.json': other, ...far })).toEqual([]);
  });

  it('[ST2] also in menus and in shared files that pages show, and not while a file cannot be read', () => {
    const pages = { kind: 'service' };
    const menu = siteWith({ 'navigation.header': [{ label: 'Work', pages, all: { label: 'Home', to: '/' } }] });
    const column = siteWith({ 'navigation.footer': [{ heading: 'Work', pages }] });
    for (const changes of [menu, column, { ...shared(listing(pages)), ...about(showing()) }])
      expect(toldBy('empty-list', changes)).toHaveLength(1);
    expect(toldBy('empty-list', shared(listing(pages)))).toEqual([]);
    const unread = toldBy('empty-list', { ...about(listing(pages)), 'pages/services/a.json': '{' });
    expect(unread.join()).not.toContain('empty-list');
  });

  it('[ST3] of one kind that name a page of another are refused, at the name', () => {
    const repairs = { 'pages/services/repairs.json': serviceOf('Repairs') };
    const found = (pages: object) => problemsBy('wrong-kind', { ...about(listing(pages)), ...repairs });
    expect(found({ kind: 'service', only: ['/services/repairs', '/areas/sw1h'] })).toMatchObject(said`
      # /blocks/1/pages/only/1
      /areas/sw1h is an area page, and this is a list of services.
      > Take it out, or write the address of a service page in its place.
      ? Visitors would find it among services; in "except" it leaves nothing out.`);
    expect(found({ kind: 'area', except: ['/services'] })[0]!.message).toMatch(/^\/services is a plain page/);
    expect(found({ kind: 'page', only: ['/services', '/nowhere'] })).toEqual([]);
  });
});

describe('blocks in their places', () => {
  it('[ST5] a card for a side column stands in one', () => {
    const columns = (main: object[], side: object[]) => about({ type: 'columns', main, side });
    expect(toldBy('misplaced-side-block', columns([prose('Words.')], [card]))).toEqual([]);
    expect(toldBy('misplaced-side-block', shared(card))).toHaveLength(1);
    expect(problemsBy('misplaced-side-block', about(card))).toMatchObject(said`
      # misplaced-side-block ${PAGE} «"sticky-call"»
      A "sticky-call" block is made for a side column, and it stands outside of one.
      > Move it into "side" of a "columns" block.
      ? Here it is as wide as the page: visitors see a card that is stretched, and it does not stay in view.`);
  });

  it('[ST6] a list of facts stands on a page that has them', () => {
    const streets = { type: 'fact-list', heading: 'Streets', items: { fact: 'streets' } };
    expect(problemsBy('empty-fact-list', about(streets))).toMatchObject(said`
      # empty-fact-list ${PAGE} «"streets"»
      This page has no "streets" among its facts.
      > Write the list here in square brackets, take the block out, or, where its kind has such a fact, write "streets" into the facts of the page.
      ? Visitors would find a heading with an empty list under it.`);
    const shown = { ...shared(streets), ...area({}, showing()) };
    const longer = { ...streets, also: [{ label: 'Water', value: 'Thames Water' }] };
    for (const fine of [area({}, streets), shown, about(longer)]) expect(toldBy('empty-fact-list', fine)).toEqual([]);
    expect(problemsBy('empty-fact-list', { ...shown, ...about(showing()) })).toMatchObject(said`
      ${PAGE} shows this file and has no "streets" among its facts.`);
  });

  it('[ST8] a shared file is shown by a page', () => {
    const file = shared(prose('Words.'));
    expect(problemsBy('unused-shared-file', file)).toMatchObject(said`
      No page shows this shared file.
      > Write { "type": "shared", "ref": "more" } into the blocks of a page, or delete the file.
      ? Visitors see nothing of it, and whoever looks after the texts has one more to keep true.`);
    const draft = { [PAGE]: { ...goodPage('About', showing()), status: 'draft' } };
    expect(toldBy('unused-shared-file', { ...file, ...draft })).toEqual([]);
  });

  it('[ST9] an area page has a call button of its own', () => {
    const silent = { 'blocks.0.actions': areaPage().blocks[0]!.actions!.slice(1) };
    const closing = { type: 'call-to-action', heading: 'Now', text: 'We come.', actions: [card.action] };
    expect(toldBy('missing-call-button', { ...area(silent, closing), ...shared(card) })).toHaveLength(1);
    const hero = (more: object) => shared({ type: 'hero', heading: 'Here', intro: '{area.intro}', ...more });
    const framed = area({ 'facts.intro': 'Here we are.', 'blocks': [showing()] });
    expect(toldBy('missing-call-button', { ...framed, ...hero({}) })).toHaveLength(1);
    expect(toldBy('missing-call-button', { ...framed, ...hero({ actions: [card.action] }) })).toEqual([]);
    const plain = { ...goodPage('About'), blocks: [{ type: 'hero', heading: 'About', intro: 'x' }] };
    for (const fine of [{}, { [PAGE]: plain }]) expect(toldBy('missing-call-button', fine)).toEqual([]);
  });

  it('[ST10] a link leads to another page, or to a part of this one', () => {
    expect(toldBy('link-to-itself', about(linkTo('/about')))).toEqual([`${PAGE} link-to-itself "/about"`]);
    const groups = ['/services', '/about'].map((first, index) => ({ heading: `Part ${index}`, first }));
    const grouped = { ...listing({ kind: 'page' }), groups };
    const others = [linkTo('/services'), linkTo('/about#team'), listing({ kind: 'page', except: ['/about'] }), grouped];
    for (const block of others) expect(toldBy('link-to-itself', about(block))).toEqual([]);
  });
});

describe('entries of a list', () => {
  it('[ST12] stand there once, by their words, names and addresses', () => {
    const credentials = ['Fully Insured', 'Vetted Staff', 'fully insured'];
    expect(problemsBy('repeated-entry', area({ 'facts.credentials': credentials }))).toMatchObject(said`
      # ${AREA} «"fully insured"»
      "fully insured" stands in this list twice.
      > Write what is meant in its place, or take one of the two out where both are the same.
      ? Visitors read the same twice, and miss what should stand in the place of the second.`);
    const cards = (...entries: string[]) =>
      about({
        type: 'cards',
        heading: 'What we do',
        items: entries.map((entry) => {
          const [heading, to] = entry.split(' ');
          const text = `${heading} by day and by night.`;
          return { icon: 'wrench', heading, text, action: { do: 'page', label: `More of ${heading}`, to } };
        }),
      });
    const links = ['Taps', 'Drains'].map((label) => ({ label, to: '/services' }));
    expect(toldBy('repeated-entry', cards('Taps /services', 'Drains /services'))).toEqual([]);
    expect(problemsBy('repeated-entry', siteWith({ 'navigation.legal': links }))).toMatchObject(said`
      # repeated-entry ${SITE} «"/services"»
      "/services" stands in this list twice.`);
    expect(toldBy('repeated-entry', cards('Taps /services', 'Taps /about'))).toEqual([`${PAGE} repeated-entry "Taps"`]);
  });

  it('[ST12] of blocks have a heading each', () => {
    const call = prose('At any hour.', { heading: 'Ring us' });
    const columns = { type: 'columns', main: [prose('We began by bike.', { heading: 'our story' })], side: [call] };
    expect(toldBy('repeated-entry', about(prose('We came by van.', { heading: 'Our story' }), columns))).toEqual(lines`
      ${PAGE} repeated-entry "our story"`);
    expect(toldBy('repeated-entry', about(call, prose('By the hour.', { heading: 'Prices' }), call))).toEqual([]);
  });
});

const withCases = (...cases: object[]) =>
  about(...cases.map((each) => ({ type: 'do-dont', heading: 'A', icon: 'leak', do: ['B.'], dont: ['C.'], ...each })));
const critical = { severity: { level: 'critical', label: 'Critical' }, folded: true };

it('[ST25] wants a critical case to stand open where no other case of its page does', () => {
  expect(problemsBy('folded-emergency', withCases(critical, { folded: true }))).toMatchObject(said`
    # folded-emergency ${PAGE} «true»
    Every case of this page is folded, and this one is critical.`);
  expect(toldBy('folded-emergency', withCases(critical, {}))).toEqual([]);
  expect(toldBy('folded-emergency', withCases({ ...critical, before: { hotline: 'gas' } }))).toEqual([]);
  expect(toldBy('folded-emergency', withCases({ folded: true }))).toEqual([]);
  const misspelt = withCases({ ...critical, before: { hotline: 'gass' } }, { folded: true });
  expect(toldBy('folded-emergency unknown-hotline', misspelt)).toEqual([`${PAGE} unknown-hotline "gass"`]);
});
