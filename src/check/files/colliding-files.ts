import type { Words } from '../problem';
import { ownName } from './advice';
import type { Advice } from './advice';

export const collidingFiles = {
  code: 'colliding-files',
  summary: 'Two files have the same name on Windows or on a Mac.',
  example: { before: 'pages/areas/n1.json and pages/areas/N1.json', after: 'pages/areas/n1.json alone' },

  words: (other: string, advice: Advice): Words => ({
    message: `On Windows and on a Mac this is the same name as "${other}".`,
    fix: `${ownName(advice)}, or delete it if nobody needs it.`,
    why: 'Whoever copies the site to such a computer would lose one of the two pages.',
  }),
};
