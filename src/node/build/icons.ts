import { Resvg } from '@resvg/resvg-js';
import type { Drawing } from '../../design/drawing';
import { drawingText } from '../../design/drawing-text';
import type { Palette, Theme } from '../../design/palette';

/** What stands in a browser's tab for a site without a mark. */
const DISC: Drawing = {
  viewBox: '0 0 32 32',
  parts: [{ tag: 'circle', attributes: { cx: '16', cy: '16', r: '13' }, isAccent: true }],
};

const inTheme = ({ ink, brand }: Theme) => ({ ink, accent: brand });

/** `favicon.svg`: the mark in the colours of the light theme, and of the dark one where the browser is dark. */
export function favicon(mark: Drawing = DISC, { light, dark }: Palette): string {
  const swaps = [
    [light.ink, dark.ink],
    [light.brand, dark.brand],
  ]
    .flatMap(([from, to]) => ['fill', 'stroke'].map((name) => `[${name}='${from}']{${name}:${to}}`))
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}"><style>@media(prefers-color-scheme:dark){${swaps}}</style>` +
    `${drawingText(mark, inTheme(light))}</svg>\n`
  );
}

/** In pixels, as phones ask for it; the mark keeps away from the corners, which they round. */
const TOUCH = { size: 180, mark: 124 };

/** `apple-touch-icon.png`: the mark on paper, for the home screen of a phone. */
export function touchIcon(mark: Drawing = DISC, { light }: Palette): Uint8Array {
  const edge = (TOUCH.size - TOUCH.mark) / 2;
  return new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TOUCH.size}" height="${TOUCH.size}">` +
      `<rect width="100%" height="100%" fill="${light.paper}"/>` +
      `<svg x="${edge}" y="${edge}" width="${TOUCH.mark}" height="${TOUCH.mark}" viewBox="${mark.viewBox}">${drawingText(mark, inTheme(light))}</svg></svg>`,
  )
    .render()
    .asPng();
}
