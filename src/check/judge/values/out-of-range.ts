import { quote, upperFirst } from '../../words';
import type { OwnValueRule } from './value-rule';

export const outOfRange: OwnValueRule = {
  code: 'out-of-range',
  summary: 'A number is too small or too large.',
  example: { before: '"rating": { "value": 49, "count": 134 }', after: '"rating": { "value": 4.9, "count": 134 }' },
  keywords: ['minimum', 'maximum'],
  explain({ value, schema: { minimum, maximum }, name, hint }) {
    // A whole number without limits has those of JavaScript.
    const least = minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? minimum : undefined;
    const most = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? maximum : undefined;
    const wanted =
      least === undefined ? `at most ${most}` : most === undefined ? `at least ${least}` : `from ${least} to ${most}`;
    return { message: `${upperFirst(name)} is ${quote(value)}, but it must be ${wanted}.`, fix: hint };
  },
};
