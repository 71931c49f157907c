import { isAnswered, publishedIn } from '../../documents/published';
import { hasReadableAliases } from '../../documents/whole';
import { atValue, beside } from '../../placed';
import type { Rule } from '../../rule';
import { successorOf } from './successor';

export const lostAddress: Rule = {
  code: 'lost-address',
  severity: 'error',
  summary: 'An address that was published is gone, and nothing leads on from it.',
  example: { before: 'areas/north.json is now northgate.json', after: '"aliases": ["/areas/north"] in northgate.json' },
  scope: 'site',
  *check(site) {
    const published = publishedIn(site);
    if (!published || !hasReadableAliases(site)) return;
    const { document, ledger } = published;
    const gone = new Set(ledger.gone?.map(({ route }) => route));
    for (const [index, route] of ledger.routes.entries()) {
      if (isAnswered(site, route) || gone.has(route)) continue;
      const page = successorOf(site, route, ledger.routes);
      const words = {
        message: `${route} was published, and now there is nothing at this address.`,
        fix: page
          ? `If ${page.path} is the same page, run npm run rename -- ${route} ${page.route}: ` +
            'the old address then leads to it, and every link is mended.'
          : 'Decide what visitors shall find there. If the page is missing by mistake, put its file back. If another ' +
            `page tells them the same, write "aliases": ["${route}"] in that one. If nothing takes its place, write ` +
            `{ "route": "${route}", "reason": "…", "since": "${site.setting.today ?? '2030-03-31'}" ` +
            '} in "gone" of this file.',
        why: 'Visitors who saved, shared or searched for the address would land on the not-found page.',
      };
      const related = page ? [beside(page, [], 'This page is new, and has its contents or its name.')] : [];
      yield atValue(document, ['routes', index], words, { related });
    }
  },
};

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
    for (const [index, { route }] of (published?.ledger.gone ?? []).entries()) {
      if (!isAnswered(site, route)) continue;
      yield atValue(published!.document, ['gone', index, 'route'], {
        message: `${route} is listed as gone, but there is something at this address.`,
        fix: 'Remove it from "gone".',
        why: 'If the page went again by mistake, nobody would be told.',
      });
    }
  },
};
