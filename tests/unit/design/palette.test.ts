import { differenceEuclidean } from 'culori';
import { expect, it } from 'vitest';
import { paletteOf } from '../../../src/design/theme/palette';
import type { ColourName } from '../../../src/design/theme/palette';

const DESIGNED = { ink: '#0B1B2B', brand: '#0B5FA5', call: '#C8102E' };

/** The colours of both themes as they were chosen by eye for one brand, light and dark, before they were derived. */
const BY_EYE: Partial<Record<ColourName, [light: string, dark: string]>> = {
  'ink': ['#0B1B2B', '#F4F8FB'],
  'text': ['#22364A', '#DCE7F0'],
  'muted': ['#51657A', '#9DB1C4'],
  'line': ['#D8E2EB', '#253C52'],
  'edge': ['#7A8DA0', '#6C859C'],
  'ground': ['#FFFFFF', '#081420'],
  'paper': ['#FFFFFF', '#0E1E2E'],
  'mist': ['#F3F7FA', '#14283B'],
  'brand': ['#0B5FA5', '#6DB6EC'],
  'brand-bright': ['#1E9BD7', '#1E9BD7'],
  'brand-fill': ['#0B5FA5', '#6DB6EC'],
  'brand-fill-press': ['#084A82', '#93CBF3'],
  'on-brand': ['#FFFFFF', '#081420'],
  'brand-tint': ['#E4F0F9', '#12324D'],
  'call': ['#C8102E', '#FF8791'],
  'call-fill': ['#C8102E', '#C8102E'],
  'call-fill-press': ['#A10C25', '#A10C25'],
  'on-call': ['#FFFFFF', '#FFFFFF'],
  'call-tint': ['#FCECEE', '#2F2025'],
  'band': ['#0B1B2B', '#0E1E2E'],
  'on-band': ['#FFFFFF', '#FFFFFF'],
  'on-band-muted': ['#B9C9D8', '#B9C9D8'],
  'band-line': ['#2B4259', '#35506A'],
  'focus': ['#0B1B2B', '#FFFFFF'],
  'focus-halo': ['#FFFFFF', '#081420'],
};

const distance = differenceEuclidean('oklab');

it('[CT3] makes both themes of three colours, as close to those chosen by eye as nobody can tell', () => {
  const { light, dark } = paletteOf(DESIGNED);
  const far = Object.entries(BY_EYE)
    .flatMap(([name, [inLight, inDark]]) => {
      const token = name as ColourName;
      return [
        `light ${name} ${distance(light[token], inLight).toFixed(3)}`,
        `dark ${name} ${distance(dark[token], inDark).toFixed(3)}`,
      ];
    })
    .filter((line) => Number(line.split(' ')[2]) >= 0.02);
  expect(far).toEqual([]);
});

it('[CT3] keeps the three colours as they are written', () => {
  const { light } = paletteOf({ ink: '#0b1b2b', brand: '#0b5fa5', call: '#c8102e' });
  expect([light.ink, light.brand, light.call]).toEqual(Object.values(DESIGNED));
});
