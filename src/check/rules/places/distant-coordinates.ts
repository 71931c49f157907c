import { REGION_FILE } from '../../../content/files';
import { areasIn } from '../../areas';
import type { Area } from '../../areas';
import type { Words } from '../../problem';

import type { Diagnostic, Rule } from '../../rule';
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
      if (fault?.is === 'distant') yield diagnosticOf(area, fault);
    }
  },
};

function diagnosticOf(
  { page, coordinates }: Area,
  { district, slip, isSure }: PinFault & { is: 'distant' },
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
      words: slipWords(coordinates![slip.field], { slip, code: district.code, isSure }),
      ...(isSure && { insert: String(slip.value) }),
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

const slipWords = (
  written: number,
  { slip: { field, value, isSign }, code, isSure }: { slip: Slip; code: string; isSure: boolean },
): Words => ({
  message: isSign
    ? `The ${field} ${written} lies far from this district; it seems to have ${value < 0 ? 'lost its minus' : 'a minus too many'}.`
    : `The ${field} ${written} lies far from this district; one of its digits seems to be wrong.`,
  fix: isSure
    ? `Write ${value} in its place.`
    : `Look at a map: write ${value} in its place, or, if ${written} is right, correct the centre of ${code} in ${REGION_FILE}.`,
  why: PIN_WHY,
});
