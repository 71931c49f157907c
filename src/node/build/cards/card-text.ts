import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { FACE } from '../../../design/theme/face';
import { engine } from '../../paths';

/** The parts of the typeface, as Fontsource subsets it; letters that are missing in the first come from the next. */
const LETTERS = ['latin', 'latin-ext'];
const family = (letters: string) => `${FACE.family} ${letters}`;
const require = createRequire(join(engine, 'package.json'));
let isFaceLoaded = false;

export function loadFace(): void {
  if (isFaceLoaded) return;
  for (const letters of LETTERS) {
    for (const weight of [600, 700]) {
      const file = require.resolve(`@fontsource/${FACE.id}/files/${FACE.id}-${letters}-${weight}-normal.woff`);
      if (!GlobalFonts.register(readFileSync(file), family(letters))) throw new Error(`${file} is no font.`);
    }
  }
  isFaceLoaded = true;
}

export const face = (weight: 600 | 700, size: number) =>
  `${weight} ${size}px ${LETTERS.map((letters) => `"${family(letters)}"`).join()}`;

export interface Place {
  x: number;
  /** The top of its line. */
  top: number;
  lineHeight?: number;
  font: string;
  colour: string;
}

/** Returns where it ends. */
export function write(context: SKRSContext2D, text: string, place: Place): number {
  context.font = place.font;
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent, width } = context.measureText(text);
  const line = place.lineHeight ?? ascent + descent;
  context.fillStyle = place.colour;
  context.fillText(text, place.x, place.top + (line - ascent - descent) / 2 + ascent);
  return place.x + width;
}

export function heightOf(context: SKRSContext2D, font: string): number {
  context.font = font;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('x');
  return fontBoundingBoxAscent + fontBoundingBoxDescent;
}
