import { isObject } from '../../../json/is-object';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { valuesIn } from '../../documents/values';

export const sampleReview: Rule = {
  code: 'sample-review',
  severity: 'error',
  gate: 'live',
  summary: 'A review is a sample.',
  example: {
    before: '{ "name": "Sarah M.", …, "provenance": "sample" }',
    after: '{ "name": "Sarah M.", …, "provenance": "customer" }',
  },
  scope: 'site',
  *check(site) {
    for (const document of site.documents.values()) {
      if (document.kind === 'site') continue;
      for (const { path, value } of valuesIn(document)) {
        if (isObject(value) && value['provenance'] === 'sample')
          yield {
            document,
            location: { path: [...path, 'provenance'], part: 'value' },
            words: words(),
          };
      }
    }
  },
};

const words = (): Words => ({
  message: 'This review is a sample.',
  fix:
    'Decide whose words these are. If a customer wrote them, write "provenance": "customer". If not, remove the ' +
    'review, and put a real one there when you have one.',
  why: 'The law forbids invented reviews, and visitors decide by them whom to let into their homes.',
});
