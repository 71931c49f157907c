import { describe, expect, it } from 'vitest';
import { seedOf, strongColour, weakPairs } from '../../../src/design/theme/contrast';
import { paletteOf } from '../../../src/design/theme/palette';
import { SITE, siteWith } from './make';
import { problemsBy, toldBy } from './told-by';
import { lines, said } from './said';

const GOOD = { ink: '#0B1B2B', brand: '#0B5FA5', call: '#C8102E' };
const coloured = (colours: Partial<typeof GOOD>) => siteWith({ look: { colours: { ...GOOD, ...colours } } });

describe('the colours of the brand', () => {
  it('[CT6] are taken where everything can be read, and where the site names none', () => {
    for (const fine of [coloured({}), {}, coloured({ ink: '#1F1300', brand: '#7A4B00', call: '#7A1FA2' })])
      expect(toldBy('weak-colour', fine)).toEqual([]);
  });

  it('[CT6] are refused one by one, with what could not be read and the nearest shade that can', () => {
    expect(toldBy('weak-colour', coloured({ brand: '#4BA3E3', call: '#F59E0B' }))).toEqual(lines`
      ${SITE} weak-colour "#4BA3E3"
      ${SITE} weak-colour "#F59E0B"`);
    expect(problemsBy('weak-colour', coloured({ brand: '#4BA3E3' }))).toMatchObject(said`
      "#4BA3E3" is too faint: in the light theme, what is drawn in it or on it would have a contrast of 2.36:1, and at least 4.5:1 is needed.
      > Write "#0370AD" in its place, the nearest shade that is strong enough, or choose another colour.
      ? People who do not see well, and everybody in bright sun, could not read it.`);
  });

  it('[CT6] can be mended by the shade that is named', () => {
    for (const seed of ['ink', 'brand', 'call'] as const) {
      for (const colour of ['#8CC8FF', '#F2B632', '#FF00FF', '#FFFFFF', '#00FF00']) {
        const strong = strongColour({ ...GOOD, [seed]: colour }, seed);
        expect(weakPairs(paletteOf({ ...GOOD, [seed]: strong })), `${seed} ${colour} → ${strong}`).toEqual([]);
      }
    }
  });

  it('[CT6] decide by themselves: no colour is refused for another', () => {
    for (const ink of ['#0B1B2B', '#FFFF00', '#00FFFF', '#FF00FF', '#9A9A9A', '#FFFFFF'])
      expect(new Set([...weakPairs(paletteOf({ ...GOOD, ink })).map(seedOf), 'ink']), ink).toEqual(new Set(['ink']));
  });
});
