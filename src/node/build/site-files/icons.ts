import type { Drawing } from '../../../design/drawings/drawing';
import { drawingText } from '../../../design/drawings/drawing-text';
import type { Palette, Theme } from '../../../design/theme/palette';

/** The icon in a browser's tab for a site without a mark. */
const DISC: Drawing = {
  viewBox: '0 0 32 32',
  parts: [{ tag: 'circle', attributes: { cx: '16', cy: '16', r: '13' }, isAccent: true }],
};

const inTheme = ({ ink, brand }: Theme) => ({ ink, accent: brand });

/** `favicon.svg`: the mark in the colours of the light theme, and of the dark one where the browser is dark. */
export function favicon(mark: Drawing = DISC, { light, dark }: Pick<Palette, 'light' | 'dark'>): string {
  const swaps = [
    [light.ink, dark.ink],
    [light.brand, dark.brand],
  ]
    .flatMap(([from, to]) => ['fill', 'stroke'].map((name) => `[${name}='${from}']{${name}:${to}}`))
    .join('');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" ' +
    `viewBox="${mark.viewBox}"><style>@media(prefers-color-scheme:dark){${swaps}}</style>` +
    `${drawingText(mark, inTheme(light))}</svg>\n`
  );
}

/** In pixels: the edge of the icon, and of the mark in its middle. */
type Sizes = { size: number; mark: number };

/** In pixels, as phones ask for it; the mark keeps away from the corners, which they round. */
const TOUCH = { size: 180, mark: 124 };

/** `apple-touch-icon.png`: the mark on paper, for the home screen of a phone. */
export function touchIcon(mark: Drawing = DISC, { light }: Palette): Promise<Uint8Array> {
  return painted(mark, light, TOUCH, light.paper);
}

/**
 * The icons that the manifest names. A `maskable` one is cut by the phone to a shape of its own, which leaves the
 * circle in the middle, of four fifths of its width: the corners of the mark lie on it.
 */
export const MANIFEST_ICONS = [
  { file: 'icon-192.png', size: 192, mark: 132, purpose: 'any' },
  { file: 'icon-512.png', size: 512, mark: 352, purpose: 'any' },
  { file: 'icon-maskable.png', size: 512, mark: 288, purpose: 'maskable' },
] as const;

/** One of `MANIFEST_ICONS`: the mark on paper. */
export function manifestIcon(sizes: Sizes, mark: Drawing = DISC, { light }: Palette): Promise<Uint8Array> {
  return painted(mark, light, sizes, light.paper);
}

/** In pixels, as tabs show it on a fine screen. */
const TAB = { size: 32, mark: 32 };
/** Bytes of the header of an ICO file, and of its one entry. */
const ICO_HEADER = 6;
const ICO_ENTRY = 16;

/** `favicon.ico`, which programs ask for that read no page: one picture, as PNG. */
export async function iconFile(mark: Drawing = DISC, { light }: Palette): Promise<Uint8Array> {
  const png = await painted(mark, light, TAB);
  const start = Buffer.alloc(ICO_HEADER + ICO_ENTRY);
  start.writeUInt16LE(1, 2); // an icon
  start.writeUInt16LE(1, 4); // of one picture
  start.writeUInt8(TAB.size, ICO_HEADER);
  start.writeUInt8(TAB.size, ICO_HEADER + 1);
  start.writeUInt16LE(1, ICO_HEADER + 4); // planes
  start.writeUInt16LE(32, ICO_HEADER + 6); // bits a pixel
  start.writeUInt32LE(png.byteLength, ICO_HEADER + 8);
  start.writeUInt32LE(start.byteLength, ICO_HEADER + 12);
  return Buffer.concat([start, png]);
}

async function painted(mark: Drawing, theme: Theme, sizes: Sizes, paper?: string): Promise<Uint8Array> {
  const edge = (sizes.size - sizes.mark) / 2;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sizes.mark}" height="${sizes.mark}" viewBox="${mark.viewBox}">` +
    `${drawingText(mark, inTheme(theme))}</svg>`;
  // Loaded only where an icon is not there yet.
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const canvas = createCanvas(sizes.size, sizes.size);
  const context = canvas.getContext('2d');
  if (paper) {
    context.fillStyle = paper;
    context.fillRect(0, 0, sizes.size, sizes.size);
  }
  context.drawImage(await loadImage(Buffer.from(svg)), edge, edge, sizes.mark, sizes.mark);
  return canvas.encodeSync('png');
}
