import { kindNamed } from '../../../kinds/named';
import { isSharedFile } from '../../../content/files';
import type { Path } from '../../../json/path';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import type { Site, SiteDocument } from '../../site';
import { isWhole } from '../../documents/whole';
import { pageQueriesIn } from './page-queries';
import type { PlacedQuery } from './page-queries';
import { shownOn } from './shown-on';

export const emptyList: Rule = {
  code: 'empty-list',
  severity: 'error',
  summary: 'A list of pages comes out empty.',
  example: {
    before: '"pages": { "kind": "service", "except": [every service there is] }',
    after: '"pages": { "kind": "service" }',
  },
  scope: 'site',
  *check(site) {
    // What cannot be read may be what the list would show.
    const { resolver } = site;
    if (!resolver || !isWhole(site)) return;
    for (const document of site.documents.values()) {
      // Each page of "only" that is not shown is told as a link. Near a far district may be none: nothing is drawn.
      const queries = pageQueriesIn(document).filter(({ query }) => !query.only && query.withinKm === undefined);
      if (queries.length === 0) continue;
      const hosts = shownOn(site, document).map(({ route }) => resolver.index.summaries.get(route));
      // A shared file that no page shows is told by itself.
      const from = hosts.length > 0 || isSharedFile(document.path) ? hosts : [undefined];
      for (const { path, query } of queries) {
        if (from.every((host) => resolver.index.find(query, host).length > 0)) continue;
        const words = wordsFor(site, query, holderOf(path, document));
        yield { document, location: { path, part: 'opening' }, words };
      }
    }
  },
};

/** What holds the list, as its author calls it. */
const holderOf = (path: Path, { kind }: SiteDocument) =>
  kind !== 'site' ? 'block' : path.includes('footer') ? 'column' : 'menu';

function wordsFor(site: Site, { kind, except }: PlacedQuery['query'], holder: string): Words {
  const { words } = kindNamed(kind);
  const many = 'many' in words ? words.many : words.page;
  const some = site.pages.filter((page) => page.kind === kind);
  const cause = some.some(({ hidden }) => !hidden)
    ? 'every page that it could show is left out'
    : some.length > 0
      ? `none of the ${many} is shown to visitors yet`
      : `the site has no ${many}`;
  return {
    message: `This list of ${many} is empty: ${cause}.`,
    fix: except
      ? `Take a page out of "except", or take the ${holder} out.`
      : `Take the ${holder} out until there are ${many} to show.`,
    why: 'Visitors would find a heading with nothing under it.',
  };
}
