import { SITE_FILE } from '../../content/routes';
import { judgedFigures, placesOf } from '../ledger-figures';
import { typedFigure as words } from '../messages/claims';
import type { Rule } from '../rule';

export const typedFigure: Rule = {
  code: 'typed-figure',
  severity: 'warning',
  summary: 'A text gives a figure of ours by hand, where a token would follow it when it changes.',
  example: { before: '"Call 020 7946 0123."', after: '"Call {phone}."' },
  *check(site) {
    for (const { document, figure, equal } of judgedFigures(site)) {
      if (equal.length === 0) continue;
      const same = equal.length === 1 && equal[0]!.text === figure.written ? equal[0]! : undefined;
      const insert = same && (same.token === 'area.responseMinutes' ? '{area.responseMinutes} minutes' : `{${same.token}}`);
      yield {
        document, spot: { path: figure.path, part: 'value', inside: figure.inside },
        words: words({ written: figure.written, sort: figure.sort, known: [...equal], ledger: equal[0]?.document.path ?? SITE_FILE }), related: placesOf(equal), ...(insert && { insert }),
      };
    }
  },
};
