import { describe, expect, it } from 'vitest';
import { look } from '../../../pages/_site.json';
import { CONTROL_PAIRS, TEXT_PAIRS } from '../../../src/design/theme/contrast';
import { paletteOf } from '../../../src/design/theme/palette';
import type { ColourName, Theme } from '../../../src/design/theme/palette';

const { light, dark } = paletteOf(look.colours);

/** Relative luminance of `#RRGGBB`, as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Every pair below `least`, with its ratio, so that the failure names the token to change. */
const tooFaint = (theme: Theme, pairs: readonly (readonly [ColourName, ColourName])[], least: number) =>
  pairs
    .map(([text, ground]) => ({ pair: `${text} on ${ground}`, ratio: contrast(theme[text], theme[ground]) }))
    .filter(({ ratio }) => ratio < least)
    .map(({ pair, ratio }) => `${pair} ${ratio.toFixed(2)}:1`);

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_, theme) => {
  it('[CT1] sets words at 4.5:1 on every ground they stand on', () => {
    expect(tooFaint(theme, TEXT_PAIRS, 4.5)).toEqual([]);
  });

  it('[CT1] draws edges of controls and the focus ring at 3:1', () => {
    expect(tooFaint(theme, CONTROL_PAIRS, 3)).toEqual([]);
  });
});

describe('the dark theme', () => {
  it('[CT3] has every token of the light one', () => {
    expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort());
  });
});
