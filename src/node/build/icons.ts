import { createCanvas, loadImage } from '@napi-rs/canvas';
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
export async function touchIcon(mark: Drawing = DISC, { light }: Palette): Promise<Uint8Array> {
  const edge = (TOUCH.size - TOUCH.mark) / 2;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TOUCH.mark}" height="${TOUCH.mark}" viewBox="${mark.viewBox}">` +
    `${drawingText(mark, inTheme(light))}</svg>`;
  const canvas = createCanvas(TOUCH.size, TOUCH.size);
  const context = canvas.getContext('2d');
  context.fillStyle = light.paper;
  context.fillRect(0, 0, TOUCH.size, TOUCH.size);
  context.drawImage(await loadImage(Buffer.from(svg)), edge, edge, TOUCH.mark, TOUCH.mark);
  return canvas.encodeSync('png');
}
