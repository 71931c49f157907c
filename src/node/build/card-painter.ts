import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fittingLines } from './fitting-lines';
import { createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { ResolvedShell } from '../../content/resolve/shell';
import type { Drawing } from '../../design/drawings/drawing';
import { drawingText } from '../../design/drawings/drawing-text';
import { FACE } from '../../design/theme/face';
import type { Ground } from '../../design/map/ground';
import type { Theme } from '../../design/theme/palette';
import { project } from '../../design/map/project';
import type { Coordinates } from '../../design/map/project';
import { engine } from '../paths';
import { balancedLines } from './balanced-lines';
import { PngSeries } from './png';
import type { Part } from './png';

/** The size that social networks ask for, in pixels, and the margin around all words. */
const SIZE = { width: 1200, height: 630 };
const EDGE = 72;
const MARK = { size: 88, gap: 24 };
const MAP = { x: 790, y: 16, width: 360, height: 280 };
const PIN = { radius: 9.7, ring: 3.4 };
const BUTTON = { x: 36, y: 18, radius: 20, gap: 32 };
const HEADING = { most: 1040, line: 1.05, gap: 16 };
/** Longer ones are set smaller. */
const LONG_HEADING = 40;

const BRAND_GAP = 12;
/** In pixels: below this nobody reads a picture that a network shows small. */
const LEAST_SIZE = 20;
const SIZES = { brand: 40, eyebrow: 32, phone: 48, hours: 32, heading: 92, longHeading: 72 };

/** The part that all cards of a site share. */
export type CardLook = Pick<ResolvedShell, 'brand' | 'mark' | 'phone' | 'hours' | 'ground'> & { theme: Theme };

/** The words of one card about its page. */
export interface CardWords {
  heading: string;
  eyebrow?: string | undefined;
  /** Where its place is on the map. */
  pin?: Coordinates | undefined;
}

/** The parts of the typeface, as Fontsource subsets it; letters that are missing in the first come from the next. */
const LETTERS = ['latin', 'latin-ext'];
const family = (letters: string) => `${FACE.family} ${letters}`;
const require = createRequire(join(engine, 'package.json'));
let isFaceLoaded = false;

function loadFace(): void {
  if (isFaceLoaded) return;
  for (const letters of LETTERS) {
    for (const weight of [600, 700]) {
      const file = require.resolve(`@fontsource/${FACE.id}/files/${FACE.id}-${letters}-${weight}-normal.woff`);
      if (!GlobalFonts.register(readFileSync(file), family(letters))) throw new Error(`${file} is no font.`);
    }
  }
  isFaceLoaded = true;
}

const face = (weight: 600 | 700, size: number) =>
  `${weight} ${size}px ${LETTERS.map((letters) => `"${family(letters)}"`).join()}`;

/**
 * Paints the social cards of one site, 1200×630. What they share is painted once; of a card only the words of its page
 * and its pin are, and put over a copy of it.
 */
export class CardPainter {
  readonly #look: CardLook;
  readonly #shared: Canvas;
  readonly #series: PngSeries;
  /** How high what stands above and below the words is, and a line above the heading. */
  readonly #heights: { top: number; bottom: number; eyebrow: number };
  /** Where it is painted: a canvas for each card would hold megabytes that nobody counts until the engine tidies up. */
  readonly #desk = createCanvas(SIZE.width, SIZE.height).getContext('2d');

  private constructor(look: CardLook, shared: Canvas) {
    this.#look = look;
    this.#shared = shared;
    this.#series = new PngSeries(partOf(shared.getContext('2d'), { x: 0, y: 0, ...SIZE }).pixels);
    const measure = shared.getContext('2d');
    this.#heights = {
      top: topHeight(measure, look),
      bottom: bottomHeight(measure),
      eyebrow: heightOf(measure, face(600, SIZES.eyebrow)),
    };
  }

  static async for(look: CardLook): Promise<CardPainter> {
    loadFace();
    const canvas = createCanvas(SIZE.width, SIZE.height);
    await paintShared(canvas.getContext('2d'), look);
    return new CardPainter(look, canvas);
  }

  /** A PNG. */
  paint({ pin, ...words }: CardWords): Buffer {
    const place = this.#placeOf(pin);
    if (place) this.#wipe(place.box);
    const painted = [this.#paintWords(words)];
    // The words of a long heading may reach under the map.
    if (place) painted.push(this.#paintPin(place));
    return this.#series.with(painted.map((box) => partOf(this.#desk, box)));
  }

  /** Restores the shared background. */
  #wipe({ x, y, width, height }: Box): void {
    this.#desk.drawImage(this.#shared, x, y, width, height, x, y, width, height);
  }

  #paintWords({ heading, eyebrow }: CardWords): Box {
    const { theme } = this.#look;
    const size = heading.length > LONG_HEADING ? SIZES.longHeading : SIZES.heading;
    const measure = this.#shared.getContext('2d');
    measure.font = face(600, SIZES.eyebrow);
    const eyebrowWidth = eyebrow === undefined ? 0 : measure.measureText(eyebrow).width;
    measure.font = face(700, size);
    const widthOf = (text: string) => measure.measureText(text).width;
    const lines = balancedLines(heading, HEADING.most, widthOf);
    const lineHeight = size * HEADING.line;
    const { top: from, bottom: to, eyebrow: eyebrowHeight } = this.#heights;
    const above = eyebrow ? eyebrowHeight + HEADING.gap : 0;
    const height = above + lines.length * lineHeight;
    const width = Math.max(eyebrowWidth, ...lines.map(widthOf));
    const top = EDGE + from + (SIZE.height - 2 * EDGE - from - to - height) / 2;
    // Letters hang over their lines.
    const box = boxAround({ x: EDGE, y: top, width, height }, size / 5);
    this.#wipe(box);
    const context = this.#desk;
    if (eyebrow)
      write(context, eyebrow, { x: EDGE, top, font: face(600, SIZES.eyebrow), colour: theme['on-band-muted'] });
    for (const [index, line] of lines.entries()) {
      const place = { x: EDGE, top: top + above + index * lineHeight, lineHeight };
      write(context, line, { ...place, font: face(700, size), colour: theme['on-band'] });
    }
    return box;
  }

  #placeOf(pin: Coordinates | undefined): PinPlace | undefined {
    const { ground } = this.#look;
    if (!pin || !ground) return undefined;
    const at = project(pin, ground.centre);
    const scale = scaleOf(ground);
    const [x, y] = [MAP.x + (at.x - ground.whole.x) * scale, MAP.y + (at.y - ground.whole.y) * scale];
    const reach = PIN.radius + PIN.ring;
    const box = boxAround({ x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach }, 1);
    return box.width > 0 && box.height > 0 ? { x, y, box } : undefined;
  }

  #paintPin({ x, y, box }: PinPlace): Box {
    const { theme } = this.#look;
    const context = this.#desk;
    context.beginPath();
    context.arc(x, y, PIN.radius, 0, 2 * Math.PI);
    context.fillStyle = theme['call-fill'];
    context.fill();
    context.lineWidth = PIN.ring;
    context.strokeStyle = theme['on-band'];
    context.stroke();
    return box;
  }
}

/** The middle of a pin, and all of it. */
interface PinPlace {
  x: number;
  y: number;
  box: Box;
}

async function paintShared(context: SKRSContext2D, look: CardLook): Promise<void> {
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

const topHeight = (context: SKRSContext2D, { mark }: CardLook) =>
  mark ? MARK.size : heightOf(context, face(700, SIZES.brand));
const bottomHeight = (context: SKRSContext2D) => Math.round(heightOf(context, face(700, SIZES.phone))) + 2 * BUTTON.y;

interface Place {
  x: number;
  /** The top of its line. */
  top: number;
  lineHeight?: number;
  font: string;
  colour: string;
}

/** Returns where it ends. */
function write(context: SKRSContext2D, text: string, { x, top, lineHeight, font, colour }: Place): number {
  context.font = font;
  context.fillStyle = colour;
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent, width } = context.measureText(text);
  const line = lineHeight ?? ascent + descent;
  context.fillText(text, x, top + (line - ascent - descent) / 2 + ascent);
  return x + width;
}

function heightOf(context: SKRSContext2D, font: string): number {
  context.font = font;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('x');
  return fontBoundingBoxAscent + fontBoundingBoxDescent;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** In whole pixels of the card, with some more on each side. */
function boxAround({ x, y, width, height }: Box, more: number): Box {
  const left = Math.max(0, Math.floor(x - more));
  const top = Math.max(0, Math.floor(y - more));
  return {
    x: left,
    y: top,
    width: Math.min(SIZE.width, Math.ceil(x + width + more)) - left,
    height: Math.min(SIZE.height, Math.ceil(y + height + more)) - top,
  };
}

const partOf = (context: SKRSContext2D, { x, y, width, height }: Box): Part => ({
  x,
  y,
  pixels: context.getImageData(x, y, width, height),
});

const scaleOf = ({ whole }: Ground) => Math.min(MAP.width / whole.width, MAP.height / whole.height);

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
    ({ path }) =>
      `<path d="${path}" stroke="${theme['brand-bright']}" stroke-opacity=".6" stroke-width="${wide(5.1)}"/>`,
  );
  return (
    `<g transform="translate(${MAP.x} ${MAP.y}) scale(${scale}) translate(${-whole.x} ${-whole.y})" fill="none" ` +
    'stroke-linejoin="round" stroke-linecap="round">' +
    `<path d="${outline}" stroke="${theme['band-line']}" stroke-width="${wide(2.9)}"/>${lines.join('')}</g>`
  );
}
