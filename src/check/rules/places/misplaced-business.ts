import { REGION_FILE } from '../../../content/files';
import { kmBetween } from '../../../content/geometry';
import { isInDistrict } from '../../../content/region';
import type { Region } from '../../../content/region';
import { soundOf } from '../../../content/sound';
import type { Coordinates } from '../../../design/map/project';
import { districtsCalled, isLarger, nameKey } from '../../documents/place-name';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { kmTo } from './pin';
import { slipOf, turned, written } from './slip';

export const misplacedBusiness: Rule = {
  code: 'misplaced-business',
  severity: 'warning',
  yieldsTo: ['distant-centre'],
  summary: 'The place of the business in pages/_site.json does not lie where its address or the region says.',
  example: {
    before: '"location": { "latitude": 12.3456, "longitude": -7.8912 }',
    after: '"location": { "latitude": 12.3456, "longitude": 7.8912 }',
  },
  *check({ region, business, documents }) {
    const { location, address } = soundOf(business);
    const locality = address?.locality;
    if (!region || !business) return;
    if (locality !== undefined && !isKnown(locality, region)) {
      yield {
        document: business,
        location: { path: ['address', 'locality'], part: 'value' },
        words: elsewhere(locality, region),
      };
    }
    const { latitude, longitude } = location ?? {};
    if (latitude === undefined || longitude === undefined) return;
    const place = { latitude, longitude };
    const called = districtsCalled(region, locality ?? '').filter(() => !isLarger(region, locality ?? ''));
    const fits = (each: typeof place) =>
      region.contains(each) && (called.length === 0 || called.some((district) => isInDistrict(district, each)));
    if (fits(place)) {
      const meant = called.length === 0 ? middleMeant(place, region) : undefined;
      if (meant)
        yield {
          document: business,
          location: { path: ['location'], part: 'value' },
          words: farFrom(place, meant, region),
          follows: [{ document: documents.get(REGION_FILE)!, path: ['centre'] }],
        };
      return;
    }
    const slip = slipOf(place, fits);
    const meant = fits(turned(place))
      ? written(turned(place))
      : slip && written({ ...place, [slip.field]: slip.value });
    yield {
      document: business,
      location: { path: ['location'], part: 'value' },
      words: {
        message: `The location of the business lies ${kmTo(place, called[0]?.centre ?? region.file.centre)} from ${called[0]?.name ?? region.file.centre.name}, and so outside of ${called[0]?.name ?? region.file.name}.`,
        fix: meant
          ? `Look at a map: if ${meant} is meant, write that.`
          : 'Write the latitude and the longitude as a map shows them.',
        why: WHY,
      },
    };
  },
};

/** Where a town has its middle, many addresses are taken from. */
const MIDDLE_KM = 1;

/** The middle of the region, where one slip of the keyboard leads away from it. */
function middleMeant(place: Coordinates, { file: { centre, distances } }: Region): Coordinates | undefined {
  if (kmBetween(place, centre) <= distances.nearKm) return undefined;
  const slip = slipOf(place, (each) => kmBetween(each, centre) <= MIDDLE_KM);
  return slip && { ...place, [slip.field]: slip.value };
}

const farFrom = (place: Coordinates, meant: Coordinates, { file: { centre } }: Region): Words => ({
  message: `The location of the business lies ${kmTo(place, centre)} from ${centre.name}, and with one sign or digit changed it would lie there.`,
  fix: `Look at a map: if ${written(meant)} is meant, write that.`,
  why: WHY,
});

const WHY = 'Search engines and visitors would look for the business where it is not.';

const isKnown = (name: string, region: Region) =>
  isLarger(region, name) ||
  nameKey(name) === nameKey(region.file.centre.name) ||
  districtsCalled(region, name).length > 0;

const elsewhere = (locality: string, { file: { name } }: Region): Words => ({
  message: `The business is said to be in "${locality}", which is no place that the region ${name} knows.`,
  fix: `Write the town that the business is in. If it is right, add "${locality}" to "larger" in pages/_region.json.`,
  why: WHY,
});
