import type { Coordinates } from '../../../design/map/project';
import type { Region } from '../../../content/region';
import { areasIn } from '../../documents/areas';
import type { Words } from '../../problem';

import type { Rule } from '../../rule';
import { kmTo, PIN_WHY, pinFaultOf } from './pin';

export const outsideRegion: Rule = {
  code: 'outside-region',
  severity: 'error',
  summary: 'The coordinates of an area page lie outside the region of pages/_region.json.',
  example: {
    before: '"coordinates": { "latitude": 7.3456, "longitude": 7.8912 }',
    after: '"coordinates": { "latitude": 12.3456, "longitude": 7.8912 }',
  },
  *check(site) {
    const region = site.region;
    if (!region) return;
    for (const area of areasIn(site)) {
      if (pinFaultOf(area, site)?.is !== 'outside') continue;
      const location = { path: ['facts', 'coordinates'], part: 'value' as const };
      yield { document: area.page, location, words: words(area.coordinates!, region) };
    }
  },
};

function words(place: Coordinates, { file: { name, centre } }: Region): Words {
  const like = `about ${centre.latitude.toFixed(1)} for the latitude and ${centre.longitude.toFixed(1)} for the longitude`;
  return {
    message: `The coordinates ${place.latitude}, ${place.longitude} lie outside ${name}, ${kmTo(place, centre)} from ${centre.name}.`,
    fix: `Write the coordinates of a point inside the district, for example as a map shows them: ${like}.`,
    why: PIN_WHY,
  };
}
