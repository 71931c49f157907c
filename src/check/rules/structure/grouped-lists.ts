import type { z } from 'zod';
import { declaredBy } from '../../../content/declared';
import { pageQuery } from '../../../blocks/page-fields';
import { atValue, beside } from '../../placed';
import { nearest } from '../../nearest';
import type { Rule } from '../../rule';
import type { Site, SiteDocument, SitePage } from '../../site';

type Query = z.output<typeof pageQuery>;

/** A list of the site that is grouped by a fact: the first for each kind and fact. */
interface GroupedList {
  document: SiteDocument;
  path: (string | number)[];
  kind: Query['kind'];
  fact: NonNullable<Query['groupBy']>;
}

function groupedLists(site: Site): GroupedList[] {
  const found = new Map<string, GroupedList>();
  for (const document of site.documents.values())
    for (const { kind, value, path } of document.fields) {
      const query = kind === 'page-query' ? pageQuery.safeParse(value).data : undefined;
      if (!query?.groupBy) continue;
      const key = `${query.kind} ${query.groupBy}`;
      if (!found.has(key)) found.set(key, { document, path: [...path], kind: query.kind, fact: query.groupBy });
    }
  return [...found.values()];
}

const groupOf = (page: SitePage, fact: string): unknown =>
  page.document && declaredBy({ kind: page.kind, document: page.document })?.facts[fact];

const WHY = 'Visitors look for the page under the name of the group, and would not find it there.';

export const ungroupedPage: Rule = {
  code: 'ungrouped-page',
  severity: 'warning',
  summary: 'A list is grouped by a fact that one of its pages leaves out.',
  example: { before: 'facts without "borough" on a page of a list by borough', after: '"borough": "Northside"' },
  scope: 'site',
  *check(site) {
    for (const { document, path, kind, fact } of groupedLists(site))
      for (const page of site.valid.filter((each) => each.kind === kind && !each.hidden)) {
        if (groupOf(page, fact) !== undefined) continue;
        const words = {
          message: `The facts have no "${fact}", and ${document.path} groups such pages by it.`,
          fix: `Write "${fact}" into the facts of this page.`,
          why: WHY,
        };
        const related = [beside(document, path, `This list is grouped by "${fact}".`)];
        yield atValue(page, ['facts'], words, { part: 'name', related });
      }
  },
};

export const misspeltGroup: Rule = {
  code: 'misspelt-group',
  severity: 'warning',
  summary: 'A list is grouped by a fact that one page spells in a way of its own.',
  example: { before: '"borough": "Nothside"', after: '"borough": "Northside"' },
  scope: 'site',
  *check(site) {
    for (const { kind, fact } of groupedLists(site)) {
      const pages = site.valid.filter((each) => each.kind === kind && !each.hidden);
      const counts = new Map<string, number>();
      for (const page of pages) {
        const group = groupOf(page, fact);
        if (typeof group === 'string') counts.set(group, (counts.get(group) ?? 0) + 1);
      }
      const shared = [...counts].flatMap(([group, count]) => (count > 1 ? [group] : []));
      for (const page of pages) {
        const group = groupOf(page, fact);
        const intended = typeof group === 'string' && counts.get(group) === 1 ? nearest(group, shared) : undefined;
        if (intended === undefined) continue;
        const words = {
          message: `No other page has the ${fact} "${String(group)}". Did you mean "${intended}"?`,
          fix: `Write "${intended}", as the other pages do.`,
          why: WHY,
        };
        yield atValue(page, ['facts', fact], words, { insert: JSON.stringify(intended) });
      }
    }
  },
};
