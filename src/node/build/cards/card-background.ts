import { loadImage } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Drawing } from '../../../design/drawings/drawing';
import { drawingText } from '../../../design/drawings/drawing-text';
import type { Ground } from '../../../design/map/ground';
import { smooth } from '../../../design/map/smooth';
import type { Theme } from '../../../design/theme/palette';
import { BRAND_GAP, BUTTON, EDGE, LEAST_SIZE, MAP, MARK, scaleOf, SIZE, SIZES } from './card-layout';
import type { CardLook } from './card-layout';
import { face, heightOf, write } from './card-text';
import { fittingLines } from './fitting-lines';

/** Paints what all cards of a site share. */
export async function paintShared(context: SKRSContext2D, look: CardLook): Promise<void> {
  const { brand, mark, phone, hours, ground, theme } = look;
  context.fillStyle = theme.band;
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  const svg = sharedSvg(mark, ground, theme);
  context.drawImage(await loadImage(Buffer.from(svg)), 0, 0);

  const font = face(700, SIZES.brand);
  const lineHeight = topHeight(context, look);
  const x = EDGE + (mark ? MARK.size + MARK.gap : 0);
  const first = write(context, brand.first, { x, top: EDGE, lineHeight, font, colour: theme['on-band'] });
  if (brand.second !== undefined) {
    write(context, brand.second, { x: first + BRAND_GAP, top: EDGE, lineHeight, font, colour: theme['brand-bright'] });
  }

  const bottom = bottomHeight(context);
  const top = SIZE.height - EDGE - bottom;
  context.font = face(700, SIZES.phone);
  const button = context.measureText(phone.display).width + 2 * BUTTON.x;
  context.fillStyle = theme['call-fill'];
  context.beginPath();
  context.roundRect(EDGE, top, button, bottom, BUTTON.radius);
  context.fill();
  const words = { x: EDGE + BUTTON.x, top, lineHeight: bottom };
  write(context, phone.display, { ...words, font: face(700, SIZES.phone), colour: theme['on-call'] });
  const after = { x: EDGE + button + BUTTON.gap, top, lineHeight: bottom };
  const room = SIZE.width - EDGE - after.x;
  const widthOf = (line: string, size: number) => {
    context.font = face(600, size);
    return context.measureText(line).width;
  };
  const fit = { room, most: SIZES.hours, least: LEAST_SIZE, widthOf };
  const { lines, size } = fittingLines(hours.replaceAll('\u2060', ''), fit);
  for (const [index, line] of lines.entries()) {
    const place = { x: after.x, top: top + (index * bottom) / lines.length, lineHeight: bottom / lines.length };
    write(context, line, { ...place, font: face(600, size), colour: theme['on-band-muted'] });
  }
}

export const topHeight = (context: SKRSContext2D, { mark }: CardLook) =>
  mark ? MARK.size : heightOf(context, face(700, SIZES.brand));
export const bottomHeight = (context: SKRSContext2D) =>
  Math.round(heightOf(context, face(700, SIZES.phone))) + 2 * BUTTON.y;

/** The mark in its corner, and the region. */
function sharedSvg(mark: Drawing | undefined, ground: Ground | undefined, theme: Theme): string {
  const { width, height } = SIZE;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `${mark ? markSvg(mark, theme) : ''}${ground ? mapSvg(ground, theme) : ''}</svg>`
  );
}

const markSvg = (mark: Drawing, theme: Theme) =>
  `<svg x="${EDGE}" y="${EDGE}" width="${MARK.size}" height="${MARK.size}" viewBox="${mark.viewBox}">` +
  `${drawingText(mark, { ink: theme['on-band'], accent: theme['brand-bright'] })}</svg>`;

function mapSvg(ground: Ground, theme: Theme): string {
  const { whole, outline, waters } = ground;
  const scale = scaleOf(ground);
  const wide = (pixels: number) => (pixels / scale).toFixed(3);
  const lines = waters.map(
    ({ bends }) =>
      `<path d="${smooth(bends)}" stroke="${theme['brand-bright']}" stroke-opacity=".6" stroke-width="${wide(5.1)}"/>`,
  );
  return (
    `<g transform="translate(${MAP.x} ${MAP.y}) scale(${scale}) translate(${-whole.x} ${-whole.y})" fill="none" ` +
    'stroke-linejoin="round" stroke-linecap="round">' +
    `<path d="${outline}" stroke="${theme['band-line']}" stroke-width="${wide(2.9)}"/>${lines.join('')}</g>`
  );
}
