import { parseText } from '../../../content/tokens/tokens';
import { quote } from '../../words';
import { didYouMean, mendedBy, offerFor } from '../offer';
import type { ValueRule } from '../judged';

export const emptyText: ValueRule = {
  code: 'empty-text',
  summary: 'A text holds no words.',
  example: { before: '"heading": ""', after: '"heading": "Roof repair"' },
  keywords: ['pattern'],
  explain({ value, subject }) {
    if (String(value).trim() !== '') return undefined;
    return {
      message: `${subject} is an empty text.`,
      fix: 'Write some words between the quotes, or take the field out if it may be left out.',
      why: 'Visitors would see a hole in the page, and people who hear it would be told nothing.',
    };
  },
};

/** A token in a value that is no text; the code is that of the rule that knows where each token works. */
export const tokenInValue: ValueRule = {
  code: 'misplaced-token',
  keywords: ['enum', 'pattern'],
  explain({ value, subject, hint }) {
    const token = typeof value === 'string' ? parseText(value).find((part) => 'name' in part) : undefined;
    if (!token || !('name' in token)) return undefined;
    return {
      message: `${subject} contains the token {${token.name}}, but tokens only work in texts that visitors read.`,
      fix: `${hint} Write the value itself here.`,
      why: 'The token would be taken for the value itself, and visitors would find something that does not work.',
    };
  },
};

/** With one letter of four another, it may as well be another word: "life" and "live". */
const LONGEST_DOUBTFUL = 4;

export const unknownValue: ValueRule = {
  code: 'unknown-value',
  summary: 'A word is not one of those that a field can be.',
  example: { before: '"status": "draught"', after: '"status": "draft"' },
  keywords: ['enum', 'const'],
  explain({ value, schema, name, subject, hint }) {
    const only = JSON.stringify(schema.const);
    if (only !== undefined)
      return {
        message: `${subject} is ${quote(value)}, but it can only be ${only}.`,
        fix: `Write ${only} in its place.`,
        insert: only,
      };
    const offer = offerFor(value, (schema.enum ?? []).map(String), schema['x-other-words']);
    return {
      message: `${quote(value)} is not one of the words that ${name} can be.${didYouMean(offer)}`,
      fix: mendedBy(offer) ?? hint,
      insert: offer.intended && offer.intended.length > LONGEST_DOUBTFUL ? JSON.stringify(offer.intended) : undefined,
    };
  },
};
