import type { Rule } from '../../rule';
import { centreFaultsIn } from './centres';
import { miswrittenIn } from './code-meant';
import { inRegion, inRegionFile } from './found';
import { oddReachIn } from './reach';
import { written } from './coordinates';

/** The rules of the districts in the file of the region. */

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
          fix: `Write the code of ${name} in its place. If both are one district, keep the one with the right centre, and put the other name into its "also".`,
          why: 'Nobody could say where the district lies: the map and the check of its page would take one of the two.',
        },
        related: inRegionFile(site, ['districts', before, 'code'], 'It stands here already.'),
      };
    }
  }),
};

export const misplacedCentre: Rule = {
  code: 'misplaced-centre',
  severity: 'error',
  summary:
    'The centre of a district in pages/_region.json is out of line with its neighbours, its parts or its outline.',
  example: {
    before: '"code": "R4", "centre": { "latitude": 12.3456, "longitude": -7.8912 }',
    after: '"code": "R4", "centre": { "latitude": 12.3456, "longitude": 7.8912 }',
  },
  scope: 'site',
  check: inRegion(function* (region) {
    for (const { district, index, reason, swap } of centreFaultsIn(region).values()) {
      const { code, name } = district;
      const insert = swap && written(swap);
      yield {
        path: ['districts', index, 'centre'],
        words: {
          message: `The centre of ${code} ${name} ${reason}.${swap ? ' Its latitude and its longitude seem to have changed places.' : ''}`,
          fix: insert
            ? `Write ${insert} in its place.`
            : `Look at a map, and write the middle of ${code} in its place.`,
          why: 'The map, the lists of what is nearest and the check of every page go by it: right pages would be told that they are wrong.',
        },
        ...(insert && { insert }),
      };
    }
  }),
};

export const wrongReach: Rule = {
  code: 'wrong-reach',
  severity: 'warning',
  summary: 'The reach of a district in pages/_region.json is many times that of the districts around it.',
  example: { before: '"code": "R4", "reachKm": 26', after: '"code": "R4", "reachKm": 2.6' },
  scope: 'site',
  check: inRegion(function* (region) {
    for (const [index, { code, name, reachKm }] of region.file.districts.entries()) {
      const usual = oddReachIn(region).get(code);
      if (usual === undefined || centreFaultsIn(region).has(code)) continue;
      yield {
        path: ['districts', index, 'reachKm'],
        words: {
          message: `${code} ${name} is said to reach ${reachKm} km from its centre; the districts around it reach about ${usual} km.`,
          fix: 'Write how many kilometres it is from the centre of the district to its farthest corner.',
          why: 'A page would be judged to lie in this district, or outside of it, by a wrong measure.',
        },
      };
    }
  }),
};

export const miswrittenCode: Rule = {
  code: 'miswritten-code',
  severity: 'error',
  summary: 'A code of pages/_region.json is not written as its other codes are, as with a letter O for a nought.',
  example: { before: '"code": "R1O"', after: '"code": "R10"' },
  scope: 'site',
  check: inRegion(function* (region) {
    for (const [index, { code, name }] of region.file.districts.entries()) {
      const meant = miswrittenIn(region).get(code);
      if (meant === undefined) continue;
      yield {
        path: ['districts', index, 'code'],
        words: {
          message: `The code "${code}" of ${name} is not written as the others are: a letter stands in the place of a figure, or a figure in that of a letter.`,
          fix: `Write "${meant}" in its place.`,
          why: 'Visitors who type their own code would not be found, and a page of the district would be refused.',
        },
        insert: JSON.stringify(meant),
      };
    }
  }),
};
