import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Skyline } from '../../../src/design/drawings/Skyline';
import { SKYLINE_NAMES } from '../../../src/design/drawings/skyline-names';
import { SKYLINES } from '../../../src/design/drawings/skylines';
import { relative } from '../../../src/design/drawings/skylines/relative';
import { box, stripOf } from '../../../src/design/drawings/skylines/strip';

it('[X11] draws a house by the same text wherever it stands', () => {
  expect(relative('M3-2h4v-3zM10 0L12-2', 20)).toBe('m3-2h4v-3zm7 2l2-2m8 2');
  expect(relative('M4 0v-6a2 2 0 0 1 4 0V0', 9)).toBe('m4 0v-6a2 2 0 0 1 4 0v6m1 0');
  expect(relative('M0-1q3-2 6 0t6 0 6 0H20', 20)).toBe('m0-1q3-2 6 0t6 0 6 0h2m0 1');
  const house = { width: 10, line: box(1, 0, 8, 20) };
  const { width, line, fine } = stripOf(24, [house, house]);
  expect([width, fine]).toEqual([20, '']);
  expect(line.split(relative(house.line, 10)).length).toBe(3);
});

it('[X11] draws each strip whole with a street behind it, lit here and there, and none far higher than the others', () => {
  const strips = SKYLINE_NAMES.map((name) => SKYLINES[name]);
  for (const { height, line, lit, ...strip } of strips) {
    const markup = renderToStaticMarkup(<Skyline {...strip} height={height} line={line} lit={lit} />);
    expect(markup).toContain(`<path id="street" d="${line}"`);
    expect(markup.split('href="#street"').length, 'the street behind').toBe(3);
    expect(lit).toMatch(/z/);
  }
  const bodies = strips.map(({ line }) => line);
  expect(new Set(bodies).size).toBe(SKYLINE_NAMES.length);
  expect(Math.max(...strips.map(({ height }) => height))).toBeLessThan(100);
});
