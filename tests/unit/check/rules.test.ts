import { expect, it } from 'vitest';
import { areaPage } from '../schemas/area-page';
import { check, goodPage, plainPage, siteFile } from './small-site';
import { PAGE, changed, linkTo as linkBlock, prose, serviceOf, showing, siteWith } from './make';
import { problemsBy, told } from './told-by';
import { lines, one, said } from './said';

const linkTo = (to: string) => plainPage(linkBlock(to));
const servicePage = serviceOf('Roofs');
const notice = { type: 'notice', heading: 'x', paragraphs: ['x'], before: { hotline: 'water' } };
const first = (changes: Parameters<typeof check>[0]) => check(changes).problems[0]!;

it('[C30] suggests the nearest token, and underlines only the token', () => {
  const changes = { [PAGE]: plainPage(prose('Call {phne}, "now".')) };
  expect(first(changes)).toMatchObject(one`
    # /blocks/0/paragraphs/0
    There is no token {phne}. Did you mean {phone}?
    > Write {phone} in its place.
    ? Visitors would read the bare token, with its brackets.`);
  expect(told({ [PAGE]: plainPage(prose('He said "hi"\n{nothing}')) })).toEqual([`${PAGE} unknown-token {nothing}`]);
});

it('[C30] knows the token of which what stands before the dot was left out, and names a few where none is near', () => {
  const about = (token: string, file = PAGE) =>
    first({ [file]: { ...(file === PAGE ? plainPage(prose(token)) : { ...areaPage(), blocks: [prose(token)] }) } });
  expect(about('{home-response}')).toMatchObject(one`
    # ⇒ {claim.home-response}
    There is no token {home-response}. Did you mean {claim.home-response}?`);
  expect(about('{code}', 'pages/areas/n1.json').fix).toBe('Write {area.code} in its place.');
  expect(about('{postman}')).toMatchObject(one`
    # ⇒ nothing
    There is no token {postman}.
    > Use one that there is, such as {brand}, {product}, {phone}, {page.name}, {page.summary}, or {claim.ID} for a claim of the site. For a real bracket, write {{.`);
  expect(about('{claim.old-offer}').fix).toBe(
    'Use one that there is, such as {claim.home-response}, {claim.reviews}, {claim.average}, or add it to the claims of the site.',
  );
  expect(about('{company.motto}').fix).toMatch(
    /^Use one that there is, such as .*, or add it to pages\/_site\.json\.$/,
  );
});

it('[C31] takes {{ for a bracket and names a token that is never closed', () => {
  expect(told({ [PAGE]: plainPage(prose('{{phne}} and {phone')) })).toEqual([`${PAGE} unclosed-token {`]);
});

it('[C43] knows a token in the wrong brackets', () => {
  const found = (...texts: string[]) => {
    const n1 = { ...areaPage(), blocks: texts.map((text) => prose(text)) };
    return problemsBy('wrong-brackets', { 'pages/areas/n1.json': n1 }).map(({ underlined }) => underlined);
  };
  const areas = '(area.name)|[area.name]|{{area.name}}|<area.name>|%area.name%|[ Area.Name ]|(area.nmae)';
  const others = '[phone]|{{phone}}|${phone}|{area.code}}';
  const wrong = `${areas}|${others}`.split('|');
  expect(found(`In ${wrong.slice(0, -1).join(', ')} and ${wrong.at(-1)}.`)).toEqual(wrong);
  expect(found('Call (phone), $phone, phone} or (phone} in area.name now.')).toEqual(
    '(phone) $phone phone} (phone} area.name'.split(' '),
  );
  expect(
    found(
      '{area.name} { area.name } ({area.name}) [{phone}] {{{phone}}} 0800 111 999 (phone) (email us) [sic] (e.g. this) (www.example.com) {{x}} 50% area name 20% (area. name) area.name.example',
      '$ {phone}, £{phone}',
    ),
  ).toEqual([]);
  expect(problemsBy('wrong-brackets', { [PAGE]: plainPage(prose('About (page.name)'), prose('In [area.name]')) }))
    .toMatchObject(said`
    # ⇒ {page.name}
    "(page.name)" is a token in the wrong brackets.
    > Write {page.name} in its place.
    ? Visitors would read the name of the token, and not what it stands for.
    "[area.name]" is a token in the wrong brackets.
    > Write the words themselves: {area.name} only works on area pages.`);
});

it('[C33] refuses a fact of an area on another page, in the facts themselves, in the site file, and in a shared file that another page shows', () => {
  const coded = { [PAGE]: plainPage(prose('{area.code}')) };
  expect(first(coded).message).toBe('The token {area.code} only works on area pages, and this is a plain page.');
  expect(told(siteWith({ demoNotice: '{area.code}' }))).toEqual(['pages/_site.json misplaced-token {area.code}']);
  expect(first({ 'pages/areas/n1.json': changed(areaPage(), { 'facts.name': '{area.name}' }) })).toMatchObject(one`
    # ⇒ nothing
    The token {area.name} is made from the facts of this page, and cannot stand in them.
    > Write the words themselves, or a token of the site such as {phone}.`);
  const shared = { 'pages/_shared/a.json': { blocks: [prose('{area.code}')] } };
  expect(told({ ...shared, 'pages/areas/n1.json': { ...areaPage(), blocks: [showing('a')] } })).toEqual([]);
  expect(first({ ...shared, [PAGE]: plainPage(showing('a')) })).toMatchObject(one`
    # pages/_shared/a.json
    The token {area.code} only works on area pages, and pages/about.json shows this file too.`);
});

it('[C34] reports an address that two pages claim, and where the other claim stands', () => {
  const changes = {
    [PAGE]: { ...plainPage(), aliases: ['/old', '/services'] },
    'pages/contact.json': { ...plainPage(), aliases: ['/old', '/contact'] },
  };
  expect(told(changes)).toEqual(lines`
    ${PAGE} duplicate-route "/services"
    pages/contact.json duplicate-route "/old"
    pages/contact.json duplicate-route "/contact"`);
  expect(check(changes).problems).toMatchObject(said`
    The address /services is claimed twice.
    ~ pages/services.json This page has the address by its file name.
    The address /old is claimed twice.
    ~ pages/about.json It is claimed here first.
    The address /contact is claimed twice.
    ~ pages/contact.json This page has the address by its file name.`);
  expect(check(changes).problems.map(({ related }) => related[0]!.range.start.line)).toEqual([1, 18, 1]);
});

it('[C34] leaves the address with the page that visitors have seen, or else with one of its folder', () => {
  const claim = (alias: string, page: object = goodPage('Crew')) => ({ ...page, aliases: [alias] });
  const both = { 'pages/crew.json': claim('/jobs/old'), 'pages/team.json': claim('/jobs/old') };
  const ledger = { 'pages/_published.json': { routes: ['/', '/services', '/areas/sw1h', '/team', '/jobs/old'] } };
  const roofs = { 'pages/services/roofs.json': claim('/services/old', servicePage) };
  expect(told(both)).toEqual(['pages/team.json duplicate-route "/jobs/old"']);
  expect(told({ ...ledger, ...both })).toEqual(['pages/crew.json duplicate-route "/jobs/old"']);
  expect(told({ 'pages/crew.json': claim('/services/old'), ...roofs })).toEqual(lines`
    pages/crew.json duplicate-route "/services/old"`);
});

it('[C35] suggests no page for a place without one', () => {
  expect(first({ [PAGE]: linkTo('#services') })).toMatchObject(one`
    # ⇒ nothing
    "#services" names a place on a page, and not the page.
    > Write the address of the page before it, also where the place is on this page: "/contact#services".`);
});

it('[C35] suggests the nearest page for a link that leads nowhere', () => {
  expect(first({ [PAGE]: linkTo('/servces') })).toMatchObject(one`
    There is no page at /servces. Did you mean /services?
    > Write "/services" in its place.`);
  expect(first({ [PAGE]: linkTo('/prices') })).toMatchObject(one`
    There is no page at /prices.
    > Write the address of a page that exists, or create the page with npm run new.`);
});

it('[C55] suggests the page of the same name elsewhere, or with the same words, and mends nothing by itself', () => {
  const pages = { 'pages/services/boiler-repairs.json': servicePage, 'pages/services/drains.json': servicePage };
  for (const to of ['/services/boiler-repairing', '/boiler-repairs', '/services/boilers']) {
    expect(first({ ...pages, [PAGE]: linkTo(to) }), to).toMatchObject(one`
      # ⇒ nothing
      There is no page at ${to}. Did you mean /services/boiler-repairs?`);
  }
  expect(first({ ...pages, [PAGE]: linkTo('/services/repairs-of-taps') }).message).not.toContain('Did you mean');
});

it('[C102] tells the links to a page that is gone once, with all of them', () => {
  const links = plainPage(...['/guides/a', '/guides/a', '/guides/b'].map((to) => linkBlock(to)));
  expect(told({ [PAGE]: links })).toEqual([`${PAGE} broken-link "/guides/a"`, `${PAGE} broken-link "/guides/b"`]);
  expect(first({ [PAGE]: links })).toMatchObject(one`
    There is no page at /guides/a, and 2 links lead to it.
    ~ ${PAGE}
    ~ ${PAGE}`);
  expect(first({ [PAGE]: links }).fix).toMatch(
    /^If pages\/guides\/a\.json was deleted or renamed by mistake, put the file back/,
  );
});

it('[C40] says nothing at the links where a page gives one name twice', () => {
  const page = plainPage(prose('x', { id: 'gas' }), prose('y', { id: 'gas' }), linkBlock('/emergency#drains'));
  expect(told({ 'pages/emergency.json': page })).toEqual(['pages/emergency.json duplicate-id "gas"']);
});

it('[C36] follows a link to a block, also in columns and in shared files', () => {
  const target = plainPage(
    prose('x', { id: 'gas' }),
    { type: 'columns', main: [prose('x', { id: 'burst' })], side: [prose('x')] },
    showing('a'),
  );
  const site = (to: string) => ({
    'pages/emergency.json': target,
    'pages/_shared/a.json': { blocks: [prose('x', { id: 'prices' })] },
    [PAGE]: linkTo(to),
  });
  for (const to of ['/emergency#gas', '/emergency#burst', '/emergency#prices']) expect(told(site(to)), to).toEqual([]);
  expect(first(site('/emergency#bursts'))).toMatchObject(one`
    # broken-link
    No block of /emergency is called "bursts". Did you mean "burst"?
    > Write "/emergency#burst" in its place.`);
  expect(first(site('/emergency#drains')).fix).toBe('Use one of the names of that page: "gas", "burst" or "prices".');
});

it('[P10] knows the names that a page makes of the headings of a legal text, tokens filled in', () => {
  const sections = [{ heading: 'What {phone} costs', paragraphs: ['Text.'] }];
  const terms = plainPage({ type: 'legal', updated: 'Today', sections });
  const site = (to: string) => ({ 'pages/terms.json': terms, [PAGE]: linkTo(to) });
  expect(told(site('/terms#what-020-7946-0123-costs'))).toEqual([]);
  expect(first(site('/terms#what-costs'))).toMatchObject(one`
    No block of /terms is called "what-costs".
    > Use one of the names of that page: "what-020-7946-0123-costs".`);
});

it('[C36] warns of a link to an old address and names the page', () => {
  const moved = { 'pages/services.json': { ...plainPage(), aliases: ['/work'] } };
  expect(first({ ...moved, [PAGE]: linkTo('/work') })).toMatchObject(one`
    # warning link-to-alias
    /work is an old address of /services.
    > Write "/services" in its place.`);
});

it('[C38] misses a shared file, and asks for a lost one back once, not each page that shows it for another', () => {
  const pricing = { 'pages/_shared/pricing.json': { blocks: [prose('x')] } };
  expect(first({ [PAGE]: plainPage(showing('pricng')), ...pricing })).toMatchObject(one`
    # missing-shared-file
    There is no shared file "pricng". Did you mean "pricing"?`);
  const pages = Object.fromEntries(
    ['a', 'b', 'c'].map((name) => [`pages/${name}.json`, plainPage(showing('area-call'))]),
  );
  const { problems } = check({ ...pages, ...pricing });
  expect(problems.filter(({ rule }) => rule === 'missing-shared-file')).toMatchObject(said`
    # pages/a.json
    There is no shared file "area-call", which 3 blocks show.
    > Put pages/_shared/area-call.json back. If it is meant to be gone, take these blocks out.`);
});

it('[C39] misses a claim and a hotline', () => {
  const rated = changed<object>(plainPage(), { 'metadata.rating': { value: 'home-response', count: 'review' } });
  expect(first({ [PAGE]: rated })).toMatchObject(one`
    # unknown-claim
    There is no claim "review". Did you mean "reviews"?`);
  const page = { [PAGE]: plainPage(notice) };
  expect(first(page)).toMatchObject(one`
    # unknown-hotline
    There is no hotline "water" in pages/_site.json.
    > Write one of these: "gas".`);
  expect(first({ ...siteWith({ hotlines: [] }), ...page })).toMatchObject(one`
    # unknown-hotline
    > Add it to "hotlines" in pages/_site.json, where no hotline is yet, or leave it out here.`);
});

it('[C40] refuses a name that two blocks of a page have, and shows the first', () => {
  expect(first({ [PAGE]: plainPage(prose('x', { id: 'gas' }), prose('y', { id: 'gas' })) })).toMatchObject(one`
    # duplicate-id
    ~ ${PAGE} It stands here first.`);
});

it('[C41] says nothing of tokens, claims and hotlines while the site file is broken, and judges them beside another mistake of it', () => {
  expect(told({ 'pages/_site.json': '{', [PAGE]: plainPage(prose('{claim.nothing}')) })).toEqual([
    'pages/_site.json unclosed-bracket ',
  ]);
  expect(told({ ...siteWith({ founded: '2009' }), [PAGE]: plainPage(prose('{claim.nothing}'), notice) })).toEqual(lines`
    pages/_site.json number-in-quotes "2009"
    ${PAGE} unknown-token {claim.nothing}
    ${PAGE} unknown-hotline "water"`);
});

it('[PR33] tells an id that stands twice there, and offers no other for the one that is gone', () => {
  const claims = siteFile().claims.map((claim) => (claim.id === 'reviews' ? { ...claim, id: 'average' } : claim));
  expect(told({ ...siteWith({ claims }), [PAGE]: plainPage(prose('{claim.reviews}')) })).toEqual(lines`
    pages/_site.json duplicate-id "average"`);
});

it('[PR33] tells it in every list of the site file whose entries texts can name', () => {
  const site = siteFile();
  for (const list of ['claims', 'hotlines', 'registration'] as const)
    expect(told(siteWith({ [list]: [...site[list], site[list][0]] })), list).toEqual([
      `pages/_site.json duplicate-id "${site[list][0]!.id}"`,
    ]);
});

it('[C44] knows when a file leads its editor to other rules, and mends it', () => {
  const site = { 'pages/_site.json': { $schema: '../schemas/site.schema.json', ...siteFile() } };
  const found = (way: string) =>
    problemsBy('wrong-schema', { ...site, 'pages/areas/n1.json': { $schema: way, ...areaPage() } });
  for (const way of ['../../schemas/area.schema.json', '../areas/../../schemas/area.schema.json'])
    expect(found(way), way).toEqual([]);
  const ways = '../schemas/area.schema.json ../../schemas/service.schema.json ..\\..\\schemas\\area.schema.json';
  for (const way of [...ways.split(' '), 'https://json-schema.org/draft', 'http://[', ''])
    expect(found(way), way).toMatchObject(said`
      # /$schema ⇒ "../../schemas/area.schema.json"`);
  expect(problemsBy('wrong-schema', { 'pages/_site.json': { $schema: './x.json', ...siteFile() } })).toMatchObject(said`
    "$schema" is "./x.json", but the rules for this file are in "./site.schema.json".
    > Write "./site.schema.json" in its place, or take the line out.
    ? Your editor would explain and underline the wrong things in this file, or nothing at all.`);
});
