import type { Words } from '../problem';

const SORTS = {
  index: (wanted: string) => [
    'The page of a folder stands beside the folder and not in it.',
    `Move it to "${wanted}".`,
  ],
  inShared: () => ['The folder _shared has no folders in it.', 'Move the file to pages/_shared itself.'],
  own: (wanted: string) => [`This is no page: what it says belongs in ${wanted}.`, `Call it ${wanted} again.`],
  sharedFolder: (folder: string) => [
    `The files of ${folder} are no pages: their blocks are shared, and belong in pages/_shared.`,
    'Call the folder "_shared" again.',
  ],
  underscored: (name: string) => [
    `"${name}" is not a file that the site knows: a name that begins with "_" is kept for what is no page, such ` +
      'as _site.json and the folder _shared.',
    'Take the "_" off its name if it is a page, or move it to the folder _shared if its blocks are shared.',
  ],
} as const satisfies Record<string, (name: string) => readonly [message: string, fix: string]>;

export const misplacedFile = {
  code: 'misplaced-file',
  summary: 'A file lies where no page can be.',
  example: { before: 'pages/areas/index.json', after: 'pages/areas.json' },

  words(sort: keyof typeof SORTS, name = ''): Words {
    const [message, fix] = SORTS[sort](name);
    return { message, fix, why: 'Here no page finds what it says, and visitors would find nothing at its address.' };
  },
};
