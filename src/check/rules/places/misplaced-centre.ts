import type { Rule } from '../../rule';
import { centreFaultsIn } from './centres';
import type { CentreFault } from './centres';
import { inRegion } from './found';
import type { Found } from './found';
import { written } from './slip';

export const misplacedCentre: Rule = {
  code: 'misplaced-centre',
  severity: 'error',
  summary:
    'The centre of a district in pages/_region.json is out of line with its neighbours, its parts or its outline.',
  example: {
    before: '"code": "R4", "centre": { "latitude": 12.3456, "longitude": -7.8912 }',
    after: '"code": "R4", "centre": { "latitude": 12.3456, "longitude": 7.8912 }',
  },
  check: inRegion((_, site) => [...centreFaultsIn(site).values()].map(foundOf)),
};

function foundOf({ district, index, reason, mended, isAgreed }: CentreFault): Found {
  const { code, name } = district;
  const slip = mended && 'slip' in mended ? mended.slip : undefined;
  const value = mended && ('slip' in mended ? String(mended.slip.value) : written(mended.swap));
  const doubt = value
    ? `Look at a map: if ${code} lies there, write ${value} in its place.`
    : `Look at a map, and write the middle of ${code} in its place.`;
  return {
    path: ['districts', index, 'centre', ...(slip ? [slip.field] : [])],
    words: {
      message: `The centre of ${code} ${name} ${reason}.${mended ? ` ${seemsOf(mended)}` : ''}`,
      fix: value && isAgreed ? `Write ${value} in its place.` : doubt,
      why: 'The map, the lists of what is nearest and the check of every page go by it: right pages would be told that they are wrong.',
    },
    ...(isAgreed && value && { insert: value }),
  };
}

function seemsOf(mended: NonNullable<CentreFault['mended']>): string {
  if ('swap' in mended) return 'Its latitude and its longitude seem to have changed places.';
  const { field, value, isSign } = mended.slip;
  if (!isSign) return `One digit of its ${field} seems to be wrong.`;
  return `Its ${field} seems to have ${value < 0 ? 'lost its minus' : 'a minus too many'}.`;
}
