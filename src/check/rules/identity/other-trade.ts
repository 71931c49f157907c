import { SCHEMA_TYPES } from '../../../content/documents/schema-types';
import { soundOf } from '../../../content/sound';
import type { Words } from '../../problem';
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
    if (!document) return;
    const { schemaType, product } = soundOf(document);
    const meant = SCHEMA_TYPES.find((type) => type.toLowerCase() === product?.toLowerCase());
    // A more general kind is true of the trade too.
    if (!schemaType || !meant || meant === schemaType || !isOneTrade(schemaType)) return;
    yield {
      document,
      location: { path: ['schemaType'], part: 'value' },
      words: words({ schemaType, product: product!, meant }),
      related: [{ document, location: { path: ['product'], part: 'value' }, message: 'This is the trade.' }],
    };
  },
};

/** A kind whose name is one word is a trade: "Locksmith", and not "LocalBusiness". */
const isOneTrade = (type: string) => /^\p{Lu}\p{Ll}+$/u.test(type);

const words = ({ schemaType, product, meant }: Record<'schemaType' | 'product' | 'meant', string>): Words => ({
  message: `"${schemaType}" is another trade than that of the business, "${product}".`,
  fix: `Write "${meant}" in its place, or correct the trade.`,
  why: 'Search engines would show the business to people who look for somebody else.',
});
