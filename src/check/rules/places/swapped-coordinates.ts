import type { Coordinates } from '../../../design/map/project';
import type { Region } from '../../../content/region';
import { areasIn } from '../../documents/areas';
import type { Words } from '../../problem';

import type { Rule } from '../../rule';
import { PIN_WHY, pinFaultOf } from './pin';
import { written } from './slip';

export const swappedCoordinates: Rule = {
  code: 'swapped-coordinates',
  severity: 'error',
  summary: 'The latitude and the longitude of an area page have changed places.',
  example: {
    before: '"coordinates": { "latitude": 7.8912, "longitude": 12.3456 }',
    after: '"coordinates": { "latitude": 12.3456, "longitude": 7.8912 }',
  },
  *check(site) {
    const region = site.region;
    if (!region) return;
    for (const area of areasIn(site)) {
      const fault = pinFaultOf(area, site);
      if (fault?.is !== 'swapped') continue;
      const location = { path: ['facts', 'coordinates'], part: 'value' as const };
      yield { document: area.page, location, words: words(fault.mended, region), insert: written(fault.mended) };
    }
  },
};

const words = (mended: Coordinates, { file: { name } }: Region): Words => ({
  message: `The latitude and the longitude have changed places: ${mended.latitude} is a latitude of ${name} and ${mended.longitude} a longitude.`,
  fix: `Write ${written(mended)} in their place.`,
  why: PIN_WHY,
});
