import type { z } from 'zod';
import { isSharedFile } from '../../../content/files';
import type { pageQuery } from '../../../blocks/page-fields';
import { apart, kindNamed } from '../../../kinds/named';
import { atValue } from '../../placed';
import { queries } from '../../documents/reach';
import { everyFileIsValid } from '../../documents/whole';
import type { Rule } from '../../rule';
import type { Site } from '../../site';
import { eachIn, foundIn } from '../../store';
import { shownOn } from './shared-files';

type Query = z.output<typeof pageQuery>;

export const emptyList: Rule = {
  code: 'empty-list',
  severity: 'error',
  summary: 'A list of pages comes out empty.',
  example: { before: '{ "kind": "service", "except": [every service] }', after: '{ "kind": "service" }' },
  scope: 'site',
  readsWords: true,
  uses: [queries],
  *check(site) {
    // An unreadable page may be one that the list would show.
    const { resolver } = site;
    if (!resolver || !everyFileIsValid(site)) return;
    for (const [document, all] of foundIn(queries, site)) {
      // A page of "only" that is not shown is reported as a link. A list near a far district may be empty: nothing is
      // drawn.
      const wanted = all.filter(({ query }) => !query.only && query.withinKm === undefined);
      if (wanted.length === 0) continue;
      const hosts = shownOn(site, document).map(({ route }) => resolver.index.summaries.get(route));
      // A shared file that no page shows is reported by another rule.
      const from = hosts.length > 0 || isSharedFile(document.path) ? hosts : [undefined];
      for (const { path, query } of wanted) {
        if (from.every((host) => resolver.index.find(query, host).length > 0)) continue;
        yield atValue(document, path, emptyWords(site, query), { part: 'opening' });
      }
    }
  },
};

function emptyWords(site: Site, { kind, except }: Query) {
  const many = manyOf(kind);
  const some = site.pages.filter((page) => page.kind === kind);
  const isLeftOut = some.some(({ hidden }) => !hidden);
  const cause = isLeftOut ? 'every page that it could show is left out' : `the site shows no ${many}`;
  return {
    message: `This list of ${many} is empty: ${cause}.`,
    fix: except ? 'Take a page out of "except", or take the list out.' : `Take the list out until there are ${many}.`,
    why: 'Visitors would find a heading with nothing under it.',
  };
}

export const wrongKind: Rule = {
  code: 'wrong-kind',
  severity: 'error',
  summary: 'A list of pages of one kind names a page of another.',
  example: {
    before: '"pages": { "kind": "service", "only": ["/areas/northgate"] }',
    after: '"pages": { "kind": "service", "only": ["/services/repairs"] }',
  },
  scope: 'site',
  uses: [queries],
  *check(site) {
    const kinds = new Map(site.pages.map((page) => [page.route, page.kind]));
    for (const [document, { path, query }] of eachIn(queries, site))
      for (const list of ['only', 'except'] as const)
        for (const [at, route] of (query[list] ?? []).entries()) {
          const kind = kinds.get(route);
          if (kind === undefined || kind === query.kind) continue;
          yield atValue(document, [...path, list, at], {
            message: `${route} is ${apart(kindNamed(kind))}, and this is a list of ${manyOf(query.kind)}.`,
            fix: `Take it out, or write the address of ${apart(kindNamed(query.kind))} in its place.`,
            why: `Visitors would find it among ${manyOf(query.kind)}; in "except" it leaves nothing out.`,
          });
        }
  },
};

function manyOf(kind: Query['kind']): string {
  const { words } = kindNamed(kind);
  return 'many' in words ? words.many : words.page;
}
