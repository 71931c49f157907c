import { isIndexable } from '../../../content/sitemap';
import type { Path } from '../../../json/path';
import { oldestFirst } from '../../documents/published';
import { groupedBy } from '../../lists';
import type { Rule, SiteRule } from '../../rule';
import { plainDescription, plainTitle } from './titles';

interface DuplicateRule extends Omit<SiteRule, 'scope' | 'check'> {
  field: 'title' | 'description';
  /** What a text is made from beside its field: it is the same when that is, and changes with it. */
  madeFrom: readonly Path[];
  message: (text: string) => string;
  fix: string;
}

/** Each page that search engines list whose text an older one has. */
const duplicateRule = ({ field, madeFrom, message, fix, ...rule }: DuplicateRule): Rule => ({
  ...rule,
  scope: 'site',
  *check(site) {
    const location = { path: ['metadata', field], part: 'value' as const };
    const textOf = field === 'title' ? plainTitle : plainDescription;
    const heads = new Map((site.resolver?.heads() ?? []).map((read) => [read.page, read]));
    const pages = [...heads.keys()].filter(isIndexable);
    for (const same of groupedBy(pages, (page) => textOf(heads.get(page)!)).values()) {
      if (same.length < 2) continue;
      const placed = same.map((page) => ({ page, path: location.path }));
      const [first, ...others] = oldestFirst(site, placed).map(({ page }) => page);
      for (const page of others)
        yield {
          document: page,
          location,
          words: {
            message: message(heads.get(page)!.head[field]),
            fix,
            why: `In search results${field === 'title' ? ' and browser tabs' : ''} visitors cannot tell the two pages apart.`,
          },
          follows: [page, first!].flatMap((document) =>
            [location.path, ...madeFrom].map((path) => ({ document, path })),
          ),
          related: [{ document: first!, location, message: 'This page has it too.' }],
        };
    }
  },
});

export const duplicateTitle = duplicateRule({
  code: 'duplicate-title',
  severity: 'error',
  mayAllow: true,
  summary: 'Two pages that search engines list have the same title.',
  example: {
    before: '"title": "Repairs in Northgate | {brand}" in two files',
    after: '"title": "New doors in Northgate | {brand}" in one of the two',
  },
  field: 'title',
  madeFrom: [
    ['facts', 'name'],
    ['facts', 'code'],
  ],
  message: (text) => `Two pages have the title "${text}".`,
  fix: 'Give one of the two a title of its own.',
});

export const duplicateDescription = duplicateRule({
  code: 'duplicate-description',
  severity: 'error',
  mayAllow: true,
  summary: 'Two pages that search engines list have the same description.',
  example: {
    before: '"description": "Repairs by day and by night …" in two files',
    after: '"description": "Locks changed while you wait …" in one of the two',
  },
  field: 'description',
  madeFrom: [],
  message: () => 'Two pages have this description.',
  fix: 'Say here what only this page says.',
});
