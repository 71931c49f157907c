import { kmBetween } from './areas';
import type { Coordinates } from './areas';

/**
 * The boundary of Greater London, clockwise from Harefield, as pairs of longitude and latitude, WGS 84. Drawn by hand
 * and up to a kilometre off; the map of the site draws the same line (`src/design/london.ts`, which no rule may import).
 */
const BOUNDARY = [
  -.497, 51.632, -.457, 51.616, -.404, 51.613, -.370, 51.625, -.317, 51.640, -.257, 51.642, -.250, 51.656,
  -.215, 51.668, -.182, 51.669, -.165, 51.688, -.105, 51.692, -.060, 51.684, -.012, 51.681, -.012, 51.648,
  .022, 51.641, .030, 51.620, .055, 51.608, .090, 51.605, .138, 51.623, .158, 51.606, .170, 51.625, .224, 51.632,
  .265, 51.610, .290, 51.596, .313, 51.565, .334, 51.540, .290, 51.533, .262, 51.520, .235, 51.505, .215, 51.490,
  .215, 51.478, .190, 51.463, .176, 51.448, .153, 51.430, .150, 51.410, .163, 51.390, .150, 51.368, .153, 51.345,
  .135, 51.320, .115, 51.303, .060, 51.290, .018, 51.293, .005, 51.320, -.020, 51.338, -.050, 51.322,
  -.085, 51.315, -.105, 51.300, -.125, 51.287, -.155, 51.302, -.165, 51.325, -.210, 51.337, -.225, 51.357,
  -.247, 51.367, -.272, 51.363, -.305, 51.336, -.330, 51.329, -.317, 51.360, -.310, 51.390, -.350, 51.394,
  -.392, 51.412, -.420, 51.430, -.457, 51.440, -.458, 51.456, -.510, 51.468, -.496, 51.495, -.485, 51.508,
  -.492, 51.540, -.482, 51.562, -.500, 51.600,
];

const corners: Coordinates[] = Array.from({ length: BOUNDARY.length / 2 }, (_, index) => ({ longitude: BOUNDARY[index * 2]!, latitude: BOUNDARY[index * 2 + 1]! }));

/** How far outside the drawn line a place may lie and still count as inside. */
const TOLERANCE_KM = 2;

export const CHARING_CROSS: Coordinates = { latitude: 51.5074, longitude: -0.1278 };

export const isInLondon = (place: Coordinates) => isWithin(place) || kmToBoundary(place) <= TOLERANCE_KM;

/** Whether a line from the place to the east crosses the boundary an odd number of times. */
function isWithin({ latitude, longitude }: Coordinates): boolean {
  return edges().filter(([a, b]) => {
    if ((a.latitude > latitude) === (b.latitude > latitude)) return false;
    return longitude < a.longitude + ((latitude - a.latitude) / (b.latitude - a.latitude)) * (b.longitude - a.longitude);
  }).length % 2 === 1;
}

const edges = (): [Coordinates, Coordinates][] => corners.map((corner, index) => [corner, corners[(index + 1) % corners.length]!]);

const kmToBoundary = (place: Coordinates) => Math.min(...edges().map(([a, b]) => kmToEdge(place, a, b)));

function kmToEdge(place: Coordinates, a: Coordinates, b: Coordinates): number {
  const [dx, dy] = [b.longitude - a.longitude, b.latitude - a.latitude];
  const along = ((place.longitude - a.longitude) * dx + (place.latitude - a.latitude) * dy) / (dx * dx + dy * dy);
  const share = Math.max(0, Math.min(1, along));
  return kmBetween(place, { longitude: a.longitude + share * dx, latitude: a.latitude + share * dy });
}
