import { clampChroma, converter, formatHex } from 'culori';
import { LINES_OF_SETS } from '../drawings/trade-sets';
import type { TradeSet } from '../drawings/trade-sets';
import type { Colours } from './colours';

export type Theme = ReturnType<typeof lightTheme>;
export type ColourName = keyof Theme;
export interface Palette {
  light: Theme;
  dark: Theme;
  /** Custom properties by which steps are drawn; the same in both themes. */
  lines: Readonly<Record<string, string>>;
}

/** A shade of a seed: its OKLCH lightness, and its chroma as a share of the seed's. */
type Shade = (lightness: number, share: number) => string;

const oklch = converter('oklch');

/** The colour of an OKLCH lightness, chroma and hue; as near to the chroma as a screen can show. */
export const colourAt = (l: number, c: number, h: number | undefined): string =>
  formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch')).toUpperCase();

/** Degrees by which shades of a hue turn: those of a blue would look violet, and no other hue needs it. */
const turnOf = (hue: number) => -9 * Math.max(0, Math.cos(((hue - 250) * Math.PI) / 180));

function shadesOf(colour: string): Shade {
  const { c, h = 0 } = oklch(colour)!;
  return (lightness, share) => colourAt(lightness, c * share, h + turnOf(h));
}

/** More chroma would no longer be read as grey. */
const MOST_OF_GREY = 0.05;

function greysOf(colour: string): Shade {
  const { c, h } = oklch(colour)!;
  return (lightness, share) => colourAt(lightness, Math.min(c, MOST_OF_GREY) * share, h);
}

/** A fill while it is pressed: the same colour, a step darker. */
function pressed(colour: string): string {
  const { l, c, h } = oklch(colour)!;
  return colourAt(l * 0.85, c * 0.84, h);
}

const WHITE = '#FFFFFF';

/** Colours that are the same in every brand: right is green, a rating is gold, parks are green and water is blue. */
const OWN_LIGHT = {
  'sound': '#14703B',
  'sound-tint': '#E6F4EB',
  'brass': '#8A5A00',
  'star': '#B37400',
  'brass-tint': '#FBF2E0',
  'map-park': '#D3E8D5',
  'map-river': '#A9D3EE',
  'map-words': '#24526F',
};
const OWN_DARK: typeof OWN_LIGHT = {
  'sound': '#5CC58A',
  'sound-tint': '#102C22',
  'brass': '#E0B45C',
  'star': '#E0B45C',
  'brass-tint': '#33241B',
  'map-park': '#20524A',
  'map-river': '#1F5F8B',
  'map-words': '#D5E8F5',
};

/**
 * Every colour of both themes, made of the three colours of a brand in OKLCH. `…-fill` and `…-tint` are grounds, `on-…`
 * is what stands on them; the rest are text, lines and grounds. Runs where the site is built: the visitor's browser
 * gets what comes out.
 */
export function paletteOf({ ink, brand, call }: Colours, drawings: TradeSet = 'general'): Palette {
  const colours = { ink: ink.toUpperCase(), brand: brand.toUpperCase(), call: call.toUpperCase() };
  return { light: lightTheme(colours), dark: darkTheme(colours), lines: LINES_OF_SETS[drawings] };
}

function lightTheme({ ink, brand, call }: Colours) {
  const [grey, branded, calling] = [greysOf(ink), shadesOf(brand), shadesOf(call)];
  return {
    'ink': ink,
    'text': grey(0.325, 1.15),
    'muted': grey(0.5, 1.08),
    'line': grey(0.908, 0.42),
    'edge': grey(0.635, 0.94),
    'ground': WHITE,
    'paper': WHITE,
    'mist': grey(0.974, 0.15),
    'brand': brand,
    'brand-bright': branded(0.654, 1),
    'brand-fill': brand,
    'brand-fill-press': pressed(brand),
    'on-brand': WHITE,
    'brand-tint': branded(0.949, 0.13),
    'call': call,
    'call-fill': call,
    'call-fill-press': pressed(call),
    'on-call': WHITE,
    'call-tint': calling(0.956, 0.085),
    'band': ink,
    'on-band': WHITE,
    'on-band-muted': grey(0.828, 0.7),
    'band-line': grey(0.371, 1.28),
    'focus': ink,
    'focus-halo': WHITE,
    'shadow-near': `${ink}0F`,
    'shadow-far': `${ink}24`,
    ...OWN_LIGHT,
  };
}

/** Degrees by which a dark tint of the call turns: a red as dark as the ground would look brown. */
const COOLER = 25;

function darkTheme({ ink, brand, call }: Colours): Theme {
  const [grey, branded, calling] = [greysOf(ink), shadesOf(brand), shadesOf(call)];
  const red = oklch(call)!;
  const ground = grey(0.187, 0.8);
  return {
    'ink': grey(0.977, 0.15),
    'text': grey(0.922, 0.44),
    'muted': grey(0.751, 0.92),
    'line': grey(0.348, 1.25),
    'edge': grey(0.606, 1.18),
    'ground': ground,
    'paper': grey(0.23, 1),
    'mist': grey(0.27, 1.15),
    'brand': branded(0.75, 0.8),
    'brand-bright': branded(0.654, 1),
    'brand-fill': branded(0.75, 0.8),
    'brand-fill-press': branded(0.818, 0.61),
    'on-brand': ground,
    'brand-tint': branded(0.308, 0.46),
    'call': calling(0.759, 0.7),
    'call-fill': call,
    'call-fill-press': pressed(call),
    'on-call': WHITE,
    'call-tint': colourAt(0.262, red.c * 0.12, (red.h ?? 0) - COOLER),
    'band': grey(0.23, 1),
    'on-band': WHITE,
    'on-band-muted': grey(0.828, 0.7),
    'band-line': grey(0.421, 1.4),
    'focus': WHITE,
    'focus-halo': ground,
    'shadow-near': '#00000066',
    'shadow-far': '#00000080',
    ...OWN_DARK,
  };
}
