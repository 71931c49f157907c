import { describe, expect, it } from 'vitest';
import { renamePage } from '../../../src/node/cli/rename/rename-page';
import { main } from '../../../src/node/cli/rename/main';
import { loadSite } from '../../../src/node/load/load-site';
import { areaPage } from '../schemas/area-page';
import { plainPage, siteFile } from '../check/small-site';
import { talkTo, workshop } from './workshop';

const linkTo = (...routes: string[]) =>
  plainPage(...routes.map((to) => ({ type: 'prose', paragraphs: ['x'], action: { do: 'page', label: 'Go', to } })));
const CHANGES = {
  'pages/index.json': linkTo('/areas/sw1h', '/areas/sw1h#map', '/services'),
  'pages/areas/sw1h.json': {
    $schema: '../../schemas/area.schema.json',
    ...areaPage(),
    blocks: [
      {
        type: 'hero',
        id: 'map',
        heading: 'x',
        intro: 'x',
        actions: [{ do: 'page', label: 'Up', to: '/areas/sw1h#map' }],
      },
    ],
  },
  'pages/areas/n1.json': { aliases: ['/areas/islington'], ...areaPage() },
  'pages/_published.json': { routes: ['/', '/areas/sw1h'], gone: [] },
};

async function rename(
  from: string,
  to: string,
  { changes = {}, wantsAlias }: { changes?: Parameters<typeof workshop>[0]; wantsAlias?: boolean } = {},
) {
  const site = workshop({ ...CHANGES, ...changes });
  const talk = talkTo();
  const code = await renamePage({ from, to, wantsAlias }, site.folder, talk);
  return { site, talk, code };
}

describe('npm run rename', () => {
  it('[O50] mends the links in texts', async () => {
    const about = plainPage({
      type: 'prose',
      paragraphs: ['From [Victoria](/areas/sw1h) to [its map](/areas/sw1h#map), not [all](/areas/sw1h-2).'],
    });
    const { site, talk } = await rename('/areas/sw1h', '/areas/victoria', { changes: { 'pages/about.json': about } });
    expect(site.read('pages/about.json')).toContain(
      'From [Victoria](/areas/victoria) to [its map](/areas/victoria#map), not [all](/areas/sw1h-2).',
    );
    expect(talk.said[0]).toContain('Mended 5 links in 3 files:\n  pages/about.json (2)');
  });

  it('[O50] moves the file, keeps the old address, mends every link and says so', async () => {
    const { site, talk, code } = await rename('/areas/sw1h', '/areas/victoria');
    expect(code).toBe(0);
    expect(site.has('pages/areas/sw1h.json')).toBe(false);
    expect(site.json('pages/areas/victoria.json')['aliases']).toEqual(['/areas/sw1h']);
    expect(site.read('pages/areas/victoria.json')).toContain('"/areas/victoria#map"');
    expect(talk.said).toEqual([
      [
        'Moved pages/areas/sw1h.json to pages/areas/victoria.json. Its address is now /areas/victoria.',
        '/areas/sw1h was published, and visitors may have saved it: it leads to the new address from now on ("aliases" in the file).',
        'Mended 3 links in 2 files:',
        '  pages/areas/victoria.json',
        '  pages/index.json (2)',
        '',
        'What to do next',
        '  1. Run npm run check.',
        '  2. Run npm run diff HEAD to see what visitors will see.',
      ].join('\n'),
    ]);
    const { problems } = await loadSite(site.folder);
    expect(
      problems.filter(({ rule }) => /^(broken-link|link-to-alias|duplicate-route|lost-address)$/.test(rule)),
    ).toEqual([]);
  });

  it('[OF8] mends what a file left that was renamed by hand: the old address leads on, and links follow', async () => {
    const { 'pages/areas/sw1h.json': moved, ...others } = CHANGES;
    const changes = { ...others, 'pages/areas/sw1h.json': undefined, 'pages/areas/victoria.json': moved };
    const { site, talk, code } = await rename('/areas/sw1h', '/areas/victoria', { changes });
    expect(code).toBe(0);
    expect(talk.said[0]).toMatch(
      /^pages\/areas\/victoria\.json was pages\/areas\/sw1h\.json before\. Its address is now \/areas\/victoria\.\n/,
    );
    const byCommand = await rename('/areas/sw1h', '/areas/victoria');
    for (const file of ['pages/areas/victoria.json', 'pages/index.json'])
      expect(site.read(file)).toBe(byCommand.site.read(file));
  });

  it('[O50] leaves every other character of every file as it was', async () => {
    const { site } = await rename('pages/areas/sw1h.json', 'victoria');
    const before = workshop(CHANGES);
    expect(site.read('pages/index.json')).toBe(
      before.read('pages/index.json').replaceAll('"/areas/sw1h', '"/areas/victoria'),
    );
    expect(site.read('pages/areas/victoria.json')).toBe(
      before
        .read('pages/areas/sw1h.json')
        .replaceAll('"/areas/sw1h', '"/areas/victoria')
        .replace('    ]\n  },\n  "blocks"', '    ]\n  },\n  "aliases": ["/areas/sw1h"],\n  "blocks"'),
    );
    for (const path of ['pages/areas/n1.json', 'pages/services.json', 'pages/_published.json'])
      expect(site.read(path)).toBe(before.read(path));
  });

  it('[O52] takes a page back to an address that it had, without a circle, and says so', async () => {
    const { site, talk, code } = await rename('/areas/n1', '/areas/islington', { wantsAlias: true });
    expect(code).toBe(0);
    expect(site.json('pages/areas/islington.json')['aliases']).toEqual(['/areas/n1']);
    expect(talk.said[0]!.split('\n').slice(1, 3)).toEqual([
      '/areas/n1 leads to it from now on ("aliases" in the file), as you asked with --alias.',
      '/areas/islington was an old address of this page and is its own again, so it was taken out of "aliases".',
    ]);
  });

  it('[O53] keeps no old address that was never published, unless told so', async () => {
    const unpublished = { 'pages/_published.json': { routes: ['/'] } };
    const { site, talk } = await rename('/areas/sw1h', '/areas/victoria', { changes: unpublished });
    expect(site.json('pages/areas/victoria.json')).not.toHaveProperty('aliases');
    expect(talk.said[0]!.split('\n')[1]).toBe(
      '/areas/sw1h was never published, so nobody can have saved it: it leads nowhere from now on. (To keep it, write --alias.)',
    );
    const kept = await rename('/areas/sw1h', '/areas/victoria', { changes: unpublished, wantsAlias: true });
    expect(kept.site.json('pages/areas/victoria.json')['aliases']).toEqual(['/areas/sw1h']);
    const unknown = await rename('/areas/sw1h', '/areas/victoria', { changes: { 'pages/_published.json': undefined } });
    expect(unknown.site.json('pages/areas/victoria.json')['aliases']).toEqual(['/areas/sw1h']);
    expect(unknown.talk.said[0]!.split('\n')[1]).toBe(
      '/areas/sw1h leads to it from now on ("aliases" in the file): there is no pages/_published.json to say whether visitors know it.',
    );
  });

  it('[O53] drops a published address when told so, and says what the check will want', async () => {
    const { site, talk } = await rename('/areas/sw1h', '/areas/victoria', { wantsAlias: false });
    expect(site.json('pages/areas/victoria.json')).not.toHaveProperty('aliases');
    expect(talk.said[0]!.split('\n')[1]).toBe(
      '/areas/sw1h leads nowhere from now on, as you asked with --no-alias. It was published: npm run check will ask you to say in "gone" of pages/_published.json why it is gone.',
    );
    const unpublished = await rename('/areas/n1', '/areas/n5', { wantsAlias: false });
    expect(unpublished.talk.said[0]!.split('\n')[1]).toBe(
      '/areas/n1 leads nowhere from now on, as you asked with --no-alias.',
    );
  });

  it('[O53] wants one of the two options at most', async () => {
    await expect(main(['/areas/sw1h', '/areas/victoria', '--alias', '--no-alias'])).rejects.toThrow(
      /^Write either --alias or --no-alias: the old address cannot both lead on and lead nowhere\.\n\nnpm run rename -- OLD NEW\n/,
    );
  });

  it('[O52] leaves every file as it was after a page went there and back', async () => {
    const { site, talk } = await rename('/areas/sw1h', '/areas/victoria');
    expect(await renamePage({ from: '/areas/victoria', to: '/areas/sw1h' }, site.folder, talk)).toBe(0);
    for (const path of ['pages/areas/sw1h.json', 'pages/index.json', 'pages/areas/n1.json'])
      expect(site.read(path)).toBe(workshop(CHANGES).read(path));
    expect(site.has('pages/areas/victoria.json')).toBe(false);
  });

  it('[O50] mends menus, shared blocks and the address that search engines are given, and the way to the schema', async () => {
    const about = { $schema: '../schemas/page.schema.json', ...linkTo('/services') };
    const { navigation } = siteFile();
    const changes = {
      'pages/about.json': {
        ...about,
        metadata: { ...about.metadata, canonical: 'https://www.tapwright.example/about' },
      },
      'pages/_site.json': {
        ...siteFile(),
        navigation: {
          ...navigation,
          header: [
            { label: 'About', to: '/about' },
            { label: 'More', pages: { kind: 'page', only: ['/about'] }, all: { label: 'All', to: '/services' } },
          ],
        },
      },
      'pages/_shared/band.json': {
        blocks: [{ type: 'prose', paragraphs: ['x'], action: { do: 'page', label: 'About', to: '/about' } }],
      },
    };
    const { site } = await rename('/about', '/firm/about', { changes });
    expect(site.json('pages/firm/about.json')).toMatchObject({
      $schema: '../../schemas/page.schema.json',
      metadata: { canonical: 'https://www.tapwright.example/firm/about' },
    });
    expect(site.read('pages/_site.json').match(/"\/firm\/about"/g)).toHaveLength(2);
    expect(site.read('pages/_shared/band.json')).toContain('"/firm/about"');
  });

  it.each([
    ['/areas/zz', 'x', 'There is no page at pages/areas/zz.json. Nothing was changed.'],
    ['/', '/home', 'pages/index.json must stay where it is: the site needs it there. Nothing was changed.'],
    ['/404', '/x', 'pages/404.json must stay where it is: the site needs it there. Nothing was changed.'],
    ['pages/_site.json', 'x', 'There is no page at pages/_site.json. Nothing was changed.'],
    ['/areas/sw1h', 'sw1h', 'pages/areas/sw1h.json is called that already. Nothing was changed.'],
    [
      '/areas/sw1h',
      'n1',
      'pages/areas/n1.json is there already. Choose another name, or open that file and change it. Nothing was changed.',
    ],
    [
      '/areas/sw1h',
      '/areas/islington',
      '/areas/islington is an old address of pages/areas/n1.json ("aliases" in that file). Choose another name, or take it out there first. Nothing was changed.',
    ],
    [
      '/areas/sw1h',
      '/sw1h',
      'pages/sw1h.json would be a plain page, but this is an area page: it belongs in pages/areas. The two kinds have different facts. Nothing was changed.',
    ],
    [
      '/areas/sw1h',
      'Victoria',
      '"Victoria.json" cannot be the name of a page: names have lower-case letters, digits and single hyphens only, and none that Windows keeps for itself. Call it "victoria.json". Nothing was changed.',
    ],
  ])('[O55] refuses to rename %s to %s, and changes nothing', async (from, to, reason) => {
    const { site, talk, code } = await rename(from, to);
    expect([code, talk.complaints]).toEqual([2, [reason]]);
    expect(site.read('pages/index.json')).toBe(workshop(CHANGES).read('pages/index.json'));
    expect(site.has('pages/areas/sw1h.json')).toBe(true);
  });

  it('[O55] changes nothing while a file cannot be read, because links may stand in it', async () => {
    const { site, talk, code } = await rename('/areas/sw1h', 'victoria', {
      changes: { 'pages/bad.json': '{ "blocks": ' },
    });
    expect(code).toBe(2);
    expect(talk.complaints[0]).toBe(
      'Links could stand in 1 file that cannot be read:\n  pages/bad.json\nRun npm run check, mend what it says, and rename the page then. Nothing was changed.',
    );
    expect(site.has('pages/areas/sw1h.json')).toBe(true);
  });
});
