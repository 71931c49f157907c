import { FACE } from './face';

/** Type sizes in rem at 390 px and at 1280 px. */
export const STEPS: Record<string, readonly [number, number]> = {
  '-1': [0.9375, 0.9375],
  '0': [1.0625, 1.0625],
  '1': [1.1875, 1.25],
  '2': [1.375, 1.625],
  '3': [1.5, 2],
  '4': [1.875, 2.75],
  '5': [2.25, 3.25],
};

/**
 * `space-s` parts cards, `space-m` is the air inside them, `space-l` the parts of a block, `space-xl` its columns.
 * `split` is the one grid of wide pages: a heading, and what it is about. `beside` is words and a picture or card that
 * begins where the picture of a hero does.
 */
export const SIZES = {
  'radius-s': '12px',
  'radius-m': '20px',
  'radius-pill': '999px',
  'space-s': 'clamp(0.75rem, 2vw, 1.5rem)',
  'space-m': 'clamp(1rem, 2.5vw, 1.75rem)',
  'space-l': 'clamp(1.25rem, 4vw, 3rem)',
  'space-xl': 'clamp(2rem, 5vw, 4rem)',
  'space-section': 'clamp(2.25rem, 9vw - 0.75rem, 6rem)',
  'container': '72rem',
  'split': 'minmax(0, 4fr) minmax(0, 8fr)',
  'beside': 'minmax(0, 1fr) 41.667%',
  'gutter': 'clamp(1rem, 2.5vw, 2rem)',
  'measure': '65ch',
  'header-height': '4rem',
  'font-display': `'${FACE.family}', '${FACE.standIn.family}', system-ui, sans-serif`,
  'font-text': `-apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', 'Liberation Sans', Arial, sans-serif`,
};

/**
 * Below this width, in em, the call bar stands at the bottom: 768 px, and more where the visitor's browser is set to
 * larger type.
 */
export const PHONE_BELOW = 48;
