import { sampleReview as words } from '../../messages/live';
import type { Rule } from '../../rule';
import { isObject } from '../../judge/schema-walk';
import { valuesIn } from '../../values';

export const sampleReview: Rule = {
  code: 'sample-review',
  severity: 'error',
  gate: 'live',
  summary: 'A review is a sample.',
  example: { before: '{ "name": "Sarah M.", …, "provenance": "sample" }', after: '{ "name": "Sarah M.", …, "provenance": "customer" }' },
  *check(site) {
    for (const document of site.documents.values()) {
      if (document.kind === 'site') continue;
      for (const { path, value } of valuesIn(document.value)) {
        if (isObject(value) && value['provenance'] === 'sample') yield { document, location: { path: [...path, 'provenance'], part: 'value' }, words: words() };
      }
    }
  },
};
