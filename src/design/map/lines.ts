import { boxAround } from './labels';
import type { Box } from './labels';
import type { Point } from './project';

/** A straight line between a dot and its words. */
export interface Line {
  from: Point;
  to: Point;
}

/** It begins at the rim of its dot. */
const RIM = 7;
/** Lines nearer than this to each other would be read as one. */
const APART = 4;
/** Names that lie nearer to a line would be read as what it leads to. */
const OFF_WORDS = 6;

export function lineTo(dot: Point, to: Point): Line {
  return { from: along({ from: dot, to }, RIM / Math.hypot(to.x - dot.x, to.y - dot.y)), to };
}

/** The point at a share of a line. */
const along = ({ from, to }: Line, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** Whether a line comes nearer than this to a point. */
export function isNear({ from, to }: Line, { x, y }: Point, reach: number): boolean {
  const [right, down] = [to.x - from.x, to.y - from.y];
  const share = ((x - from.x) * right + (y - from.y) * down) / (right * right + down * down);
  const nearest = along({ from, to }, Math.max(0, Math.min(1, share)));
  return Math.hypot(nearest.x - x, nearest.y - y) < reach;
}

/** Whether part of a line lies in a box. */
export function hits(line: Line, box: Box): boolean {
  const { from, to } = line;
  if (Math.max(from.x, to.x) <= box.left || Math.min(from.x, to.x) >= box.right) return false;
  if (Math.max(from.y, to.y) <= box.top || Math.min(from.y, to.y) >= box.bottom) return false;
  // Beside the line all four corners lie on one side of it.
  const isLeft = sideOf({ x: box.left, y: box.top }, line);
  return (
    isLeft !== sideOf({ x: box.right, y: box.top }, line) ||
    isLeft !== sideOf({ x: box.left, y: box.bottom }, line) ||
    isLeft !== sideOf({ x: box.right, y: box.bottom }, line)
  );
}

/** Whether two lines cross, or come so near that they would be read as one. */
export const isCrossing = (a: Line, b: Line): boolean =>
  (isBetween(a, b) && isBetween(b, a)) ||
  isNear(b, a.from, APART) ||
  isNear(b, a.to, APART) ||
  isNear(a, b.from, APART) ||
  isNear(a, b.to, APART);

/** Whether the ends of a line lie on both sides of another. */
const isBetween = (ends: Line, line: Line): boolean => sideOf(ends.from, line) !== sideOf(ends.to, line);
const sideOf = ({ x, y }: Point, { from, to }: Line): boolean =>
  (to.x - from.x) * (y - from.y) > (to.y - from.y) * (x - from.x);

/** Small boxes along a line, for words that keep off it. */
export function boxesOnLine(line: Line): Box[] {
  const steps = Math.ceil(Math.hypot(line.to.x - line.from.x, line.to.y - line.from.y) / APART);
  return Array.from({ length: steps + 1 }, (_, step) => boxAround(along(line, step / steps), OFF_WORDS));
}
