import { SITE_FILE } from '../../../content/files';
import { certainFor, inPlaceOf, judgedFigures, placesOf } from './ledger-figures';
import { typedFigure as words } from '../../messages/claims';
import type { Rule } from '../../rule';

export const typedFigure: Rule = {
  code: 'typed-figure',
  severity: 'warning',
  summary: 'A text gives a figure of ours by hand, where a token would follow it when it changes.',
  example: { before: '"Call 020 7946 0123."', after: '"Call {phone}."' },
  *check(site) {
    for (const judged of judgedFigures(site)) {
      const { document, figure, equal } = judged;
      if (equal.length === 0) continue;
      const insert = certainFor(judged);
      yield {
        document, location: { path: figure.path, part: 'value', inside: figure.inside },
        words: words({
          written: figure.written, sort: figure.sort, ledger: equal[0]?.document.path ?? SITE_FILE,
          offered: equal.filter(({ fit }) => fit > 0).map((each) => inPlaceOf(figure, each)),
        }),
        related: placesOf(equal), ...(insert && { insert }),
      };
    }
  },
};
