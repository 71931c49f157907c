import { describe, expect, it } from 'vitest';
import { answeredIn, withPublished } from '../../../src/check/documents/published';
import { RULES } from '../../../src/check/rules';
import { siteFrom } from '../../../src/content/site';
import { siteOf, pageJson } from '../../fixtures/site';
import { areaPage } from '../schemas/area-page';
import { bytesOf, goodPage } from './small-site';
import { PAGE, about, changed, linkTo, listing, prose, serviceOf, siteWith } from './make';
import { problemsBy, toldBy } from './told-by';
import { lines, said } from './said';

const withAliases = (...aliases: string[]) => ({ [PAGE]: { ...goodPage('About'), aliases } });

describe('the words of a link', () => {
  const link = (label: string, to: string) => ({
    'pages/areas/n1.json': areaPage(),
    'pages/help.json': goodPage(
      'Help',
      prose('One.', { id: 'burst-pipe', heading: 'Burst pipe' }),
      prose('Two.', { id: 'gas-leak', heading: 'Gas leak' }),
      linkTo(to, label),
    ),
  });

  it('[U16] name the page and the place that it leads to, and no rule stops an older link for it', () => {
    expect(problemsBy('misleading-link', link('Gas leak', '/help#burst-pipe'))).toMatchObject(said`
      # warning /blocks/3/action/to
      "Gas leak" names /help#gas-leak, but the link leads to /help#burst-pipe.
      > Write "/help#gas-leak" in its place, or other words on the link.`);
    expect(problemsBy('misleading-link', link('Help', '/'))).toMatchObject(said`
      "Help" names /help, but the link leads to /.`);
  });

  it.each([
    ['Gas leak', '/help#gas-leak'],
    ['Help with a burst pipe', '/'],
    ['Help', '/help#gas-leak'],
  ])('[U16] may say more, or lead to a part: %s', (label, to) => {
    expect(problemsBy('misleading-link', link(label, to))).toEqual([]);
  });

  it('[U16] name a page by its code, its title or a name of the region, and a part by what stands over it', () => {
    const told = (label: string, to: string) =>
      problemsBy('misleading-link', {
        ...link(label, to),
        'pages/areas/n1.json': changed(areaPage(), { 'facts.name': 'Islington & Angel', 'facts.code': 'N1' }),
        'pages/areas/sw1h.json': areaPage(),
        'pages/areas/sw1e.json': changed(areaPage(), { 'facts.code': 'SW1E' }),
        'pages/gas.json': goodPage('Gas', prose('Leave.', { id: 'smell', heading: 'Call {phone}' })),
      }).map(({ fix }) => fix.split(' in its place')[0]);
    for (const name of ['N1', 'Angel', 'Islington N1', 'N1, Islington & Angel', 'Emergency plumber N1'])
      expect(told(name, '/areas/sw1h'), name).toEqual(['Write "/areas/n1"']);
    expect(told('Victoria', '/areas/n1')).toEqual(['Write "/areas/sw1e" or "/areas/sw1h"']);
    for (const name of ['Call {phone}', '{brand}', '…', 'A smell of gas']) expect(told(name, '/gas#smell')).toEqual([]);
  });

  it('[U16] are told at the link that is wrong, where two are called the same', () => {
    const twice = prose(['[Gas leak](/help#burst-pipe)', '[Gas leak](/help#gas-leak)']);
    const files = { ...link('Help', '/help'), [PAGE]: goodPage('About', twice) };
    expect(toldBy('misleading-link repeated-link-text', files)).toEqual([`${PAGE} misleading-link /help#burst-pipe`]);
  });

  it('[U16] are judged where it is known how the page is called', () => {
    const called = (name: string) =>
      problemsBy('misleading-link', {
        ...link('Help', '/services/help-at-once'),
        'pages/services/help-at-once.json': changed(serviceOf('Help'), { 'facts.name': name, 'blocks.0.heading': 'x' }),
      });
    expect(called('At once')).toHaveLength(1);
    expect(called('TO DO: the name of the service')).toEqual([]);
  });
});

describe('addresses that are taken', () => {
  it('[U1] finds nothing wrong with a good small site, by any rule', () => {
    expect(toldBy(RULES)).toEqual([]);
  });

  it('[U2] refuses a page or old address that the site needs, and takes one that only begins alike', () => {
    const changes = {
      ...withAliases('/index', '/404', '/social-housing', '/indexes'),
      'pages/assets.json': goodPage('Assets'),
      'pages/fonts-and-types.json': goodPage('Types'),
    };
    expect(toldBy('reserved-address', changes)).toEqual(lines`
      ${PAGE} reserved-address "/index"
      ${PAGE} reserved-address "/404"
      pages/assets.json reserved-address {`);
    expect(problemsBy('reserved-address', { 'pages/social/media.json': goodPage('Media') })).toMatchObject(said`
      The address /social/media is taken: /social is kept for the pictures for social networks.
      > Give the file another name, which gives the page another address.
      ? Visitors would see the one or the other, and nobody could say which.`);
  });

  it('[U2] refuses an address that a published file has, in whatever capitals or form of Unicode', () => {
    const setting = { publicFiles: ['About.html', 'offers/index.html', 'services.json'] };
    expect(toldBy('shadowed-address', withAliases('/offers', '/offer'), setting)).toEqual(lines`
      ${PAGE} shadowed-address {
      ${PAGE} shadowed-address "/offers"`);
    expect(problemsBy('shadowed-address', withAliases('/offers'), setting)).toMatchObject(said`
      The address /about is taken by the file src/site/public/About.html.
      # shadowed-address
      > Remove this old address, or write another one.`);
  });

  it('[U4] refuses an old address with a place on a page, and knows what mends it', () => {
    expect(problemsBy('alias-with-fragment', withAliases('/help#gas', '/help'))).toMatchObject(said`
      # ⇒ "/help"
      The old address /help#gas ends in a place on a page, and a place cannot be redirected.
      > Write "/help" in its place.`);
  });

  it('[U4] refuses a block with a name of the frame around every page', () => {
    expect(problemsBy('reserved-id', about(prose('x', { id: 'main' }), prose('x', { id: 'mains' }))))
      .toMatchObject(said`
      # reserved-id ${PAGE} «"main"»
      The name "main" is taken: it stands for the main part of every page, where "Skip to main content" leads.
      > Give the block another name, for example "our-main".
      ? Visitors who follow a link to this block would come somewhere else.`);
  });
});

describe('pages that nothing leads to', () => {
  const [, facts] = areaPage().blocks;
  /** A site whose first page lists nothing by itself, and whose area links to nothing. */
  const bare = (...blocks: object[]) => ({
    'pages/index.json': goodPage('Welcome', ...blocks),
    'pages/areas/sw1h.json': { ...areaPage(), blocks: [facts] },
  });

  it('[U7] names a page that no menu, list or link leads to', () => {
    expect(problemsBy('orphan-page', bare(listing({ kind: 'area' })))).toMatchObject(said`
      # warning orphan-page pages/services.json «{»
      No menu, list or link leads to this page.
      > Write "/services" into a list or a link of another page, or hide the page from search engines with "noindex": true in "metadata".
      ? Visitors of the site could not find the page, and search engines rank such pages low.`);
  });

  const area = listing({ kind: 'area' });
  const services = (values: Record<string, unknown>) => ({
    'pages/services.json': changed<object>(goodPage('Services'), values),
  });

  const near = { ...areaPage(), blocks: [listing({ kind: 'area', sort: 'nearest', limit: 1 })] };

  it.each<[string, Record<string, object>]>([
    ['[U7] a link in a text', bare(area, prose('See [what we do](/services).'))],
    ['[U7] a list of the kind', bare(area, listing({ kind: 'page' }))],
    ['[U7] a link', bare(area, linkTo('/services#top'))],
    ['[U7] a link to an old address', { ...bare(area, linkTo('/work')), ...services({ aliases: ['/work'] }) }],
    ['[U7] a menu', { ...bare(area), ...siteWith({ 'navigation.legal': [{ label: 'Services', to: '/services' }] }) }],
    [
      '[U7] a list of areas near another',
      { ...bare(listing({ kind: 'page' })), 'pages/areas/sw1h.json': near, 'pages/areas/n1.json': near },
    ],
    ['[U7] nothing where search engines are not to look', { ...bare(area), ...services({ 'metadata.noindex': true }) }],
  ])('%s is enough', (_, changes) => {
    expect(toldBy('orphan-page', changes)).toEqual([]);
  });

  it.each<[string, Record<string, object>]>([
    ['a list that leaves it out', bare(area, listing({ kind: 'page', except: ['/services'] }))],
    ['a link of its own', { ...bare(area), 'pages/services.json': goodPage('Services', linkTo('/services')) }],
    [
      'a list that is cut off before',
      { ...bare(area, listing({ kind: 'page', limit: 1 })), [PAGE]: goodPage('About') },
    ],
  ])('[U7] %s is not', (_, changes) => {
    expect(toldBy('orphan-page', changes)).toEqual(['pages/services.json orphan-page {']);
  });

  it('[U7] is not missed beside a broken link that may have led to it', () => {
    const told = (to: string) =>
      toldBy('orphan-page broken-link', {
        'pages/index.json': goodPage('Welcome', prose(`Read [about us](${to}) and [services](/services).`)),
        'pages/areas/sw1h.json': undefined,
        ...about(),
      });
    expect([told('/about'), told('/abuot'), told('/services')]).toEqual([
      [],
      ['pages/index.json broken-link /abuot'],
      ['pages/about.json orphan-page {'],
    ]);
  });

  it('[U7] is not asked of a site of which a file cannot be read', () => {
    const rules = toldBy('orphan-page', { ...bare(area), 'pages/contact.json': '{ "blocks": [' });
    expect(rules).toEqual(['pages/contact.json unclosed-bracket ']);
  });
});

describe('addresses that were published', () => {
  const ledger = (routes: string[], gone: object[] = []) => ({ 'pages/_published.json': { version: 1, routes, gone } });
  const contact = ledger(['/', '/areas/sw1h', '/services', '/contact']);

  it('[U9] refuses to lose an address, and names the page that may have taken its place', () => {
    expect(problemsBy('lost-address', { ...contact, 'pages/contacts.json': goodPage('Contact') })).toMatchObject(said`
      # lost-address pages/_published.json «"/contact"»
      /contact was published, and now there is nothing at this address.
      > If pages/contacts.json is the same page, run npm run rename -- /contact /contacts: the old address then leads to it, and every link is mended.
      ? Visitors who saved, shared or searched for the address would land on the not-found page.
      ~ pages/contacts.json This page is new, and has its contents or its name.`);
  });

  it('[OF7] gives no lost address to a page that is only new or has a name like it, and says what to decide', () => {
    const changes = { ...contact, 'pages/contrast.json': goodPage('Contrast') };
    const found = problemsBy('lost-address', changes);
    expect(found).toMatchObject(said`
      /contact was published, and now there is nothing at this address.
      > Decide what visitors shall find there. If the page is missing by mistake, put its file back. If another page tells them the same, write "aliases": ["/contact"] in that one. If nothing takes its place, write { "route": "/contact", "reason": "…", "since": "2030-03-31" } in "gone" of this file.`);
    expect(found[0]!.related).toEqual([]);
    expect(problemsBy('broken-link', { ...changes, ...about(linkTo('/contact')) })).toMatchObject(said`
      # ⇒ nothing
      There is no page at /contact any more.
      > Let the link lead to a page that tells visitors the same, take it out, or put the page back.`);
  });

  it('[OF8] knows a file that was renamed by hand by its contents, and says the command', () => {
    const files = { ...contact, 'pages/reach-us.json': goodPage('Contact'), 'pages/other.json': goodPage('Other') };
    const [renamed] = problemsBy('lost-address', files, {
      formerly: (path) => (path === 'pages/contact.json' ? bytesOf(goodPage('Contact')) : undefined),
    });
    expect(renamed?.fix).toContain('run npm run rename -- /contact /reach-us');
  });

  it('[U9] is content with an old address that leads on or is marked as gone, and waits while a file has a bad name', () => {
    const gone = [{ route: '/offers', reason: 'Ended.', since: '2026-01-31' }];
    for (const fine of [{ ...ledger(['/', '/offers', '/old'], gone), ...withAliases('/old') }, {}])
      expect(toldBy('lost-address', fine)).toEqual([]);
    expect(toldBy('lost-address', ledger(['/old']))).toEqual(['pages/_published.json lost-address "/old"']);
    expect(toldBy('lost-address', { ...ledger(['/about']), 'pages/About Us.json': goodPage('About') })).toEqual([
      'pages/About Us.json bad-file-name ',
    ]);
  });

  it('[U9] tells an address that is marked as gone and is there', () => {
    const marked = (route: string, at: string) =>
      problemsBy('returned-address', ledger([at], [{ route, reason: 'Ended.', since: '2026-01-31' }]));
    expect(marked('/services', '/services')).toMatchObject(said`
      # returned-address pages/_published.json «"/services"»
      /services is listed as gone, but there is something at this address.
      > Remove it from "gone".
      ? If the page went again by mistake, nobody would be told.`);
    expect(marked('/x', '/x')).toEqual([]);
  });

  it('[U11] grows by what visitors find on the day, and never loses an entry', () => {
    const documents = siteOf({
      'pages/about.json': { ...pageJson('About'), aliases: ['/us'] },
      'pages/new.json': { ...pageJson('New'), status: 'draft' },
    });
    expect(answeredIn(siteFrom(documents))).toEqual(['/', '/about', '/us']);
    expect(withPublished({ version: 1, routes: ['/older', '/'], gone: [] }, ['/us', '/']).routes).toEqual(lines`
      /
      /older
      /us`);
  });
});
