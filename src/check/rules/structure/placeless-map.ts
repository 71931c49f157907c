import { MAP_TYPES } from '../../../blocks/schemas';
import { valueAt } from '../../../json/path';
import { kindNamed, listedKindNamed } from '../../../kinds/named';
import type { Rule } from '../../rule';
import { pageQueriesIn } from './page-queries';

export const placelessMap: Rule = {
  code: 'placeless-map',
  severity: 'error',
  summary: 'A map asks for pages of a kind that lies nowhere.',
  example: {
    before: '{ "type": "area-map", "pages": { "kind": "service" } }',
    after: '{ "type": "area-map", "pages": { "kind": "area" } }',
  },
  scope: 'document',
  *check(document) {
    for (const { path, query } of pageQueriesIn(document)) {
      const type = valueAt(document.value, [...path.slice(0, -1), 'type']);
      if (!MAP_TYPES.has(String(type)) || 'coordinates' in (listedKindNamed(query.kind)?.facts.shape ?? {})) continue;
      yield {
        document,
        location: { path: [...path, 'kind'], part: 'value' },
        words: {
          message: `This map asks for pages of the kind "${query.kind}", and ${kindNamed(query.kind).words.page} says nowhere where it lies.`,
          fix: 'Write a kind whose pages have coordinates, or show a list instead of a map.',
          why: 'Visitors would be shown a map on which nothing is marked.',
        },
      };
    }
  },
};
