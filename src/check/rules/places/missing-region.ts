import { REGION_FILE } from '../../../content/files';
import { atValue } from '../../placed';
import { lacksRegion, mapsIn } from '../../documents/maps';
import type { Rule } from '../../rule';

export const missingRegion: Rule = {
  code: 'missing-region',
  severity: 'error',
  summary: 'A page shows a map, but the site has no pages/_region.json to draw it from.',
  example: { before: '"show": "map" without pages/_region.json', after: '"show": "scene", "scene": "house"' },
  scope: 'site',
  *check(site) {
    if (!lacksRegion(site)) return;
    const partOf = {};
    const words = {
      message: `This is a map, but there is no ${REGION_FILE} to draw it from.`,
      fix: `Add ${REGION_FILE} with the outline and the districts of the region, or take the map out.`,
      why: 'Visitors would see an empty place where the map should be.',
    };
    for (const document of site.documents.values())
      for (const path of mapsIn(document)) yield atValue(document, path, words, { partOf });
  },
};
