import type { Rule } from '../../rule';
import { copiesIn, sharesOnly } from './copies';

/**
 * Two places may rightly lie in one district. A district that has parts has a code of its own beside those of its
 * parts. Where more was copied, `copied-page` reports it.
 */
export const duplicateDistrict: Rule = {
  code: 'duplicate-district',
  severity: 'warning',
  yieldsTo: ['distant-coordinates', 'wrong-district'],
  summary: 'Two area pages have the same district.',
  example: { before: '"code": "R4" in two files of pages/areas', after: '"code": "R5" in one of the two' },
  *check(site) {
    for (const copy of copiesIn(site)) {
      if (!sharesOnly(copy, 'facts/code')) continue;
      const { page, source } = copy;
      const location = { path: ['facts', 'code'], part: 'value' as const };
      yield {
        document: page,
        location,
        follows: [{ document: page, path: ['facts', 'coordinates'] }],
        words: {
          message: `${String(copy.left[0]!.fact.value)} is the district of ${source.path} too.`,
          fix: 'Leave it if both places lie in this district. If not, write the code of this one.',
          why: 'A code is often what is left of the page that was copied, and sends visitors to the wrong district.',
        },
        related: [{ document: source, location, message: 'It stands here too.' }],
      };
    }
  },
};
