import { shortTitle as words } from '../../messages/metadata';
import { isIndexable, resolutionOf } from '../../resolution';
import type { Rule } from '../../rule';

const LEAST = 15;

export const shortTitle: Rule = {
  code: 'short-title',
  severity: 'warning',
  summary: 'A title has fewer than 15 characters, which say nothing in search results.',
  example: { before: '"title": "Boilers"', after: '"title": "Boiler repair in London | {brand}"' },
  *check(site) {
    for (const read of resolutionOf(site)?.pages ?? []) {
      const { title } = read.resolved.head;
      if (isIndexable(read) && title.length < LEAST) yield { document: read.page, location: { path: ['metadata', 'title'], part: 'value' }, words: words({ text: title, least: LEAST }) };
    }
  },
};
