import type { Ground } from './ground';
import { project, round } from './project';
import type { Coordinates, Point, View } from './project';

type Pair = readonly number[];

/** What is drawn, in pairs of latitude and longitude. */
export interface Land {
  name: string;
  centre: Coordinates;
  kmPerHour: number;
  outline: readonly Pair[];
  waters: readonly { name: string; line: readonly Pair[]; labels: readonly { at: Pair; turn: number }[] }[];
  parks: readonly { name: string; outline: readonly Pair[] }[];
  inset?: { north: number; west: number; south: number; east: number } | undefined;
}

/** So much of the width and height is left free around the whole region. */
const MARGIN = 1 / 30;

/** Draws the ground of every map. Done where pages are made: visitors get the paths. */
export function drawGround({ name, kmPerHour, inset, ...land }: Land): Ground {
  const centre = { latitude: land.centre.latitude, longitude: land.centre.longitude };
  const place = ([latitude, longitude]: Pair) => project({ latitude: latitude!, longitude: longitude! }, centre);
  const outline = land.outline.map(place);
  const parks = land.parks.map((park) => ({ name: park.name, outline: park.outline.map(place) }));
  return {
    name, centre, kmPerHour,
    outline: smooth(outline, true),
    parks: {
      path: parks.map((park) => smooth(park.outline, true)).join(''),
      names: parks.map((park) => ({ name: park.name, ...middleOf(park.outline) })),
    },
    waters: land.waters.map((water) => ({
      name: water.name,
      path: smooth(water.line.map(place)),
      labels: water.labels.map(({ at, turn }) => ({ ...place(at), turn })),
    })),
    whole: boxAround(outline, MARGIN),
    ...(inset && { inset: boxAround([place([inset.north, inset.west]), place([inset.south, inset.east])], 0) }),
  };
}

const middleOf = (points: readonly Point[]): Point => ({
  x: round(points.reduce((sum, { x }) => sum + x, 0) / points.length),
  y: round(points.reduce((sum, { y }) => sum + y, 0) / points.length),
});

function boxAround(points: readonly Point[], margin: number): View {
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const [width, height] = [right - left, bottom - top];
  return {
    x: round(left - width * margin), y: round(top - height * margin),
    width: round(width * (1 + 2 * margin)), height: round(height * (1 + 2 * margin)),
  };
}

/** A smooth path: each point bends the line, which runs through the middles between them. */
function smooth(points: readonly Point[], isClosed = false): string {
  const list = isClosed ? [...points, points[0]!, points[1]!] : points;
  const middle = (a: Point, b: Point) => `${round((a.x + b.x) / 2)} ${round((a.y + b.y) / 2)}`;
  const bends = list.slice(1, -1).map((point, index) => `Q${point.x} ${point.y} ${middle(point, list[index + 2]!)}`);
  const [first, last] = [list[0]!, list.at(-1)!];
  if (isClosed) return `M${middle(first, list[1]!)}${bends.join('')}z`;
  return `M${first.x} ${first.y}${bends.join('')}L${last.x} ${last.y}`;
}
