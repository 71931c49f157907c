import type { Words } from '../../problem';
import { listOf } from '../../words';

export const misplacedBlock = {
  code: 'misplaced-block',
  summary: 'A block stands where blocks of its type cannot stand.',
  example: { before: '"side": [{ "type": "columns", … }]', after: '"side": [{ "type": "sticky-call", … }]' },

  words: ({ type, allowed }: { type: string; allowed: readonly string[] }): Words => ({
    message: `A "${type}" block cannot stand here.`,
    fix: `Move it out to the blocks of the page. What can stand here is ${listOf(allowed, 'or')}.`,
    why:
      'Columns hold only plain blocks, and shared files no other shared files: visitors would see nothing of this ' +
      'one.',
  }),
};
