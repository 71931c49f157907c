import { demoStatus as words } from '../../messages/live';
import type { Rule } from '../../rule';
import { isObject } from '../../judge/schema-walk';

export const demoStatus: Rule = {
  code: 'demo-status',
  severity: 'error',
  gate: 'live',
  summary: 'The site still says that it is a demonstration.',
  example: { before: '"status": "demo"', after: '"status": "live"' },
  *check(site) {
    const document = site.business;
    if (document && isObject(document.value) && document.value['status'] === 'demo') yield { document, location: { path: ['status'], part: 'value' }, words: words() };
  },
};
