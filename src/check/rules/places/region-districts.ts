import { REGION_FILE } from '../../../content/files';
import { beside } from '../../placed';
import type { Rule } from '../../rule';
import { centreFaultsIn } from './centres';
import { inRegion } from './found';

export const repeatedDistrict: Rule = {
  code: 'repeated-district',
  severity: 'error',
  summary: 'A code stands twice among the districts of pages/_region.json.',
  example: { before: '{ "code": "R4", … }, { "code": "R4", … }', after: '{ "code": "R4", … }, { "code": "R5", … }' },
  scope: 'site',
  check: inRegion(function* ({ file: { districts } }, site) {
    for (const [index, { code, name }] of districts.entries()) {
      const before = districts.findIndex((other) => other.code === code);
      if (before === index) continue;
      const first = districts[before]!;
      yield {
        path: ['districts', index, 'code'],
        words: {
          message: `The code "${code}" is that of ${first.name} already.`,
          fix:
            `Write the code of ${name} in its place. If both are one district, keep the one with the right centre, ` +
            'and put the other name into its "also".',
          why: 'Nobody could say where the district lies: the map and the check of its page would take one of the two.',
        },
        related: [beside(site.documents.get(REGION_FILE)!, ['districts', before, 'code'], 'It stands here already.')],
      };
    }
  }),
};

export const misplacedCentre: Rule = {
  code: 'misplaced-centre',
  severity: 'error',
  summary: 'The centre of a district in pages/_region.json lies outside of the region, or is that of another district.',
  example: { before: '"centre": { …, "longitude": -7.8912 }', after: '"centre": { …, "longitude": 7.8912 }' },
  scope: 'site',
  check: inRegion(function* (region) {
    for (const { district, index, reason } of centreFaultsIn(region).values()) {
      const { code, name } = district;
      yield {
        path: ['districts', index, 'centre'],
        words: {
          message: `The centre of ${code} ${name} ${reason}.`,
          fix: `Look at a map, and write the middle of ${code} in its place.`,
          why:
            'The map, the lists of what is nearest and the check of every page go by ' +
            'it: right pages would be told that they are wrong.',
        },
      };
    }
  }),
};
