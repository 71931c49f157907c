import { REGION_FILE } from '../../../content/files';
import type { Region } from '../../../content/region/region';
import type { Path } from '../../../json/path';
import type { Span } from '../../../json/text-edit';
import { atValue } from '../../placed';
import { areasIn } from '../../documents/areas';
import type { Area } from '../../documents/areas';
import type { Diagnostic, SiteRule } from '../../rule';
import type { Site } from '../../site';

/** A finding in a page, or in the file of the region, with its place. */
export interface Found extends Omit<Diagnostic, 'document' | 'location'> {
  path: Path;
  inside?: Span;
}

const placed = (document: Diagnostic['document'], { path, words, ...found }: Found): Diagnostic =>
  atValue(document, path, words, found);

/** Checks each page about a place, on a site with a region. */
export const inAreas = (find: (area: Area, region: Region, site: Site) => Iterable<Found>): SiteRule['check'] =>
  function* (site) {
    if (!site.region) return;
    for (const area of areasIn(site)) for (const found of find(area, site.region, site)) yield placed(area.page, found);
  };

export const inRegion = (find: (region: Region, site: Site) => Iterable<Found>): SiteRule['check'] =>
  function* (site) {
    const document = site.documents.get(REGION_FILE);
    if (!site.region || !document) return;
    for (const found of find(site.region, site)) yield placed(document, found);
  };

/** Facts of a page that a fault follows from. */
export const fromFacts = ({ page }: Area, ...facts: string[]): NonNullable<Diagnostic['follows']> =>
  facts.map((fact) => ({ document: page, path: ['facts', fact] }));
