/** A point on the earth in degrees, WGS 84. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Charing Cross, from where London measures its miles. */
export const CHARING_CROSS: Coordinates = { latitude: 51.5074, longitude: -0.1278 };

/** Points from pairs of longitude and latitude. */
export const pointsOf = (pairs: readonly number[]): Coordinates[] =>
  Array.from({ length: pairs.length / 2 }, (_, index) => ({ longitude: pairs[index * 2]!, latitude: pairs[index * 2 + 1]! }));

/**
 * The boundary of Greater London, clockwise from Harefield, entered by hand and up to a kilometre off. The map draws
 * it, and the check asks it whether a place lies in London, so what an author sees and what is judged are one line.
 */
export const GREATER_LONDON: readonly Coordinates[] = pointsOf([
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
]);
