import { quote, upperFirst } from '../../words';
import { didYouMean, mendedBy, offerFor } from '../offer';
import type { OwnValueRule } from './value-rule';

/** A longer word is known by what is left of it. */
const SURE_FROM = 4;

export const unknownValue: OwnValueRule = {
  code: 'unknown-value',
  summary: 'A word is not one of those that a field can be.',
  example: { before: '"status": "draught"', after: '"status": "draft"' },
  keywords: ['enum', 'const'],
  explain({ value, schema, name, hint }) {
    const only = JSON.stringify(schema.const);
    if (only !== undefined)
      return {
        message: `${upperFirst(name)} is ${quote(value)}, but it can only be ${only}.`,
        fix: `Write ${only} in its place.`,
        insert: only,
      };
    const offer = offerFor(value, (schema.enum ?? []).map(String), schema['x-other-words']);
    return {
      message: `${quote(value)} is not one of the words that ${name} can be.${didYouMean(offer)}`,
      fix: mendedBy(offer) ?? hint,
      // With one letter of four another, it may as well be another word: "life" and "live".
      ...(offer.meant && offer.meant.length > SURE_FROM && { insert: JSON.stringify(offer.meant) }),
    };
  },
};
