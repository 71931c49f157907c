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

/** A path with corners. */
export const angular = ([first, ...rest]: readonly Point[]): string =>
  `M${written(first!)}l${rest.map((point, at) => written(point, rest[at - 1] ?? first)).join(' ')}z`.replaceAll(
    ' -',
    '-',
  );

/** A point as a path says it, seen from another. */
const written = ({ x, y }: Point, from: Point = { x: 0, y: 0 }) => `${number(x - from.x)} ${number(y - from.y)}`;

const number = (value: number) => String(round(value)).replace(/^(-?)0\./, '$1.');
