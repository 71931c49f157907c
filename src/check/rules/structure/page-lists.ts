import type { z } from 'zod';
import { declaredBy } from '../../../content/declared';
import { isSharedFile } from '../../../content/files';
import type { Path } from '../../../json/path';
import { pageQuery } from '../../../blocks/page-fields';
import { kindNamed } from '../../../kinds/named';
import { atValue, beside } from '../../placed';
import { everyFileIsValid } from '../../documents/whole';
import { oncePer } from '../../once';
import type { Rule } from '../../rule';
import type { Site, SiteDocument } from '../../site';
import { shownOn } from './shared-files';

/** The rules of lists of pages, those that fit their schema. */
type Query = z.output<typeof pageQuery>;

const queriesIn = oncePer(({ fields }: SiteDocument): readonly { path: Path; query: Query }[] =>
  fields.flatMap(({ kind, value, path }) => {
    const query = kind === 'page-query' ? pageQuery.safeParse(value) : undefined;
    return query?.success ? [{ path, query: query.data }] : [];
  }),
);

export const emptyList: Rule = {
  code: 'empty-list',
  severity: 'error',
  summary: 'A list of pages comes out empty.',
  example: {
    before: '"pages": { "kind": "service", "except": [every service there is] }',
    after: '"pages": { "kind": "service" }',
  },
  scope: 'site',
  readsWords: true,
  *check(site) {
    // An unreadable page may be one that the list would show.
    const { resolver } = site;
    if (!resolver || !everyFileIsValid(site)) return;
    for (const document of site.documents.values()) {
      // A page of "only" that is not shown is reported as a link. A list near a far district may be empty: nothing is
      // drawn.
      const queries = queriesIn(document).filter(({ query }) => !query.only && query.withinKm === undefined);
      if (queries.length === 0) continue;
      const hosts = shownOn(site, document).map(({ route }) => resolver.index.summaries.get(route));
      // A shared file that no page shows is reported by another rule.
      const from = hosts.length > 0 || isSharedFile(document.path) ? hosts : [undefined];
      for (const { path, query } of queries) {
        if (from.every((host) => resolver.index.find(query, host).length > 0)) continue;
        yield atValue(document, path, emptyWords(site, query), { part: 'opening' });
      }
    }
  },
};

function emptyWords(site: Site, { kind, except }: Query) {
  const { words } = kindNamed(kind);
  const many = 'many' in words ? words.many : words.page;
  const some = site.pages.filter((page) => page.kind === kind);
  const isLeftOut = some.some(({ hidden }) => !hidden);
  const cause = isLeftOut ? 'every page that it could show is left out' : `the site shows no ${many}`;
  return {
    message: `This list of ${many} is empty: ${cause}.`,
    fix: except ? 'Take a page out of "except", or take the list out.' : `Take the list out until there are ${many}.`,
    why: 'Visitors would find a heading with nothing under it.',
  };
}

export const ungroupedPage: Rule = {
  code: 'ungrouped-page',
  severity: 'warning',
  summary: 'A list is grouped by a fact that one of its pages leaves out.',
  example: { before: 'facts without "borough" on a page of a list by borough', after: '"borough": "Northside"' },
  scope: 'site',
  *check(site) {
    const grouped = [...site.documents.values()].flatMap((document) =>
      queriesIn(document).flatMap(({ path, query: { kind, groupBy } }) =>
        groupBy ? [{ document, path, kind, fact: groupBy }] : [],
      ),
    );
    // A page is told once, for the first of the lists that it stands in.
    for (const page of site.valid.filter(({ hidden }) => !hidden)) {
      const facts = declaredBy(page)?.facts;
      const list = grouped.find(({ kind, fact }) => kind === page.kind && facts?.[fact] === undefined);
      if (!list) continue;
      const words = {
        message: `The facts have no "${list.fact}", and ${list.document.path} groups such pages by it.`,
        fix: `Write "${list.fact}" into the facts of this page.`,
        why: 'Visitors look for the page under the name of the group, and would not find it there.',
      };
      const related = [beside(list.document, list.path, `This list is grouped by "${list.fact}".`)];
      yield atValue(page, ['facts'], words, { part: 'name', related });
    }
  },
};
