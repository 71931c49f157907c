import { MAP_TYPES } from '../../blocks/schemas';
import { REGION_FILE } from '../../content/files';
import { isObject } from '../../json/is-object';
import type { Path } from '../../json/path';
import { oncePer } from '../once';
import type { Site, SiteDocument } from '../site';
import { valuesIn } from '../texts/strings';

/** Whether the site shows maps of a region that it has not got. */
export const lacksRegion = oncePer(
  (site: Site): boolean =>
    !site.paths.has(REGION_FILE) && [...site.documents.values()].some((document) => mapsIn(document).length > 0),
);

/** The parts of a document that need the region: its pictures and the types of its blocks. */
export function mapsIn(document: SiteDocument): Path[] {
  const pictures = document.fields.filter(({ kind }) => kind === 'map' || kind === 'districts').map(({ path }) => path);
  const blocks = [...valuesIn(document)].filter(
    (each) => isObject(each.value) && MAP_TYPES.has(String(each.value['type'])),
  );
  return [...pictures, ...blocks.map(({ path }) => [...path, 'type'])];
}
