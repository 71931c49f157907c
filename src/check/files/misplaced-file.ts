import type { Words } from '../problem';

export const misplacedFile = {
  code: 'misplaced-file',
  summary: 'A file lies where no page can be.',
  example: { before: 'pages/areas/index.json', after: 'pages/areas.json' },

  /** A page of a folder that lies in it; `wanted` stands beside the folder. */
  asIndex: (wanted: string): Words => ({
    message: 'The page of a folder stands beside the folder and not in it.',
    fix: `Move it to "${wanted}".`,
    why: 'Its address would end in "/index", and visitors would find nothing at the address of the folder.',
  }),

  inSharedFolder: (): Words => ({
    message: 'The folder _shared has no folders in it.',
    fix: 'Move the file to pages/_shared itself.',
    why: 'No page could show it to visitors.',
  }),

  underscored: (name: string): Words => ({
    message:
      `"${name}" is not a file that the site knows: a name that begins with "_" is kept for what is no page, ` +
      'such as _site.json and the folder _shared.',
    fix: 'Take the "_" off its name if it is a page, or move it to the folder _shared if its blocks are shared.',
    why: 'It would not be published: visitors would find nothing at its address.',
  }),
};
