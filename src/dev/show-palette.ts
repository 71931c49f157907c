import { globalCss } from '../design/theme/global-css';
import type { Palette } from '../design/theme/palette';

const sheet = document.createElement('style');
document.head.prepend(sheet);

/** Draws everything in these colours. */
export function showPalette(palette: Palette) {
  sheet.textContent = globalCss(palette);
}
