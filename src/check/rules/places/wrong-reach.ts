import type { Rule } from '../../rule';
import { centreFaultsIn } from './centres';
import { inRegion } from './found';
import { oddReachIn } from './reach';

/** From this ratio on a decimal point was lost or added: nothing else can be true. */
const IMPOSSIBLE = 10;

export const wrongReach: Rule = {
  code: 'wrong-reach',
  severity: 'warning',
  summary: 'The reach of a district in pages/_region.json is many times that of the districts around it.',
  example: { before: '"code": "R4", "reachKm": 26', after: '"code": "R4", "reachKm": 2.6' },
  check: inRegion(function* (region, site) {
    for (const [index, { code, name, reachKm }] of region.file.districts.entries()) {
      const usual = oddReachIn(region).get(code);
      if (usual === undefined || centreFaultsIn(site).has(code)) continue;
      yield {
        path: ['districts', index, 'reachKm'],
        ...(Math.max(reachKm / usual, usual / reachKm) >= IMPOSSIBLE && { isCertain: true }),
        words: {
          message: `${code} ${name} is said to reach ${reachKm} km from its centre; the districts around it reach about ${usual} km.`,
          fix: 'Write how many kilometres it is from the centre of the district to its farthest corner.',
          why:
            reachKm > usual
              ? 'Nobody would notice when a page of this district lies somewhere else.'
              : 'Right pages would be told that they lie outside of their district.',
        },
      };
    }
  }),
};
