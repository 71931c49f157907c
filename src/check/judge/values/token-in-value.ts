import { parseText } from '../../../content/tokens';
import { upperFirst } from '../../words';
import type { ValueRule } from './value-rule';

/** A token in a value that is no text; the code is that of the rule that knows where each token works. */
export const tokenInValue: ValueRule = {
  code: 'misplaced-token',
  keywords: ['enum', 'pattern'],
  explain({ value, name, hint }) {
    const token = typeof value === 'string' && value.includes('{') && parseText(value).find((part) => 'name' in part);
    return token && 'name' in token
      ? {
          message:
            `${upperFirst(name)} contains the token {${token.name}}, but tokens only work in texts that visitors ` +
            'read.',
          fix: `${hint} Write the value itself here.`,
          why: 'The token would be taken for the value itself, and visitors would find something that does not work.',
        }
      : undefined;
  },
};
