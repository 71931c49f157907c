import { listedKindNamed } from '../../../kinds/named';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { listOf } from '../../words';
import { pageQueriesIn } from './page-queries';
import type { PlacedQuery } from './page-queries';

/** A whole list of plain pages, as of a sitemap, holds its own page rightly. */
export const listOfItself: Rule = {
  code: 'list-of-itself',
  severity: 'warning',
  summary: 'A list of other pages holds the page that it stands on.',
  example: {
    before: 'on /services/repairs: "pages": { "kind": "service" }',
    after: '"pages": { "kind": "service", "except": ["/services/repairs"] }',
  },
  scope: 'site',
  *check({ valid, resolver }) {
    if (!resolver) return;
    for (const document of valid) {
      const own = resolver.index.summaries.get(document.route);
      if (!own) continue;
      for (const { path, query } of pageQueriesIn(document)) {
        if (query.only || query.kind !== document.kind || !isChosen(query)) continue;
        if (!resolver.index.find(query, own).includes(own)) continue;
        yield {
          document,
          location: { path, part: 'opening' },
          words: words(document.route, query.except),
          follows: [{ document, path: [...path, 'kind'] }],
        };
      }
    }
  },
};

const PLAIN = 'page';
/** A list that leaves pages out is one of others, but that of a sitemap. */
const isChosen = ({ kind, limit, except }: PlacedQuery['query']) =>
  listedKindNamed(kind)?.isAlike === true || limit !== undefined || (except !== undefined && kind !== PLAIN);

const words = (route: string, except: PlacedQuery['query']['except']): Words => ({
  message: `This list holds the page that it stands on${except ? `, and leaves out ${listOf(except, 'and')}` : ''}.`,
  fix: except
    ? `Write "${route}" into "except", and take out what visitors should find here.`
    : `Write "except": ["${route}"] into it.`,
  why: 'Visitors who follow that link come back to where they are.',
});
