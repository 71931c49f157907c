import { expect, it } from 'vitest';
import { findDistrict } from '../../../src/design/finder/find-district';
import type { FoundDistricts } from '../../../src/blocks/resolved';
import { siteFrom } from '../../../src/content/site';
import { coordinatesOf, Region } from '../../../src/content/region/region';
import { kmBetween } from '../../../src/content/region/geometry';
import { region as drawn, regionJson } from '../../fixtures/region';
import { areaJson, heroJson, pageJson, siteOf } from '../../fixtures/site';

const districts = ['E1', 'E11', 'SW1', 'SW1A', 'W1', 'EC1A'].map((code) => ({ code }));
const codeOf = (typed: string, rest = 3) => findDistrict(typed, { districts, rest })?.code;

it.each([
  ['E1', 'E1'],
  ['e1 1aa', 'E1'],
  ['E11AA', 'E1'],
  ['e111aa', 'E11'],
  [' sw1a  1aa ', 'SW1A'],
  ['SW1A1AA', 'SW1A'],
  ['s w 1 a 1 a a', 'SW1A'],
  ['SW1A 1', 'SW1A'],
  ['ec1a-1bb', 'EC1A'],
  ['W1T 4AB', 'W1'],
  ['N1 1AA', undefined],
  ['E13 0AB', undefined],
  ['E130AB', undefined],
  ['', undefined],
  ['   ', undefined],
])('[X8] takes "%s" for the district %s', (typed, code) => {
  expect(codeOf(typed)).toBe(code);
});

it('[X8] takes a code without a rest as it is', () => {
  expect([codeOf('E1', 0), codeOf('E1 1AA', 0)]).toEqual(['E1', 'E1']);
});

it('[X8] leads each district to its own page, to that of the whole, or to the nearest', () => {
  const { code: own } = areaJson().facts as { code: string };
  const finder = {
    type: 'finder',
    heading: 'Find',
    label: 'Code',
    districts: { kind: 'area', nearest: 1 },
    elsewhere: 'Nearest:',
    unknown: 'Unknown.',
    list: 'All',
  };
  const pages = { 'pages/areas/a.json': areaJson(), 'pages/index.json': pageJson('Home', [heroJson, finder]) };
  const found = (region?: object) => {
    const documents = siteOf({ ...pages, ...(region && { 'pages/_region.json': region }) });
    if (!region) documents.delete('pages/_region.json');
    const resolver = siteFrom(documents).resolver!;
    const block = resolver.page(resolver.site.at('/')!).blocks[1] as unknown as { districts: FoundDistricts };
    return block.districts;
  };
  const { districts: all, pages: listed } = found(regionJson);
  expect(listed).toMatchObject([{ route: '/areas/a' }]);
  expect(all.length).toBeGreaterThan(2);
  expect(all.find(({ code }) => code === own)).toMatchObject({ isListed: true, pages: [0] });
  for (const each of all) expect([each.code, each.pages]).toEqual([each.code, [0]]);
  expect(all.some(({ isListed }) => !isListed)).toBe(true);
  // Maps name whole districts, on every map those with the name of a borough.
  const namedAs = (wanted: string) => all.find(({ code }) => code === wanted)?.named;
  expect(['CR0', 'N8', 'EC1A', own].map(namedAs)).toEqual(['always', 'close', undefined, undefined]);
  expect(found().districts).toEqual([]);
});

it('[X8] adds the way to a bridge where a river lies between, and nothing where one bank has both', () => {
  const river = {
    name: 'River',
    labels: [],
    line: [
      [51.5, -0.2],
      [51.52, -0.1],
      [51.5, 0],
    ] as [number, number][],
  };
  const region = Region.of({ ...drawn.file, waters: [river] });
  const detour = (a: readonly [number, number], b: readonly [number, number]) => {
    const [from, to] = [coordinatesOf(a), coordinatesOf(b)];
    return region.kmByBridge(from, to) - kmBetween(from, to);
  };
  expect(detour([51.49, -0.1], [51.53, -0.12])).toBeCloseTo(3);
  expect(detour([51.49, -0.1], [51.49, -0.12])).toBe(0);
  expect(detour([51.49, -0.1], [51.505, 0.2])).toBe(0);
  expect(detour([51.51, -0.19], [51.51, -0.01])).toBe(0);
});
