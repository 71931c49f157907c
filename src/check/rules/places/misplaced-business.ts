import { isInDistrict } from '../../../content/region/region';
import type { Region } from '../../../content/region/region';
import { validPartsOf } from '../../../content/valid-parts';
import type { Coordinates } from '../../../design/map/project';
import { atValue } from '../../placed';
import { isKnownName, districtsCalled, isLarger } from '../../documents/place-name';
import type { Words } from '../../problem';
import { counted } from '../../words';
import type { Rule } from '../../rule';
import { intendedPlace, kmTo, written } from './coordinates';

export const misplacedBusiness: Rule = {
  code: 'misplaced-business',
  severity: 'warning',
  summary: 'The place of the business in pages/_site.json does not lie where its address or the region says.',
  example: { before: '"location": { …, "longitude": -7.8912 }', after: '"location": { …, "longitude": 7.8912 }' },
  scope: 'site',
  *check({ region, business }) {
    if (!region || !business) return;
    const { location, address } = validPartsOf(business);
    const locality = address?.locality;
    const { name } = region.file;
    if (locality !== undefined && !isKnownName(region, locality))
      yield atValue(business, ['address', 'locality'], {
        message: `The business is said to be in "${locality}", which is no place that the region ${name} knows.`,
        fix:
          `Write the town that the business is in. If it is right, add "${locality}" to "larger" in ` +
          'pages/_region.json.',
        why: WHY,
      });
    const { postalCode = '' } = address ?? {};
    // Shorter codes may be numbers of districts, which no letter bears.
    const lengths = new Set(region.file.districts.map(({ code }) => (/^\d{4,}$/.test(code) ? code.length : 0)));
    if (/^\d+$/.test(postalCode) && lengths.size === 1 && !lengths.has(0) && !lengths.has(postalCode.length))
      yield atValue(business, ['address', 'postalCode'], {
        message: `"${postalCode}" has ${counted(postalCode.length, 'digit')}, unlike the codes of the region.`,
        fix: 'Write the postal code of the street as it stands on letters.',
        why: WHY,
      });
    const { latitude, longitude } = location ?? {};
    if (latitude === undefined || longitude === undefined) return;
    const words = wordsFor({ latitude, longitude }, locality, region);
    if (words) yield atValue(business, ['location'], words);
  },
};

/** The message for a place outside the district of its address, or outside the region. */
function wordsFor(place: Coordinates, locality: string | undefined, region: Region): Words | undefined {
  const isTown = locality === undefined || isLarger(region, locality);
  const called = isTown ? [] : districtsCalled(region, locality);
  const fits = (each: Coordinates) =>
    region.contains(each) && (called.length === 0 || called.some((district) => isInDistrict(district, each)));
  if (fits(place)) return undefined;
  const intended = intendedPlace(place, fits);
  const { name, centre } = region.file;
  const near = called[0] ?? { centre, name: centre.name };
  return {
    message:
      `The location of the business lies ${kmTo(place, near.centre)} from ${near.name}, and so outside of ` +
      `${called[0]?.name ?? name}.`,
    fix: intended
      ? `Look at a map: if ${written(intended)} is meant, write that.`
      : 'Write the latitude and the longitude as a map shows them.',
    why: WHY,
  };
}

const WHY = 'Search engines and visitors would look for the business where it is not.';
