import { kindOf } from '../../../content/files';
import type { ListedName } from '../../../kinds';
import { kindNamed } from '../../../kinds/named';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { pageQueriesIn } from './page-queries';

export const mixedList: Rule = {
  code: 'mixed-list',
  severity: 'error',
  mayAllow: true,
  summary: 'A list of one kind of pages names a page of another kind.',
  example: {
    before: '"pages": { "kind": "area", "only": ["/areas/harbour", "/services/repairs"] }',
    after: '"pages": { "kind": "area", "only": ["/areas/harbour"] }',
  },
  scope: 'site',
  *check(site) {
    for (const document of site.documents.values()) {
      for (const { path, query } of pageQueriesIn(document)) {
        for (const [index, route] of (query.only ?? []).entries()) {
          const file = site.routes.get(site.aliases.get(route) ?? route);
          if (file === undefined || kindOf(file) === query.kind) continue;
          yield {
            document,
            location: { path: [...path, 'only', index], part: 'value' },
            words: words({ route, is: kindNamed(kindOf(file)).words.page, kind: query.kind }),
          };
        }
      }
    }
  },
};

const words = ({ route, is, kind }: { route: string; is: string; kind: ListedName }): Words => ({
  message: `${route} is ${is}, and this is a list of the kind "${kind}".`,
  fix: 'Take it out of "only", or write it into a list of its own kind.',
  why: 'Visitors would find it among pages of another kind, where they do not look for it.',
});
