import { MAP_TYPES } from '../../../blocks/schemas';
import { REGION_FILE } from '../../../content/files';
import type { Path } from '../../../json/path';
import { isObject } from '../../../json/is-object';
import type { Rule } from '../../rule';
import type { SiteDocument } from '../../site';
import { valuesIn } from '../../values';

export const missingRegion: Rule = {
  code: 'missing-region',
  severity: 'error',
  summary: 'A page shows a map, but the site has no pages/_region.json to draw it from.',
  example: {
    before: '"picture": { "show": "map" } without pages/_region.json',
    after: '"picture": { "show": "scene", "scene": "house" }',
  },
  *check(site) {
    if (site.paths.has(REGION_FILE)) return;
    for (const document of site.documents.values()) {
      for (const path of mapsIn(document)) {
        yield {
          document,
          location: { path, part: 'value' },
          words: {
            message: `This is a map, but there is no ${REGION_FILE} to draw it from.`,
            fix: `Add ${REGION_FILE} with the outline and the districts of the region, or take the map out.`,
            why: 'Visitors would see an empty place where the map should be.',
          },
        };
      }
    }
  },
};

function mapsIn({ fields, value }: SiteDocument): Path[] {
  const pictures = fields.filter(({ kind }) => kind === 'map').map(({ path }) => path);
  const blocks = [...valuesIn(value)].filter(
    (each) => isObject(each.value) && MAP_TYPES.has(String(each.value['type'])),
  );
  return [...pictures, ...blocks.map(({ path }) => [...path, 'type'])];
}
