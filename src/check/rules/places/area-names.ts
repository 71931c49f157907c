import { isInDistrict } from '../../../content/region/region';
import type { District, Region } from '../../../content/region/region';
import { districtsCalled, isKnownName, isLarger, nameKey, partsOfName } from '../../documents/place-name';
import type { Rule } from '../../rule';
import { isDoubted } from './centres';
import { fromFacts, inAreas } from './found';
import { kmTo } from './coordinates';

/** Two of code, name and coordinates agree: the third is wrong. Here it is the name, or the locality. */
export const foreignName: Rule = {
  code: 'foreign-name',
  severity: 'warning',
  summary: 'The name or locality of an area page is that of another district.',
  example: { before: '"name": "Hilltop", "code": "R4"', after: '"name": "Riverside", "code": "R4"' },
  scope: 'site',
  check: inAreas(function* (area, region) {
    const own = region.districts.get(area.code ?? '');
    if (!own || isDoubted(region, own.code) || !area.coordinates || !isInDistrict(own, area.coordinates)) return;
    for (const field of ['name', 'locality'] as const) {
      const name = area[field] ?? '';
      const other = ownerOf(name, region);
      if (!other || region.wholeOf(other.code) === region.wholeOf(own.code) || isDoubted(region, other.code)) continue;
      yield {
        path: ['facts', field],
        follows: fromFacts(area, 'code'),
        words: {
          message:
            `The ${field} "${name}" is that of ${other.code}, ${kmTo(other.centre, own.centre)} away from ` +
            `${own.code} ${own.name}.`,
          fix:
            `Write what people call ${own.code} in its place. If they call it so, add the name to "also" of ` +
            `${own.code} in pages/_region.json.`,
          why: 'Visitors would think that the page is about another part of town.',
        },
      };
    }
  }),
};

/** The one district of a name. A name that several have, or something larger, belongs to none. */
function ownerOf(name: string, region: Region): District | undefined {
  const [first, ...others] = districtsCalled(region, name);
  const isOne = others.every(({ code }) => region.wholeOf(code) === region.wholeOf(first!.code));
  return isOne && !isLarger(region, name) ? first : undefined;
}

export const unknownLocality: Rule = {
  code: 'unknown-locality',
  severity: 'warning',
  summary: 'The locality of an area page is a place that pages/_region.json does not know.',
  example: { before: '"locality": "Another city"', after: '"locality": "Riverside"' },
  scope: 'site',
  check: inAreas(function* ({ name = '', code = '', locality }, region) {
    if (locality === undefined || !region.districts.has(code)) return;
    const isKnown = (part: string) => isKnownName(region, part) || nameKey(part) === nameKey(name);
    if ([...partsOfName(locality)].some(isKnown)) return;
    yield {
      path: ['facts', 'locality'],
      words: {
        message: `No district of ${region.file.name} is known to be called "${locality}".`,
        fix: `Write the part of town of ${code}. If this is it, add it to "also" of ${code} in pages/_region.json.`,
        why: 'Search engines go by the locality when somebody looks for help in this part of town.',
      },
    };
  }),
};
