/** Every size and face of the site, once; its colours are made by `palette.ts`. `global-css.ts` writes both as CSS custom properties. */

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

/**
 * Below this width, in em, the call bar stands at the bottom and the menu is a sheet: 768 px, and more where the
 * visitor's browser is set to larger type.
 */
export const PHONE_BELOW = 48;
