import { SITE_FILE } from '../../content/routes';
import { judgedFigures, placesOf } from '../ledger-figures';
import { contradictingFigure as words } from '../messages/claims';
import type { Rule } from '../rule';

export const contradictingFigure: Rule = {
  code: 'contradicting-figure',
  severity: 'error',
  mayAllow: true,
  summary: 'A text gives a phone number, price, rating, response time, guarantee or insurance sum that is not ours.',
  example: { before: '"We are with you within 60 minutes."', after: '"We are with you within {claim.home-response} on average."' },
  *check(site) {
    if (!site.business) return;
    for (const { document, figure, known, equal } of judgedFigures(site)) {
      if (equal.length > 0) continue;
      yield {
        document, spot: { path: figure.path, part: 'value', inside: figure.inside },
        words: words({ written: figure.written, sort: figure.sort, known: [...known], ledger: known[0]?.document.path ?? SITE_FILE }), related: placesOf(known),
      };
    }
  },
};
