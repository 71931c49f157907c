import { kmBetween } from '../../../content/geometry';
import { isInDistrict } from '../../../content/region';
import type { District, Region } from '../../../content/region';
import { slugOf } from '../../../schema/slug';
import { areasIn } from '../../documents/areas';
import type { Area } from '../../documents/areas';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { districtsCalled } from '../../documents/place-name';
import { isDoubted } from './centres';

/** Of code, name and coordinates two agree: the third is wrong. Here it is the code. */
export const wrongDistrict: Rule = {
  code: 'wrong-district',
  severity: 'error',
  yieldsTo: ['copied-page'],
  summary: 'The name and the coordinates of an area page are those of another district than its code.',
  example: { before: '"name": "Riverside", "code": "H7"', after: '"name": "Riverside", "code": "R4"' },
  *check(site) {
    const region = site.region;
    if (!region) return;
    for (const area of areasIn(site)) {
      const meant = meantBy(area, region) ?? meantByAll(area, areasIn(site), region);
      if (!meant || isDoubted(site, meant.code)) continue;
      const location = { path: ['facts', 'code'], part: 'value' as const };
      const follows = ['name', 'coordinates'].map((fact) => ({ document: area.page, path: ['facts', fact] }));
      yield { document: area.page, location, words: words(area, meant), insert: JSON.stringify(meant.code), follows };
    }
  },
};

/** The one district that name and coordinates speak of, where the code is that of another in which neither is true. */
function meantBy({ code = '', name = '', coordinates }: Area, region: Region): District | undefined {
  const own = region.districts.get(code);
  if (!own || !coordinates || isInDistrict(own, coordinates)) return undefined;
  const called = districtsCalled(region, name);
  if (called.includes(own)) return undefined;
  const fitting = called.filter((district) => !district.partOf && isInDistrict(district, coordinates));
  return fitting.length === 1 ? fitting[0] : undefined;
}

/**
 * The same where the point lies in both, side by side: then it is the district that the point lies nearer to, that the
 * page is called after in all else, and that no other page is about.
 */
function meantByAll(area: Area, areas: readonly Area[], region: Region): District | undefined {
  const { code = '', name = '', coordinates, page } = area;
  const own = region.districts.get(code);
  const called = districtsCalled(region, name);
  if (!own || !coordinates || called.some((each) => region.isPartOf(each.code, code))) return undefined;
  const wayTo = ({ centre, reachKm }: District) => kmBetween(centre, coordinates) / reachKm;
  const fitting = called.filter((district) => !district.partOf && isInDistrict(district, coordinates));
  const [meant] = fitting;
  if (!meant || fitting.length > 1 || wayTo(meant) >= wayTo(own)) return undefined;
  const isOfFile = (names: readonly string[]) => names.some((each) => page.path.endsWith(`/${slugOf(each)}.json`));
  if (isOfFile([code, own.name, ...own.also])) return undefined;
  const says = districtsCalled(region, area.locality ?? '').includes(meant) || isOfFile([meant.code, name]);
  return says && !areas.some((other) => other !== area && other.code === meant.code) ? meant : undefined;
}

const words = ({ code, name }: Area, meant: District): Words => ({
  message: `The code "${code}" does not fit: "${name}" and the coordinates are those of ${meant.code}.`,
  fix: `Write "${meant.code}" in its place. If it is right, correct the name and the coordinates.`,
  why: 'A code is often what is left of the page that was copied, and sends visitors to the wrong district.',
});
