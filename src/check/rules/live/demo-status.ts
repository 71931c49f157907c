import { ofBusiness } from '../../documents/ledger';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';

export const demoStatus: Rule = {
  code: 'demo-status',
  severity: 'error',
  gate: 'live',
  summary: 'The site still says that it is a demonstration.',
  example: { before: '"status": "demo"', after: '"status": "live"' },
  scope: 'site',
  *check(site) {
    if (ofBusiness(site, 'status') !== 'demo') return;
    yield { document: site.business!, location: { path: ['status'], part: 'value' }, words: words() };
  },
};

const words = (): Words => ({
  message: 'The site says of itself that it is a demonstration.',
  fix: 'Write "live" in its place when every figure, review and registration is real.',
  why: 'Visitors of a real site would read that the business does not exist.',
});
