import { expect, it } from 'vitest';
import { siteFrom } from '../../../src/content/site';
import { regionJson } from '../../fixtures/region';
import { areaJson, heroJson, pageJson, serviceJson, siteOf } from '../../fixtures/site';

function resolve(route: string, pages: Record<string, object>, site: object = {}) {
  const resolver = siteFrom(siteOf(pages, site)).resolver!;
  return resolver.page(resolver.site.at(route)!);
}

const withBlocks = (...blocks: object[]) => resolve('/', { 'pages/index.json': pageJson('Home', blocks) }).blocks;

it('[P1] fills tokens in every text field, from the site, the claims and the page', () => {
  const { blocks, head } = resolve('/areas/sw1h', {
    'pages/areas/sw1h.json': areaJson({}, [
      { ...heroJson, heading: '{product} {area.code} {area.name}', intro: '{phone}, {claim.rating}, {areas.count}' },
    ]),
  });
  expect(blocks[0]).toMatchObject({ heading: 'Plumber SW1H Victoria', intro: '020 7946 0000, 4.9, 1' });
  expect(head.title).toBe('Emergency Plumber SW1H');
});

it('[P2] gives every kind of button its address', () => {
  const actions = [
    { do: 'call', label: 'Call' },
    { do: 'book', label: 'Book' },
    { do: 'page', label: 'Areas', to: '/areas' },
  ];
  const [hero, band] = withBlocks(
    { ...heroJson, actions },
    {
      type: 'call-to-action',
      heading: 'Write',
      actions: [{ do: 'email', label: 'Write', to: 'information', subject: 'A & B? {product}' }],
    },
  );
  expect(hero).toMatchObject({
    actions: [
      { href: 'tel:+442079460000' },
      { href: 'https://book.example.test/request?business=1' },
      { href: '/areas' },
    ],
  });
  expect(band).toMatchObject({ actions: [{ href: 'mailto:hello@example.test?subject=A%20%26%20B%3F%20Plumber' }] });
});

it('[P2] opens a message with what is asked, where the site has a number for it, and leaves the button out elsewhere', () => {
  const ask = ['Postcode:', 'What leaks, {product}?'];
  const messages = { sms: '+447700900123', whatsapp: '+447700900124' };
  const actions = [
    { do: 'sms', label: 'Text', ask },
    { do: 'whatsapp', label: 'WhatsApp', ask },
    { do: 'email', label: 'Write', subject: 'Leak', ask },
  ];
  const buttons = (site: object) => {
    const { blocks } = resolve('/', { 'pages/index.json': pageJson('Home', [{ ...heroJson, actions }]) }, site);
    return (blocks[0] as unknown as { actions: { href: string }[] }).actions.map(({ href }) => href);
  };
  const mail = 'mailto:now@example.test?subject=Leak&body=Postcode%3A%20%0D%0AWhat%20leaks%2C%20Plumber%3F%20';
  expect(buttons({ messages })).toEqual([
    'sms:+447700900123?&body=Postcode%3A%20%0AWhat%20leaks%2C%20Plumber%3F%20',
    'https://wa.me/447700900124?text=Postcode%3A%20%0AWhat%20leaks%2C%20Plumber%3F%20',
    mail,
  ]);
  expect(buttons({ messages: { sms: messages.sms } })).toHaveLength(2);
  expect(buttons({})).toEqual([mail]);
});

it('[SF9] sends everything to the one mailbox of a firm that has none for emergencies', () => {
  const write = (to?: string) => ({ do: 'email', label: '{email}', ...(to && { to }) });
  const mailOf = (email: object) => {
    const hero = { ...heroJson, actions: [write(), write('emergency'), write('information')] };
    const { blocks } = resolve('/', { 'pages/index.json': pageJson('Home', [hero]) }, { email });
    const { actions } = blocks[0] as unknown as { actions: { label: string; href: string }[] };
    return [actions[0]!.label, ...actions.map(({ href }) => href.slice('mailto:'.length))];
  };
  expect(mailOf({ information: 'us@a.example' })).toEqual(Array(4).fill('us@a.example'));
  expect(mailOf({ information: 'us@a.example', emergency: 'now@a.example' })).toEqual([
    ...Array<string>(3).fill('now@a.example'),
    'us@a.example',
  ]);
});

it('[P3] lists pages by kind, sorted, so that a new file appears by itself', () => {
  const pages = {
    'pages/services/b.json': serviceJson('B', 20),
    'pages/services/a.json': serviceJson('A', 30),
    'pages/services/c.json': serviceJson('C', 10),
  };
  const names = (query: object) => {
    const { blocks } = resolve('/', {
      ...pages,
      'pages/index.json': pageJson('Home', [
        { type: 'page-list', heading: 'All', pages: { kind: 'service', ...query } },
      ]),
    });
    return (blocks[0] as unknown as { pages: { name: string }[] }).pages.map(({ name }) => name);
  };
  expect(names({})).toEqual(['A', 'B', 'C']);
  expect(names({ sort: 'order' })).toEqual(['C', 'B', 'A']);
  expect(names({ only: ['/services/b', '/services/a'] })).toEqual(['B', 'A']);
  expect(names({ except: ['/services/b'], limit: 1 })).toEqual(['A']);
});

it('[P3] groups a list by a fact, each group together, and those that do not say it last', () => {
  const list = { type: 'page-list', heading: 'By borough', pages: { kind: 'area', sort: 'code', groupBy: 'borough' } };
  const { blocks } = resolve('/', {
    'pages/index.json': pageJson('Home', [list]),
    'pages/areas/n1.json': areaJson({ code: 'N1', borough: 'South' }),
    'pages/areas/n2.json': areaJson({ code: 'N2' }),
    'pages/areas/n3.json': areaJson({ code: 'N3', borough: 'North' }),
    'pages/areas/n4.json': areaJson({ code: 'N4', borough: 'South' }),
  });
  const shown = (blocks[0] as unknown as { pages: { code: string; group: string }[] }).pages;
  expect(shown.map(({ group, code }) => `${group} ${code}`)).toEqual(['North N3', 'South N1', 'South N4', ' N2']);
});

it('[P3] lists the nearest areas first, and the members of a postcode hub before all others', () => {
  const at = (latitude: number, longitude: number) => ({ coordinates: { latitude, longitude } });
  const list = { type: 'page-list', heading: 'Near', pages: { kind: 'area', sort: 'nearest', limit: 2 } };
  const { blocks } = resolve('/areas/w1', {
    'pages/_region.json': regionJson,
    'pages/areas/w1.json': areaJson({ code: 'W1', ...at(51.5, -0.14) }, [list]),
    'pages/areas/w11.json': areaJson({ code: 'W11', ...at(51.5001, -0.14) }),
    'pages/areas/w1u.json': areaJson({ code: 'W1U', ...at(51.6, -0.14) }),
  });
  expect(blocks[0]).toMatchObject({ pages: [{ code: 'W1U' }, { code: 'W11' }] });
  const near = { ...list, pages: { ...list.pages, withinKm: 4 } };
  const found = resolve('/areas/n1', {
    'pages/areas/n1.json': areaJson({ code: 'N1', ...at(51.5, -0.14) }, [near]),
    'pages/areas/n2.json': areaJson({ code: 'N2', ...at(51.53, -0.14) }),
    'pages/areas/n3.json': areaJson({ code: 'N3', ...at(51.54, -0.14) }),
  });
  expect((found.blocks[0] as unknown as { pages: object[] }).pages).toMatchObject([{ code: 'N2' }]);
});

it('[P2] draws shared blocks in place, with the tokens of the page that includes them', () => {
  const { blocks } = resolve('/areas/sw1h', {
    'pages/_shared/band.json': { blocks: [{ type: 'prose', heading: 'In {area.name}', paragraphs: ['Text.'] }] },
    'pages/areas/sw1h.json': areaJson({}, [heroJson, { type: 'shared', ref: 'band' }]),
  });
  expect(blocks.map(({ type }) => type)).toEqual(['hero', 'prose']);
  expect(blocks[1]).toMatchObject({ heading: 'In Victoria' });
});

it('[P2] folds shared blocks on the page that says so', () => {
  const advice = { type: 'do-dont', heading: 'Fire', icon: 'flame', do: ['Leave.'], dont: ['Wait.'] };
  const { blocks } = resolve('/areas/sw1h', {
    'pages/_shared/fire.json': { blocks: [advice] },
    'pages/areas/sw1h.json': areaJson({}, [
      heroJson,
      { type: 'shared', ref: 'fire' },
      { type: 'shared', ref: 'fire', folded: true },
    ]),
  });
  expect(blocks.slice(1)).toMatchObject([{ folded: false }, { folded: true }]);
});

it('[P2] shows the last tariff of shared prices first on the page that says so', () => {
  const tariffs = ['Homes', 'Business'].map((name) => ({ name, price: '£1', text: 'One hour.' }));
  const { blocks } = resolve('/areas/sw1h', {
    'pages/_shared/prices.json': { blocks: [{ type: 'pricing', heading: 'Prices', tariffs }] },
    'pages/areas/sw1h.json': areaJson({}, [
      heroJson,
      { type: 'shared', ref: 'prices' },
      { type: 'shared', ref: 'prices', lastFirst: true },
    ]),
  });
  expect(blocks.slice(1)).toMatchObject([{ lastFirst: false }, { lastFirst: true }]);
});

it('[P2] says with shared prices what a job of the page costs', () => {
  const tariffs = [{ name: 'Homes', price: '£1', text: 'One hour.' }];
  const fixed = { name: 'A survey in {area.name}', price: '£9', text: 'With a report.' };
  const { blocks } = resolve('/areas/sw1h', {
    'pages/_shared/prices.json': { blocks: [{ type: 'pricing', heading: 'Prices', tariffs }] },
    'pages/areas/sw1h.json': areaJson({}, [heroJson, { type: 'shared', ref: 'prices', fixed }]),
  });
  expect(blocks[1]).toMatchObject({ fixed: { ...fixed, name: 'A survey in Victoria' } });
});

it("[P6] shows lists from the page's facts and somebody else's hotline", () => {
  const { blocks } = resolve('/areas/sw1h', {
    'pages/areas/sw1h.json': areaJson({ networks: [{ label: 'Gas', value: 'Smell gas? {hotline.gas}' }] }, [
      { type: 'fact-list', heading: 'Areas', items: { fact: 'streets' } },
      { type: 'notice', heading: 'Gas', paragraphs: ['Leave, then call {hotline.gas}.'], before: { hotline: 'gas' } },
      { type: 'fact-list', heading: 'Networks', items: { fact: 'networks' } },
    ]),
  });
  expect(blocks[0]).toMatchObject({ items: ['A', 'B', 'C', 'D', 'E', { name: 'F', in: 'SW1A' }] });
  expect(blocks[1]).toMatchObject({
    paragraphs: ['Leave, then call 0800 111 999.'],
    before: { display: '0800 111 999', href: 'tel:0800111999' },
  });
  expect(blocks[2]).toMatchObject({ items: [{ label: 'Gas', value: 'Smell gas? 0800 111 999' }] });
});

it('[P16] lets a fact that is a number or an address of the site be called or written to', () => {
  const facts = ['{hotline.gas}', '{phone}', 'Call {phone}', '24', '{email}', '{email.information}', 'By {email}'].map(
    (value) => ({ label: 'A', value }),
  );
  const { blocks } = resolve('/areas/sw1h', {
    'pages/areas/sw1h.json': areaJson({ networks: facts.slice(0, 1) }, [
      { type: 'fact-list', heading: 'Networks', items: { fact: 'networks' }, also: facts },
    ]),
  });
  const gas = { label: 'A', value: '0800 111 999', href: 'tel:0800111999' };
  const ours = { label: 'A', value: '020 7946 0000', href: 'tel:+442079460000' };
  const plain = ['Call 020 7946 0000', '24'].map((value) => ({ label: 'A', value }));
  const [now, any] = ['now@example.test', 'hello@example.test'].map((value) => ({
    label: 'A',
    value,
    href: `mailto:${value}`,
  }));
  const also = [gas, ours, ...plain, now, any, { label: 'A', value: 'By now@example.test' }];
  expect(blocks[0]).toMatchObject({ items: [gas], also });
  expect(JSON.stringify(blocks[0]).match(/"(?:tel|mailto):/g)).toHaveLength(5);
});

it('[P1] fills defaults, so that components never meet a missing field that has one', () => {
  expect(withBlocks({ type: 'notice', heading: 'A', paragraphs: ['B'] })[0]).toMatchObject({ tone: 'info' });
});

it('[P6] puts the pin of the page and its neighbours on the map', () => {
  const { blocks } = resolve('/areas/sw1h', {
    'pages/areas/sw1h.json': areaJson({}, [{ ...heroJson, picture: { show: 'map' } }]),
    'pages/areas/n1.json': areaJson({ code: 'N1', name: 'Islington' }),
  });
  expect(blocks[0]).toMatchObject({
    picture: {
      pin: { name: 'Victoria', latitude: 51.4992, longitude: -0.1338, responseMinutes: 20 },
      neighbours: [{ code: 'N1' }],
    },
  });
});

it('[P6] puts the nearest neighbours on the map first, however close to each other they lie', () => {
  const at = (longitude: number) => ({ coordinates: { latitude: 51.4992, longitude } });
  const near = [1, 2, 3, 4, 5, 6, 7].map((step) => [`pages/areas/n${step}.json`, -0.1338 + step / 10_000] as const);
  const { blocks } = resolve('/areas/sw1h', {
    'pages/areas/sw1h.json': areaJson(at(-0.1338), [{ ...heroJson, picture: { show: 'map' } }]),
    ...Object.fromEntries(
      near.map(([path, longitude], index) => [
        path,
        areaJson({ code: `N${index + 1}`, name: `Near ${index}`, ...at(longitude) }),
      ]),
    ),
    'pages/areas/far.json': areaJson({ code: 'E9', name: 'Far', ...at(-0.1) }),
    'pages/_region.json': regionJson,
  });
  const { neighbours } = (blocks[0] as unknown as { picture: { neighbours: { code: string }[] } }).picture;
  expect(neighbours.map(({ code }) => code)).toEqual(['N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'E9', 'N7']);
});

it('[P6] names on the map the nearest districts that have no page and are no part of another', () => {
  const { blocks } = resolve('/areas/sw19', {
    'pages/areas/sw19.json': areaJson(
      { code: 'SW19', name: 'Wimbledon', coordinates: { latitude: 51.4238, longitude: -0.2093 } },
      [{ ...heroJson, picture: { show: 'map' } }],
    ),
    'pages/areas/sw20.json': areaJson({ code: 'SW20', name: 'Raynes Park' }),
    'pages/_region.json': regionJson,
  });
  const { places } = (blocks[0] as unknown as { picture: { places: { name: string }[] } }).picture;
  expect(places.map(({ name }) => name).slice(0, 3)).toEqual(['Tooting', 'Wandsworth', 'Putney']);
});

it('[P6] puts the pin of the business on the map of a page that asks for it', () => {
  const { blocks } = resolve('/', {
    'pages/index.json': pageJson('Home', [{ ...heroJson, picture: { show: 'map', pin: 'business' } }]),
    'pages/areas/n1.json': areaJson({ code: 'N1', name: 'Islington' }),
  });
  expect(blocks[0]).toMatchObject({
    picture: { pin: { name: 'Tap Town', latitude: 51.5074, longitude: -0.1278 }, neighbours: [{ code: 'N1' }] },
  });
});

it('[P3] groups the list beside a map as it does any other', () => {
  const map = { type: 'map', heading: 'By borough', pages: { kind: 'area', groupBy: 'borough' } };
  const { blocks } = resolve('/', {
    'pages/index.json': pageJson('Home', [map]),
    'pages/areas/n1.json': areaJson({ code: 'N1', borough: 'South' }),
    'pages/areas/n3.json': areaJson({ code: 'N3', borough: 'North' }),
  });
  expect(blocks[0]).toMatchObject({ pages: [{ group: 'North' }, { group: 'South' }] });
});

it('[P15] gives a hero the plate of the site with the response time of its page, or its own', () => {
  const site = {
    plate: [
      { value: '{claim.rating}', label: 'response', isResponse: true },
      { value: '24 hours', label: 'at {phone}' },
    ],
  };
  const plateOf = (hero: object, facts: object = {}) =>
    resolve('/areas/sw1h', { 'pages/areas/sw1h.json': areaJson(facts, [{ ...heroJson, ...hero }]) }, site).blocks[0];
  const hours = { value: '24 hours', label: 'at 020 7946 0000' };
  expect(plateOf({})).toMatchObject({ plate: [{ value: '20 min', label: 'response' }, hours] });
  expect(plateOf({}, { responseMinutes: undefined })).toMatchObject({
    plate: [{ value: '4.9', label: 'response' }, hours],
  });
  const own = [{ value: '{area.code}', label: 'here' }];
  expect(plateOf({ plate: own })).toMatchObject({ plate: [{ value: 'SW1H', label: 'here' }] });
  expect(withBlocks(heroJson)[0]).toMatchObject({ plate: [] });
});

it('[P9] refuses keys such as __proto__ and lets them change nothing', () => {
  const hostile = JSON.parse('{ "__proto__": { "polluted": true } }') as object;
  expect(() => withBlocks({ ...heroJson, ...hostile })).toThrow('__proto__');
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

it('[P10] names the sections of a legal text after their headings, each by a name that nothing else on the page has', () => {
  const section = (heading: string, more: object = {}) => ({ heading, paragraphs: ['Text.'], ...more });
  const legal = (...sections: object[]) => ({ type: 'legal', updated: 'Today', sections });
  const site = siteFrom(
    siteOf({
      'pages/_shared/more.json': { blocks: [legal(section('Prices'))] },
      'pages/index.json': pageJson('Home', [
        { ...heroJson, id: 'notice' },
        legal(
          section('What it’s worth: {phone}'),
          section('Prices'),
          section('Notice'),
          section('Main'),
          section('Your rights', { id: 'rights' }),
          section('価格'),
        ),
        { type: 'columns', main: [legal(section('Prices'))], side: [{ type: 'prose', paragraphs: ['Aside.'] }] },
        { type: 'shared', ref: 'more' },
      ]),
    }),
  );
  const names = [
    'what-its-worth-020-7946-0000',
    'prices',
    'notice-2',
    'main-2',
    'rights',
    'part',
    'prices-2',
    'prices-3',
  ];
  const page = site.at('/')!;
  expect([...JSON.stringify(site.resolver!.page(page).blocks).matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id)).toEqual(
    ['notice', ...names],
  );
  expect([...site.resolver!.fragments(page)].sort()).toEqual(['notice', ...names].sort());
});
