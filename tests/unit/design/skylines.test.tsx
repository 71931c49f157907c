import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Skyline } from '../../../src/design/drawings/Skyline';
import skylineFiles from '../../../src/design/drawings/skyline-files.json';
import { SKYLINE_NAMES } from '../../../src/design/drawings/skyline-names';
import { SKYLINE_HEIGHT, SKYLINE_WIDTH } from '../../../src/design/drawings/skyline-size';
import { drawSkylines, skylineText } from '../../../src/design/drawings/skylines';
import { relative } from '../../../src/design/drawings/skylines/relative';
import { box, rowOf } from '../../../src/design/drawings/skylines/strip';

it('[X11] draws a house by the same text wherever it stands', () => {
  expect(relative('M3-2h4v-3zM10 0L12-2', 20)).toBe('m3-2h4v-3zm7 2l2-2m8 2');
  expect(relative('M4 0v-6a2 2 0 0 1 4 0V0', 9)).toBe('m4 0v-6a2 2 0 0 1 4 0v6m1 0');
  expect(relative('M0-1q3-2 6 0t6 0 6 0H20', 20)).toBe('m0-1q3-2 6 0t6 0 6 0h2m0 1');
});

it('[X11] draws a row as wide as a wide window, its landmark once, no house beside its like, and the same each time', () => {
  const houseOf = (width: number) => ({ width, line: box(1, 0, width - 2, 20) });
  const [few, landmark] = [[houseOf(90), houseOf(100), houseOf(110)], houseOf(333)];
  const row = () => rowOf({ scale: 1, roofs: 20, houses: few, landmark, seed: 7 });
  const { line, fine } = row();
  const walls = [...line.matchAll(/m1 0h(\d+)/g)].map(([, width]) => Number(width) + 2);
  const around = walls.filter((width) => width !== landmark.width);
  expect([line, fine]).toEqual([row().line, '']);
  expect(walls.length - around.length).toBe(1);
  expect(around.filter((width, at) => at > 1 && (width === around[at - 1] || width === around[at - 2]))).toEqual([]);
  expect(walls.reduce((sum, width) => sum + width, 0)).toBeGreaterThanOrEqual(SKYLINE_WIDTH);
});

it('[X11] keeps each strip in a file of its own, of one height, lit here and there, with a street behind', () => {
  const strips = drawSkylines();
  const texts = SKYLINE_NAMES.map((name) => readFileSync(`src/site/public${skylineFiles[name]}`, 'utf8'));
  expect(texts).toEqual(SKYLINE_NAMES.map((name) => skylineText(strips[name])));
  for (const [at, name] of SKYLINE_NAMES.entries()) {
    const { scale, roofs, lit } = strips[name];
    expect(roofs * scale, name).toBeLessThan(SKYLINE_HEIGHT);
    expect(lit, name).toMatch(/z/);
    expect(texts[at], name).toMatch(/id="behind".*id="street"/);
  }
  const markup = renderToStaticMarkup(<Skyline file={skylineFiles.mews} />);
  expect(markup).toContain(`<use href="${skylineFiles.mews}#behind"></use><use href="${skylineFiles.mews}#street">`);
});
