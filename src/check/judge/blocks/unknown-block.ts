import type { Words } from '../../problem';
import { quote } from '../../words';
import { didYouMean, mendedBy } from '../offer';
import type { Offer } from '../offer';

export const unknownBlock = {
  code: 'unknown-block',
  summary: 'There is no block of this type.',
  example: { before: '{ "type": "heroo", … }', after: '{ "type": "hero", … }' },

  /** `choices` names the types that may stand there. */
  words: ({ type, offer, choices }: { type: unknown; offer: Offer; choices: string }): Words => ({
    message: `There is no block of the type ${quote(type)}.${didYouMean(offer)}`,
    fix: mendedBy(offer) ?? choices,
    why: 'Visitors would see nothing where this block stands.',
  }),
};
