import type { Words } from '../problem';

/** How a file gets a good name. */
export interface Advice {
  /** After what the files of its folder are called. */
  after: string;
  /** A name that no file of the folder has yet, for an example. */
  sample: string;
  /** The name that was meant, where it is free. */
  wanted?: string;
  /** The name that was meant, where another file has it. */
  taken?: string;
}

const ownName = ({ after, sample }: Advice) => `Call it after ${after}, for example "${sample}"`;

function callIt(advice: Advice): string {
  if (advice.wanted) return `Call it "${advice.wanted}".`;
  if (!advice.taken) return `${ownName(advice)}.`;
  return `There is a "${advice.taken}" already. ${ownName(advice)}, or delete it if nobody needs it.`;
}

const ANYWHERE = 'an address must work on every computer and in every message.';
const CHARACTERS = 'names have lower-case letters, digits and single hyphens only.';

export const badFileName = {
  code: 'bad-file-name',
  summary: 'The name of a file has capitals, spaces or odd characters and cannot be an address.',
  example: { before: "pages/areas/St John's Wood.json", after: 'pages/areas/st-johns-wood.json' },

  words: (name: string, advice: Advice): Words => ({
    message: `"${name}" cannot be the name of a page: ${CHARACTERS}`,
    fix: callIt(advice),
    why: `The name of a file is the address of its page, and ${ANYWHERE}`,
  }),

  ofFolder: (name: string, wanted: string | undefined): Words => ({
    message: `"${name}" cannot be the name of a folder of pages: ${CHARACTERS}`,
    fix: wanted
      ? `Call the folder "${wanted}".`
      : 'Call the folder after what its pages are about, for example "guides".',
    why: `The name of a folder is the beginning of the addresses in it, and ${ANYWHERE}`,
  }),

  /** `wanted` is the name that it can have as it is. */
  ofPicture: (name: string, wanted: string | undefined): Words => ({
    message: `"${name}" cannot be the name of a picture in the folder _images.`,
    fix: wanted
      ? `Put it into _images itself, and call it "${wanted}".`
      : 'Save it as a JPEG picture, in _images itself, under a name of lower-case letters, digits and single ' +
        'hyphens, for example "van.jpg". PNG, WebP and AVIF can be shown too.',
    why: 'A name that not every computer knows in the same way would leave visitors without the picture.',
  }),

  /** A copy beside its original, as the computer calls it. */
  ofCopy: (name: string, original: string, advice: Advice): Words => ({
    message: `"${name}" is a copy of "${original}" that has no name of its own yet.`,
    fix: `${ownName(advice)}, and then change in it what is different. If nobody needs the copy, delete it.`,
    why: 'The name of a file is the address of its page: without one of its own, visitors cannot come to this page.',
  }),

  ofDevice: (name: string, advice: Advice): Words => ({
    message: `"${name}" cannot be the name of a page: Windows keeps this name for itself.`,
    fix: callIt(advice),
    why: 'Nobody with Windows could open the file, copy the folder or publish the site.',
  }),
};

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
