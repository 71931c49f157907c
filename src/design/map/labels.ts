import type { Point } from './project';

export interface Label extends Point {
  anchor: 'start' | 'end' | 'middle';
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
export const boxAround = ({ x, y }: Point, reach: number): Box => ({
  left: x - reach,
  top: y - reach,
  right: x + reach,
  bottom: y + reach,
});
export const widened = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left: left - by,
  right: right + by,
  top: top - by,
  bottom: bottom + by,
});
/** The least box around a box and a point. */
export const boxWith = ({ left, right, top, bottom }: Box, { x, y }: Point): Box => ({
  left: Math.min(left, x),
  right: Math.max(right, x),
  top: Math.min(top, y),
  bottom: Math.max(bottom, y),
});

/** Words nearer to the edge of a drawing would look cut. */
export const EDGE = 5;

export const isIn = ({ width, height }: { width: number; height: number }, { left, top, right, bottom }: Box) =>
  left > EDGE && top > EDGE && right < width - EDGE && bottom < height - EDGE;

/** Small boxes along a ring, for words that keep off it. */
export function boxesOnRing({ x, y }: Point, ring: number): Box[] {
  const steps = Math.ceil(ring / 2);
  return Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI;
    return boxAround({ x: x + ring * Math.cos(angle), y: y + ring * Math.sin(angle) }, 3);
  });
}

/** The type of words beside dots, in units of the drawing: an average letter, and half of the height of a line. */
export interface Type {
  letter: number;
  half: number;
}

/** The largest type, of narrow maps, and that of wide ones. */
export const NARROW: Type = { letter: 15, half: 12 };
export const WIDE: Type = { letter: 11, half: 9 };

/** The area that so many letters cover. */
export function boxOfWords({ x, y, anchor }: Label, letters: number, { letter, half }: Type = WIDE): Box {
  const width = letters * letter + 2;
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { left, right: left + width, top: y - half, bottom: y + half };
}
