import { describe, expect, it } from 'vitest';
import { renamePage } from '../../../src/node/authoring/rename-page';
import { loadSite } from '../../../src/node/load-site';
import { areaPage } from '../schemas/area-page';
import { plainPage, siteFile } from '../check/small-site';
import { talkTo, workshop } from './workshop';

const linkTo = (...routes: string[]) => plainPage(...routes.map((to) => ({ type: 'prose', paragraphs: ['x'], action: { do: 'page', label: 'Go', to } })));
const CHANGES = {
  'pages/index.json': linkTo('/areas/sw1h', '/areas/sw1h#map', '/services'),
  'pages/areas/sw1h.json': { $schema: '../../schemas/area.schema.json', ...areaPage(), blocks: [{ type: 'hero', id: 'map', heading: 'x', intro: 'x', actions: [{ do: 'page', label: 'Up', to: '/areas/sw1h#map' }] }] },
  'pages/areas/n1.json': { aliases: ['/areas/islington'], ...areaPage() },
  'pages/_published.json': { routes: ['/', '/areas/sw1h'], gone: [] },
};

async function rename(from: string, to: string, { changes = {}, keepsAlias = true }: { changes?: Parameters<typeof workshop>[0]; keepsAlias?: boolean } = {}) {
  const site = workshop({ ...CHANGES, ...changes });
  const talk = talkTo();
  const code = await renamePage({ from, to, keepsAlias }, site.root, talk);
  return { site, talk, code };
}

describe('npm run rename', () => {
  it('[O50] moves the file, keeps the old address, mends every link and says so', async () => {
    const { site, talk, code } = await rename('/areas/sw1h', '/areas/victoria');
    expect(code).toBe(0);
    expect(site.has('pages/areas/sw1h.json')).toBe(false);
    expect(site.json('pages/areas/victoria.json')['aliases']).toEqual(['/areas/sw1h']);
    expect(site.read('pages/areas/victoria.json')).toContain('"/areas/victoria#map"');
    expect(talk.said).toEqual([[
      'Moved pages/areas/sw1h.json to pages/areas/victoria.json. Its address is now /areas/victoria.',
      '/areas/sw1h leads to it from now on ("aliases").',
      'Mended 3 links in 2 files:', '  pages/areas/victoria.json', '  pages/index.json (2)', '',
      'What to do next', '  1. Run npm run check.', '  2. Run npm run diff HEAD to see what visitors will see.',
    ].join('\n')]);
    const { problems } = await loadSite(site.root, {});
    expect(problems.filter(({ rule }) => /^(broken-link|link-to-alias|duplicate-route|lost-address)$/.test(rule))).toEqual([]);
  });

  it('[O51] leaves every other character of every file as it was', async () => {
    const { site } = await rename('pages/areas/sw1h.json', 'victoria');
    const before = workshop(CHANGES);
    expect(site.read('pages/index.json')).toBe(before.read('pages/index.json').replaceAll('"/areas/sw1h', '"/areas/victoria'));
    expect(site.read('pages/areas/victoria.json')).toBe(before.read('pages/areas/sw1h.json')
      .replaceAll('"/areas/sw1h', '"/areas/victoria').replace('    ]\n  },\n  "blocks"', '    ]\n  },\n  "aliases": ["/areas/sw1h"],\n  "blocks"'));
    for (const path of ['pages/areas/n1.json', 'pages/services.json', 'pages/_published.json']) expect(site.read(path)).toBe(before.read(path));
  });

  it('[O52] takes a page back to an address that it had, without a circle', async () => {
    const { site, code } = await rename('/areas/n1', '/areas/islington');
    expect(code).toBe(0);
    expect(site.json('pages/areas/islington.json')['aliases']).toEqual(['/areas/n1']);
  });

  it('[O53] keeps no old address of a page that was never published', async () => {
    const { site, talk } = await rename('/areas/sw1h', '/areas/victoria', { keepsAlias: false });
    expect(site.json('pages/areas/victoria.json')).not.toHaveProperty('aliases');
    expect(talk.said[0]).toContain('/areas/sw1h leads nowhere from now on.');
  });

  it('[O54] mends menus, shared blocks and the address that search engines are given, and the way to the schema', async () => {
    const about = { $schema: '../schemas/page.schema.json', ...linkTo('/services') };
    const { navigation } = siteFile();
    const changes = {
      'pages/about.json': { ...about, metadata: { ...about.metadata, canonical: 'https://www.tapwright.example/about' } },
      'pages/_site.json': { ...siteFile(), navigation: { ...navigation, header: [{ label: 'About', to: '/about' }, { label: 'More', pages: { kind: 'page', only: ['/about'] }, all: { label: 'All', to: '/services' } }] } },
      'pages/_shared/band.json': { blocks: [{ type: 'prose', paragraphs: ['x'], action: { do: 'page', label: 'About', to: '/about' } }] },
    };
    const { site } = await rename('/about', '/firm/about', { changes });
    expect(site.json('pages/firm/about.json')).toMatchObject({ $schema: '../../schemas/page.schema.json', metadata: { canonical: 'https://www.tapwright.example/firm/about' } });
    expect(site.read('pages/_site.json').match(/"\/firm\/about"/g)).toHaveLength(2);
    expect(site.read('pages/_shared/band.json')).toContain('"/firm/about"');
  });

  it.each([
    ['/areas/zz', 'x', 'There is no page at pages/areas/zz.json. Nothing was changed.'],
    ['/', '/home', 'pages/index.json must stay where it is: the site needs it there. Nothing was changed.'],
    ['/404', '/x', 'pages/404.json must stay where it is: the site needs it there. Nothing was changed.'],
    ['pages/_site.json', 'x', 'There is no page at pages/_site.json. Nothing was changed.'],
    ['/areas/sw1h', 'sw1h', 'pages/areas/sw1h.json is called that already. Nothing was changed.'],
    ['/areas/sw1h', 'n1', 'pages/areas/n1.json is there already. Choose another name, or open that file and change it. Nothing was changed.'],
    ['/areas/sw1h', '/areas/islington', '/areas/islington is an old address of pages/areas/n1.json ("aliases" in that file). Choose another name, or take it out there first. Nothing was changed.'],
    ['/areas/sw1h', '/sw1h', 'pages/sw1h.json would be a plain page, but this is an area page: it belongs in pages/areas. The two kinds have different facts. Nothing was changed.'],
    ['/areas/sw1h', 'Victoria', '"Victoria.json" cannot be the name of a page: names have lower-case letters, digits and single hyphens only. Call it "victoria.json". Nothing was changed.'],
  ])('[O55] refuses to rename %s to %s, and changes nothing', async (from, to, reason) => {
    const { site, talk, code } = await rename(from, to);
    expect([code, talk.complaints]).toEqual([2, [reason]]);
    expect(site.read('pages/index.json')).toBe(workshop(CHANGES).read('pages/index.json'));
    expect(site.has('pages/areas/sw1h.json')).toBe(true);
  });

  it('[O56] changes nothing while a file cannot be read, because links may stand in it', async () => {
    const { site, talk, code } = await rename('/areas/sw1h', 'victoria', { changes: { 'pages/bad.json': '{ "blocks": ' } });
    expect(code).toBe(2);
    expect(talk.complaints[0]).toBe('Links could stand in 1 file that cannot be read:\n  pages/bad.json\nRun npm run check, mend what it says, and rename the page then. Nothing was changed.');
    expect(site.has('pages/areas/sw1h.json')).toBe(true);
  });
});
