import { validPartsOf } from '../../../content/valid-parts';
import { kmBetween } from '../../../content/region/geometry';
import type { Coordinates } from '../../../design/map/project';
import { areasIn } from '../../documents/areas';
import { atValue } from '../../placed';
import type { Diagnostic } from '../../rule';
import type { Site } from '../../site';
import { turned, written } from './coordinates';

/** Areas lie nearer to the business, in kilometres. */
const FAR_KM = 200;

/** On a site without a region: coordinates far from the business, which a minus or the other order brings near. */
export function* inLonelyAreas(site: Site): Generator<Diagnostic> {
  const { latitude, longitude } = validPartsOf(site.business).location ?? {};
  if (site.region || latitude === undefined || longitude === undefined) return;
  const isNear = (place: Coordinates) => kmBetween({ latitude, longitude }, place) <= FAR_KM;
  for (const { page, coordinates } of areasIn(site)) {
    if (!coordinates || isNear(coordinates)) continue;
    const { latitude: north, longitude: east } = coordinates;
    const slips = [{ ...coordinates, latitude: -north }, { ...coordinates, longitude: -east }, turned(coordinates)];
    const intended = slips.find(isNear);
    if (!intended) continue;
    yield atValue(page, ['facts', 'coordinates'], {
      message: `The coordinates lie more than ${FAR_KM} km from the business.`,
      fix: `Look at a map: if ${written(intended)} is meant, write that.`,
      why: 'The map would show the pin in the wrong place, and search engines would show the page to people elsewhere.',
    });
  }
}
