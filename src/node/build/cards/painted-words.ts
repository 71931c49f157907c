import { createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { boxAround, EDGE, SIZE, SIZES } from './card-layout';
import type { Palette } from './palette';
import type { Part } from './png';

/** How words are set. Lengths are in pixels. */
export interface Style {
  font: string;
  colour: string;
  ascent: number;
  height: number;
  /** The width of the space between two words. */
  space: number;
}

export function styleOf(context: SKRSContext2D, how: Pick<Style, 'font' | 'colour'>): Style {
  context.font = how.font;
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent, width: space } = context.measureText(' ');
  return { ...how, ascent, height: ascent + descent, space };
}

/** A word, and where its ink is when it is written from 0, 0. */
interface PaintedWord {
  width: number;
  ink: Part;
}

/** Edges are smoothed into the next pixel. */
const SMOOTHED = 2;
/** A word of a heading takes about 25 kB, one of the line above it 4. */
const MOST_WORDS = 1000;
/** Where words begin on their desk, with room for ink on all sides. */
const AT = { x: EDGE, y: Math.round(1.4 * SIZES.heading) };
/** Letters that are written from right to left; words among them have another order than their ink. */
const LEFTWARDS = /[\u0590-\u08ff\ufb1d-\ufefc]/;

const wordsOf = (line: string) => (LEFTWARDS.test(line) ? [line] : line.split(' '));

/**
 * Words on the ground of the cards, each painted once: to paint all of a heading takes a millisecond and a half, and
 * the headings of a site are made of the same words.
 */
export class PaintedWords {
  /** What is read of a canvas takes as long as to copy all of it, so it is not as large as a card. */
  readonly #desk = createCanvas(SIZE.width, 2 * SIZES.heading).getContext('2d');
  readonly #ground: string;
  readonly #palette: Palette;
  readonly #known = new Map<string, PaintedWord>();

  constructor({ ground, palette }: { ground: string; palette: Palette }) {
    this.#ground = ground;
    this.#palette = palette;
  }

  widthOf(line: string, style: Style): number {
    const words = wordsOf(line);
    return words.reduce((sum, word) => sum + this.#painted(word, style).width, (words.length - 1) * style.space);
  }

  /** Each word begins at a whole pixel. */
  line(line: string, style: Style, place: { x: number; top: number; lineHeight?: number }): Part[] {
    const { top, lineHeight = style.height } = place;
    const baseline = Math.round(top + (lineHeight - style.height) / 2 + style.ascent);
    let { x } = place;
    return wordsOf(line).map((word) => {
      const { width, ink } = this.#painted(word, style);
      const left = Math.round(x);
      x += width + style.space;
      return { ...ink, x: left + ink.x, y: baseline + ink.y };
    });
  }

  #painted(word: string, style: Style): PaintedWord {
    const key = `${style.font} ${style.colour} ${word}`;
    const known = this.#known.get(key);
    if (known) return known;
    const painted = this.#paint(word, style);
    const [first] = this.#known.keys();
    if (this.#known.size === MOST_WORDS) this.#known.delete(first!);
    this.#known.set(key, painted);
    return painted;
  }

  #paint(word: string, { font, colour }: Style): PaintedWord {
    const desk = this.#desk;
    desk.font = font;
    const measured = desk.measureText(word);
    const { actualBoundingBoxLeft: left, actualBoundingBoxAscent: above } = measured;
    const width = left + measured.actualBoundingBoxRight;
    const height = above + measured.actualBoundingBoxDescent;
    const box = boxAround({ x: AT.x - left, y: AT.y - above, width, height }, SMOOTHED);
    desk.fillStyle = this.#ground;
    desk.fillRect(box.x, box.y, box.width, box.height);
    desk.fillStyle = colour;
    desk.fillText(word, AT.x, AT.y);
    const indices = this.#palette.indicesOf(desk.getImageData(box.x, box.y, box.width, box.height));
    return { width: measured.width, ink: { ...box, x: box.x - AT.x, y: box.y - AT.y, indices } };
  }
}
