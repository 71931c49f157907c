import { expect, it } from 'vitest';
import { regionFile } from '../../../src/content/documents/region.schema';
import { siteFrom } from '../../../src/content/site';
import { drawGround } from '../../../src/design/map/draw-ground';
import { layersFile } from '../../../src/design/map/layer-looks';
import { groundNames } from '../../../src/design/map/names';
import { frameOf } from '../../../src/node/build/pages/site-frame';
import { regionJson } from '../../fixtures/region';
import { pageJson, siteOf } from '../../fixtures/site';

const drawn = (more: object) => drawGround(regionFile.parse({ ...regionJson, ...more }));
const pathOf = (ground: ReturnType<typeof drawGround>, part: string) =>
  'file' in ground.layers ? undefined : ground.layers.find((layer) => layer.part === part)?.d;

it('[LY22] shows one file on all pages, whose colours are those of the page', () => {
  const site = siteFrom(siteOf({ 'pages/index.json': pageJson(), 'pages/_region.json': regionJson }));
  const { shell, map } = frameOf(site.resolver!, { entry: '/assets/entry.js', files: [] });
  expect(shell.ground?.layers).toEqual({ file: `/${map!.path}#map` });
  expect(map!.text).toContain('<g id="map"');
  const colours = [...map!.text.matchAll(/ (?:fill|stroke)="([^"]*)"/g)].map(([, value]) => value);
  expect(colours.filter((value) => value !== 'none' && !/^var\(--\w{1,2}\)$/.test(value!))).toEqual([]);
});

it('[LY22] writes a name once that a park and a place have', () => {
  const at = (name: string, y: number) => ({ name, x: 200, y, box: { x: 0, y: 0, width: 0, height: 0 } });
  const names = groundNames(
    { parks: [at('Heath', 100)], waters: [], around: [], places: [at('Heath', 300), at('Ford', 200)] },
    (point) => point,
    { frame: { width: 400, height: 400 }, taken: [], ring: undefined, water: [] },
  );
  expect(names.map(({ name, kind }) => [name, kind])).toEqual([
    ['Heath', 'park'],
    ['Ford', 'place'],
  ]);
});

it('a water is as wide as it is said to be, a lake is closed, and what a region has not takes no layer', () => {
  const straight = (width: number) => [
    [51.5, -0.2, width],
    [51.5, -0.1],
  ];
  const river = { name: 'Thames', line: straight(400) };
  const lake = {
    kind: 'lake',
    name: 'Mere',
    line: [
      [51.5, -0.2],
      [51.6, -0.2],
      [51.6, -0.1],
    ],
  };
  const plain = drawn({ waters: [river], parks: [], details: [] });
  expect(pathOf(plain, 'river')).toMatch(/^M-?\d+ ?-?\d+q.*z$/);
  expect(pathOf(plain, 'river'), 'from the middle to a bank').toContain(' 200-');
  expect(pathOf(plain, 'road')).toBeUndefined();
  expect(pathOf(drawn({ waters: [], details: [lake] }), 'river')).toMatch(/z$/);
  expect(layersFile([{ part: 'road', d: 'M0 0l1 1' }])).toContain(
    '<path fill="none" stroke="var(--line)" stroke-width="50" d="M0 0l1 1"/>',
  );
});
