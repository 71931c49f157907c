import { areasIn } from '../../documents/areas';

import type { Rule } from '../../rule';
import { PIN_WHY } from './pin';

/** Two decimals are a kilometre. */
const isRounded = (degrees: number) => Number(degrees.toFixed(2)) === degrees;

export const roundedCoordinates: Rule = {
  code: 'rounded-coordinates',
  severity: 'warning',
  yieldsTo: ['copied-page', 'distant-coordinates', 'outside-region', 'same-coordinates', 'swapped-coordinates'],
  summary: 'The coordinates of an area page are rounded to a kilometre or more.',
  example: {
    before: '"coordinates": { "latitude": 12.35, "longitude": 7.9 }',
    after: '"coordinates": { "latitude": 12.3456, "longitude": 7.8912 }',
  },
  *check(site) {
    if (!site.region) return;
    for (const { page, coordinates } of areasIn(site)) {
      if (!coordinates || !isRounded(coordinates.latitude) || !isRounded(coordinates.longitude)) continue;
      const location = { path: ['facts', 'coordinates'], part: 'value' as const };
      const words = {
        message: `The coordinates ${coordinates.latitude}, ${coordinates.longitude} have at most two decimals, and so are a kilometre off or more.`,
        fix: 'Write them with four decimals, as a map shows them for a point inside the district.',
        why: PIN_WHY,
      };
      yield { document: page, location, words };
    }
  },
};
