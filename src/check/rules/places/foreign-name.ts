import { kmBetween } from '../../../content/geometry';
import { isInDistrict } from '../../../content/region';
import type { District, Region } from '../../../content/region';
import { areasIn } from '../../documents/areas';
import type { Area } from '../../documents/areas';
import type { Words } from '../../problem';

import type { Rule } from '../../rule';
import { districtsCalled, isLarger } from '../../documents/place-name';
import { isDoubted } from './centres';
import { kmTo } from './pin';

/** Of code, name and coordinates two agree: the third is wrong. Here it is the name, or the locality. */
export const foreignName: Rule = {
  code: 'foreign-name',
  severity: 'warning',
  yieldsTo: ['copied-page', 'duplicate-district', 'wrong-district'],
  summary: 'The name or locality of an area page is that of another district.',
  example: { before: '"name": "Hilltop", "code": "R4"', after: '"name": "Riverside", "code": "R4"' },
  *check(site) {
    const region = site.region;
    if (!region) return;
    for (const area of areasIn(site)) {
      const own = region.districts.get(area.code ?? '');
      if (!own || isDoubted(site, own.code) || !area.coordinates || !isInDistrict(own, area.coordinates)) continue;
      for (const field of ['name', 'locality'] as const) {
        const other = ownerOf(area, { field, own, region });
        const location = { path: ['facts', field], part: 'value' as const };
        if (other && !isDoubted(site, other.code))
          yield {
            document: area.page,
            location,
            ...(field === 'name' && isElsewhere(other, own, region) && { isCertain: true }),
            follows: [{ document: area.page, path: ['facts', 'code'] }],
            words: words(area[field]!, { field, own, other }),
          };
      }
    }
  },
};

/** Whether nobody there could call the one by the name of the other. */
const isElsewhere = ({ centre }: District, own: District, { file }: Region) =>
  kmBetween(centre, own.centre) > file.distances.nearKm;

/** The nearest other district of this name, where it is not one of its own too. A borough reaches far. */
function ownerOf(
  area: Area,
  { field, own, region }: { field: 'name' | 'locality'; own: District; region: Region },
): District | undefined {
  const name = area[field] ?? '';
  const way = ({ centre }: District) => kmBetween(centre, own.centre);
  const called = districtsCalled(region, name).toSorted((a, b) => way(a) - way(b));
  // A borough of the name of a district is known to reach no farther than to the districts beside it.
  const isFar = ({ centre, reachKm }: District) =>
    kmBetween(centre, own.centre) > reachKm + own.reachKm + region.file.distances.farKm;
  if (field === 'locality' && isLarger(region, name) && !(called[0] && called.every(isFar))) return undefined;
  return called.some(({ code }) => region.wholeOf(code) === region.wholeOf(own.code)) ? undefined : called[0];
}

const words = (name: string, { field, own, other }: { field: string; own: District; other: District }): Words => ({
  message: `The ${field} "${name}" is that of ${other.code}, ${kmTo(other.centre, own.centre)} away from ${own.code} ${own.name}.`,
  fix: `Write what people call ${own.code} in its place. If they call it so, add the name to "also" of ${own.code} in pages/_region.json.`,
  why: 'Visitors would think that the page is about another part of town.',
});
