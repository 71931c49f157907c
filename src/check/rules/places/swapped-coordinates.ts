import { areasIn } from './areas';
import { isInLondon } from './london';
import { swappedCoordinates as words } from '../../messages/places';
import type { Rule } from '../../rule';

export const swappedCoordinates: Rule = {
  code: 'swapped-coordinates',
  severity: 'error',
  summary: 'The latitude and the longitude of an area page have changed places.',
  example: { before: '"coordinates": { "latitude": -0.1338, "longitude": 51.4992 }', after: '"coordinates": { "latitude": 51.4992, "longitude": -0.1338 }' },
  *check(site) {
    for (const { page, coordinates } of areasIn(site)) {
      if (!coordinates) continue;
      const turned = { latitude: coordinates.longitude, longitude: coordinates.latitude };
      if (!isInLondon(turned)) continue;
      yield {
        document: page, location: { path: ['facts', 'coordinates'], part: 'value' }, words: words(turned),
        insert: `{ "latitude": ${turned.latitude}, "longitude": ${turned.longitude} }`,
      };
    }
  },
};
