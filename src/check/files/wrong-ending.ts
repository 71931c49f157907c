import type { Words } from '../problem';
import { callIt } from './advice';
import type { Advice } from './advice';

const OUT = 'Move it out of the folder "pages".';
const isPicture = (name: string) => /\.(avif|gif|heic|ico|jpe?g|png|svg|webp)$/i.test(name);

export const wrongEnding = {
  code: 'wrong-ending',
  summary: 'The name of a file does not end in ".json".',
  example: { before: 'pages/areas/n1.json.txt', after: 'pages/areas/n1.json' },

  words: (name: string, { advice, isHidden }: { advice: Advice; isHidden: boolean }): Words => ({
    message: `"${name}" does not end in ".json".`,
    fix:
      callIt(advice) +
      (isHidden ? ' Windows hides endings: in the Explorer, choose View and then "File name extensions".' : ''),
    why: 'It would not be published: visitors would find nothing at its address.',
  }),

  ofBackup: (name: string, original: string): Words => ({
    message: `"${name}" is an older copy of "${original}", as programs keep them.`,
    fix: 'Move it out of the folder "pages", or delete it if nobody needs it.',
    why: 'Nobody could say later which of the two visitors are shown.',
  }),

  ofWordProcessor(name: string, { wanted, after, sample }: Advice): Words {
    const called = wanted ? `"${wanted}"` : `after ${after}, for example "${sample}"`;
    return {
      message: `"${name}" is a document of a word processor, and a page is a plain text file that ends in ".json".`,
      fix:
        `Copy another page of this folder, call the copy ${called}, and put the words of the document into it. ` +
        'Then move the document out of the folder "pages".',
      why: 'Nothing of it would be published: visitors would never read these words.',
    };
  },

  ofStranger: (name: string): Words => ({
    message: `"${name}" is no page: only files that end in ".json" belong in this folder.`,
    fix: isPicture(name)
      ? 'Move it to the folder pages/_images. A page shows it by its name: ' +
        '"picture": { "show": "photo", "file": "van.jpg", "alt": "…" }.'
      : `${OUT} If it is meant to be a page, copy another page of this folder and put its words into the copy.`,
    why: 'It would not be published: whoever put it here for visitors waits in vain.',
  }),
};
