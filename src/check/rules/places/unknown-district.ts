import type { Path } from '../../../json/path';
import { areasIn } from './areas';
import type { Area } from './areas';
import { allDistricts, isLondonDistrict } from './districts';
import { unknownDistrict as words } from '../../messages/places';
import { nearest } from '../../nearest';
import type { Rule } from '../../rule';

/** What is not even written as a postcode is told by the form of the field. */
const FORM = /^[A-Z]{1,2}\d{1,2}[A-Z]?$/;

export const unknownDistrict: Rule = {
  code: 'unknown-district',
  severity: 'error',
  summary: 'A postcode district of an area page, or of a place next door, does not exist in London.',
  example: { before: '"code": "SW1J"', after: '"code": "SW1H"' },
  *check(site) {
    for (const area of areasIn(site)) {
      for (const { path, code } of codesIn(area)) {
        if (!FORM.test(code) || isLondonDistrict(code)) continue;
        const meant = nearest(code, allDistricts());
        yield { document: area.page, location: { path, part: 'value' }, words: words({ code, meant }), ...(meant && { insert: JSON.stringify(meant) }) };
      }
    }
  },
};

function codesIn({ code, places }: Area): { path: Path; code: string }[] {
  const nextDoor = places.flatMap((place) => (place.in === undefined ? [] : [{ path: ['facts', place.list, place.index, 'in'], code: place.in }]));
  return [...(code === undefined ? [] : [{ path: ['facts', 'code'], code }]), ...nextDoor];
}
