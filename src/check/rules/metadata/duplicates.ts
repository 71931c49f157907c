import { isIndexable } from '../../../content/head/sitemap';
import { oldestFirst } from '../../documents/published';
import { groupedBy } from '../../lists';
import { atValue, beside } from '../../placed';
import type { Words } from '../../problem';
import type { Rule, SiteRule } from '../../rule';
import { comparable } from '../../words';

interface DuplicateRule extends Omit<SiteRule, 'scope' | 'check'> {
  field: 'title' | 'description';
  /** Facts from which the text is made: it is the same when they are, and changes with them. */
  madeFrom: readonly string[];
  words: (text: string) => Words;
}

/** Each page that search engines list whose text an older one has. */
const duplicateRule = ({ field, madeFrom, words, ...rule }: DuplicateRule): Rule => ({
  ...rule,
  scope: 'site',
  readsWords: true,
  *check(site) {
    const path = ['metadata', field];
    const listed = (site.resolver?.heads() ?? []).filter(({ page }) => isIndexable(page));
    for (const same of groupedBy(listed, ({ head }) => comparable(head[field])).values()) {
      const placed = same.map(({ page, head }) => ({ page, path, text: head[field] }));
      const [first, ...others] = same.length < 2 ? [] : oldestFirst(site, placed);
      for (const { page, text } of others)
        yield atValue(page, path, words(text), {
          follows: [page, first!.page].flatMap((document) => [
            { document, path },
            ...madeFrom.map((name) => ({ document, path: ['facts', name] })),
          ]),
          related: [beside(first!.page, path, 'This page has it too.')],
        });
    }
  },
});

export const duplicateTitle = duplicateRule({
  code: 'duplicate-title',
  severity: 'error',
  mayAllow: true,
  summary: 'Two pages that search engines list have the same title.',
  example: { before: '"title": "Repairs" in two files', after: '"title": "New doors" in one of the two' },
  field: 'title',
  madeFrom: ['name', 'code'],
  words: (text) => ({
    message: `Two pages have the title "${text}".`,
    fix: 'Give one of the two a title of its own.',
    why: 'In search results and browser tabs visitors cannot tell the two pages apart.',
  }),
});

export const duplicateDescription = duplicateRule({
  code: 'duplicate-description',
  severity: 'error',
  mayAllow: true,
  summary: 'Two pages that search engines list have the same description.',
  example: { before: '"description": "Repairs …" in two files', after: '"description": "Locks …" in one of the two' },
  field: 'description',
  madeFrom: [],
  words: () => ({
    message: 'Two pages have this description.',
    fix: 'Say here what only this page says.',
    why: 'In search results visitors cannot tell the two pages apart.',
  }),
});
