import { GREATER_LONDON } from '../../../geography/greater-london';
import type { Coordinates } from '../../../geography/greater-london';
import { kmBetween } from './areas';

/** How far outside the drawn line a place may lie and still count as inside. */
const TOLERANCE_KM = 2;

export const isInLondon = (place: Coordinates) => isWithin(place) || kmToBoundary(place) <= TOLERANCE_KM;

/** Whether a line from the place to the east crosses the boundary an odd number of times. */
function isWithin({ latitude, longitude }: Coordinates): boolean {
  return EDGES.filter(([a, b]) => {
    if ((a.latitude > latitude) === (b.latitude > latitude)) return false;
    return longitude < a.longitude + ((latitude - a.latitude) / (b.latitude - a.latitude)) * (b.longitude - a.longitude);
  }).length % 2 === 1;
}

const EDGES: readonly [Coordinates, Coordinates][] = GREATER_LONDON.map((corner, index) => [corner, GREATER_LONDON[(index + 1) % GREATER_LONDON.length]!]);

const kmToBoundary = (place: Coordinates) => Math.min(...EDGES.map(([a, b]) => kmToEdge(place, a, b)));

function kmToEdge(place: Coordinates, a: Coordinates, b: Coordinates): number {
  const [dx, dy] = [b.longitude - a.longitude, b.latitude - a.latitude];
  const along = ((place.longitude - a.longitude) * dx + (place.latitude - a.latitude) * dy) / (dx * dx + dy * dy);
  const share = Math.max(0, Math.min(1, along));
  return kmBetween(place, { longitude: a.longitude + share * dx, latitude: a.latitude + share * dy });
}

/** Boroughs whose names are, or begin with, that of a district. They reach much further: prose may say in which one a page lies. */
export const BOROUGHS = new Set(
  'barking barnet bexley brent bromley camden croydon ealing enfield greenwich hackney hammersmith haringey harrow hillingdon hounslow islington kensington chelsea kingston lambeth lewisham merton newham redbridge richmond southwark sutton wandsworth westminster'.split(' '),
);
