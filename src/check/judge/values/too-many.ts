import { upperFirst } from '../../words';
import { entries } from './too-few';
import type { OwnValueRule } from './value-rule';

export const tooMany: OwnValueRule = {
  code: 'too-many',
  summary: 'A list has too many entries.',
  example: {
    before: '"credentials": ["Fully Insured", "Family Firm", "Local"]',
    after: '"credentials": ["Fully Insured", "Family Firm"]',
  },
  keywords: ['maxItems'],
  explain({ value, schema: { minItems: least, maxItems: most = 0 }, name }) {
    const all = value as unknown[];
    const count = all.length;
    // Of pairs in a row the brackets are lost, and no entry is too many.
    const isRow = least === most && count % most === 0 && !all.some(Array.isArray);
    const groups = isRow
      ? all.flatMap((_, at) => (at % most === 0 ? [`[${all.slice(at, at + most).join(', ')}]`] : []))
      : [];
    return {
      message:
        `${upperFirst(name)} has ${entries(count)}, but it must have ` +
        `${least === most ? 'exactly' : 'at most'} ${most}.`,
      fix: isRow
        ? `Put brackets around each ${most}: ${groups.slice(0, 3).join(', ')}${groups.length > 3 ? ', …' : ''}.`
        : `Take ${entries(count - most)} out.`,
      at: most,
    };
  },
};
