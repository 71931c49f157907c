import { themeCss } from '../design/theme/global-css';
import type { Palette } from '../design/theme/palette';

/** Both themes as attributes, so that they can stand on one page whatever the system prefers. */
export const themesCss = (palette: Palette) =>
  (['light', 'dark'] as const)
    .map((name) => `[data-theme='${name}']{color-scheme:${name};${themeCss(palette[name])}}`)
    .join('');
