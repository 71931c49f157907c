import { globalCss } from '../design/global-css';
import type { Palette } from '../design/palette';

const sheet = document.createElement('style');
document.head.prepend(sheet);

/** Draws everything in these colours. */
export function showPalette(palette: Palette) {
  sheet.textContent = globalCss(palette);
}
