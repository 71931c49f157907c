import { coordinatesIn } from '../places/areas';
import { copiesIn, sharesOnly } from './copies';
import { otherHere, sameCoordinates as words } from '../../messages/places';
import type { Rule } from '../../rule';

/** Of two pages the one is told in whose district the point does not lie. Where more was copied, `copied-page` tells it. */
export const sameCoordinates: Rule = {
  code: 'same-coordinates',
  severity: 'error',
  summary: 'Two area pages have the same coordinates.',
  example: { before: '"coordinates": { "latitude": 51.4992, "longitude": -0.1338 } on /areas/sw1h and /areas/sw1e', after: '"coordinates": { "latitude": 51.4985, "longitude": -0.1413 } on /areas/sw1e' },
  *check(site) {
    for (const copy of copiesIn(site)) {
      if (!sharesOnly(copy, 'facts/coordinates')) continue;
      const location = { path: ['facts', 'coordinates'], part: 'value' as const };
      const place = coordinatesIn(copy.left[0]!.fact.value)!;
      yield { document: copy.page, location, words: words({ place, other: copy.source.path }), related: [{ document: copy.source, location, message: otherHere }] };
    }
  },
};
