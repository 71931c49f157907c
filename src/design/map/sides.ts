import type { Label } from './labels';
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
  side(12, -16, 'start'),
  side(12, 16, 'start'),
  side(-12, -16, 'end'),
  side(-12, 16, 'end'),
  side(0, -24, 'middle'),
  side(0, 24, 'middle'),
];

/** How long the lines are, and into how many directions they go. */
const LENGTHS = [26, 38, 54, 76, 100, 125];
const DIRECTIONS = 16;
/** A line ends so far before its words. */
const GAP = 3;
/** Nearer to upright than this, the words stand above or below their line. */
const UPRIGHT = 0.3;

/** Farther off, at the end of a line, the shortest first; upright ones want half of the height of their words added. */
export const SIDES_AFAR: readonly Side[] = LENGTHS.flatMap((length) =>
  Array.from({ length: DIRECTIONS }, (_, turn) => {
    const angle = (turn / DIRECTIONS) * 2 * Math.PI;
    const [along, down] = [Math.cos(angle), Math.sin(angle)];
    const line = { x: Math.round(along * length), y: Math.round(down * length) };
    if (Math.abs(along) < UPRIGHT) return { ...side(line.x, line.y + Math.sign(down) * GAP, 'middle'), line };
    return { ...side(line.x + Math.sign(along) * GAP, line.y, along > 0 ? 'start' : 'end'), line };
  }),
);
