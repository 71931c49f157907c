import { describe, expect, it } from 'vitest';
import { wrongBrackets } from '../../../src/check/rules/list';
import { areaPage } from '../schemas/area-page';
import { wrongSchema } from '../../../src/check/rules/addresses/wrong-schema';
import { check, goodPage, plainPage, siteFile, told } from './small-site';
import { problemsBy, toldBy, wordsBy } from './told-by';

const PAGE = 'pages/about.json';
const prose = (words: string, more: object = {}) => ({ type: 'prose', paragraphs: [words], ...more });
const linkBlock = (to: string) => prose('x', { action: { do: 'page', label: 'Go', to } });
const linkTo = (to: string) => plainPage(linkBlock(to));
const servicePage = { ...goodPage('Roofs'), facts: { name: 'Roofs', summary: 'x', icon: 'pipe', order: 1 } };
const first = (changes: Parameters<typeof check>[0]) => check(changes).problems[0]!;

describe('tokens', () => {
  it('[C30] suggests the nearest token, and underlines only the token', () => {
    const changes = { [PAGE]: plainPage(prose('Call {phne}, "now".')) };
    expect(told(changes)).toEqual([`${PAGE} unknown-token {phne}`]);
    expect(first(changes)).toMatchObject({
      message: 'There is no token {phne}. Did you mean {phone}?',
      fix: 'Write {phone} in its place.',
      why: 'Visitors would read the bare token, with its brackets.',
      pointer: '/blocks/0/paragraphs/0',
    });
  });

  it('[C30] underlines a token behind an escaped character', () => {
    expect(told({ [PAGE]: plainPage(prose('He said "hi"\n{nothing}')) })).toEqual([`${PAGE} unknown-token {nothing}`]);
  });

  it('[C30] knows the token of which what stands before the dot was left out, and names a few where none is near', () => {
    const said = (token: string, file = PAGE) =>
      first({ [file]: { ...(file === PAGE ? plainPage(prose(token)) : { ...areaPage(), blocks: [prose(token)] }) } });
    expect(said('{home-response}')).toMatchObject({
      message: 'There is no token {home-response}. Did you mean {claim.home-response}?',
      edits: [{ insert: '{claim.home-response}' }],
    });
    expect(said('{home-respons}').edits.map(({ insert }) => insert)).toEqual(['{claim.home-response}']);
    expect(said('{code}', 'pages/areas/n1.json').fix).toBe('Write {area.code} in its place.');
    expect(said('{postman}')).toMatchObject({
      message: 'There is no token {postman}.',
      fix: 'Use one that there is, such as {brand}, {product}, {phone}, {page.name}, {page.summary}, or {claim.ID} for a claim of the site. For a real bracket, write {{.',
      edits: [],
    });
  });

  it('[C31] takes {{ for a bracket and names a token that is never closed', () => {
    expect(told({ [PAGE]: plainPage(prose('{{phne}} and {phone')) })).toEqual([`${PAGE} unclosed-token {`]);
  });

  it('[C43] knows a token in the wrong brackets', () => {
    const found = (...texts: string[]) =>
      toldBy(wrongBrackets, { 'pages/areas/n1.json': { ...areaPage(), blocks: texts.map((text) => prose(text)) } }).map(
        (each) => each.slice('pages/areas/n1.json wrong-brackets '.length),
      );
    expect(
      found(
        'In (area.name), [area.name], {{area.name}}, <area.name>, %area.name%, [ Area.Name ], (area.nmae), [phone], {{phone}}, ${phone} and {area.code}}.',
      ),
    ).toEqual([
      '(area.name)',
      '[area.name]',
      '{{area.name}}',
      '<area.name>',
      '%area.name%',
      '[ Area.Name ]',
      '(area.nmae)',
      '[phone]',
      '{{phone}}',
      '${phone}',
      '{area.code}}',
    ]);
    expect(found('Call (phone), $phone, phone} or (phone} in area.name now.')).toEqual([
      '(phone)',
      '$phone',
      'phone}',
      '(phone}',
      'area.name',
    ]);
    expect(
      found(
        '{area.name} { area.name } ({area.name}) [{phone}] {{{phone}}} 0800 111 999 (phone) (email us) [sic] (e.g. this) (www.example.com) {{x}} 50% area name 20% (area. name) area.name.example',
        '$ {phone}, £{phone}',
      ),
    ).toEqual([]);
    expect(wordsBy(wrongBrackets, { [PAGE]: plainPage(prose('About (page.name)'), prose('In [area.name]')) })).toEqual([
      {
        message: '"(page.name)" is a token in the wrong brackets.',
        fix: 'Write {page.name} in its place.',
        why: 'Visitors would read the name of the token, and not what it stands for.',
      },
      {
        message: '"[area.name]" is a token in the wrong brackets.',
        fix: 'Write the words themselves: {area.name} only works on area pages.',
        why: 'Visitors would read the name of the token, and not what it stands for.',
      },
    ]);
    expect(
      problemsBy(wrongBrackets, { [PAGE]: plainPage(prose('(page.name)')) })[0]!.edits.map(({ insert }) => insert),
    ).toEqual(['{page.name}']);
  });

  it('[C32] knows the tokens of claims, of the site and of the page itself', () => {
    expect(
      told({ [PAGE]: plainPage(prose('{claim.home-response} {areas.count} {page.name} {company.vat} {email}')) }),
    ).toEqual([]);
    expect(first({ [PAGE]: plainPage(prose('{claim.home-respose}')) }).message).toBe(
      'There is no token {claim.home-respose}. Did you mean {claim.home-response}?',
    );
  });

  it('[C33] refuses a fact of an area on another page, in the facts themselves, in the site file, and in a shared file that another page shows', () => {
    expect(told({ [PAGE]: plainPage(prose('{area.code}')) })).toEqual([`${PAGE} misplaced-token {area.code}`]);
    expect(first({ [PAGE]: plainPage(prose('{area.code}')) }).message).toBe(
      'The token {area.code} only works on area pages, and this is a plain page.',
    );
    expect(told({ 'pages/_site.json': { ...siteFile(), demoNotice: '{area.code}' } })).toEqual([
      'pages/_site.json misplaced-token {area.code}',
    ]);
    const ofItself = { ...areaPage(), facts: { ...areaPage().facts, name: '{area.name}' } };
    expect(told({ 'pages/areas/n1.json': ofItself })).toEqual(['pages/areas/n1.json misplaced-token {area.name}']);
    expect(first({ 'pages/areas/n1.json': ofItself })).toMatchObject({
      message: 'The token {area.name} is made from the facts of this page, and cannot stand in them.',
      fix: 'Write the words themselves, or a token of the site such as {phone}.',
      edits: [],
    });
    const shared = { 'pages/_shared/a.json': { blocks: [prose('{area.code}')] } };
    expect(
      told({ ...shared, 'pages/areas/n1.json': { ...areaPage(), blocks: [{ type: 'shared', ref: 'a' }] } }),
    ).toEqual([]);
    expect(first({ ...shared, [PAGE]: plainPage({ type: 'shared', ref: 'a' }) })).toMatchObject({
      file: 'pages/_shared/a.json',
      message: 'The token {area.code} only works on area pages, and pages/about.json shows this file too.',
    });
  });
});

describe('addresses and links', () => {
  it('[C34] reports an address that two pages claim, and where the other claim stands', () => {
    const changes = {
      [PAGE]: { ...plainPage(), aliases: ['/old', '/services'] },
      'pages/contact.json': { ...plainPage(), aliases: ['/old', '/contact'] },
    };
    expect(told(changes)).toEqual([
      `${PAGE} duplicate-route "/services"`,
      'pages/contact.json duplicate-route "/old"',
      'pages/contact.json duplicate-route "/contact"',
    ]);
    expect(
      check(changes).problems.map(({ message, related }) => [
        message,
        related.map((each) => `${each.file}:${each.range.start.line} ${each.message}`),
      ]),
    ).toEqual([
      [
        'The address /services is claimed twice.',
        ['pages/services.json:1 This page has the address by its file name.'],
      ],
      ['The address /old is claimed twice.', ['pages/about.json:18 It is claimed here first.']],
      ['The address /contact is claimed twice.', ['pages/contact.json:1 This page has the address by its file name.']],
    ]);
  });

  it('[C34] leaves the address with the page that visitors have seen, or else with one of its folder', () => {
    const claim = (name: string) => ({ ...goodPage(name), aliases: ['/jobs/old'] });
    const ledger = { 'pages/_published.json': { routes: ['/', '/services', '/areas/sw1h', '/team', '/jobs/old'] } };
    expect(told({ 'pages/crew.json': claim('Crew'), 'pages/team.json': claim('Team') })).toEqual([
      'pages/team.json duplicate-route "/jobs/old"',
    ]);
    expect(told({ ...ledger, 'pages/crew.json': claim('Crew'), 'pages/team.json': claim('Team') })).toEqual([
      'pages/crew.json duplicate-route "/jobs/old"',
    ]);
    expect(
      told({
        'pages/crew.json': { ...goodPage('Crew'), aliases: ['/services/old'] },
        'pages/services/roofs.json': { ...servicePage, aliases: ['/services/old'] },
      }),
    ).toEqual(['pages/crew.json duplicate-route "/services/old"']);
  });

  it('[C35] suggests no page for a place without one', () => {
    expect(told({ [PAGE]: linkTo('#services') })).toEqual([`${PAGE} wrong-form "#services"`]);
    expect(first({ [PAGE]: linkTo('#services') })).toMatchObject({
      message: '"#services" names a place on a page, and not the page.',
      fix: 'Write the address of the page before it, also where the place is on this page: "/contact#services".',
      edits: [],
    });
  });

  it('[C35] suggests the nearest page for a link that leads nowhere', () => {
    expect(told({ [PAGE]: linkTo('/servces') })).toEqual([`${PAGE} broken-link "/servces"`]);
    expect(first({ [PAGE]: linkTo('/servces') })).toMatchObject({
      message: 'There is no page at /servces. Did you mean /services?',
      fix: 'Write "/services" in its place.',
    });
    expect(first({ [PAGE]: linkTo('/prices') })).toMatchObject({
      message: 'There is no page at /prices.',
      fix: 'Write the address of a page that exists, or create the page with npm run new.',
    });
  });

  it('[C101] suggests the page of the same name elsewhere, or with the same words, and mends nothing by itself', () => {
    const pages = { 'pages/services/boiler-repairs.json': servicePage, 'pages/services/drains.json': servicePage };
    for (const to of ['/services/boiler-repairing', '/boiler-repairs', '/services/boilers']) {
      expect(first({ ...pages, [PAGE]: linkTo(to) }), to).toMatchObject({
        message: `There is no page at ${to}. Did you mean /services/boiler-repairs?`,
        edits: [],
      });
    }
    expect(first({ ...pages, [PAGE]: linkTo('/services/repairs-of-taps') }).message).not.toContain('Did you mean');
  });

  it('[C102] tells the links to a page that is gone once, with all of them', () => {
    const links = plainPage(...['/guides/a', '/guides/a', '/guides/b'].map((to) => linkBlock(to)));
    expect(told({ [PAGE]: links })).toEqual([`${PAGE} broken-link "/guides/a"`, `${PAGE} broken-link "/guides/b"`]);
    expect(first({ [PAGE]: links })).toMatchObject({
      message: 'There is no page at /guides/a, and 2 links lead to it.',
      fix: expect.stringMatching(
        /^If pages\/guides\/a\.json was deleted or renamed by mistake, put the file back/,
      ) as string,
      related: [{ file: PAGE }, { file: PAGE }],
    });
  });

  it('[C103] says nothing at the links where a page gives one name twice', () => {
    const page = plainPage(prose('x', { id: 'gas' }), prose('y', { id: 'gas' }), linkBlock('/emergency#drains'));
    expect(told({ 'pages/emergency.json': page })).toEqual(['pages/emergency.json duplicate-id "gas"']);
  });

  it('[C35] follows the links of the site file and of lists', () => {
    const site = siteFile();
    expect(
      told({
        'pages/_site.json': { ...site, navigation: { ...site.navigation, legal: [{ label: 'Terms', to: '/terms' }] } },
      }),
    ).toEqual(['pages/_site.json broken-link "/terms"']);
    const list = { type: 'page-list', heading: 'x', pages: { kind: 'area', only: ['/areas/sw1h', '/areas/zz9'] } };
    expect(told({ [PAGE]: plainPage(list) })).toEqual([`${PAGE} broken-link "/areas/zz9"`]);
  });

  it('[C36] follows a link to a block, also in columns and in shared files', () => {
    const target = plainPage(
      prose('x', { id: 'gas' }),
      { type: 'columns', main: [prose('x', { id: 'burst' })], side: [prose('x')] },
      { type: 'shared', ref: 'a' },
    );
    const site = (to: string) => ({
      'pages/emergency.json': target,
      'pages/_shared/a.json': { blocks: [prose('x', { id: 'prices' })] },
      [PAGE]: linkTo(to),
    });
    for (const to of ['/emergency#gas', '/emergency#burst', '/emergency#prices'])
      expect(told(site(to)), to).toEqual([]);
    expect(first(site('/emergency#bursts'))).toMatchObject({
      rule: 'broken-link',
      message: 'No block of /emergency is called "bursts". Did you mean "burst"?',
      fix: 'Write "/emergency#burst" in its place.',
    });
    expect(first(site('/emergency#drains')).fix).toBe('Use one of the names of that page: "gas", "burst" or "prices".');
  });

  it('[P10] knows the names that a page makes of the headings of a legal text, tokens filled in', () => {
    const terms = plainPage({
      type: 'legal',
      updated: 'Today',
      sections: [{ heading: 'What {phone} costs', paragraphs: ['Text.'] }],
    });
    const site = (to: string) => ({ 'pages/terms.json': terms, [PAGE]: linkTo(to) });
    expect(told(site('/terms#what-020-7946-0123-costs'))).toEqual([]);
    expect(first(site('/terms#what-costs'))).toMatchObject({
      message: 'No block of /terms is called "what-costs".',
      fix: 'Use one of the names of that page: "what-020-7946-0123-costs".',
    });
  });

  it('[C37] warns of a link to an old address and names the page', () => {
    expect(
      first({ 'pages/services.json': { ...plainPage(), aliases: ['/work'] }, [PAGE]: linkTo('/work') }),
    ).toMatchObject({
      rule: 'link-to-alias',
      severity: 'warning',
      message: '/work is an old address of /services.',
      fix: 'Write "/services" in its place.',
    });
  });
});

describe('names', () => {
  it('[C38] misses a shared file', () => {
    expect(
      first({
        [PAGE]: plainPage({ type: 'shared', ref: 'pricng' }),
        'pages/_shared/pricing.json': { blocks: [prose('x')] },
      }),
    ).toMatchObject({
      rule: 'missing-shared-file',
      message: 'There is no shared file "pricng". Did you mean "pricing"?',
    });
  });

  it('[C38] asks for a lost file back once, and not each page that shows it for another', () => {
    const page = plainPage({ type: 'shared', ref: 'area-call' });
    const pages = Object.fromEntries(['a', 'b', 'c'].map((name) => [`pages/${name}.json`, page]));
    const site = { ...pages, 'pages/_shared/pricing.json': { blocks: [prose('x')] } };
    expect(check(site).problems.filter(({ rule }) => rule === 'missing-shared-file')).toMatchObject([
      {
        file: 'pages/a.json',
        message: 'There is no shared file "area-call", and 3 blocks show it.',
        fix: 'Put pages/_shared/area-call.json back. If it is meant to be gone, take these blocks out.',
      },
    ]);
  });

  it('[C39] misses a claim and a hotline', () => {
    const page = plainPage();
    expect(
      first({
        [PAGE]: { ...page, metadata: { ...page.metadata, rating: { value: 'home-response', count: 'review' } } },
      }),
    ).toMatchObject({
      rule: 'unknown-claim',
      message: 'There is no claim "review". Did you mean "reviews"?',
    });
    expect(
      first({ [PAGE]: plainPage({ type: 'notice', heading: 'x', paragraphs: ['x'], before: { hotline: 'water' } }) }),
    ).toMatchObject({
      rule: 'unknown-hotline',
      message: 'There is no hotline "water" in pages/_site.json.',
      fix: 'Write one of these: "gas".',
    });
    const noHotlines = { 'pages/_site.json': { ...siteFile(), hotlines: [] } };
    const notice = plainPage({ type: 'notice', heading: 'x', paragraphs: ['x'], before: { hotline: 'water' } });
    expect(first({ ...noHotlines, [PAGE]: notice })).toMatchObject({
      rule: 'unknown-hotline',
      fix: 'Add it to "hotlines" in pages/_site.json, where no hotline is yet, or leave it out here.',
    });
  });

  it('[C40] refuses a name that two blocks of a page have, and shows the first', () => {
    const changes = { [PAGE]: plainPage(prose('x', { id: 'gas' }), prose('y', { id: 'gas' })) };
    expect(told(changes)).toEqual([`${PAGE} duplicate-id "gas"`]);
    expect(first(changes).related).toMatchObject([{ file: PAGE, message: 'It stands here first.' }]);
  });

  it('[C41] says nothing of tokens, claims and hotlines while the site file is broken', () => {
    expect(told({ 'pages/_site.json': '{', [PAGE]: plainPage(prose('{claim.nothing}')) })).toEqual([
      'pages/_site.json unclosed-bracket ',
    ]);
  });

  it('[C42] still judges tokens and hotlines when the site file has a mistake elsewhere', () => {
    const site = { ...siteFile(), founded: '2009' };
    const page = plainPage(prose('{claim.nothing}'), {
      type: 'notice',
      heading: 'x',
      paragraphs: ['x'],
      before: { hotline: 'water' },
    });
    expect(told({ 'pages/_site.json': site, [PAGE]: page })).toEqual([
      'pages/_site.json number-in-quotes "2009"',
      `${PAGE} unknown-token {claim.nothing}`,
      `${PAGE} unknown-hotline "water"`,
    ]);
  });

  it('[PR33] tells an id that stands twice there, and offers no other for the one that is gone', () => {
    const site = siteFile();
    const claims = site.claims.map((claim) => (claim.id === 'reviews' ? { ...claim, id: 'average' } : claim));
    expect(told({ 'pages/_site.json': { ...site, claims }, [PAGE]: plainPage(prose('{claim.reviews}')) })).toEqual([
      'pages/_site.json duplicate-id "average"',
    ]);
  });

  it('[C42] does not tell one misspelt id of the site file on every page that uses it', () => {
    const site = siteFile();
    const claims = site.claims.map(({ id, ...rest }) => (id === 'reviews' ? { idd: id, ...rest } : { id, ...rest }));
    expect(told({ 'pages/_site.json': { ...site, claims }, [PAGE]: plainPage(prose('{claim.reviews}')) })).toEqual([
      'pages/_site.json unknown-field "idd"',
    ]);
  });
});

describe('the way to the rules', () => {
  it('[C44] knows when a file leads its editor to other rules, and mends it', () => {
    const site = { $schema: '../schemas/site.schema.json', ...siteFile() };
    const withWay = (way: string) => ({
      'pages/_site.json': site,
      'pages/areas/n1.json': { $schema: way, ...areaPage() },
    });
    for (const way of ['../../schemas/area.schema.json', '../areas/../../schemas/area.schema.json'])
      expect(toldBy(wrongSchema, withWay(way)), way).toEqual([]);
    for (const way of [
      '../schemas/area.schema.json',
      '../../schemas/service.schema.json',
      '..\\..\\schemas\\area.schema.json',
      'https://json-schema.org/draft',
      'http://[',
      '',
    ]) {
      expect(
        problemsBy(wrongSchema, withWay(way)).map(({ pointer, edits }) => [pointer, edits[0]!.insert]),
        way,
      ).toEqual([['/$schema', '"../../schemas/area.schema.json"']]);
    }
    expect(wordsBy(wrongSchema, { 'pages/_site.json': { $schema: './x.json', ...siteFile() } })).toEqual([
      {
        message: '"$schema" is "./x.json", but the rules for this file are in "./site.schema.json".',
        fix: 'Write "./site.schema.json" in its place, or take the line out.',
        why: 'Your editor would explain and underline the wrong things in this file, or nothing at all.',
      },
    ]);
  });
});
