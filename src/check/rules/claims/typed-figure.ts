import { isMoney } from '../../../content/wording/units';
import { figuresOn } from '../../approval/figures-on';
import { figuresTyped, PHONE_DIGITS } from '../../approval/token-figures';
import type { TypedFigure } from '../../approval/token-figures';
import { inText } from '../../placed';
import type { Rule } from '../../rule';
import { isOfBusiness } from '../../site';
import { fact, foundIn } from '../../store';
import { textsIn } from '../../texts/texts';
import { listOf } from '../../words';
import { isReview } from '../../texts/reviews';

/**
 * Sums, percentages and phone numbers, which seldom are the same by chance. "24 hours" is the notice for a visit here
 * and the time that glue takes there: a claim that changes has such texts approved anew, and no rule guesses.
 */
const isTellingFigure = ({ written, unit = '' }: TypedFigure) =>
  /[\p{Sc}%]/u.test(written) ||
  isMoney(unit) ||
  unit === 'percent' ||
  written.replace(/\D/g, '').length >= PHONE_DIGITS;

/** The texts that may have one: not those of the ledger, which states figures, nor what customers wrote they paid. */
const telling = fact('texts with digits', (document) =>
  isOfBusiness(document.kind)
    ? []
    : textsIn(document).flatMap(({ path, value }) =>
        /\d/.test(value) && !isReview(document.value, path) ? [{ path, value }] : [],
      ),
);

export const typedFigure: Rule = {
  code: 'typed-figure',
  severity: 'warning',
  summary: 'A text types a value that a token of the page has, where the token would follow it when it changes.',
  example: { before: '"Call 020 910 0123."', after: '"Call {phone}."' },
  scope: 'site',
  readsWords: true,
  uses: [telling],
  *check(site) {
    if (!site.business?.isValid) return;
    for (const [document, texts] of foundIn(telling, site)) {
      const figures = figuresOn(document, site);
      for (const { path, value } of texts) {
        for (const { written, tokens, start, end } of figuresTyped(value, figures).filter(isTellingFigure)) {
          const offers = listOf(tokens, 'or').replaceAll(/"([^"]+)"/g, '{$1}');
          const words = {
            message:
              `"${written}" is typed here, and ${offers} ` +
              `${tokens.length === 1 ? 'stands' : 'stand'} for the same.`,
            fix: `If it means the same, write ${offers} in its place.`,
            why: 'When the figure changes, visitors would still read the old one here.',
          };
          const insert = tokens.length === 1 ? `{${tokens[0]}}` : undefined;
          yield inText(document, { path, start, end }, words, { insert });
        }
      }
    }
  },
};
