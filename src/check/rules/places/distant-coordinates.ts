import { REGION_FILE } from '../../../content/files';
import type { District } from '../../../content/region';
import { areasIn } from '../../documents/areas';
import type { Area } from '../../documents/areas';
import type { Words } from '../../problem';

import type { Diagnostic, Rule } from '../../rule';
import type { Site } from '../../site';
import { kmTo, PIN_WHY, pinFaultOf } from './pin';
import type { PinFault } from './pin';
import type { Slip } from './slip';

const PATH = ['facts', 'coordinates'];

export const distantCoordinates: Rule = {
  code: 'distant-coordinates',
  severity: 'error',
  yieldsTo: ['copied-page', 'same-coordinates', 'wrong-district'],
  summary: 'The coordinates of an area page lie outside its district.',
  example: {
    before: '"coordinates": { "latitude": 12.3456, "longitude": 7.8912 }',
    after: '"coordinates": { "latitude": 12.3456, "longitude": -7.8912 }',
  },
  *check(site) {
    for (const area of areasIn(site)) {
      const fault = pinFaultOf(area, site);
      if (fault?.is === 'distant') yield diagnosticOf(area, fault, site);
    }
  },
};

function diagnosticOf(
  { page, coordinates }: Area,
  { district, slip, isSure }: PinFault & { is: 'distant' },
  site: Site,
): Diagnostic {
  const follows = [
    { document: page, path: PATH },
    { document: page, path: ['facts', 'code'] },
  ];
  if (slip) {
    const location = { path: [...PATH, slip.field], part: 'value' as const };
    return {
      document: page,
      location,
      follows,
      words: isSure ? slipWords(coordinates![slip.field], slip) : doubtWords(coordinates![slip.field], slip, district),
      ...(isSure ? { insert: String(slip.value) } : { related: [centreOf(district, site)] }),
    };
  }
  const { code, name, centre } = district;
  const words: Words = {
    message: `The coordinates lie ${kmTo(coordinates!, centre)} from the centre of ${code} ${name}, and so outside of it.`,
    fix: `Write the coordinates of a point inside ${code}, about ${centre.latitude}, ${centre.longitude}, or correct the code.${isSure ? '' : ` If they are right, correct the centre of ${code} in ${REGION_FILE}.`}`,
    why: PIN_WHY,
  };
  return { document: page, location: { path: PATH, part: 'value' }, follows, words };
}

const centreOf = (district: District, { documents, region }: Site): NonNullable<Diagnostic['related']>[number] => ({
  document: documents.get(REGION_FILE)!,
  location: { path: ['districts', region!.file.districts.indexOf(district), 'centre'], part: 'value' },
  message: `The centre of ${district.code}.`,
});

const seemsOf = ({ value, isSign }: Slip) =>
  isSign
    ? `it seems to have ${value < 0 ? 'lost its minus' : 'a minus too many'}`
    : 'one of its digits seems to be wrong';

const slipWords = (written: number, slip: Slip): Words => ({
  message: `The ${slip.field} ${written} lies far from this district; ${seemsOf(slip)}.`,
  fix: `Write ${slip.value} in its place.`,
  why: PIN_WHY,
});

/** Where nothing says which of the two is wrong. */
const doubtWords = (written: number, { field, value }: Slip, { code, centre }: District): Words => ({
  message: `The ${field} ${written} and that of the centre of ${code} in ${REGION_FILE}, ${centre[field]}, contradict each other.`,
  fix: `Look at a map: if ${code} lies at ${written}, correct the centre of ${code} in ${REGION_FILE}; if not, write ${value} in its place here.`,
  why: PIN_WHY,
});
