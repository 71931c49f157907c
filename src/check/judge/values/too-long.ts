import { upperFirst } from '../../words';
import type { OwnValueRule } from './value-rule';

export const tooLong: OwnValueRule = {
  code: 'too-long',
  summary: 'A text is far longer than its field is meant for.',
  example: { before: '"heading": "(a whole page of text)"', after: '"heading": "Roof repair"' },
  keywords: ['maxLength'],
  explain({ value, schema: { maxLength = 0 }, name }) {
    return {
      message:
        `${upperFirst(name)} has ${[...String(value)].length} characters, and more than ${maxLength} cannot ` +
        'be meant here.',
      fix: 'Shorten it, and put the rest where longer texts stand, such as the paragraphs of a block.',
    };
  },
};
