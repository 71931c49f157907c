import { describe, expect, it } from 'vitest';
import { answeredIn, withPublished } from '../../../src/check/documents/published';
import { RULES } from '../../../src/check/rules';
import {
  aliasWithFragment,
  reservedAddress,
  shadowedAddress,
} from '../../../src/check/rules/addresses/claimed-addresses';
import { duplicateRoute } from '../../../src/check/rules/addresses/duplicate-route';
import { brokenLink } from '../../../src/check/rules/addresses/broken-link';
import { misleadingLink } from '../../../src/check/rules/addresses/misleading-link';
import { lostAddress, returnedAddress } from '../../../src/check/rules/addresses/published-addresses';
import { orphanPage } from '../../../src/check/rules/addresses/orphan-page';
import { reservedId } from '../../../src/check/rules/addresses/ids';
import { siteFrom } from '../../../src/content/site';
import { siteOf, pageJson } from '../../fixtures/site';
import { areaPage } from '../schemas/area-page';
import { bytesOf, goodPage, siteFile } from './small-site';
import { problemsBy, toldBy, wordsBy } from './told-by';

const PAGE = 'pages/about.json';
const withAliases = (...aliases: string[]) => ({ [PAGE]: { ...goodPage('About'), aliases } });

describe('the words of a link', () => {
  const link = (label: string, to: string) => ({
    'pages/areas/n1.json': areaPage(),
    'pages/help.json': {
      ...goodPage('Help'),
      blocks: [
        ...goodPage('Help').blocks,
        { type: 'prose', id: 'burst-pipe', heading: 'Burst pipe', paragraphs: ['One.'] },
        { type: 'prose', id: 'gas-leak', heading: 'Gas leak', paragraphs: ['Two.'] },
        { type: 'prose', paragraphs: ['Three.'], action: { do: 'page', label, to } },
      ],
    },
  });

  it('[U16] name the page and the place that it leads to, and no rule stops an older link for it', () => {
    expect(problemsBy(misleadingLink, link('Gas leak', '/help#burst-pipe'))).toMatchObject([
      {
        severity: 'warning',
        pointer: '/blocks/3/action/to',
        message: '"Gas leak" names /help#gas-leak, but the link leads to /help#burst-pipe.',
        fix: 'Write "/help#gas-leak" in its place, or other words on the link.',
      },
    ]);
    expect(problemsBy(misleadingLink, link('Help', '/'))).toMatchObject([
      { message: '"Help" names /help, but the link leads to /.' },
    ]);
  });

  it.each([
    ['Gas leak', '/help#gas-leak'],
    ['Help with a burst pipe', '/'],
    ['What to do', '/help'],
    ['Help and more', '/'],
    ['Help', '/help#gas-leak'],
  ])('[U16] may say more, or lead to a part: %s', (label, to) => {
    expect(problemsBy(misleadingLink, link(label, to))).toEqual([]);
  });

  it('[U16] are judged where it is known how the page is called', () => {
    const called = (name: string) => ({
      ...link('Help', '/services/help-at-once'),
      'pages/services/help-at-once.json': {
        ...goodPage('Help'),
        facts: { name, summary: 'What we do.', icon: 'wrench', order: 1 },
      },
    });
    expect(problemsBy(misleadingLink, called('At once'))).toHaveLength(1);
    expect(problemsBy(misleadingLink, called('TO DO: the name of the service'))).toEqual([]);
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
    expect(toldBy(reservedAddress, changes)).toEqual([
      `${PAGE} reserved-address "/index"`,
      `${PAGE} reserved-address "/404"`,
      'pages/assets.json reserved-address {',
    ]);
    expect(wordsBy(reservedAddress, { 'pages/social/media.json': goodPage('Media') })).toEqual([
      {
        message: 'The address /social/media is taken: /social is kept for the pictures for social networks.',
        fix: 'Give the file another name, which gives the page another address.',
        why: 'Visitors would see the one or the other, and nobody could say which.',
      },
    ]);
  });

  it('[U3] refuses an address that a published file has, in whatever capitals or form of Unicode', () => {
    const setting = { publicFiles: ['About.html', 'offers/index.html', 'services.json'] };
    expect(toldBy(shadowedAddress, withAliases('/offers', '/offer'), setting)).toEqual([
      `${PAGE} shadowed-address {`,
      `${PAGE} shadowed-address "/offers"`,
    ]);
    expect(wordsBy(shadowedAddress, withAliases('/offers'), setting)).toMatchObject([
      { message: 'The address /about is taken by the file src/site/public/About.html.' },
      { fix: 'Remove this old address, or write another one.' },
    ]);
  });

  it('[U4] refuses an old address with a place on a page, and knows what mends it', () => {
    expect(problemsBy(aliasWithFragment, withAliases('/help#gas', '/help'))).toMatchObject([
      {
        message: 'The old address /help#gas ends in a place on a page, and a place cannot be redirected.',
        fix: 'Write "/help" in its place.',
        edits: [{ insert: '"/help"' }],
      },
    ]);
  });

  it('[U5] lets no chain or loop of old addresses arise: each leads to a page, never to another old one', () => {
    const changes = {
      ...withAliases('/services', '/about'),
      'pages/contact.json': { ...goodPage('Contact'), aliases: ['/about', '/old'] },
      'pages/jobs.json': { ...goodPage('Jobs'), aliases: ['/old'] },
    };
    expect(toldBy(duplicateRoute, changes)).toEqual([
      `${PAGE} duplicate-route "/services"`,
      `${PAGE} duplicate-route "/about"`,
      'pages/contact.json duplicate-route "/about"',
      'pages/jobs.json duplicate-route "/old"',
    ]);
  });

  it('[U6] refuses a block with a name of the frame around every page', () => {
    const changes = {
      [PAGE]: goodPage(
        'About',
        { type: 'prose', id: 'main', paragraphs: ['x'] },
        { type: 'prose', id: 'mains', paragraphs: ['x'] },
      ),
    };
    expect(toldBy(reservedId, changes)).toEqual([`${PAGE} reserved-id "main"`]);
    expect(wordsBy(reservedId, changes)).toEqual([
      {
        message:
          'The name "main" is taken: it stands for the main part of every page, where "Skip to main content" leads.',
        fix: 'Give the block another name, for example "our-main".',
        why: 'Visitors who follow a link to this block would come somewhere else.',
      },
    ]);
  });
});

describe('pages that nothing leads to', () => {
  const [, facts] = areaPage().blocks;
  /** A site whose first page lists nothing by itself, and whose area links to nothing. */
  const bare = (...blocks: object[]) => ({
    'pages/index.json': goodPage('Welcome', ...blocks),
    'pages/areas/sw1h.json': { ...areaPage(), blocks: [facts] },
  });
  const list = (pages: object) => ({ type: 'page-list', heading: 'x', pages });

  it('[U7] names a page that no menu, list or link leads to', () => {
    expect(toldBy(orphanPage, bare(list({ kind: 'area' })))).toEqual(['pages/services.json orphan-page {']);
    expect(problemsBy(orphanPage, bare(list({ kind: 'area' })))[0]).toMatchObject({
      severity: 'warning',
      message: 'No menu, list or link leads to this page.',
      fix: 'Write "/services" into a list or a link of another page, or hide the page from search engines with "noindex": true in "metadata".',
      why: 'Visitors of the site could not find the page, and search engines rank such pages low.',
    });
  });

  const link = (to: string) => ({ type: 'prose', paragraphs: ['x'], action: { do: 'page', label: 'Go', to } });
  const area = list({ kind: 'area' });
  const services = (more: object) => ({ 'pages/services.json': { ...goodPage('Services'), ...more } });
  const { navigation, ...site } = siteFile();
  const legal = [{ label: 'Services', to: '/services' }];
  const near = { ...areaPage(), blocks: [list({ kind: 'area', sort: 'nearest', limit: 1 })] };

  it.each<[string, Record<string, object>]>([
    ['[U7] a link in a text', bare(area, { type: 'prose', paragraphs: ['See [what we do](/services).'] })],
    ['[U7] a list of the kind', bare(area, list({ kind: 'page' }))],
    ['[U7] a link', bare(area, link('/services#top'))],
    ['[U7] a link to an old address', { ...bare(area, link('/work')), ...services({ aliases: ['/work'] }) }],
    ['[U7] a menu', { ...bare(area), 'pages/_site.json': { ...site, navigation: { ...navigation, legal } } }],
    [
      '[U8] a list of areas near another',
      { ...bare(list({ kind: 'page' })), 'pages/areas/sw1h.json': near, 'pages/areas/n1.json': near },
    ],
    [
      '[U8] nothing where search engines are not to look',
      { ...bare(area), ...services({ metadata: { ...goodPage('Services').metadata, noindex: true } }) },
    ],
  ])('%s is enough', (_, changes) => {
    expect(toldBy(orphanPage, changes)).toEqual([]);
  });

  it.each<[string, Record<string, object>]>([
    ['a list that leaves it out', bare(area, list({ kind: 'page', except: ['/services'] }))],
    ['a link of its own', { ...bare(area), 'pages/services.json': goodPage('Services', link('/services')) }],
    ['a list that is cut off before', { ...bare(area, list({ kind: 'page', limit: 1 })), [PAGE]: goodPage('About') }],
  ])('[U8] %s is not', (_, changes) => {
    expect(toldBy(orphanPage, changes)).toEqual(['pages/services.json orphan-page {']);
  });

  it('[U17] is not missed beside a broken link that may have led to it', () => {
    const linking = (to: string) => ({
      'pages/index.json': goodPage('Welcome', {
        type: 'prose',
        paragraphs: [`Read [about us](${to}) and [services](/services).`],
      }),
      'pages/areas/sw1h.json': undefined,
      'pages/about.json': goodPage('About'),
    });
    expect(toldBy([orphanPage, brokenLink], linking('/about'))).toEqual([]);
    expect(toldBy([orphanPage, brokenLink], linking('/abuot'))).toEqual(['pages/index.json broken-link /abuot']);
    expect(toldBy([orphanPage, brokenLink], linking('/services'))).toEqual(['pages/about.json orphan-page {']);
  });

  it('[U8] is not asked of a site of which a file cannot be read', () => {
    expect(toldBy(orphanPage, { ...bare(area), 'pages/contact.json': '{ "blocks": [' })).toEqual([
      'pages/contact.json unclosed-bracket ',
    ]);
  });
});

describe('addresses that were published', () => {
  const ledger = (routes: string[], gone: object[] = []) => ({ 'pages/_published.json': { version: 1, routes, gone } });

  it('[U9] refuses to lose an address, and names the page that may have taken its place', () => {
    const changes = {
      ...ledger(['/', '/areas/sw1h', '/services', '/contact']),
      'pages/contacts.json': goodPage('Contact'),
    };
    expect(toldBy(lostAddress, changes)).toEqual(['pages/_published.json lost-address "/contact"']);
    expect(problemsBy(lostAddress, changes)[0]).toMatchObject({
      message: '/contact was published, and now there is nothing at this address.',
      fix: 'If pages/contacts.json is the same page, run npm run rename -- /contact /contacts: the old address then leads to it, and every link is mended.',
      why: 'Visitors who saved, shared or searched for the address would land on the not-found page.',
      related: [{ file: 'pages/contacts.json', message: 'This page is new, and has its contents or its name.' }],
    });
  });

  it('[OF7] gives no lost address to a page that is only new or has a name like it, and says what to decide', () => {
    const changes = {
      ...ledger(['/', '/areas/sw1h', '/services', '/contact']),
      'pages/contrast.json': goodPage('Contrast'),
    };
    expect(problemsBy(lostAddress, changes)[0]).toMatchObject({
      message: '/contact was published, and now there is nothing at this address.',
      fix:
        'Decide what visitors shall find there. If the page is missing by mistake, put its file back. If another page tells them ' +
        'the same, write "aliases": ["/contact"] in that one. If nothing takes its place, ' +
        'write { "route": "/contact", "reason": "…", "since": "2030-03-31" } in "gone" of this file.',
      related: [],
    });
    const link = { type: 'prose', paragraphs: ['x'], action: { do: 'page', label: 'Go', to: '/contact' } };
    expect(problemsBy(brokenLink, { ...changes, 'pages/about.json': goodPage('About', link) })).toMatchObject([
      {
        message: 'There is no page at /contact any more.',
        edits: [],
        fix: 'Let the link lead to a page that tells visitors the same, take it out, or put the page back.',
      },
    ]);
  });

  it('[OF8] knows a file that was renamed by hand by its contents, and says the command', () => {
    const before = goodPage('Contact');
    const changes = {
      ...ledger(['/', '/areas/sw1h', '/services', '/contact']),
      'pages/reach-us.json': goodPage('Contact'),
    };
    const renamed = problemsBy(
      lostAddress,
      { ...changes, 'pages/other.json': goodPage('Other') },
      {
        formerly: (path) => (path === 'pages/contact.json' ? bytesOf(before) : undefined),
      },
    );
    expect(renamed[0]?.fix).toContain('run npm run rename -- /contact /reach-us');
  });

  it('[U9] is content with an old address that leads on, and with one that is marked as gone', () => {
    const gone = [{ route: '/offers', reason: 'Ended.', since: '2026-01-31' }];
    expect(toldBy(lostAddress, { ...ledger(['/', '/offers', '/old'], gone), ...withAliases('/old') })).toEqual([]);
    expect(toldBy(lostAddress)).toEqual([]);
  });

  it('[U9] also keeps addresses that lead on, and waits while a file has a bad name', () => {
    expect(toldBy(lostAddress, ledger(['/old']))).toEqual(['pages/_published.json lost-address "/old"']);
    expect(toldBy(lostAddress, { ...ledger(['/about']), 'pages/About Us.json': goodPage('About') })).toEqual([
      'pages/About Us.json bad-file-name ',
    ]);
  });

  it('[U10] tells an address that is marked as gone and is there', () => {
    const changes = ledger(['/services'], [{ route: '/services', reason: 'Ended.', since: '2026-01-31' }]);
    expect(toldBy(returnedAddress, changes)).toEqual(['pages/_published.json returned-address "/services"']);
    expect(wordsBy(returnedAddress, changes)).toEqual([
      {
        message: '/services is listed as gone, but there is something at this address.',
        fix: 'Remove it from "gone".',
        why: 'If the page went again by mistake, nobody would be told.',
      },
    ]);
    expect(toldBy(returnedAddress, ledger(['/x'], [{ route: '/x', reason: 'Ended.', since: '2026-01-31' }]))).toEqual(
      [],
    );
  });

  it('[U11] is judged like every other file', () => {
    expect(toldBy([], { 'pages/_published.json': { routes: ['/ok', 'areas'], gone: [{ route: '/x' }] } })).toEqual([
      'pages/_published.json wrong-form "areas"',
      'pages/_published.json missing-field {',
    ]);
  });

  it('[U12] grows by what visitors find on the day, and never loses an entry', () => {
    const documents = siteOf({
      'pages/about.json': { ...pageJson('About'), aliases: ['/us'] },
      'pages/new.json': { ...pageJson('New'), status: 'draft' },
    });
    expect(answeredIn(siteFrom(documents))).toEqual(['/', '/about', '/us']);
    expect(withPublished({ version: 1, routes: ['/older', '/'], gone: [] }, ['/us', '/']).routes).toEqual([
      '/',
      '/older',
      '/us',
    ]);
  });
});
