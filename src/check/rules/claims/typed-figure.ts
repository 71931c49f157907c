import { SITE_FILE } from '../../../content/files';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { nameOf, nearbyOf, offersOf, toldAt } from './figure-words';
import { certainFor, judgedFigures } from './judged-figures';
import type { JudgedFigure } from './judged-figures';

export const typedFigure: Rule = {
  code: 'typed-figure',
  severity: 'warning',
  yieldsTo: ['contradicting-figure', 'contradicting-terms'],
  summary: 'A text gives a figure of ours by hand, where a token would follow it when it changes.',
  example: { before: '"Call 020 910 0123."', after: '"Call {phone}."' },
  *check(site) {
    for (const judged of judgedFigures(site, 'typed')) {
      const insert = certainFor(judged);
      yield { ...toldAt(judged, judged.equal, words(judged)), ...(insert && { insert }) };
    }
  },
};

function words({ figure, equal }: JudgedFigure): Words {
  const ledger = equal[0]?.document.path ?? SITE_FILE;
  const offers = offersOf(figure, equal);
  return {
    message: `The ${nameOf(figure)} "${figure.written}" is typed here by hand.`,
    fix: offers
      ? `Write ${offers} in its place.`
      : `If the text means the same, write ${nearbyOf(equal)} in its place. If it means anything else, correct the figure or add a claim.`,
    why: `When the figure changes in ${ledger}, visitors would still read the old one here.`,
  };
}
