import type { Box } from './labels';
import type { Point } from './project';

/** A straight line between a dot and its words. */
export interface Line {
  start: Point;
  end: Point;
}

/** It begins at the rim of its dot. */
const RIM = 7;

export function lineTo(dot: Point, end: Point): Line {
  const [right, down] = [end.x - dot.x, end.y - dot.y];
  const share = RIM / Math.hypot(right, down);
  return { start: { x: Math.round(dot.x + right * share), y: Math.round(dot.y + down * share) }, end };
}

/** Whether a line comes nearer than this to a point. */
export function isNear({ start, end }: Line, { x, y }: Point, reach: number): boolean {
  const [right, down] = [end.x - start.x, end.y - start.y];
  const along = ((x - start.x) * right + (y - start.y) * down) / (right ** 2 + down ** 2);
  const share = Math.max(0, Math.min(1, along));
  return Math.hypot(x - start.x - share * right, y - start.y - share * down) < reach;
}

/** Whether a line goes through a box: part of it lies between its left and right side, and between top and bottom. */
export function hits({ start, end }: Line, { left, right, top, bottom }: Box): boolean {
  let [enters, leaves] = [0, 1];
  for (const [from, to, low, high] of [
    [start.x, end.x, left, right],
    [start.y, end.y, top, bottom],
  ] as const) {
    if (from === to && (from < low || from > high)) return false;
    if (from === to) continue;
    const shares = [(low - from) / (to - from), (high - from) / (to - from)];
    enters = Math.max(enters, Math.min(...shares));
    leaves = Math.min(leaves, Math.max(...shares));
  }
  return enters < leaves;
}

/** On which side of a line a point lies: positive, negative, or zero on it. */
const sideOf = ({ start, end }: Line, { x, y }: Point) =>
  (end.x - start.x) * (y - start.y) - (end.y - start.y) * (x - start.x);

export const isCrossing = (a: Line, b: Line): boolean =>
  sideOf(a, b.start) * sideOf(a, b.end) < 0 && sideOf(b, a.start) * sideOf(b, a.end) < 0;

/** Small boxes that cover a line, for words that keep off it. */
export function boxesOnLine({ start, end }: Line): Box[] {
  const steps = Math.ceil(Math.hypot(end.x - start.x, end.y - start.y) / STEP);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const x = start.x + ((end.x - start.x) * step) / steps;
    const y = start.y + ((end.y - start.y) * step) / steps;
    return { left: x - 2, right: x + 2, top: y - 2, bottom: y + 2 };
  });
}
const STEP = 4;
