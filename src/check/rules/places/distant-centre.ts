import { REGION_FILE } from '../../../content/files';
import { kmBetween, middleOf } from '../../../content/geometry';
import { isInDistrict } from '../../../content/region';
import type { Region } from '../../../content/region';
import type { Coordinates } from '../../../design/map/project';
import type { Rule } from '../../rule';
import { kmTo } from './pin';

/** The middle of fewer districts says nothing. */
const LEAST_DISTRICTS = 8;
/** From the centre of a town, its districts are hardly farther than from the middle of them all. */
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
  *check(site) {
    const { region } = site;
    if (!region || region.file.districts.length < LEAST_DISTRICTS || !region.contains(region.file.centre)) return;
    const { centre, name, districts } = region.file;
    const middle = middleOf(districts.map((district) => district.centre));
    const isFar = wayFrom(centre, region) > MOST_TIMES * wayFrom(middle, region);
    if (!isFar && districts.some((district) => isInDistrict(district, centre))) return;
    const path = ['centre'];
    yield {
      document: site.documents.get(REGION_FILE)!,
      location: { path, part: 'value' },
      words: {
        message: `${centre.name}, the centre of ${name}, lies ${kmTo(middle, centre)} from the middle of its districts.`,
        fix: `Look at a map, and write the latitude and the longitude of ${centre.name} in its place, or leave it if it lies there.`,
        why: 'The map and the messages measure from it, and visitors would be told that they live far from the centre.',
      },
      follows: ['latitude', 'longitude'].map((field) => ({
        document: site.documents.get(REGION_FILE)!,
        path: [...path, field],
      })),
    };
  },
};

/** How far the districts lie from a point, on average. */
const wayFrom = (point: Coordinates, { file: { districts } }: Region) =>
  districts.reduce((sum, { centre }) => sum + kmBetween(point, centre), 0) / districts.length;
