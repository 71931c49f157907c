import type { Words } from '../problem';
import { callIt, ownName } from './advice';
import type { Advice } from './advice';

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
