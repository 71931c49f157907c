import type { Rule } from '../../rule';
import { TITLE_FAR_TOO_LONG, titleTooLong } from './lengths';

export const overlongTitle: Rule = {
  code: 'overlong-title',
  severity: 'error',
  summary: 'A title has 90 characters or more: a third of it is never shown.',
  example: {
    before:
      '"title": "Repairs of doors, windows and handles by day and by night in the whole of Northgate and ' +
      'Northfield | {brand}"',
    after: '"title": "Repairs day and night in Northgate | {brand}"',
  },
  *check(site) {
    for (const {
      page,
      head: { title },
    } of site.resolver?.heads() ?? []) {
      if (title.length < TITLE_FAR_TOO_LONG) continue;
      yield { document: page, location: { path: ['metadata', 'title'], part: 'value' }, words: titleTooLong(title) };
    }
  },
};
