import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { paletteOf } from '../../../src/design/theme/palette';
import { balancedLines } from '../../../src/node/build/cards/balanced-lines';
import { CardPainter } from '../../../src/node/build/cards/card-painter';
import { Palette } from '../../../src/node/build/cards/palette';
import { PngSeries } from '../../../src/node/build/cards/png';
import { siteFrom } from '../../../src/content/site';
import { pixelsOf } from '../../fixtures/pixels';
import { siteOf } from '../../fixtures/site';

const theme = paletteOf({ ink: '#0B1B2B', brand: '#0B5FA5', call: '#C8102E' }).light;
const ground = {
  name: 'Region',
  centre: { latitude: 51.5, longitude: -0.1 },
  kmPerHour: 30,
  edge: [],
  outline: 'M-20 -20H20V20H-20Z',
  parks: [],
  layers: [],
  around: [],
  waters: [],
  whole: { x: -25, y: -25, width: 50, height: 50 },
};
const painter = CardPainter.for({ ...siteFrom(siteOf({})).resolver!.shell(), ground, theme });
const card = async (words: Parameters<CardPainter['paint']>[0]) => pixelsOf((await painter).paint(words));

it('[B9] draws the number on the colour of calls, the heading in letters of the band, and the pin where the place is', async () => {
  const { width, height, at } = await card({ heading: 'HHHHHHHH', pin: ground.centre });
  expect([width, height]).toEqual([1200, 630]);
  expect(at(600, 10)).toBe(theme.band.toUpperCase());
  expect(at(80, 550)).toBe(theme['call-fill'].toUpperCase());
  const row = Array.from({ length: 400 }, (_, x) => at(72 + x, 315));
  expect(row).toContain(theme['on-band'].toUpperCase());
  // The map is 360 by 280 at 790, 16, and as wide as it is high.
  expect(at(790 + 140, 16 + 140)).toBe(theme['call-fill'].toUpperCase());
});

it('[B9] draws the next card on what all share, with nothing of the one before', async () => {
  const again = { heading: 'One' };
  const first = (await painter).paint(again);
  (await painter).paint({
    heading: 'Another one, which is longer than forty letters',
    eyebrow: 'Here',
    pin: ground.centre,
  });
  expect((await painter).paint(again).equals(first)).toBe(true);
});

it('[B9] leaves what lies below a word where it has no ink, and cuts off what reaches over an edge', async () => {
  const plain = await card({ heading: 'One' });
  const long = await card({ heading: 'One', eyebrow: 'wide '.repeat(80).trim() });
  expect(Array.from({ length: 630 }, (_, y) => long.at(0, y))).toEqual(
    Array.from({ length: 630 }, (_, y) => plain.at(0, y)),
  );
  const under = await card({ heading: Array.from({ length: 15 }, () => '............').join(' ') });
  // The map's right edge.
  expect(under.at(790 + 280, 16 + 140)).toBe(plain.at(790 + 280, 16 + 140));
});

it('[B9] breaks a heading into as few lines as it needs, each about as long as the others', () => {
  const widthOf = (text: string) => text.length;
  expect(balancedLines('Short', 20, widthOf)).toEqual(['Short']);
  expect(balancedLines('one two three four five six', 20, widthOf)).toEqual(['one two three', 'four five six']);
  expect(balancedLines('a wordthatiswiderthanaline b', 10, widthOf)).toEqual(['a', 'wordthatiswiderthanaline', 'b']);
  expect(balancedLines('', 10, widthOf)).toEqual([]);
});

it('[B9] packs a card like one of which every pixel was packed anew', () => {
  const [width, height] = [7, 70];
  const pictureOf = (colour: (x: number, y: number) => number) => {
    const pixels = Array.from({ length: width * height }, (_, at) => colour(at % width, Math.floor(at / width)));
    return { width, height, data: Uint8ClampedArray.from(pixels.flatMap((red) => [red, red + 1, red + 2, 255])) };
  };
  const base = (x: number, y: number) => (x * y) % 200;
  const over = (x: number, y: number) => (x >= 2 && x < 5 && y >= 20 && y < 64 ? 250 - x - y : base(x, y));
  const part = (from: number, to: number) => {
    const pixels = Array.from({ length: (to - from) * 3 }, (_, at) => over(2 + (at % 3), from + Math.floor(at / 3)));
    const data = Uint8ClampedArray.from(pixels.flatMap((red) => [red, red + 1, red + 2, 255]));
    const size = { width: 3, height: to - from };
    return { x: 2, y: from, ...size, indices: palette.indicesOf({ ...size, data }) };
  };
  const palette = new Palette(pictureOf(base));
  const series = new PngSeries(pictureOf(base), palette);
  // What two parts share is counted once.
  expect(linesIn(series.with([part(20, 50), part(40, 64)]))).toEqual(
    linesIn(new PngSeries(pictureOf(over), palette).with([])),
  );
  expect(linesIn(series.with([]))).toEqual(linesIn(new PngSeries(pictureOf(base), palette).with([])));
});

/** Throws where their checksum is another. */
const linesIn = (png: Buffer) => {
  const start = png.indexOf('IDAT');
  return inflateSync(png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4)));
};
