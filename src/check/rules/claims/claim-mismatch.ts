import { oncePerSiteFile } from '../../once';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { claimsIn, claimSpot } from './claims';

export const claimMismatch: Rule = {
  code: 'claim-mismatch',
  severity: 'error',
  summary: 'The range of a claim goes from more to less.',
  example: { before: '"value": [30, 15], "unit": "minutes"', after: '"value": [15, 30], "unit": "minutes"' },
  scope: 'site',
  check: oncePerSiteFile((site) =>
    claimsIn(site).flatMap((claim) => {
      const [least, most] = claim.value;
      if (most === undefined || least! <= most) return [];
      const turned = `[${most}, ${least}]`;
      return {
        document: site.business!,
        location: claimSpot(claim, 'value'),
        words: words(claim.id, turned),
        insert: turned,
      };
    }),
  ),
};

const words = (id: string, turned: string): Words => ({
  message: `The range of "${id}" goes from more to less.`,
  fix: `Write ${turned} in its place.`,
  why: 'Visitors would read a figure that nobody can keep to.',
});
