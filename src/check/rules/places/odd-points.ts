import { coordinatesOf } from '../../../content/region';
import type { Region } from '../../../content/region';
import { kmBetween, median, middleOf } from '../../../content/geometry';
import type { Coordinates } from '../../../design/map/project';
import type { Path } from '../../../json/path';
import { turned } from './slip';

/** A point of the map that lies far from all that it is drawn with. */
export interface OddPoint {
  path: Path;
  point: Coordinates;
  /** What it is a point of. */
  of: string;
  /** Where it would have to lie. */
  near: Coordinates;
  /** Whether it would lie there with its two numbers the other way round. */
  isTurned: boolean;
}

/** So many times as far as the middle one of its kind lies no corner of the region, and none of a park. */
const FAR_CORNER = 10;
const FAR_IN_PARK = 6;

export function* oddPointsIn(region: Region): Generator<OddPoint> {
  const { outline, parks, waters, centre } = region.file;
  const reach = FAR_CORNER * usualWay(outline.map(coordinatesOf), centre);
  yield* farFrom(centre, outline, { path: ['outline'], of: 'the outline', reach });
  for (const [index, park] of parks.entries()) {
    const corners = park.outline.map(coordinatesOf);
    const middle = middleOf(corners);
    const path = ['parks', index, 'outline'];
    yield* farFrom(middle, park.outline, { path, of: park.name, reach: FAR_IN_PARK * usualWay(corners, middle) });
  }
  for (const [index, { name, line, labels }] of waters.entries()) {
    const path = ['waters', index];
    yield* farFrom(centre, line, { path: [...path, 'line'], of: name, reach });
    for (const [at, label] of labels.entries()) {
      const found = [...farFrom(centre, [label.at], { path: [], of: name, reach })];
      yield* found.map((each) => ({ ...each, path: [...path, 'labels', at, 'at'] }));
    }
  }
}

function* farFrom(
  near: Coordinates,
  points: readonly (readonly number[])[],
  { path, of, reach }: { path: Path; of: string; reach: number },
): Generator<OddPoint> {
  const all = points.map(coordinatesOf);
  for (const [index, point] of all.entries()) {
    if (kmBetween(point, near) > reach || isSpike(all, index))
      yield { path: [...path, index], point, of, near, isTurned: kmBetween(turned(point), near) <= reach };
  }
}

/** A corner so many times as far from both of its neighbours as they are from each other, and as edges are long. */
const SPIKE = 2.5;
const LEAST_CORNERS = 5;

function isSpike(points: readonly Coordinates[], index: number): boolean {
  if (points.length < LEAST_CORNERS) return false;
  const at = (place: number) => points[(place + points.length) % points.length]!;
  const edge = median(points.map((point, place) => kmBetween(point, at(place + 1))));
  const [before, after] = [at(index - 1), at(index + 1)].map((other) => kmBetween(at(index), other));
  return Math.min(before!, after!) > SPIKE * Math.max(edge, kmBetween(at(index - 1), at(index + 1)));
}

const usualWay = (points: readonly Coordinates[], middle: Coordinates) =>
  median(points.map((point) => kmBetween(point, middle)));
