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

  /** What is no page, by the name that it must have. */
  asOwn: (wanted: string): Words => ({
    message: `This is no page: what it says belongs in ${wanted}.`,
    fix: `Call it ${wanted} again.`,
    why: 'The name says what a file is: here no page finds what it says, and visitors would find a page of nothing.',
  }),

  /** The folder of what many pages show, under another name. */
  asSharedFolder: (folder: string): Words => ({
    message: `The files of ${folder} are no pages: their blocks are shared, and belong in pages/_shared.`,
    fix: 'Call the folder "_shared" again.',
    why: 'No page finds its shared blocks here, and visitors would see nothing where they stand.',
  }),

  underscored: (name: string): Words => ({
    message:
      `"${name}" is not a file that the site knows: a name that begins with "_" is kept for what is no page, ` +
      'such as _site.json and the folder _shared.',
    fix: 'Take the "_" off its name if it is a page, or move it to the folder _shared if its blocks are shared.',
    why: 'It would not be published: visitors would find nothing at its address.',
  }),
};
