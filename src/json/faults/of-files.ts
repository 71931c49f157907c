import { quoted } from './fault-kind';
import type { FaultKind } from './fault-kind';

const A_PAGE = '{ "metadata": { … }, "facts": { … }, "blocks": [ … ] }';

/** Faults of a file as a whole: how it is saved, and what stands around the page. */
export const FAULTS_OF_FILES = {
  'binary-file': {
    summary: 'A file under pages is not a text: a picture, a Word file, a ZIP.',
    example: {
      before: 'pages/about.json is a Word file',
      after: 'pages/about.json is saved from a plain text editor',
    },
    words: ({ found }) => ({
      message: found ? `This is ${found} and not a text.` : 'This file is not a text.',
      fix:
        'Open the page in a plain text editor such as VS Code or Notepad, ' +
        'and save it as text with the ending .json.',
    }),
  },
  'byte-order-mark': {
    severity: 'warning',
    summary: 'A file begins with an invisible mark that some editors write.',
    example: {
      before: 'saved with the encoding "UTF-8 with BOM"',
      after: 'saved with the encoding "UTF-8"',
    },
    words: () => ({
      message: 'This file begins with an invisible mark (a "BOM").',
      fix:
        'Save it again with the encoding "UTF-8", not "UTF-8 with BOM". ' +
        '`npm run check -- --fix` takes the mark off.',
      why: 'This site reads past the mark; some other programs stop at it.',
    }),
  },
  'empty-file': {
    summary: 'A file holds nothing.',
    example: { before: '(nothing)', after: A_PAGE },
    words: () => ({
      message: 'This file is empty.',
      fix: 'Copy another page of the same folder into it and change its facts, or delete the file.',
    }),
  },
  'file-too-large': {
    summary: 'A file is larger than 512 kB.',
    example: {
      before: 'a page with a picture pasted into it',
      after: 'a page that names the picture: "socialImage": "/images/van.jpg"',
    },
    words: () => ({
      message: 'This file is larger than 512 kB, which is the most that a page may have.',
      fix: 'Split the page into several pages. Pictures are not written into a page.',
      why: 'So large a page would take visitors on a phone minutes to load.',
    }),
  },
  'merge-conflict': {
    summary: 'Git could not join two versions of a file, and its marks still stand in it.',
    example: {
      before: '<<<<<<< HEAD\n"responseMinutes": 20,\n=======\n"responseMinutes": 25,\n>>>>>>> new-figures',
      after: '"responseMinutes": 25,',
    },
    words: () => ({
      message:
        'Two versions of this file were joined by Git and not yet settled: its marks ' +
        '(<<<<<<<, ======= and >>>>>>>) still stand in the file.',
      fix:
        'Between the marks, keep the version that is right and delete the other. ' +
        'Then delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    }),
  },
  'not-json': {
    summary: 'A file is something else: rich text, a web page.',
    example: { before: '<html><body>About us</body></html>', after: A_PAGE },
    words: ({ found }) => ({
      message: found.startsWith('{\\rtf')
        ? 'This is a rich-text file, as WordPad and TextEdit save it.'
        : found.startsWith('<')
          ? 'This is a web page and not a page document.'
          : 'This file is not a page document.',
      fix: 'Copy the text into a plain text editor such as VS Code, and save it as text with the ending .json.',
    }),
  },
  'not-utf-8': {
    summary: 'A file is saved in an older encoding, so that accents and currency signs would break.',
    example: {
      before: 'saved with the encoding "Windows-1252"',
      after: 'saved with the encoding "UTF-8"',
    },
    words: ({ found }) => ({
      // Of a still older code page, a letter looks like a sign that nobody sees.
      message:
        `This file is not saved as UTF-8: ${/\p{Cc}/u.test(found) ? 'a letter' : `the letter "${found}"`} is stored as an ` +
        'older program stores it.',
      fix:
        'Open it in VS Code or Notepad, and save it with the encoding UTF-8. ' +
        'Then look at every letter with an accent and every currency sign.',
      why: 'Visitors would see � where such letters stand.',
    }),
  },
  'text-after-end': {
    summary: 'More text follows after the last bracket.',
    example: { before: '{ "blocks": [ … ] }\nbest wishes, Sarah', after: '{ "blocks": [ … ] }' },
    words: ({ found }) =>
      found.startsWith('{')
        ? {
            message: 'A second page begins here. A file holds one page.',
            fix: 'Remove one of the two, or move it to a file of its own.',
          }
        : {
            message: `There is more text after the end of the page: ${quoted(found)}.`,
            fix: 'Remove what stands after the last bracket, or look for a bracket above it that closes too early.',
          },
  },
  'text-before-start': {
    summary: 'Something stands before the first bracket: a note, a sentence, a mark of a chat.',
    example: { before: 'Here is your page:\n{ "blocks": [ … ] }', after: '{ "blocks": [ … ] }' },
    words: ({ found }) => ({
      message:
        found === '['
          ? 'The page stands in square brackets, as a list does.'
          : `There is something before the page begins: ${quoted(found)}.`,
      fix:
        found === '['
          ? 'Remove the [ before the first { and the ] after the last }.'
          : 'Remove everything before the first { and after the last }.',
    }),
  },
  'utf-16': {
    summary: 'A file is saved as UTF-16, which Notepad calls "Unicode".',
    example: { before: 'saved with the encoding "Unicode"', after: 'saved with the encoding "UTF-8"' },
    words: () => ({
      message: 'This file is saved as UTF-16, which Notepad calls "Unicode".',
      fix: 'Save it again with the encoding UTF-8.',
    }),
  },
} satisfies Record<string, FaultKind>;
