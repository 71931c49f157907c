import { converter, wcagContrast } from 'culori';
import type { Colours } from './colours';
import { colourAt, paletteOf } from './palette';
import type { ColourName, Palette } from './palette';

type Pair = readonly [text: ColourName, ground: ColourName];

const onEvery = (texts: ColourName[], grounds: ColourName[]): Pair[] =>
  texts.flatMap((text) => grounds.map((ground): Pair => [text, ground]));

const PLAIN_GROUNDS: ColourName[] = ['ground', 'paper', 'mist'];

/** Words on their grounds: at least 4.5:1 (WCAG 2.2, 1.4.3) in both themes. */
export const TEXT_PAIRS: readonly Pair[] = [
  ...onEvery(['ink', 'text', 'muted', 'brand', 'call', 'sound', 'brass'], PLAIN_GROUNDS),
  ...onEvery(['ink', 'text'], ['brand-tint', 'call-tint', 'sound-tint', 'brass-tint']),
  ['brand', 'brand-tint'],
  ['call', 'call-tint'],
  ['sound', 'sound-tint'],
  ['brass', 'brass-tint'],
  ['muted', 'brand-tint'],
  ['on-brand', 'brand-fill'],
  ['on-brand', 'brand-fill-press'],
  ['on-call', 'call-fill'],
  ['on-call', 'call-fill-press'],
  ...onEvery(['map-words'], ['map-park', 'map-river', 'mist', 'paper']),
  ['on-band', 'band'],
  ['on-band-muted', 'band'],
];

/** Edges of controls, stars and the focus ring: at least 3:1 (WCAG 2.2, 1.4.11) in both themes. */
export const CONTROL_PAIRS: readonly Pair[] = [
  ...onEvery(['edge', 'star'], PLAIN_GROUNDS),
  ...onEvery(['ink'], ['map-park', 'map-river']),
  ['brand', 'map-park'],
  ['focus', 'focus-halo'],
  ['on-band-muted', 'band'],
];

/** A pair that some people cannot tell apart. */
export interface WeakPair {
  theme: keyof Palette;
  text: ColourName;
  ground: ColourName;
  ratio: number;
  /** The least that WCAG asks for. */
  needed: number;
}

/** Every pair of a palette whose contrast is too low. */
export const weakPairs = (palette: Palette): WeakPair[] =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (
      [
        [TEXT_PAIRS, 4.5],
        [CONTROL_PAIRS, 3],
      ] as const
    ).flatMap(([pairs, needed]) =>
      pairs.flatMap(([text, ground]) => {
        const ratio = wcagContrast(palette[theme][text], palette[theme][ground]);
        return ratio < needed ? [{ theme, text, ground, ratio, needed }] : [];
      }),
    ),
  );

/** The colour of the brand that a pair stands or falls with: the tokens that are made of it have its name. */
export const seedOf = ({ text }: Pick<WeakPair, 'text'>): keyof Colours =>
  (/^(?:on-)?(brand|call)\b/.exec(text)?.[1] as 'brand' | 'call' | undefined) ?? 'ink';

/** The nearest colour of the same hue with which no pair of its own is weak; black, if no other. */
export function strongColour(colours: Colours, seed: keyof Colours): string {
  const { l, c, h } = converter('oklch')(colours[seed])!;
  const lightnesses = Array.from({ length: 200 }, (_, step) => step / 200).sort(
    (a, b) => Math.abs(a - l) - Math.abs(b - l),
  );
  return (
    lightnesses
      .map((lightness) => colourAt(lightness, c, h))
      .find((colour) => !weakPairs(paletteOf({ ...colours, [seed]: colour })).some((pair) => seedOf(pair) === seed)) ??
    '#000000'
  );
}
