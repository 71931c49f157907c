import { KM_PER_DEGREE } from '../../design/map/project';
import type { Coordinates } from '../../design/map/project';

/** Kilometres between two places, true enough within a region: the earth is taken for flat. */
export function kmBetween(a: Coordinates, b: Coordinates): number {
  const narrowing = Math.cos((((a.latitude + b.latitude) / 2) * Math.PI) / 180);
  return KM_PER_DEGREE * Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * narrowing);
}

type Edge = readonly [Coordinates, Coordinates];

const edgesOf = (outline: readonly Coordinates[]): Edge[] =>
  outline.map((corner, index) => [corner, outline[(index + 1) % outline.length]!]);

/** Kilometres from a place to a closed outline; 0 inside it. */
export function kmOutside(outline: readonly Coordinates[], place: Coordinates): number {
  const edges = edgesOf(outline);
  return isWithin(edges, place) ? 0 : Math.min(...edges.map((edge) => kmToEdge(place, edge)));
}

/** How many times the straight way between two places crosses an open line. */
export const crossingsOf = (line: readonly Coordinates[], a: Coordinates, b: Coordinates): number =>
  line.slice(1).filter((end, index) => {
    const start = line[index]!;
    return isLeftOf(a, b, start) !== isLeftOf(a, b, end) && isLeftOf(start, end, a) !== isLeftOf(start, end, b);
  }).length;

const isLeftOf = (from: Coordinates, to: Coordinates, place: Coordinates) =>
  (to.longitude - from.longitude) * (place.latitude - from.latitude) >
  (to.latitude - from.latitude) * (place.longitude - from.longitude);

/** Whether a line from the place to the east crosses the edges an odd number of times. */
const isWithin = (edges: readonly Edge[], { latitude, longitude }: Coordinates) =>
  edges.filter(([a, b]) => {
    if (a.latitude > latitude === b.latitude > latitude) return false;
    const share = (latitude - a.latitude) / (b.latitude - a.latitude);
    return longitude < a.longitude + share * (b.longitude - a.longitude);
  }).length %
    2 ===
  1;

function kmToEdge(place: Coordinates, [a, b]: Edge): number {
  const [dx, dy] = [b.longitude - a.longitude, b.latitude - a.latitude];
  const along = ((place.longitude - a.longitude) * dx + (place.latitude - a.latitude) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.max(0, Math.min(1, along));
  return kmBetween(place, { longitude: a.longitude + share * dx, latitude: a.latitude + share * dy });
}
