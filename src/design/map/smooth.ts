import { round } from './project';
import type { Point } from './project';

export const middleOf = (points: readonly Point[]): Point => ({
  x: round(points.reduce((sum, { x }) => sum + x, 0) / points.length),
  y: round(points.reduce((sum, { y }) => sum + y, 0) / points.length),
});

/**
 * A smooth path: each point bends the line, which runs through the middles between them. It is written in steps: after
 * the first bend `t` mirrors the one before at the middle, which is exactly where the next point lies.
 */
export function smooth(points: readonly Point[], isClosed = false): string {
  const list = isClosed ? [...points, points[0]!, points[1]!] : points;
  const middles = list.slice(1).map((point, index) => middleOf([list[index]!, point]));
  const start = isClosed ? middles[0]! : list[0]!;
  const ends = middles.slice(1);
  const steps = ends.map((end, index) => written(end, ends[index - 1] ?? start));
  const rest = steps.length > 1 ? `t${steps.slice(1).join(' ')}` : '';
  const last = isClosed ? 'z' : `l${written(list.at(-1)!, ends.at(-1))}`;
  return `M${written(start)}q${written(list[1]!, start)} ${steps[0]}${rest}${last}`.replaceAll(' -', '-');
}

/** The largest share of a side that a round corner takes. */
const MOST_OF_SIDE = 0.45;

/** A closed path of whole numbers: its sides are straight, and left so much `before` its corners, which are round. */
export function rounded(points: readonly Point[], before: number): string {
  const towards = (corner: Point, end: Point): Point => {
    const side = Math.hypot(end.x - corner.x, end.y - corner.y) || 1;
    const share = Math.min(before / side, MOST_OF_SIDE);
    const between = (from: number, to: number) => Math.round(from + (to - from) * share);
    return { x: between(corner.x, end.x), y: between(corner.y, end.y) };
  };
  const bends = points.flatMap((corner, at) => [
    towards(corner, points.at(at - 1)!),
    corner,
    towards(corner, points[(at + 1) % points.length]!),
  ]);
  // Both points of a bend are seen from where it begins.
  const steps = bends.slice(1).map((end, at) => `${'q l'[at % 3]!}${written(end, bends[at % 3 === 1 ? at - 1 : at])}`);
  return `M${written(bends[0]!)}${steps.join('')}z`.replaceAll(' -', '-');
}

/** Points along the curve that runs through some others (Catmull and Rom), so many for each of its steps. */
export function along<P extends Point>(points: readonly P[], each: number): { at: Point; from: number }[] {
  const last = points.length - 1;
  return points.slice(0, -1).flatMap((b, index) => {
    const [a, c, d] = [points[Math.max(0, index - 1)]!, points[index + 1]!, points[Math.min(last, index + 2)]!];
    const value = (axis: 'x' | 'y', t: number) =>
      0.5 *
      (2 * b[axis] +
        (c[axis] - a[axis]) * t +
        (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t ** 2 +
        (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3);
    return Array.from({ length: each + (index === last - 1 ? 1 : 0) }, (_, step) => {
      const t = step / each;
      return { at: { x: value('x', t), y: value('y', t) }, from: index + t };
    });
  });
}

/** A point as a path says it, seen from another. */
const written = ({ x, y }: Point, from: Point = { x: 0, y: 0 }) => `${number(x - from.x)} ${number(y - from.y)}`;

const number = (value: number) => String(round(value)).replace(/^(-?)0\./, '$1.');
