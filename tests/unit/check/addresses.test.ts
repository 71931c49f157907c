import { describe, expect, it } from 'vitest';
import { answeredIn, withPublished } from '../../../src/check/documents/published';
import { RULES } from '../../../src/check/rules';
import { aliasWithFragment } from '../../../src/check/rules/addresses/alias-with-fragment';
import { duplicateRoute } from '../../../src/check/rules/addresses/duplicate-route';
import { brokenLink } from '../../../src/check/rules/addresses/broken-link';
import { misleadingLink } from '../../../src/check/rules/addresses/misleading-link';
import { lostAddress } from '../../../src/check/rules/addresses/lost-address';
import { orphanPage } from '../../../src/check/rules/addresses/orphan-page';
import { reservedAddress } from '../../../src/check/rules/addresses/reserved-address';
import { reservedId } from '../../../src/check/rules/addresses/reserved-id';
import { returnedAddress } from '../../../src/check/rules/addresses/returned-address';
import { shadowedAddress } from '../../../src/check/rules/addresses/shadowed-address';
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

  it('[U16] name the page and the place that it leads to', () => {
    expect(problemsBy(misleadingLink, link('Gas leak', '/help#burst-pipe'))).toMatchObject([
      {
        severity: 'error',
        pointer: '/blocks/3/action/to',
        message: '"Gas leak" names /help#gas-leak, but the link leads to /help#burst-pipe.',
        fix: 'Write "/help#gas-leak" in its place, or other words on the link.',
      },
    ]);
    expect(problemsBy(misleadingLink, link('Help', '/'))).toMatchObject([
      { message: '"Help" names /help, but the link leads to /.' },
    ]);
    for (const [label, to] of [
      ['Gas leak', '/help#gas-leak'],
      ['Help with a burst pipe', '/'],
      ['What to do', '/help'],
      ['Help and more', '/'],
      ['Help', '/help#gas-leak'],
    ] as const) {
      expect(problemsBy(misleadingLink, link(label, to)), label).toEqual([]);
    }
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

  it('[U2] refuses a page at an address that the site needs', () => {
    expect(toldBy(reservedAddress, { 'pages/assets.json': goodPage('Assets') })).toEqual([
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

  it('[U2] refuses an old address that would overwrite the first page, and takes one that only begins alike', () => {
    expect(toldBy(reservedAddress, withAliases('/index', '/404'))).toEqual([
      `${PAGE} reserved-address "/index"`,
      `${PAGE} reserved-address "/404"`,
    ]);
    expect(
      toldBy(reservedAddress, {
        ...withAliases('/social-housing', '/indexes'),
        'pages/fonts-and-types.json': goodPage('Types'),
      }),
    ).toEqual([]);
  });

  it('[U3] refuses an address that a published file has, in whatever capitals or form of Unicode', () => {
    const setting = { publicFiles: ['About.html', 'offers/index.html', 'services.json'] };
    expect(toldBy(shadowedAddress, withAliases('/offers', '/offer'), setting)).toEqual([
      `${PAGE} shadowed-address {`,
      `${PAGE} shadowed-address "/offers"`,
    ]);
    expect(wordsBy(shadowedAddress, withAliases(), setting)).toEqual([
      {
        message: 'The address /about is taken by the file src/site/public/About.html.',
        fix: 'Rename that file, or give the page another name.',
        why: 'Visitors would see the one or the other, and nobody could say which.',
      },
    ]);
  });

  it('[U4] refuses an old address with a place on a page, and knows what mends it', () => {
    const [problem] = problemsBy(aliasWithFragment, withAliases('/help#gas', '/help'));
    expect(problem).toMatchObject({
      message: 'The old address /help#gas ends in a place on a page, and a place cannot be redirected.',
      fix: 'Write "/help" in its place.',
      edits: [{ insert: '"/help"' }],
    });
    expect(toldBy(aliasWithFragment, withAliases('/help'))).toEqual([]);
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

  it('[U7] is content with a link in a text', () => {
    const text = { type: 'prose', paragraphs: ['See [what we do](/services).'] };
    expect(toldBy(orphanPage, bare(list({ kind: 'area' }), text))).toEqual([]);
  });

  it('[U7] is content with a list of the kind, a link, a menu, and a link to an old address', () => {
    const link = (to: string) => ({ type: 'prose', paragraphs: ['x'], action: { do: 'page', label: 'Go', to } });
    const area = list({ kind: 'area' });
    expect(toldBy(orphanPage, bare(area, list({ kind: 'page' })))).toEqual([]);
    expect(toldBy(orphanPage, bare(area, link('/services#top')))).toEqual([]);
    expect(
      toldBy(orphanPage, {
        ...bare(area, link('/work')),
        'pages/services.json': { ...goodPage('Services'), aliases: ['/work'] },
      }),
    ).toEqual([]);
    const { navigation, ...site } = siteFile();
    expect(
      toldBy(orphanPage, {
        ...bare(area),
        'pages/_site.json': { ...site, navigation: { ...navigation, legal: [{ label: 'Services', to: '/services' }] } },
      }),
    ).toEqual([]);
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

  it('[U8] takes a page that a list leaves out, its own link, and one that is cut off by a limit for unreached', () => {
    const away = bare(list({ kind: 'area' }), list({ kind: 'page', except: ['/services'] }));
    expect(toldBy(orphanPage, away)).toEqual(['pages/services.json orphan-page {']);
    const self = {
      ...bare(list({ kind: 'area' })),
      'pages/services.json': goodPage('Services', {
        type: 'prose',
        paragraphs: ['x'],
        action: { do: 'page', label: 'Top', to: '/services' },
      }),
    };
    expect(toldBy(orphanPage, self)).toEqual(['pages/services.json orphan-page {']);
    expect(
      toldBy(orphanPage, {
        ...bare(list({ kind: 'area' }), list({ kind: 'page', limit: 1 })),
        [PAGE]: goodPage('About'),
      }),
    ).toEqual(['pages/services.json orphan-page {']);
  });

  it('[U8] finds an area by the list of areas near another, and leaves hidden pages and broken sites alone', () => {
    const near = { ...areaPage(), blocks: [list({ kind: 'area', sort: 'nearest', limit: 1 })] };
    const areas = { 'pages/areas/sw1h.json': near, 'pages/areas/n1.json': near };
    expect(toldBy(orphanPage, { ...bare(list({ kind: 'page' })), ...areas })).toEqual([]);
    const hidden = goodPage('Services');
    expect(
      toldBy(orphanPage, {
        ...bare(list({ kind: 'area' })),
        'pages/services.json': { ...hidden, metadata: { ...hidden.metadata, noindex: true } },
      }),
    ).toEqual([]);
    expect(toldBy(orphanPage, { ...bare(list({ kind: 'area' })), 'pages/contact.json': '{ "blocks": [' })).toEqual([
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
      message:
        '/contact was published, and now there is nothing at this address. pages/contacts.json is called what the lost address says.',
      fix: 'If it is the same page, run npm run rename -- /contact /contacts: the old address then leads to it, and every link is mended.',
      why: 'Visitors who saved, shared or searched for the address would land on the not-found page.',
      related: [
        { file: 'pages/contacts.json', message: 'This page is new, and is called what the lost address says.' },
      ],
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
    expect(renamed[0]).toMatchObject({
      message:
        '/contact was published, and now there is nothing at this address. pages/reach-us.json has the contents of the file that stood there.',
      fix: 'Run npm run rename -- /contact /reach-us: the old address then leads to it, and every link is mended.',
    });
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
