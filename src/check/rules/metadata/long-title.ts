import type { Rule } from '../../rule';
import { TITLE_FAR_TOO_LONG, TITLE_MOST, titleTooLong } from './lengths';

export const longTitle: Rule = {
  code: 'long-title',
  severity: 'warning',
  summary: 'A title is longer than the 60 characters that search results show.',
  example: {
    before: '"title": "Repairs by day and by night in the whole of Northgate and around it | {brand}"',
    after: '"title": "Repairs day and night in Northgate | {brand}"',
  },
  *check(site) {
    for (const {
      page,
      head: { title },
    } of site.resolver?.heads() ?? []) {
      if (title.length <= TITLE_MOST || title.length >= TITLE_FAR_TOO_LONG) continue;
      yield { document: page, location: { path: ['metadata', 'title'], part: 'value' }, words: titleTooLong(title) };
    }
  },
};
