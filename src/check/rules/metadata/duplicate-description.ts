import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { repeated } from './repeated';

const repeatedDescriptions = repeated('description');

const PATH = ['metadata', 'description'];

export const duplicateDescription: Rule = {
  code: 'duplicate-description',
  severity: 'warning',
  yieldsTo: ['copied-page'],
  summary: 'Two pages that search engines list have the same description.',
  example: {
    before: '"description": "Repairs by day and by night …" in two files',
    after: '"description": "Locks changed while you wait …" in one of the two',
  },
  *check(site) {
    const location = { path: PATH, part: 'value' as const };
    for (const {
      read: { page },
      first,
    } of repeatedDescriptions(site)) {
      yield {
        document: page,
        location,
        words: words(),
        follows: [{ document: first.page, path: PATH }],
        related: [{ document: first.page, location, message: 'This page has it too.' }],
      };
    }
  },
};

const words = (): Words => ({
  message: 'Two pages have this description.',
  fix: 'Say here what only this page says.',
  why: 'In search results visitors cannot tell the two pages apart.',
});
