import { SCHEMA_TYPES } from '../../../content/documents/schema-types';
import { soundOf } from '../../../content/sound';
import { atValue, beside } from '../../placed';
import type { Rule } from '../../rule';

export const otherTrade: Rule = {
  code: 'other-trade',
  severity: 'error',
  summary: 'Search engines are told another kind of business than the trade of the site file.',
  example: {
    before: '"schemaType": "Electrician", "product": "Locksmith"',
    after: '"schemaType": "Locksmith", "product": "Locksmith"',
  },
  scope: 'site',
  *check({ business: document }) {
    const { schemaType, product } = soundOf(document);
    const meant = SCHEMA_TYPES.find((type) => type.toLowerCase() === product?.toLowerCase());
    // A more general kind is true of the trade too.
    if (!document || !schemaType || !meant || meant === schemaType || !isOneTrade(schemaType)) return;
    const words = {
      message: `"${schemaType}" is another trade than that of the business, "${product}".`,
      fix: `Write "${meant}" in its place, or correct the trade.`,
      why: 'Search engines would show the business to people who look for somebody else.',
    };
    yield atValue(document, ['schemaType'], words, { related: [beside(document, ['product'], 'This is the trade.')] });
  },
};

/** A kind whose name is one word is a trade: "Locksmith", and not "LocalBusiness". */
const isOneTrade = (type: string) => /^\p{Lu}\p{Ll}+$/u.test(type);
