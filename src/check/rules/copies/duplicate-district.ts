import { copiesIn, sharesOnly } from './copies';
import { duplicateDistrict as words, otherHere } from '../../messages/places';
import type { Rule } from '../../rule';

/** Two places may rightly lie in one district, as Hoxton and Islington in N1. A hub such as SW1 has a postcode of its own beside those of its parts. Where more was copied, `copied-page` tells it. */
export const duplicateDistrict: Rule = {
  code: 'duplicate-district',
  severity: 'warning',
  summary: 'Two area pages have the same postcode district.',
  example: { before: '"code": "SW1H" on /areas/sw1h and /areas/sw1e', after: '"code": "SW1E" on /areas/sw1e' },
  *check(site) {
    for (const copy of copiesIn(site)) {
      if (!sharesOnly(copy, 'facts/code')) continue;
      const location = { path: ['facts', 'code'], part: 'value' as const };
      yield { document: copy.page, location, words: words({ code: String(copy.left[0]!.fact.value), other: copy.source.path }), related: [{ document: copy.source, location, message: otherHere }] };
    }
  },
};
