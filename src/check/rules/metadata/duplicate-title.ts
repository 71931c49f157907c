import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { repeated } from './repeated';

const repeatedTitles = repeated('title');

const PATH = ['metadata', 'title'];
/** A title speaks of the page by its name and its code: it is the same when they are, and changes with them. */
const MADE_FROM = [PATH, ['facts', 'name'], ['facts', 'code']];

export const duplicateTitle: Rule = {
  code: 'duplicate-title',
  severity: 'error',
  mayAllow: true,
  yieldsTo: ['copied-page', 'duplicate-district', 'leftover-place'],
  summary: 'Two pages that search engines list have the same title.',
  example: {
    before: '"title": "Repairs in Northgate | {brand}" in two files',
    after: '"title": "New doors in Northgate | {brand}" in one of the two',
  },
  *check(site) {
    const location = { path: PATH, part: 'value' as const };
    for (const {
      read: { page, head },
      first,
    } of repeatedTitles(site)) {
      yield {
        document: page,
        location,
        words: words(head.title),
        follows: [page, first.page].flatMap((document) => MADE_FROM.map((path) => ({ document, path }))),
        related: [{ document: first.page, location, message: 'This page has it too.' }],
      };
    }
  },
};

const words = (text: string): Words => ({
  message: `Two pages have the title "${text}".`,
  fix: 'Give one of the two a title of its own.',
  why: 'In search results and browser tabs visitors cannot tell the two pages apart.',
});
