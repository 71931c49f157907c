import { kmBetween, median, middleOf } from '../../../content/geometry';
import { coordinatesOf } from '../../../content/region';
import type { Region } from '../../../content/region';
import type { Coordinates } from '../../../design/map/project';
import type { Path } from '../../../json/path';
import { turned } from './coordinates';

/** A point of the map that lies far from all that it is drawn with. */
export interface OddPoint {
  path: Path;
  point: Coordinates;
  /** What it is a point of. */
  of: string;
  near: Coordinates;
  /** Whether it would lie near with its two numbers the other way round. */
  isTurned: boolean;
}

/**
 * Outlier: beyond this multiple of the median distance. The largest of our regions are 1.5 for an outline from the
 * centre of the region, and 2.1 for a park from its middle.
 */
const FAR_CORNER = 10;
const FAR_IN_PARK = 6;
/** Outlier: so many edges away from both of its neighbours. The largest of our regions is 0.95. */
const SPIKE = 2.5;
const LEAST_CORNERS = 5;

type Shape = readonly (readonly number[])[];

export function* oddPointsIn({ file: { outline, parks, waters, centre } }: Region): Generator<OddPoint> {
  const reach = FAR_CORNER * usualWay(outline, centre);
  yield* farFrom(centre, outline, { path: ['outline'], of: 'the outline', reach });
  for (const [index, park] of parks.entries()) {
    const middle = middleOf(park.outline.map(coordinatesOf));
    const parkReach = FAR_IN_PARK * usualWay(park.outline, middle);
    yield* farFrom(middle, park.outline, { path: ['parks', index, 'outline'], of: park.name, reach: parkReach });
  }
  for (const [index, { name, line, labels }] of waters.entries()) {
    const path = ['waters', index];
    yield* farFrom(centre, line, { path: [...path, 'line'], of: name, reach });
    for (const [at, label] of labels.entries()) {
      for (const odd of farFrom(centre, [label.at], { path: [], of: name, reach }))
        yield { ...odd, path: [...path, 'labels', at, 'at'] };
    }
  }
}

const usualWay = (points: Shape, middle: Coordinates) =>
  median(points.map((point) => kmBetween(coordinatesOf(point), middle)));

function* farFrom(
  near: Coordinates,
  shape: Shape,
  { path, of, reach }: { path: Path; of: string; reach: number },
): Generator<OddPoint> {
  const points = shape.map(coordinatesOf);
  for (const [index, point] of points.entries()) {
    if (kmBetween(point, near) > reach || isSpike(points, index))
      yield { path: [...path, index], point, of, near, isTurned: kmBetween(turned(point), near) <= reach };
  }
}

function isSpike(points: readonly Coordinates[], index: number): boolean {
  if (points.length < LEAST_CORNERS) return false;
  const at = (place: number) => points[(place + points.length) % points.length]!;
  const edge = median(points.map((point, place) => kmBetween(point, at(place + 1))));
  const beside = [at(index - 1), at(index + 1)].map((other) => kmBetween(at(index), other));
  return Math.min(...beside) > SPIKE * Math.max(edge, kmBetween(at(index - 1), at(index + 1)));
}
