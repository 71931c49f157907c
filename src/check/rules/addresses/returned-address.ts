import type { Words } from '../../problem';
import { isAnswered, publishedIn } from '../../documents/published';
import type { Rule } from '../../rule';

export const returnedAddress: Rule = {
  code: 'returned-address',
  severity: 'warning',
  summary: 'An address is listed as gone in pages/_published.json, but there is something at it.',
  example: {
    before:
      '"gone": [{ "route": "/offers", "reason": "They have ended.", "since": "2026-03-31" }]\n' +
      '(and there is a page at /offers)',
    after: '"gone": []',
  },
  scope: 'site',
  *check(site) {
    const published = publishedIn(site);
    if (!published) return;
    for (const [index, { route }] of (published.ledger.gone ?? []).entries()) {
      if (isAnswered(site, route))
        yield {
          document: published.document,
          location: { path: ['gone', index, 'route'], part: 'value' },
          words: words(route),
        };
    }
  },
};

const words = (route: string): Words => ({
  message: `${route} is listed as gone, but there is something at this address.`,
  fix: 'Remove it from "gone".',
  why: 'If the page went again by mistake, nobody would be told.',
});
