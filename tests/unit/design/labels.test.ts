import { describe, expect, it } from 'vitest';
import { regionFile } from '../../../src/content/documents/region.schema';
import { drawGround } from '../../../src/design/map/draw-ground';
import { boxesOnRing } from '../../../src/design/map/labels';
import { layOut, placedWords, viewOf } from '../../../src/design/map/layout';
import type { PlacedWords } from '../../../src/design/map/layout';
import { hits, isCrossing, isNear, lineTo } from '../../../src/design/map/lines';
import { boxesAlong, groundNames } from '../../../src/design/map/names';
import { wordsOfPin } from '../../../src/design/map/pin-words';
import { placeLabels } from '../../../src/design/map/place-labels';
import { regionJson } from '../../fixtures/region';

describe('the codes beside the dots of a map', () => {
  const frame = { width: 560, height: 560 };
  const free = { obstacles: [], water: [], spared: [] };

  it('keep off the ring where another side is free', () => {
    const dot = { x: 280, y: 280, letters: 3 };
    const [plain] = placeLabels([dot], { ...free, frame });
    const [off] = placeLabels([dot], { ...free, spared: boxesOnRing({ x: 120, y: 280 }, 180), frame });
    expect(plain).toEqual({ x: 292, y: 280, anchor: 'start', isWide: false });
    expect(off).toEqual({ x: 268, y: 280, anchor: 'end', isWide: false });
  });

  it('stand nowhere that is nearer to another dot', () => {
    const dots = [
      { x: 280, y: 280, letters: 3 },
      { x: 345, y: 280, letters: 3 },
    ];
    const [first] = placeLabels(dots, { ...free, frame });
    expect(first).toMatchObject({ x: 268, anchor: 'end' });
  });

  it('are given first to a dot that has few free sides', () => {
    const dots = [
      { x: 280, y: 300, letters: 3 },
      { x: 280, y: 276, letters: 3 },
    ];
    const wall = { left: 230, right: 340, top: 225, bottom: 264 };
    const side = { left: 282, right: 340, top: 264, bottom: 289 };
    const placed = placeLabels(dots, { ...free, obstacles: [wall, side], frame });
    expect(placed.map((label) => label !== undefined)).toEqual([true, true]);
  });
});

it('[LY14] words that have no room beside their dot stand at the end of a line that touches nothing', () => {
  const frame = { width: 560, height: 560 };
  // Eight dots around one leave it no side.
  const crowd = [-38, 0, 38].flatMap((x) => [-38, 0, 38].map((y) => ({ x: 280 + x, y: 280 + y, letters: 4 })));
  const placed = placeLabels(crowd, { obstacles: [], water: [], spared: [], frame });
  expect(placed.filter((label) => label === undefined)).toEqual([]);
  const lines = placed.flatMap((label, at) => (label?.line ? [lineTo(crowd[at]!, label.line)] : []));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    expect(lines.filter((other) => other !== line && isCrossing(line, other))).toEqual([]);
    expect(crowd.filter((dot) => isNear(line, dot, 9)).length).toBeLessThanOrEqual(1);
  }
});

it('[LY14] what matters is named before what does not, and on the water if it must be', () => {
  const frame = { width: 200, height: 60 };
  const [near, far] = [
    { x: 100, y: 30, letters: 4, matters: true },
    { x: 130, y: 30, letters: 4 },
  ];
  const water = [{ left: 0, right: 200, top: 0, bottom: 60 }];
  const placed = placeLabels([far, near], { obstacles: [], water, spared: [], frame });
  expect(placed.map((label) => label !== undefined)).toEqual([false, true]);
});

it('[LY14] words stand in the type of narrow maps on each side of their dot', () => {
  const frame = { width: 560, height: 560 };
  const dot = { x: 280, y: 280, letters: 3 };
  const beside = { left: 220, right: 340, top: 275, bottom: 285 };
  const above = { left: 260, right: 300, top: 180, bottom: 275 };
  for (const obstacles of [[beside], [beside, above]]) {
    const [label] = placeLabels([dot], { obstacles, water: [], spared: [], frame });
    expect(label).toMatchObject({ isWide: false });
    expect(label).not.toHaveProperty('line');
  }
});

it('[LY14] a line keeps off the words of a pin that it leads past', () => {
  const frame = { width: 560, height: 560 };
  const wall = { left: 240, right: 320, top: 255, bottom: 305 };
  const words = { left: 330, right: 380, top: 200, bottom: 400 };
  const [label] = placeLabels([{ x: 280, y: 280, letters: 3 }], {
    obstacles: [{ ...wall, bottom: 270 }, { ...wall, top: 290 }, words],
    water: [],
    spared: [],
    frame,
  });
  const line = label?.line && lineTo({ x: 280, y: 280 }, label.line);
  expect(line && hits(line, { left: 325, right: 385, top: 195, bottom: 405 })).not.toBe(true);
});

it('a line goes through a box that it crosses, and through none beside it', () => {
  const line = lineTo({ x: 0, y: 0 }, { x: 100, y: 50 });
  expect(hits(line, { left: 40, right: 60, top: 20, bottom: 30 })).toBe(true);
  expect(hits(line, { left: 40, right: 60, top: 40, bottom: 60 })).toBe(false);
  expect(hits(lineTo({ x: 0, y: 0 }, { x: 0, y: 50 }), { left: 2, right: 9, top: 0, bottom: 9 })).toBe(false);
});

it('the name of a park beside a river stands off the water', () => {
  const box = { x: 0, y: 0, width: 0, height: 0 };
  const parks = [{ name: 'Green', x: 200, y: 200, box }];
  const bends = [
    { x: 0, y: 194 },
    { x: 400, y: 194 },
  ];
  const free = { frame: { width: 400, height: 400 }, taken: [], ring: undefined };
  const at = (water: typeof bends) =>
    groundNames({ parks, waters: [], around: [], places: [] }, (point) => point, {
      ...free,
      water: boxesAlong(water, free.frame),
    }).map(({ y }) => y);
  expect(at([])).toEqual([200]);
  expect(at(bends)).toEqual([220]);
});

it('a water has its name once, and a place where nothing else has the room', () => {
  const labels = [100, 300].map((x) => ({ x, y: 50, turn: 0 }));
  const ground = { parks: [], waters: [{ name: 'Stream', bends: [], labels }], around: [] };
  const places = [
    { name: 'Ford', x: 100, y: 50 },
    { name: 'Green', x: 200, y: 200 },
    { name: 'Heath', x: 210, y: 205 },
  ];
  const free = { frame: { width: 400, height: 400 }, taken: [], water: [], ring: undefined };
  const named = groundNames({ ...ground, places }, (point) => point, free);
  expect(named.map(({ name, x }) => [name, x])).toEqual([
    ['Stream', 100],
    ['Green', 200],
  ]);
});

it('a pin has its name on the side without a dot, its code where the name has no room, or none', () => {
  const frame = { width: 560, height: 560 };
  const names = [
    { text: 'Victoria', letters: 8 },
    { text: 'SW1', letters: 3 },
  ];
  const besides = (x: number, ...dots: { x: number; y: number }[]) => wordsOfPin({ x, y: 280 }, names, { dots, frame });
  expect(besides(280)).toMatchObject({ text: 'Victoria', anchor: 'start' });
  expect(besides(280, { x: 320, y: 252 })).toMatchObject({ text: 'Victoria', anchor: 'end' });
  expect(besides(510, { x: 470, y: 252 }, { x: 510, y: 298 })).toBeUndefined();
  expect(besides(480, { x: 400, y: 252 }, { x: 480, y: 298 })).toMatchObject({ text: 'SW1', anchor: 'start' });
});

it('[LY14] a dot has the name of a page without a code, and is drawn where the name has no room, too', () => {
  const ground = drawGround(regionFile.parse(regionJson));
  const pageAt = (name: string, latitude: number, code?: string) => ({
    route: `/${name}`,
    name,
    coordinates: { latitude, longitude: -0.13 },
    ...(code !== undefined && { code }),
  });
  const dotsOf = (...pages: ReturnType<typeof pageAt>[]) => layOut({ ground, view: ground.whole, pages }).dots;
  const [named, coded] = dotsOf(pageAt('Mahone Bay', 51.45), pageAt('Victoria', 51.55, 'SW1H'));
  expect([named?.letters, coded?.letters]).toEqual([8, 4.4]);
  const long = [pageAt('x'.repeat(80), 51.5)];
  expect(dotsOf(...long)).toMatchObject([{ label: undefined }]);
  const near = viewOf({ part: 'pages', pages: [pageAt('Mahone Bay', 51.45), pageAt('Victoria', 51.55)] }, ground);
  expect([near?.width, near?.height]).toEqual([13.4, 13.4]);
});

it('[LY14] where the words of a map have room is found once, where its page is built', () => {
  const ground = drawGround(regionFile.parse(regionJson));
  const { x, y, width, height } = ground.whole;
  const pages = [0.3, 0.5, 0.7].map((share, number) => ({
    route: `/areas/${number}`,
    name: `Place ${number}`,
    coordinates: {
      latitude: ground.centre.latitude - (y + height * share) / 111,
      longitude: ground.centre.longitude + (x + width * share) / 70,
    },
  }));
  const map = { pages, part: 'whole' as const };
  const found = JSON.parse(JSON.stringify(placedWords(map, ground))) as PlacedWords;
  expect(found.labels.length).toBeGreaterThan(0);
  const drawn = { ...map, ground, view: ground.whole };
  expect(layOut({ ...drawn, placed: found })).toEqual(layOut(drawn));
  // It is taken as it is, and nothing is looked for again.
  expect(layOut({ ...drawn, placed: { labels: [], names: [] } }).placed).toEqual({ labels: [], names: [] });
});
