import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../../src/node/hashes';
import { mover } from '../../../src/node/editor-server/move-page';
import type { Moving } from '../../../src/node/editor-server/move-page';
import { placeIn } from '../../../src/node/site-folder';
import { areaPage } from '../schemas/area-page';
import { plainPage } from '../check/small-site';
import { workshop } from '../pages/workshop';

const HILL = 'pages/areas/sw1h.json';
const linkTo = (to: string) => plainPage({ type: 'prose', paragraphs: [`Look at [it](${to}).`] });
const FILES = {
  'pages/index.json': linkTo('/areas/sw1h'),
  'pages/about.json': plainPage(),
  'pages/areas.json': plainPage({ type: 'page-list', pages: { kind: 'area', only: ['/areas/n1', '/areas/sw1h'] } }),
  [HILL]: { ...areaPage(), aliases: ['/areas/victoria'] },
  'pages/areas/n1.json': areaPage(),
  'pages/_published.json': { version: 1, routes: ['/', '/areas/sw1h', '/areas/victoria'], gone: [] },
};

function begin(changes: Parameters<typeof workshop>[0] = {}) {
  const site = workshop({ ...FILES, ...changes });
  const base = hashOf(readFileSync(placeIn(site.folder, HILL)));
  const move = (change: Moving['change'], own: Partial<Moving> = {}) =>
    mover(site.folder)({ path: HILL, base, change, ...own });
  return { site, move };
}

describe('a page that goes', () => {
  it('[EF17] leads visitors and links to the page that was chosen, and no list to it twice', async () => {
    const { site, move } = begin();
    const changed = await move({ leadsTo: 'pages/areas/n1.json' });
    expect(changed.toSorted()).toEqual(
      [HILL, 'pages/areas.json', 'pages/areas/n1.json', 'pages/index.json'].toSorted(),
    );
    expect(site.has(HILL)).toBe(false);
    expect(site.read('pages/index.json')).toContain('[it](/areas/n1)');
    expect(site.json('pages/areas/n1.json')['aliases']).toEqual(['/areas/sw1h', '/areas/victoria']);
    expect(site.read('pages/areas.json')).toMatch(/"only":\s*\[\s*"\/areas\/n1"\s*\]/);
  });

  it('[EF17] is gone for a reason at every address that visitors know, and out of the lists of pages', async () => {
    const { site, move } = begin();
    await move({ reason: 'We no longer work there.' });
    const gone = (route: string) => expect.objectContaining({ route, reason: 'We no longer work there.' }) as unknown;
    expect(site.json('pages/_published.json')['gone']).toEqual([gone('/areas/sw1h'), gone('/areas/victoria')]);
    expect(site.read('pages/index.json')).toContain('[it](/areas/sw1h)');
    expect(site.read('pages/areas.json')).not.toContain('/areas/sw1h');
  });

  it('[EF17] has another address, and visitors of the old one with it', async () => {
    const { site, move } = begin();
    await move({ to: 'pages/areas/hill.json', keepsAlias: true });
    expect(site.json('pages/areas/hill.json')['aliases']).toEqual(['/areas/victoria', '/areas/sw1h']);
    expect(site.read('pages/index.json')).toContain('[it](/areas/hill)');
    expect(site.has(HILL)).toBe(false);
  });

  it('[EF17] stays where that cannot be done, and says why', async () => {
    const { site, move } = begin({ 'pages/services.json': '{ "version": 1' });
    const refused = (change: Moving['change'], own: Partial<Moving>, why: RegExp) =>
      expect(move(change, own), String(why)).rejects.toThrow(why);
    const gone = { reason: 'Gone.' };
    await refused(gone, { path: 'pages/index.json' }, /must stay where it is/);
    await refused(gone, { path: 'pages/_site.json' }, /must stay where it is/);
    await refused(gone, { path: 'pages/../../etc.json' }, /must stay where it is/);
    await refused(gone, { base: 'another' }, /changed this page/);
    await refused(gone, {}, /damaged/);
    expect(site.has(HILL)).toBe(true);
    const { move: again } = begin();
    await expect(again({ leadsTo: HILL })).rejects.toThrow(/Choose a page/);
    await expect(again({ leadsTo: 'pages/none.json' })).rejects.toThrow(/Choose a page/);
    await expect(again({ to: 'pages/areas/n1.json', keepsAlias: true })).rejects.toThrow(/there already/);
    await expect(again({ to: 'pages/_site.json', keepsAlias: true })).rejects.toThrow();
    await expect(again({ to: '../out.json', keepsAlias: true })).rejects.toThrow(/small letters/);
  });
});
