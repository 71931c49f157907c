import { longTitle as words } from '../../messages/metadata';
import { resolutionOf } from '../../resolution';
import type { Rule } from '../../rule';

const MOST = 60;
const FAR_TOO_LONG = 90;

export const overlongTitle: Rule = {
  code: 'overlong-title',
  severity: 'error',
  summary: 'A title has 90 characters or more: a third of it is never shown.',
  example: { before: '"title": "Emergency plumbers, boiler engineers and drain clearance for the whole of Camden Town and Kentish Town | {brand}"', after: '"title": "Emergency plumbers in Camden Town | {brand}"' },
  *check(site) {
    for (const { page, resolved: { head } } of resolutionOf(site)?.pages ?? []) {
      if (head.title.length >= FAR_TOO_LONG) yield { document: page, location: { path: ['metadata', 'title'], part: 'value' }, words: words({ text: head.title, most: MOST }) };
    }
  },
};
