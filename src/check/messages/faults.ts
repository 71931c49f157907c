import type { Fault, FaultCode } from '../../content/faults';
import type { Words } from '../problem';
import { quote } from './words';

const UNREADABLE = 'A file that cannot be read is no page: visitors would find nothing at its address.';
const inPlace = (wanted = '') => `Write ${wanted} in its place.`;
const opened = ({ found }: Fault) => (found ? ` of "${found}"` : '');

/** What each fault of a file is called, and what to do about it. */
export const FAULT_WORDS: Record<FaultCode, (fault: Fault) => Words> = {
  'bad-escape': ({ found }) => ({
    message: `The backslash in ${found} means something else in JSON.`,
    fix: String.raw`Write \\ for one backslash.`,
    why: UNREADABLE,
  }),
  'binary-file': ({ found }) => ({
    message: found ? `This is ${found} and not a text.` : 'This file is not a text.',
    fix: 'Open the page in a plain text editor such as VS Code or Notepad, and save it as text with the ending .json.',
    why: UNREADABLE,
  }),
  'byte-order-mark': () => ({
    message: 'This file begins with an invisible mark (a "BOM").',
    fix: 'Save it again with the encoding "UTF-8", not "UTF-8 with BOM".',
    why: 'Some programs that read the file stop at the mark.',
  }),
  'comment': () => ({
    message: 'JSON has no comments.',
    fix: 'Remove the comment.',
    why: UNREADABLE,
  }),
  'control-character': () => ({
    message: 'This text contains an invisible control character.',
    fix: 'Delete the character, or write the text again by hand.',
    why: UNREADABLE,
  }),
  'curly-quotes': ({ found }) => ({
    message: `This is a curly quote (${found.charAt(0)}), as Word writes it. JSON needs straight ones.`,
    fix: 'Write " in its place.',
    why: UNREADABLE,
  }),
  'duplicate-field': ({ found }) => ({
    message: `"${found}" stands twice in the same brackets.`,
    fix: 'Keep the one that is right and remove the other.',
    why: 'Only one of the two would be shown, and nobody could say which.',
  }),
  'empty-file': () => ({
    message: 'This file is empty.',
    fix: 'Copy another page of the same folder into it and change its facts, or delete the file.',
    why: UNREADABLE,
  }),
  'extra-bracket': ({ found }) => ({
    message: `There is one ${found} too many: everything is already closed before it.`,
    fix: `Remove this ${found}, or look for one above it that closes too early.`,
    why: UNREADABLE,
  }),
  'extra-comma': () => ({
    message: 'There is a comma with nothing before it.',
    fix: 'Remove this comma.',
    why: UNREADABLE,
  }),
  'file-too-large': () => ({
    message: 'This file is larger than 512 kB, which is the most that a page may have.',
    fix: 'Split the page into several pages. Pictures are not written into a page.',
    why: 'So large a page would take visitors on a phone minutes to load.',
  }),
  'forbidden-name': ({ found }) => ({
    message: `No field may be called "${found}".`,
    fix: 'Remove the field.',
    why: 'JavaScript gives this name a meaning of its own, which is a way to break into a site.',
  }),
  'line-break-in-text': () => ({
    message: 'This text goes on in the next line, but a text must stand on one line.',
    fix: 'Join the two lines. For a new paragraph, write a new entry of the list.',
    why: UNREADABLE,
  }),
  'missing-colon': ({ found }) => ({
    message: found === '=' ? 'There is an equals sign between a name and its value.' : `There is no colon between "${found}" and its value.`,
    fix: found === '=' ? inPlace(':') : `Write : after "${found}".`,
    why: UNREADABLE,
  }),
  'missing-comma': () => ({
    message: 'There is no comma between this value and the next.',
    fix: 'Write a comma here.',
    why: UNREADABLE,
  }),
  'missing-value': ({ found }) => ({
    message: `"${found}" has no value.`,
    fix: `Write : and a value after "${found}", or remove it.`,
    why: UNREADABLE,
  }),
  'no-break-space': ({ wanted }) => ({
    message: wanted === '' ? 'There is an invisible character here, which came with copied text.' : 'This looks like a space but is a special one (a no-break space), which came with copied text.',
    fix: wanted === '' ? 'Delete it.' : 'Delete it and press the space bar.',
    why: UNREADABLE,
  }),
  'not-json': ({ found }) => ({
    message: found.startsWith('{\\rtf') ? 'This is a rich-text file, as WordPad and TextEdit save it.' : found.startsWith('<') ? 'This is a web page and not a page document.' : 'This file is not a page document.',
    fix: 'Copy the text into a plain text editor such as VS Code, and save it as text with the ending .json.',
    why: UNREADABLE,
  }),
  'not-utf-8': ({ found }) => ({
    message: `This file is not saved as UTF-8: the letter "${found}" is stored as an older Windows program stores it.`,
    fix: 'Open it in VS Code or Notepad, and save it with the encoding UTF-8. Then look at every letter with an accent and every £.',
    why: 'Visitors would see � where such letters stand.',
  }),
  'number-form': ({ found, wanted }) => ({
    message: `${found} is not a number as JSON writes it.`,
    fix: inPlace(wanted),
    why: UNREADABLE,
  }),
  'quote-in-text': () => ({
    message: 'This quote ends the text too early: there is a quote inside the text.',
    fix: String.raw`Write \" for a quote inside a text, or use curly quotes “ ” there.`,
    why: UNREADABLE,
  }),
  'single-quotes': ({ wanted }) => ({
    message: 'This text stands in single quotes. JSON needs double ones.',
    fix: inPlace(wanted),
    why: UNREADABLE,
  }),
  'tab-in-text': () => ({
    message: 'There is a tab inside this text.',
    fix: 'Write a space in its place.',
    why: UNREADABLE,
  }),
  'text-after-end': ({ found }) => ({
    message: `There is more text after the end of the page: ${quote(found)}.`,
    fix: 'Remove what stands after the last bracket, or look for a bracket above it that closes too early.',
    why: UNREADABLE,
  }),
  'too-deep': () => ({
    message: 'This is nested more than 32 levels deep.',
    fix: 'Look for brackets that are opened again and again and never closed.',
    why: UNREADABLE,
  }),
  'trailing-comma': () => ({
    message: 'There is a comma after the last entry.',
    fix: 'Remove this comma.',
    why: UNREADABLE,
  }),
  'unclosed-bracket': (fault) => ({
    message: `This bracket${opened(fault)} is never closed.`,
    fix: fault.found === '' ? 'Add the closing bracket where the part that it opens ends.' : `Add the closing bracket where "${fault.found}" ends.`,
    why: UNREADABLE,
  }),
  'unclosed-text': ({ found }) => ({
    message: 'This text has no closing quote.',
    fix: `Write " after ${quote(found.slice(-20)).slice(1, -1)}.`,
    why: UNREADABLE,
  }),
  'unexpected-character': ({ found, wanted }) => ({
    message: `There is a ${quote(found)} where JSON has no place for it.`,
    fix: wanted ? inPlace(wanted) : 'Remove it, or look whether the line before it is complete.',
    why: UNREADABLE,
  }),
  'unopened-bracket': () => ({
    message: 'This file does not begin with {.',
    fix: 'Write { as its first character and } as its last.',
    why: UNREADABLE,
  }),
  'unquoted-name': ({ wanted }) => ({
    message: 'The name of this field has no quotes.',
    fix: inPlace(wanted),
    why: UNREADABLE,
  }),
  'unquoted-text': ({ wanted }) => ({
    message: 'This text has no quotes.',
    fix: inPlace(wanted),
    why: UNREADABLE,
  }),
  'utf-16': () => ({
    message: 'This file is saved as UTF-16, which Notepad calls "Unicode".',
    fix: 'Save it again with the encoding UTF-8.',
    why: UNREADABLE,
  }),
  'wrong-word': ({ found, wanted }) => ({
    message: `${found} is not a word that JSON knows.`,
    fix: wanted === 'null' ? 'Write a value in its place, or take the field out.' : inPlace(wanted),
    why: UNREADABLE,
  }),
};

export const relatedWords = (code: FaultCode) => {
  if (code === 'duplicate-field') return 'It stands here first.';
  return 'The missing bracket was noticed here.';
};
