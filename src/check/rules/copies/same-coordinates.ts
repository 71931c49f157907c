import type { Coordinates } from '../../../design/map/project';
import type { Rule } from '../../rule';
import { copiesIn, sharesOnly } from './copies';

/** Reported on the page in whose district the point does not lie. Where more was copied, `copied-page` reports it. */
export const sameCoordinates: Rule = {
  code: 'same-coordinates',
  severity: 'error',
  summary: 'Two area pages have the same coordinates.',
  example: {
    before: '"coordinates": { "latitude": 12.3456, "longitude": 7.8912 } in two files of pages/areas',
    after: '"coordinates": { "latitude": 12.3581, "longitude": 7.9023 } in one of the two',
  },
  *check(site) {
    for (const copy of copiesIn(site)) {
      if (!sharesOnly(copy, 'facts/coordinates')) continue;
      const { page, source, left } = copy;
      const location = { path: left[0]!.fact.path, part: 'value' as const };
      const { latitude, longitude } = left[0]!.fact.value as Coordinates;
      yield {
        document: page,
        location,
        words: {
          message: `The coordinates ${latitude}, ${longitude} are those of ${source.path} too.`,
          fix: 'Write the coordinates of a point inside this district.',
          why: 'One pin would lie on the other on the map, and visitors could only press one of them.',
        },
        related: [{ document: source, location, message: 'It stands here too.' }],
      };
    }
  },
};
