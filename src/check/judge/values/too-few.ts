import { counted, upperFirst } from '../../words';
import type { OwnValueRule } from './value-rule';

export const tooFew: OwnValueRule = {
  code: 'too-few',
  summary: 'A list has too few entries.',
  example: {
    before: '"streets": ["Bridge Street", "Mill Lane"]',
    after: '"streets": ["Bridge Street", "Mill Lane", "Station Road", "Church Walk", "Market Place", "Park Row"]',
  },
  keywords: ['minItems'],
  explain({ value, schema: { minItems: least = 0, maxItems: most }, name }) {
    const count = (value as unknown[]).length;
    return {
      message:
        `${upperFirst(name)} has ${entries(count)}, but it must have ` +
        `${least === most ? 'exactly' : 'at least'} ${least}.`,
      fix: `Add ${entries(least - count)}.`,
      at: 'opening',
    };
  },
};

export const entries = (count: number) => counted(count, 'entry', 'entries');
