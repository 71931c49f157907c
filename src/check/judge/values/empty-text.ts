import { upperFirst } from '../../words';
import type { OwnValueRule } from './value-rule';

export const emptyText: OwnValueRule = {
  code: 'empty-text',
  summary: 'A text holds no words.',
  example: { before: '"heading": ""', after: '"heading": "Roof repair"' },
  keywords: ['pattern'],
  explain({ value, name }) {
    return String(value).trim() === ''
      ? {
          message: `${upperFirst(name)} is an empty text.`,
          fix: 'Write some words between the quotes, or take the field out if it may be left out.',
          why: 'Visitors would see a hole in the page, and people who hear it would be told nothing.',
        }
      : undefined;
  },
};
