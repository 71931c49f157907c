import type { Words } from '../problem';

export interface Advice {
  /** After what the files of its folder are called. */
  after: string;
  /** The intended name, where it is free. */
  wanted?: string;
  /** The intended name, where another file has it. */
  taken?: string;
}

const callIt = ({ after, wanted, taken }: Advice) =>
  wanted
    ? `Call it "${wanted}".`
    : `${taken ? `There is a "${taken}" already. ` : ''}Call it after ${after}, or delete it if nobody needs it.`;

const CHARACTERS = 'names have lower-case letters, digits and single hyphens only';
const ADDRESS = 'The name of a file or folder is in the address of a page, which must work on every computer.';

/** `original` is the file beside it of which it is a copy, as computers and programs call copies. */
const copyWords = (name: string, original: string, { after }: Advice): Words => ({
  message: `"${name}" is a copy of "${original}" that has no name of its own.`,
  fix: `Call it after ${after}, and change in it what is different. If nobody needs the copy, delete it.`,
  why: 'Visitors cannot come to it, and nobody could say later which of the two they are shown.',
});

export const badFileName = {
  code: 'bad-file-name',
  summary: 'The name of a file has capitals, spaces or odd characters and cannot be an address.',
  example: { before: "pages/areas/St John's Wood.json", after: 'pages/areas/st-johns-wood.json' },
  copyWords,

  words: (name: string, advice: Advice): Words => ({
    message: `"${name}" cannot be the name of a page: ${CHARACTERS}, and none that Windows keeps for itself.`,
    fix: callIt(advice),
    why: ADDRESS,
  }),

  ofFolder: (name: string, wanted: string): Words => ({
    message: `"${name}" cannot be the name of a folder of pages: ${CHARACTERS}.`,
    fix: wanted ? `Call the folder "${wanted}".` : 'Call the folder after what its pages are about.',
    why: ADDRESS,
  }),

  /** `wanted` is the name that it can have as it is. */
  ofPicture: (name: string, wanted: string | undefined): Words => ({
    message: `"${name}" cannot be the name of a picture in the folder _images.`,
    fix: wanted
      ? `Call it "${wanted}", and keep it in _images itself.`
      : `Save it as JPEG, PNG, WebP or AVIF in _images itself: ${CHARACTERS}, for example "van.jpg".`,
    why: 'A name that not every computer knows in the same way would leave visitors without the picture.',
  }),
};

export const collidingFiles = {
  code: 'colliding-files',
  summary: 'Two files have the same name on Windows or on a Mac.',
  example: { before: 'pages/areas/n1.json and pages/areas/N1.json', after: 'pages/areas/n1.json alone' },

  words: (other: string, { after }: Advice): Words => ({
    message: `On Windows and on a Mac this is the same name as "${other}".`,
    fix: `Call it after ${after}, or delete it if nobody needs it.`,
    why: 'Whoever copies the site to such a computer would lose one of the two pages.',
  }),
};

const isPicture = (name: string) => /\.(avif|gif|heic|ico|jpe?g|png|svg|webp)$/i.test(name);

export const wrongEnding = {
  code: 'wrong-ending',
  summary: 'The name of a file does not end in ".json".',
  example: { before: 'pages/areas/n1.json.txt', after: 'pages/areas/n1.json' },
  copyWords,

  words: (name: string, advice: Advice): Words => ({
    message: `"${name}" does not end in ".json".`,
    fix: `${callIt(advice)} Windows hides endings: in the Explorer, choose View and then "File name extensions".`,
    why: 'It would not be published: visitors would find nothing at its address.',
  }),

  ofStranger: (name: string): Words => ({
    message: `"${name}" is no page: only files that end in ".json" belong in this folder.`,
    fix: isPicture(name)
      ? 'Move it to the folder pages/_images. A page shows it by its name: "picture": { "show": "photo", "file": ' +
        '"van.jpg", "alt": "…" }.'
      : 'Move it out of the folder "pages". If it is meant to be a page, copy another page of this folder and put ' +
        'its words into the copy.',
    why: 'It would not be published: whoever put it here for visitors waits in vain.',
  }),
};
