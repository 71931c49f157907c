/** Every colour, size and face of the site, once. `global-css.ts` writes them as CSS custom properties. */

export type ColourName = keyof typeof light;
export type Theme = Record<ColourName, string>;

/** `…-fill` and `…-tint` are grounds, `on-…` is what stands on them; the rest are text, lines and grounds. */
export const light = {
  'ink': '#0B1B2B',
  'text': '#22364A',
  'muted': '#51657A',
  'line': '#D8E2EB',
  'edge': '#7A8DA0',
  'ground': '#FFFFFF',
  'paper': '#FFFFFF',
  'mist': '#F3F7FA',
  'brand': '#0B5FA5',
  'brand-bright': '#1E9BD7',
  'brand-fill': '#0B5FA5',
  'brand-fill-press': '#084A82',
  'on-brand': '#FFFFFF',
  'brand-tint': '#E4F0F9',
  'call': '#C8102E',
  'call-fill': '#C8102E',
  'call-fill-press': '#A10C25',
  'on-call': '#FFFFFF',
  'call-tint': '#FCECEE',
  'sound': '#14703B',
  'sound-tint': '#E6F4EB',
  'brass': '#8A5A00',
  'brass-tint': '#FBF2E0',
  'band': '#0B1B2B',
  'on-band': '#FFFFFF',
  'on-band-muted': '#B9C9D8',
  'band-line': '#2B4259',
  'map-park': '#DCEBDD',
  'map-river': '#A9D3EE',
  'map-words': '#24526F',
  'focus': '#0B1B2B',
  'focus-halo': '#FFFFFF',
};

export const dark: Theme = {
  'ink': '#F4F8FB',
  'text': '#DCE7F0',
  'muted': '#9DB1C4',
  'line': '#253C52',
  'edge': '#6C859C',
  'ground': '#081420',
  'paper': '#0E1E2E',
  'mist': '#14283B',
  'brand': '#6DB6EC',
  'brand-bright': '#1E9BD7',
  'brand-fill': '#6DB6EC',
  'brand-fill-press': '#93CBF3',
  'on-brand': '#081420',
  'brand-tint': '#12324D',
  'call': '#FF8791',
  'call-fill': '#C8102E',
  'call-fill-press': '#A10C25',
  'on-call': '#FFFFFF',
  'call-tint': '#33171F',
  'sound': '#5CC58A',
  'sound-tint': '#102C22',
  'brass': '#E0B45C',
  'brass-tint': '#2C2412',
  'band': '#14283B',
  'on-band': '#FFFFFF',
  'on-band-muted': '#B9C9D8',
  'band-line': '#35506A',
  'map-park': '#1A3A35',
  'map-river': '#1F5F8B',
  'map-words': '#D5E8F5',
  'focus': '#FFFFFF',
  'focus-halo': '#081420',
};

type Pair = readonly [text: ColourName, ground: ColourName];

const onEvery = (texts: ColourName[], grounds: ColourName[]): Pair[] =>
  texts.flatMap((text) => grounds.map((ground): Pair => [text, ground]));

const PLAIN_GROUNDS: ColourName[] = ['ground', 'paper', 'mist'];

/** Words on their grounds: at least 4.5:1 (WCAG 2.2, 1.4.3) in both themes. */
export const TEXT_PAIRS: readonly Pair[] = [
  ...onEvery(['ink', 'text', 'muted', 'brand', 'call', 'sound', 'brass'], PLAIN_GROUNDS),
  ...onEvery(['ink', 'text'], ['brand-tint', 'call-tint', 'sound-tint', 'brass-tint']),
  ['brand', 'brand-tint'], ['call', 'call-tint'], ['sound', 'sound-tint'], ['brass', 'brass-tint'],
  ['muted', 'brand-tint'],
  ['on-brand', 'brand-fill'], ['on-brand', 'brand-fill-press'],
  ['on-call', 'call-fill'], ['on-call', 'call-fill-press'],
  ...onEvery(['map-words'], ['map-park', 'map-river', 'mist', 'paper']),
  ['on-band', 'band'], ['on-band-muted', 'band'],
];

/** Edges of controls and the focus ring: at least 3:1 (WCAG 2.2, 1.4.11) in both themes. */
export const CONTROL_PAIRS: readonly Pair[] = [
  ...onEvery(['edge'], PLAIN_GROUNDS),
  ...onEvery(['ink'], ['map-park', 'map-river']),
  ['brand', 'map-park'],
  ['focus', 'focus-halo'],
  ['on-band-muted', 'band'],
];

/** Type sizes in rem at 390 px and at 1280 px. */
export const STEPS: Record<string, readonly [number, number]> = {
  '-1': [0.9375, 0.9375],
  '0': [1.0625, 1.0625],
  '1': [1.1875, 1.25],
  '2': [1.375, 1.625],
  '3': [1.75, 2.375],
  '4': [2.125, 3.125],
  '5': [2.375, 4.375],
};

export const FONT = {
  family: 'Site Display',
  fallback: 'Site Display Fallback',
  file: '/fonts/cabin.woff2',
  weights: '400 700',
  /** Cabin Bold against Arial Bold over the site's own headings: widths 0.899, ascent .97 em, descent .25 em. */
  fallbackMetrics: 'size-adjust:89.9%;ascent-override:107.9%;descent-override:27.8%;line-gap-override:0%;',
};

export const SIZES = {
  'radius-s': '12px',
  'radius-m': '20px',
  'radius-pill': '999px',
  'space-section': 'clamp(3rem, 8vw, 6.5rem)',
  'container': '72rem',
  'gutter': 'clamp(1rem, 4vw, 2rem)',
  'measure': '65ch',
  'header-height': '4rem',
  'font-display': `'${FONT.family}', '${FONT.fallback}', system-ui, sans-serif`,
  'font-text': `system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif`,
};

export const SHADOWS = {
  light: '0 1px 2px rgb(11 27 43 / .06), 0 12px 32px rgb(11 27 43 / .14)',
  dark: '0 1px 2px rgb(0 0 0 / .4), 0 12px 32px rgb(0 0 0 / .5)',
};

/**
 * Below this width, in em, the call bar stands at the bottom and the menu is a sheet: 768 px, and more where the
 * visitor's browser is set to larger type.
 */
export const PHONE_BELOW = 48;
