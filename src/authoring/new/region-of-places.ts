import { kmBetween } from '../../content/region/geometry';
import type { RegionFile } from '../../content/documents/region.schema';
import { KM_PER_DEGREE } from '../../design/map/project';
import type { Coordinates } from '../../design/map/project';

export interface NamedPlace {
  code: string;
  name: string;
  centre: Coordinates;
}

/** The share of the way to the nearest other place: circles of this radius meet and cross a little. */
const REACH = 0.6;
/** Two places that far apart, in ways from one to its nearest, still have to do with each other. */
const NEAR = 1.5;
const FAR = 2.25;
/** As the crow flies, through a town by day; in the country it is more. */
const KM_PER_HOUR = 15;
/** Corners of the ring around each place of which the outline is made. */
const CORNERS = 8;
/** Decimals of a coordinate: a hundred metres, finer than the map draws. */
const DECIMALS = 3;

/** A region in which these places lie, three or more: its outline is drawn around them, as far as they reach. */
export function regionOfPlaces(
  name: string,
  places: readonly NamedPlace[],
  around: readonly NamedPlace[] = [],
): RegionFile {
  const ways = places.map(({ centre }) => kmToNearest(centre, places));
  const way = ways.toSorted((a, b) => a - b)[ways.length >> 1]!;
  const districts = places.map(({ code, name: called, centre }, index) => ({
    code,
    name: called,
    also: [],
    centre,
    reachKm: rounded(Math.max(0.5, ways[index]! * REACH), 1),
  }));
  return {
    version: 1,
    name,
    codeName: 'district',
    centre: { name, ...middle(places.map(({ centre }) => centre)) },
    distances: { nearKm: rounded(way * NEAR, 1), farKm: rounded(way * FAR, 1) },
    kmPerHour: KM_PER_HOUR,
    outline: hull(districts.flatMap(({ centre, reachKm }) => ringAround(centre, reachKm))).map(
      ({ latitude, longitude }) => [rounded(latitude, DECIMALS), rounded(longitude, DECIMALS)],
    ),
    waters: [],
    parks: [],
    details: [],
    around: around.map(({ name: called, centre: { latitude, longitude } }) => ({
      name: called,
      at: [rounded(latitude, DECIMALS), rounded(longitude, DECIMALS)],
    })),
    larger: [],
    districts,
  };
}

const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals));

const kmToNearest = (from: Coordinates, places: readonly NamedPlace[]) =>
  Math.min(...places.filter(({ centre }) => centre !== from).map(({ centre }) => kmBetween(from, centre)));

function middle(points: readonly Coordinates[]): Coordinates {
  const mean = (of: (point: Coordinates) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  return {
    latitude: rounded(
      mean(({ latitude }) => latitude),
      DECIMALS,
    ),
    longitude: rounded(
      mean(({ longitude }) => longitude),
      DECIMALS,
    ),
  };
}

function ringAround({ latitude, longitude }: Coordinates, km: number): Coordinates[] {
  const degrees = km / KM_PER_DEGREE;
  return Array.from({ length: CORNERS }, (_, index) => {
    const angle = (index / CORNERS) * 2 * Math.PI;
    return {
      latitude: latitude + degrees * Math.sin(angle),
      longitude: longitude + (degrees * Math.cos(angle)) / Math.cos((latitude * Math.PI) / 180),
    };
  });
}

/** The corners of the smallest convex outline around some points: Andrew's monotone chain. */
function hull(points: readonly Coordinates[]): Coordinates[] {
  const inOrder = points.toSorted((a, b) => a.longitude - b.longitude || a.latitude - b.latitude);
  const half = (along: readonly Coordinates[]) => {
    const chain: Coordinates[] = [];
    for (const point of along) {
      while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(inOrder), ...half(inOrder.toReversed())];
}

/** Above 0 where the way from `a` over `b` to `c` turns to the left. */
const turn = (a: Coordinates, b: Coordinates, c: Coordinates) =>
  (b.longitude - a.longitude) * (c.latitude - a.latitude) - (b.latitude - a.latitude) * (c.longitude - a.longitude);
