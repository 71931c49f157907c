import { expect, it } from 'vitest';
import { siteFrom } from '../../../src/content/site';
import { htmlDocument, redirectDocument } from '../../../src/node/build/pages/template';
import { headHtml, headTags, scriptJson } from '../../../src/site/head';
import { areaJson, heroJson, pageJson, serviceJson, siteOf } from '../../fixtures/site';

function headOf(route: string, pages: Record<string, object> = {}, site: object = {}) {
  const resolver = siteFrom(siteOf(pages, site)).resolver!;
  return resolver.page(resolver.site.at(route)!);
}

type Node = Record<string, unknown> & { '@type': string; '@id'?: string };
const graphOf = (route: string, pages?: Record<string, object>) =>
  (headOf(route, pages).head.jsonLd as { '@graph': Node[] })['@graph'];

const area = { 'pages/areas/sw1h.json': areaJson() };

it('[M1] derives the canonical address from the route and asks to be indexed', () => {
  expect(headOf('/').head).toMatchObject({ canonical: 'https://www.example.test/', robots: 'index, follow' });
  expect(headOf('/areas/sw1h', area).head.canonical).toBe('https://www.example.test/areas/sw1h');
});

it('[M2] never lets the not-found page be indexed, and gives it no canonical address', () => {
  const { head, business } = headOf('/404');
  expect(head).toMatchObject({ robots: 'noindex' });
  expect(head).not.toHaveProperty('canonical');
  expect(head).not.toHaveProperty('jsonLd');
  expect(business).toBeUndefined();
});

it('[M1] obeys noindex', () => {
  const page = pageJson('Old');
  const head = headOf('/old', { 'pages/old.json': { ...page, metadata: { ...page.metadata, noindex: true } } }).head;
  expect(head.robots).toBe('noindex');
});

it('[M4] has one of each tag, escaped', () => {
  const page = pageJson('A "b" <c> & d');
  const html = headHtml(headOf('/', { 'pages/index.json': page }).head);
  expect(html).toContain('<title data-head>A &quot;b&quot; &lt;c&gt; &amp; d title</title>');
  const names = headTags(headOf('/').head).map(
    ({ tag, attributes }) => attributes.name ?? attributes.property ?? attributes.rel ?? tag,
  );
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining([
      'title',
      'description',
      'robots',
      'canonical',
      'og:title',
      'og:image',
      'og:url',
      'twitter:card',
      'script',
    ]),
  );
});

it('[M4] escapes what a site says of pages that have moved', () => {
  const html = redirectDocument({
    target: '/a&b',
    canonical: 'https://www.example.test/a&b',
    locale: 'en-GB',
    words: { moved: '</title><script>', movedTo: 'Go <b>to' },
  });
  expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>');
  expect(html).toContain('<p>Go &lt;b&gt;to <a href="/a&amp;b">/a&amp;b</a>.</p>');
  expect(html).toContain('content="0; url=/a&amp;b"');
  expect(html).toContain('href="https://www.example.test/a&amp;b"');
});

it('[M4] writes JSON-LD that cannot end its script element', () => {
  const json = scriptJson({ name: '</script><script>alert(1)//\u2028' });
  expect(json).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)//\u2028' });
});

it('[M6] has the same business node on every page', () => {
  const nodes = [
    graphOf('/'),
    graphOf('/areas/sw1h', area),
    graphOf('/services/drains', { 'pages/services/drains.json': serviceJson() }),
  ].map((graph) => graph.find((node) => node['@id'] === 'https://www.example.test/#business'));
  expect(nodes[0]).toMatchObject({ '@type': 'Plumber', telephone: '+442079460000' });
  expect(nodes[1]).toEqual(nodes[0]);
  expect(nodes[2]).toEqual(nodes[0]);
});

it('[M6] gives an area page a business of its own, with its postcode, its rating and its parent', () => {
  const node = graphOf('/areas/sw1h', area).find(
    (each) => each['@id'] === 'https://www.example.test/areas/sw1h#business',
  );
  expect(node).toMatchObject({
    '@type': 'Plumber',
    priceRange: '££££',
    address: { postalCode: 'SW1H', addressCountry: 'GB' },
    geo: { latitude: 51.4992, longitude: -0.1338 },
    aggregateRating: { ratingValue: 4.9, reviewCount: 134 },
    parentOrganization: { '@id': 'https://www.example.test/#business' },
  });
  expect(node?.['address']).not.toHaveProperty('streetAddress');
});

it('[M8] shows on the page the rating that its structured data carries', () => {
  expect(headOf('/').business).toMatchObject({ rating: 'Rated 4.9 out of 5 from 4,800 reviews' });
  expect(graphOf('/').find((node) => node['@type'] === 'AggregateRating')).toMatchObject({
    ratingValue: 4.9,
    reviewCount: 4800,
  });
});

it('[M8] tells nobody of a rating of an area that has none', () => {
  const json = areaJson();
  const { rating: _, ...facts } = json.facts as Record<string, unknown>;
  const unrated = { 'pages/areas/sw1h.json': { ...json, facts } };
  expect(headOf('/areas/sw1h', unrated).business).not.toHaveProperty('rating');
  expect(headOf('/areas/sw1h', unrated).business).toHaveProperty('place');
  expect(JSON.stringify(graphOf('/areas/sw1h', unrated))).not.toContain('AggregateRating');
});

it('[M8] leaves ratings out of page and structured data when the page says so', () => {
  const page = pageJson('Terms');
  const pages = { 'pages/terms.json': { ...page, metadata: { ...page.metadata, includeRatings: false } } };
  expect(headOf('/terms', pages).business).toBeUndefined();
  expect(JSON.stringify(graphOf('/terms', pages))).not.toContain('AggregateRating');
});

it('[M10] leads from home through the list to the page in its breadcrumb', () => {
  const crumbs = graphOf('/areas/sw1h', { ...area, 'pages/areas.json': pageJson('Areas') }).find(
    (node) => node['@type'] === 'BreadcrumbList',
  );
  expect(crumbs?.['itemListElement']).toMatchObject([{ name: 'Home' }, { name: 'Areas' }, { name: 'Victoria' }]);
});

it('[M12] names the business as what a page is mainly about, where the page or its folder says so', () => {
  const mainOf = (route: string, pages?: Parameters<typeof graphOf>[1]) =>
    graphOf(route, pages).find((node) => node['@type'] === 'WebPage')?.['mainEntity'];
  const page = pageJson('Prices');
  const said = { 'pages/prices.json': { ...page, metadata: { ...page.metadata, structuredData: 'LocalBusiness' } } };
  expect(mainOf('/prices', said)).toEqual({ '@id': 'https://www.example.test/#business' });
  expect(mainOf('/prices', { 'pages/prices.json': page })).toBeUndefined();
  expect(mainOf('/areas/sw1h', area)).toEqual({ '@id': 'https://www.example.test/areas/sw1h#business' });
});

it('[M14] tells of a guide as an article by the business, headed as visitors read it', () => {
  const guide = { ...pageJson('Winter'), facts: { name: 'Winter', summary: 'What to do.' } };
  const graph = graphOf('/guides/winter', { 'pages/guides/winter.json': guide });
  const business = { '@id': 'https://www.example.test/#business' };
  const address = 'https://www.example.test/guides/winter';
  expect(graph.find((node) => node['@type'] === 'Article')).toMatchObject({
    '@id': `${address}#article`,
    'headline': heroJson.heading,
    'author': business,
    'publisher': business,
    'mainEntityOfPage': { '@id': `${address}#page` },
  });
  expect(graph.find((node) => node['@type'] === 'WebPage')).toMatchObject({
    mainEntity: { '@id': `${address}#article` },
  });
});

it('[M14] tells of the questions that a page answers, also in shared blocks, without the signs of links', () => {
  const faq = (question: string, answer: string[]) => ({
    type: 'faq',
    heading: 'Asked',
    items: [
      { question, answer },
      { question: 'Really?', answer: ['Yes.'] },
    ],
  });
  const [node] = graphOf('/', {
    'pages/_shared/asked.json': { blocks: [faq('Whose van?', ['Ours.'])] },
    'pages/index.json': pageJson('Home', [
      heroJson,
      faq('What is {phone}?', ['[Our number](/contact).', 'Day and night.']),
      { type: 'shared', ref: 'asked' },
    ]),
  }).filter((each) => each['@type'] === 'FAQPage');
  const told = node?.['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[];
  expect(told.map(({ name, acceptedAnswer: { text } }) => [name, text])).toEqual([
    ['What is 020 7946 0000?', 'Our number. Day and night.'],
    ['Really?', 'Yes.'],
    ['Whose van?', 'Ours.'],
    ['Really?', 'Yes.'],
  ]);
  expect(graphOf('/', { 'pages/index.json': pageJson() }).some((each) => each['@type'] === 'FAQPage')).toBe(false);
});

it('[M11] speaks the language of the site, and tells of its kind of business and its country', () => {
  const site = { locale: 'de-DE', timeZone: 'Europe/Zurich', currency: 'CHF', country: 'CH', schemaType: 'Locksmith' };
  const { head, business } = headOf(
    '/areas/sw1h',
    { 'pages/areas/sw1h.json': areaJson({ rating: { value: 5, count: 12345 }, priceRange: 'CHFCHF' }) },
    site,
  );
  expect(business).toMatchObject({ priceLevel: 2, rating: '5,0 von 5 Sternen bei 12.345 Bewertungen' });
  expect(headHtml(head)).toContain('<meta property="og:locale" content="de_DE" data-head>');
  const parts = {
    build: 'b',
    fingerprint: 'f',
    route: '/areas/sw1h',
    head,
    styles: { css: '', policy: '' },
    body: '',
    script: '/x.js',
  };
  expect(htmlDocument(parts)).toContain('<html lang="de-DE" ');
  expect(
    redirectDocument({
      target: '/areas/sw1h',
      canonical: 'https://www.example.test/areas/sw1h',
      locale: 'de-DE',
      words: { moved: 'Umgezogen', movedTo: 'Umgezogen nach' },
    }),
  ).toContain('<html lang="de-DE">');
  const graph = (head.jsonLd as { '@graph': Node[] })['@graph'];
  expect(graph.filter((node) => node['@type'] === 'Locksmith')).toMatchObject([
    { address: { addressCountry: 'CH' } },
    { address: { addressCountry: 'CH' } },
  ]);
  expect(graph.find((node) => node['@type'] === 'WebPage')).toMatchObject({ inLanguage: 'de-DE' });
  expect(JSON.stringify(graph.map((node) => node['@type']))).not.toContain('Plumber');
});
