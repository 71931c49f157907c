import type { Ground } from './ground';
import { project, round } from './project';
import type { Coordinates, Point, View } from './project';
import { layersOf } from './layers';
import { middleOf, smooth } from './smooth';

/** And with the width in metres, for a point of a water. */
type Pair = readonly number[];

/** The drawn lines and areas, in pairs of latitude and longitude. */
export interface Land {
  name: string;
  centre: Coordinates;
  kmPerHour: number;
  outline: readonly Pair[];
  waters: readonly { name: string; line: readonly Pair[]; labels: readonly { at: Pair; turn: number }[] }[];
  parks: readonly { name: string; outline: readonly Pair[] }[];
  details: readonly { kind: 'road' | 'street' | 'canal' | 'lake'; line: readonly Pair[] }[];
  around: readonly { name: string; at: Pair }[];
  inset?: { north: number; west: number; south: number; east: number } | undefined;
}

/** The margin around the whole region, as a share of its width and height. */
const MARGIN = 1 / 30;
/** How far beyond the region a name may stand, as a share of its width and height: what lies farther is drawn there. */
const BESIDE = 1 / 8;

const METRES_PER_KM = 1000;

/** Draws the ground of every map. Done where pages are made: visitors get the paths. */
export function drawGround({ name, kmPerHour, inset, ...land }: Land): Ground {
  const centre = { latitude: land.centre.latitude, longitude: land.centre.longitude };
  const place = ([latitude, longitude]: Pair) => project({ latitude: latitude!, longitude: longitude! }, centre);
  const outline = land.outline.map(place);
  const widest = boxAround(outline, BESIDE);
  const around = land.around.map(({ name: called, at }) => ({ name: called, ...pulledInto(widest, place(at)) }));
  const parks = land.parks.map((park) => ({ name: park.name, outline: park.outline.map(place) }));
  const bank = (bend: Pair) => ({ ...place(bend), ...(bend.length > 2 && { width: bend[2]! / METRES_PER_KM }) });
  return {
    name,
    centre,
    kmPerHour,
    layers: layersOf({
      outline,
      parks: parks.map((park) => park.outline),
      waters: land.waters.map(({ line }) => line.map(bank)),
      details: land.details.map(({ kind, line }) => ({ kind, line: line.map(place) })),
    }),
    outline: smooth(outline, true),
    edge: outline.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })),
    parks: parks.map(({ name: park, outline: edge }) => ({
      name: park,
      ...middleOf(edge),
      box: boxAround(edge, 0),
    })),
    waters: land.waters.map((water) => ({
      name: water.name,
      bends: water.line.map(place),
      labels: water.labels.map(({ at, turn }) => ({ ...place(at), turn })),
    })),
    around,
    whole: boxAround([...outline, ...around], MARGIN),
    ...(inset && { inset: boxAround([place([inset.north, inset.west]), place([inset.south, inset.east])], 0) }),
  };
}

/** The point of a box that is nearest to another. */
const pulledInto = (box: View, { x, y }: Point): Point => ({
  x: round(Math.min(Math.max(x, box.x), box.x + box.width)),
  y: round(Math.min(Math.max(y, box.y), box.y + box.height)),
});

function boxAround(points: readonly Point[], margin: number): View {
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const [width, height] = [right - left, bottom - top];
  return {
    x: round(left - width * margin),
    y: round(top - height * margin),
    width: round(width * (1 + 2 * margin)),
    height: round(height * (1 + 2 * margin)),
  };
}
