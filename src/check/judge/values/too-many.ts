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
    const count = (value as unknown[]).length;
    return {
      message:
        `${upperFirst(name)} has ${entries(count)}, but it must have ` +
        `${least === most ? 'exactly' : 'at most'} ${most}.`,
      fix: `Take ${entries(count - most)} out.`,
      at: most,
    };
  },
};
