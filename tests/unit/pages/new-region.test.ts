import { describe, expect, it } from 'vitest';
import { regionFile } from '../../../src/content/documents/region.schema';
import { Region } from '../../../src/content/region/region';
import { drawGround } from '../../../src/design/map/draw-ground';
import { layOut } from '../../../src/design/map/layout';
import { newRegion } from '../../../src/node/cli/new/new-region';
import { loadSite } from '../../../src/node/load/load-site';
import { regionBytes } from '../../fixtures/region';
import { talkTo, workshop } from './workshop';

const PLACES = ['SW1H Victoria 51.4979 -0.1357', 'ROA Roath, 51.49, -0.16', 'Pont-Canna 51.487 -0.201'];

describe('npm run new -- region', () => {
  it('[SF23] proposes a map around some named places', async () => {
    const site = workshop();
    const talk = talkTo();
    expect(await newRegion(PLACES, {}, site.folder, talk)).toBe(0);
    const made = regionFile.parse(site.json('pages/_region.json'));
    expect(made.districts.map(({ code, name, reachKm }) => [code, name, reachKm])).toEqual([
      ['SW1H', 'Victoria', 1.1],
      ['ROA', 'Roath', 1.1],
      ['PONTCANN', 'Pont-Canna', 1.7],
    ]);
    expect(made).toMatchObject({ name: 'London', centre: { name: 'London' }, distances: { nearKm: 2.8, farKm: 4.3 } });
    const region = Region.of(made);
    expect(made.districts.filter(({ centre }) => !region.contains(centre))).toEqual([]);
    expect(region.contains({ latitude: 51.6, longitude: -0.16 })).toBe(false);
    expect(site.read('pages/_region.json')).toMatch(/\n {4}\[51\.\d+, -0\.\d+\],\n/);
    expect(talk.said.join('\n')).toContain('It is a plain shape that nobody recognises');
    expect(talk.said.join('\n')).toContain('a blob without a name on it');
    const { problems } = await loadSite(site.folder);
    expect(problems.filter(({ file }) => file === 'pages/_region.json')).toEqual([]);
  });

  it('[SF23] names the sea and the neighbours at the edge of the map', async () => {
    const site = workshop();
    const talk = talkTo();
    const around = 'Old Sea 51.30 -0.15; Hill Town, 51.49, -0.30';
    expect(await newRegion(PLACES, { around }, site.folder, talk)).toBe(0);
    expect(talk.said.join('\n')).toContain('2 names beside it');
    const made = regionFile.parse(site.json('pages/_region.json'));
    expect(made.around).toEqual([
      { name: 'Old Sea', at: [51.3, -0.15] },
      { name: 'Hill Town', at: [51.49, -0.3] },
    ]);
    const ground = drawGround(made);
    const { placed, size } = layOut({ ground, view: ground.whole, pages: [] });
    const { names } = placed;
    expect(names.map(({ name }) => name)).toEqual(['Old Sea', 'Hill Town']);
    const [sea, town] = names;
    expect([sea!.y / size.height > 0.85, town!.x / size.width < 0.25]).toEqual([true, true]);
    expect(await newRegion(PLACES, { around: 'The Sea' }, workshop().folder, talk)).toBe(2);
    expect(talk.complaints.at(-1)).toMatch(/^"The Sea" is no place\./);
  });

  it('[SF23] takes codes that are figures alone', async () => {
    const site = workshop();
    const places = [
      '69001 Terreaux 45.7700 4.8320',
      '69005 Vieux-Lyon 45.7620 4.8270',
      '69007 Jean-Macé 45.7460 4.8420',
    ];
    expect(await newRegion(places, {}, site.folder, talkTo())).toBe(0);
    const { districts } = regionFile.parse(site.json('pages/_region.json'));
    expect(districts.map(({ code, name }) => `${code} ${name}`)).toEqual(places.map((each) => each.slice(0, -15)));
  });

  it.each([
    [PLACES.slice(1), /^An outline needs three places or more, and there are 2\./],
    [[...PLACES, 'Somewhere'], /^"Somewhere" is no place\./],
    [[...PLACES, 'R4 North Pole 95 10'], /^"R4 North Pole 95 10" is no place\./],
    [[...PLACES, 'ROATH1 x 51.4 -0.1', 'ROATH1 y 51.4 -0.2'], /^Two places have the code ROATH1\./],
  ])('[SF23] refuses %j', async (typed, told) => {
    const site = workshop();
    const talk = talkTo();
    expect(await newRegion(typed, {}, site.folder, talk)).toBe(2);
    expect(talk.complaints).toEqual([expect.stringMatching(told)]);
    expect(site.has('pages/_region.json')).toBe(false);
  });

  it('[SF23] leaves a region that is there', async () => {
    const site = workshop({ 'pages/_region.json': regionBytes });
    expect(await newRegion(PLACES, {}, site.folder, talkTo())).toBe(2);
    expect(site.read('pages/_region.json')).toBe(new TextDecoder().decode(regionBytes));
  });
});
