import { areasIn, kmBetween } from './areas';
import { CHARING_CROSS } from '../../../geography/greater-london';
import { isInLondon } from './london';
import { outsideLondon as words } from '../../messages/places';
import type { Rule } from '../../rule';

export const outsideLondon: Rule = {
  code: 'outside-london',
  severity: 'error',
  summary: 'The coordinates of an area page lie outside Greater London.',
  example: { before: '"coordinates": { "latitude": 53.4808, "longitude": -2.2426 }', after: '"coordinates": { "latitude": 51.4992, "longitude": -0.1338 }' },
  *check(site) {
    for (const { page, coordinates: place } of areasIn(site)) {
      if (!place || isInLondon(place) || isInLondon({ latitude: place.longitude, longitude: place.latitude })) continue;
      yield { document: page, location: { path: ['facts', 'coordinates'], part: 'value' }, words: words({ place, way: kmBetween(place, CHARING_CROSS) }) };
    }
  },
};
