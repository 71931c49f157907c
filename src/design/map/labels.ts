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

export const isIn = ({ width, height }: { width: number; height: number }, { left, top, right, bottom }: Box) =>
  left > 0 && top > 0 && right < width && bottom < height;

/** Small boxes along a ring, for words that keep off it. */
export function boxesOnRing({ x, y }: Point, ring: number): Box[] {
  const steps = Math.ceil(ring / 2);
  return Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI;
    return boxAround({ x: x + ring * Math.cos(angle), y: y + ring * Math.sin(angle) }, 3);
  });
}

/** The type of words beside dots, in units of the drawing: an average letter, and half of the height of a line. */
interface Type {
  letter: number;
  half: number;
}

/** The largest type, of narrow maps, and that of wide ones. */
export const NARROW: Type = { letter: 15, half: 12 };
export const WIDE: Type = { letter: 11, half: 9 };

/** Words beside a dot, centred on `y`; `isWide` where they have room in the type of wide maps alone. */
export interface PlacedLabel extends Label {
  isWide: boolean;
}

/** The sides of a dot where its words may stand. */
const SIDES: readonly [x: number, y: number, anchor: Label['anchor']][] = [
  [12, 0, 'start'],
  [-12, 0, 'end'],
  [10, -16, 'start'],
  [10, 16, 'start'],
  [-10, -16, 'end'],
  [-10, 16, 'end'],
  [0, -22, 'middle'],
  [0, 22, 'middle'],
];

/** The area that so many letters cover. */
export function boxOfWords({ x, y, anchor }: Label, letters: number, { letter, half }: Type = WIDE): Box {
  const width = letters * letter + 2;
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { left, right: left + width, top: y - half, bottom: y + half };
}

/** Words that stand nearer than this to another dot, and beside it, would be read as its name. */
const BESIDE_OTHER = 16;

/** The room of a dot: more on both sides against words that are not its own. */
const roomOf = (dot: Point, isOwn: boolean): Box => {
  const room = boxAround(dot, 9);
  return isOwn ? room : { ...room, left: dot.x - BESIDE_OTHER, right: dot.x + BESIDE_OTHER };
};

/**
 * Where short words stand beside their dots without touching another word or obstacle and well away from every other
 * dot, and where there is a choice on nothing that is spared, such as a ring; `undefined` where none of the eight sides
 * is free. Those with the fewest free sides choose first. Words without room in the type of narrow maps are placed
 * again in that of wide ones.
 */
export function placeLabels(
  dots: readonly (Point & { letters: number })[],
  { obstacles, spared }: { obstacles: readonly Box[]; spared: readonly Box[] },
  frame: { width: number; height: number },
): (PlacedLabel | undefined)[] {
  const placed: (PlacedLabel | undefined)[] = dots.map(() => undefined);
  for (const type of [NARROW, WIDE]) {
    const taken = [
      ...obstacles,
      ...placed.flatMap((label, index) => (label ? [boxOfWords(label, dots[index]!.letters)] : [])),
    ];
    const boxOf = (label: Label, index: number) => boxOfWords(label, dots[index]!.letters, type);
    const isFree = (box: Box, own: number) =>
      isIn(frame, box) &&
      !taken.some((other) => overlaps(box, other)) &&
      !dots.some((dot, index) => overlaps(box, roomOf(dot, index === own)));
    const freeOf = (sides: readonly Label[], index: number) =>
      sides.filter((side) => isFree(boxOf(side, index), index));
    dots
      .map(({ x, y }, index) => ({
        index,
        sides: SIDES.map(([right, down, anchor]) => ({ x: x + right, y: y + down, anchor })),
      }))
      .filter(({ index }) => !placed[index])
      .map(({ index, sides }) => ({ index, sides: freeOf(sides, index) }))
      .sort((a, b) => a.sides.length - b.sides.length)
      .forEach(({ index, sides }) => {
        const free = freeOf(sides, index);
        const best = free.find((side) => !spared.some((other) => overlaps(boxOf(side, index), other))) ?? free[0];
        if (!best) return;
        taken.push(boxOf(best, index));
        placed[index] = { ...best, isWide: type === WIDE };
      });
  }
  return placed;
}
