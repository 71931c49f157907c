import { boxAround } from './labels';
import type { Box } from './labels';
import type { Point } from './project';

/** A straight line between a dot and its words, as points along it. */
export type Line = readonly Point[];

/** It begins at the rim of its dot. */
const RIM = 7;
/** Its points are at most so far from each other. */
const STEP = 4;

export function lineTo(dot: Point, end: Point): Line {
  const [right, down] = [end.x - dot.x, end.y - dot.y];
  const length = Math.hypot(right, down);
  const steps = Math.ceil((length - RIM) / STEP);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = (RIM + ((length - RIM) * step) / steps) / length;
    return { x: dot.x + right * share, y: dot.y + down * share };
  });
}

/** Whether a line comes nearer than this to a point. */
export const isNear = (line: Line, { x, y }: Point, reach: number): boolean =>
  line.some((point) => Math.hypot(point.x - x, point.y - y) < reach);

export const hits = (line: Line, { left, right, top, bottom }: Box): boolean =>
  line.some(({ x, y }) => x > left && x < right && y > top && y < bottom);

export const isCrossing = (a: Line, b: Line): boolean => a.some((point) => isNear(b, point, STEP));

export const boxesOnLine = (line: Line): Box[] => line.map((point) => boxAround(point, STEP / 2));
