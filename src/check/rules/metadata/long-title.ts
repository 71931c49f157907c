import { longTitle as words } from '../../messages/metadata';
import { resolutionOf } from '../../resolution';
import type { Rule } from '../../rule';

const MOST = 60;
/** From here on it is another mistake, with a rule of its own. */
const FAR_TOO_LONG = 90;

export const longTitle: Rule = {
  code: 'long-title',
  severity: 'warning',
  summary: 'A title is longer than the 60 characters that search results show.',
  example: { before: '"title": "Emergency plumbers for the whole of Camden Town and around it | {brand}"', after: '"title": "Emergency plumbers in Camden Town | {brand}"' },
  *check(site) {
    for (const { page, resolved: { head } } of resolutionOf(site)?.pages ?? []) {
      const isLong = head.title.length > MOST && head.title.length < FAR_TOO_LONG;
      if (isLong) yield { document: page, location: { path: ['metadata', 'title'], part: 'value' }, words: words({ text: head.title, most: MOST }) };
    }
  },
};
