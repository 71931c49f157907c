import { REGION_FILE } from '../../../content/files';
import { kmBetween, middleOf } from '../../../content/geometry';
import { isInDistrict } from '../../../content/region';
import type { Rule } from '../../rule';
import { inRegion } from './found';
import { kmTo } from './km-to';

/** The median of fewer districts moves with each of them. */
const LEAST_DISTRICTS = 8;
/** Outlier: beyond this multiple of the mean distance from the median. London has 1.0, Leeds 1.06. */
const MOST_TIMES = 1.6;

export const distantCentre: Rule = {
  code: 'distant-centre',
  severity: 'warning',
  yieldsTo: ['contradicting-region'],
  summary: 'The centre of the region in pages/_region.json lies far from its districts.',
  example: {
    before: '"centre": { "name": "Market Square", "latitude": 12.7, "longitude": -7.9 }',
    after: '"centre": { "name": "Market Square", "latitude": 12.3, "longitude": -7.9 }',
  },
  check: inRegion(function* (region, { documents }) {
    const { centre, name, districts } = region.file;
    if (districts.length < LEAST_DISTRICTS || !region.contains(centre)) return;
    const middle = middleOf(districts.map((district) => district.centre));
    const wayFrom = (point: typeof middle) =>
      districts.reduce((sum, district) => sum + kmBetween(point, district.centre), 0) / districts.length;
    const isFar = wayFrom(centre) > MOST_TIMES * wayFrom(middle);
    if (!isFar && districts.some((district) => isInDistrict(district, centre))) return;
    const document = documents.get(REGION_FILE)!;
    yield {
      path: ['centre'],
      words: {
        message: `${centre.name}, the centre of ${name}, lies ${kmTo(middle, centre)} from the middle of its districts.`,
        fix: `Look at a map, and write the latitude and the longitude of ${centre.name} in its place, or leave it if it lies there.`,
        why: 'The map and the messages measure from it, and visitors would be told that they live far from the centre.',
      },
      follows: ['latitude', 'longitude'].map((field) => ({ document, path: ['centre', field] })),
    };
  }),
};
