import { boxAround } from './labels';
import type { Box, Label, Type } from './labels';
import type { Point } from './project';

/** Where the words of a dot may stand, seen from the dot; `line`: the end of the line that leads to them. */
export interface Side extends Label {
  line?: Point;
}

const side = (x: number, y: number, anchor: Label['anchor']): Side => ({ x, y, anchor });

/** Beside a dot, the best first. */
export const SIDES: readonly Side[] = [
  side(12, 0, 'start'),
  side(-12, 0, 'end'),
  side(10, -16, 'start'),
  side(10, 16, 'start'),
  side(-10, -16, 'end'),
  side(-10, 16, 'end'),
  side(0, -22, 'middle'),
  side(0, 22, 'middle'),
];

/** How long the lines are, and into how many directions they go. */
const LENGTHS = [26, 38, 50, 64, 80, 100, 125];
const DIRECTIONS = 24;
/** A line ends so far before its words. */
const GAP = 3;
/** Nearer to upright than this, the words stand above or below their line. */
const UPRIGHT = 0.3;

/** Farther off, at the end of a line: the shortest first, and those that go sideways before the upright. */
export const sidesAfar = ({ half }: Type): Side[] =>
  LENGTHS.flatMap((length) =>
    Array.from({ length: DIRECTIONS }, (_, turn) => {
      const angle = (turn / DIRECTIONS) * 2 * Math.PI;
      const [along, down] = [Math.cos(angle), Math.sin(angle)];
      const line = { x: Math.round(along * length), y: Math.round(down * length) };
      if (Math.abs(along) < UPRIGHT)
        return { x: line.x, y: line.y + Math.sign(down) * (half + GAP), anchor: 'middle' as const, line };
      return { x: line.x + Math.sign(along) * GAP, y: line.y, anchor: along > 0 ? ('start' as const) : 'end', line };
    }),
  );

/** The step in which a line is looked along, and half of its width with the air beside it. */
const STEP = 4;
const HALF = 2;
/** The beginning of a line lies on its own dot. */
const BEGIN = 9;

/** Small boxes that cover a line from a dot. */
export function boxesOn(dot: Point, end: Point): Box[] {
  const length = Math.hypot(end.x - dot.x, end.y - dot.y);
  const steps = Math.floor((length - BEGIN) / STEP);
  return Array.from({ length: Math.max(0, steps) }, (_, step) => {
    const share = (BEGIN + step * STEP) / length;
    return boxAround({ x: dot.x + (end.x - dot.x) * share, y: dot.y + (end.y - dot.y) * share }, HALF);
  });
}
