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

/** Where a ring's words stand and what they cover: inside its top, or its bottom where a dot is at the top. */
export function ringLabel({ x, y }: Point, ring: number, dots: readonly Point[]): { at: Point; box: Box } {
  const atTop = wordsAt({ x, y: y - ring + 24 });
  return dots.some((dot) => overlaps(boxAround(dot, 8), atTop.box)) ? wordsAt({ x, y: y + ring - 12 }) : atTop;
}

const wordsAt = (at: Point) => ({
  at,
  box: { left: at.x - 34, right: at.x + 34, top: at.y - 17, bottom: at.y + 5 },
});

/** Small boxes along a ring, for words that keep off it. */
export function boxesOnRing({ x, y }: Point, ring: number): Box[] {
  const steps = Math.ceil(ring / 2);
  return Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI;
    return boxAround({ x: x + ring * Math.cos(angle), y: y + ring * Math.sin(angle) }, 3);
  });
}

/** The area covered by words that start at a point, in a line 20 units high. */
export function boxOfWords({ x, y, anchor }: Label, width: number): Box {
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { left, right: left + width, top: y - 16, bottom: y + 4 };
}

function candidates({ x, y }: Point, width: number): [Label, Box][] {
  const row = { top: y - 11, bottom: y + 11 };
  return [
    [
      { x: x + 11, y: y + 6, anchor: 'start' },
      { ...row, left: x + 10, right: x + 12 + width },
    ],
    [
      { x: x - 11, y: y + 6, anchor: 'end' },
      { ...row, left: x - 12 - width, right: x - 10 },
    ],
    [
      { x: x + 7, y: y - 7, anchor: 'start' },
      { left: x + 6, right: x + 8 + width, top: y - 25, bottom: y - 3 },
    ],
    [
      { x: x + 7, y: y + 18, anchor: 'start' },
      { left: x + 6, right: x + 8 + width, top: y + 2, bottom: y + 24 },
    ],
    [
      { x: x - 7, y: y - 7, anchor: 'end' },
      { left: x - 8 - width, right: x - 6, top: y - 25, bottom: y - 3 },
    ],
    [
      { x: x - 7, y: y + 18, anchor: 'end' },
      { left: x - 8 - width, right: x - 6, top: y + 2, bottom: y + 24 },
    ],
    [
      { x, y: y - 12, anchor: 'middle' },
      { left: x - width / 2, right: x + width / 2, top: y - 30, bottom: y - 8 },
    ],
    [
      { x, y: y + 24, anchor: 'middle' },
      { left: x - width / 2, right: x + width / 2, top: y + 8, bottom: y + 30 },
    ],
  ];
}

/**
 * Where short words stand beside their dots without touching another dot, word or obstacle, and where there is a
 * choice off the ring; `undefined` where none of the eight sides is free. Those with the fewest free sides choose
 * first. Widths are those of the words, in the units of the points.
 */
export function placeLabels(
  dots: readonly (Point & { width: number })[],
  { obstacles, ring }: { obstacles: readonly Box[]; ring: readonly Box[] },
  frame: { width: number; height: number },
): (Label | undefined)[] {
  const taken = [...dots.map((dot) => boxAround(dot, 7)), ...obstacles];
  const isFree = ([, box]: [Label, Box]) =>
    box.left > 0 &&
    box.top > 0 &&
    box.right < frame.width &&
    box.bottom < frame.height &&
    !taken.some((other) => overlaps(box, other));
  const placed: (Label | undefined)[] = [];
  dots
    .map((dot, index) => ({ index, sides: candidates(dot, dot.width).filter(isFree) }))
    .sort((a, b) => a.sides.length - b.sides.length)
    .forEach(({ index, sides }) => {
      const free = sides.filter(isFree);
      const best = free.find(([, box]) => !ring.some((other) => overlaps(box, other))) ?? free[0];
      if (best) taken.push(best[1]);
      placed[index] = best?.[0];
    });
  return placed;
}
