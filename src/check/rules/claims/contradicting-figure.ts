import { SITE_FILE } from '../../../content/files';
import { inPlaceOf, judgedFigures, placesOf } from './ledger-figures';
import { contradictingFigure as words } from '../../messages/claims';
import type { Rule } from '../../rule';

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
        document, location: { path: figure.path, part: 'value', inside: figure.inside },
        words: words({
          written: figure.written, sort: figure.sort, known: known.map(({ text }) => text), offered: known.filter(({ fit }) => fit > 0).map((each) => inPlaceOf(figure, each)),
          ledger: known[0]?.document.path ?? SITE_FILE, isLikeOurs: isLike(figure.value, known[0]?.value),
        }),
        related: placesOf(known),
      };
    }
  },
};

/** A phone number that begins as ours does is rather ours with a slip than that of somebody else. */
const isLike = (one: readonly number[], other: readonly number[] = []) => String(one[0]).slice(0, 4) === String(other[0]).slice(0, 4);
