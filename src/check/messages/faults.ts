import type { Fault, FaultCode } from '../../json/faults';
import type { Words } from '../problem';
import { quote } from '../words';

const UNREADABLE = 'A file that cannot be read is no page: visitors would find nothing at its address.';
const inPlace = (wanted = '') => (wanted === ' ' ? 'Write a space in its place.' : `Write ${withoutMiddle(wanted)} in ${wanted.includes('", "') ? 'their' : 'its'} place.`);

const LONGEST = 160;
const EACH_END = 60;
/** A long text by its beginning and end, where the quotes are. */
const withoutMiddle = (text: string) => (text.length <= LONGEST ? text : `${text.slice(0, EACH_END)} … ${text.slice(-EACH_END)}`);
const of = ({ found }: Fault) => (found ? ` of "${found}"` : '');

const CHARACTERS: Record<string, string> = {
  ',': 'a comma', ';': 'a semicolon', ':': 'a colon', '.': 'a full stop', '"': 'a straight quote', ' ': 'a space', '""': 'a doubled quote',
  '{': 'a {', '}': 'a }', '[': 'a [', ']': 'a ]', '=': 'an equals sign', '-': 'a hyphen', '–': 'a dash', '—': 'a dash', '…': 'an ellipsis (…)', '...': 'an ellipsis (...)',
};
const named = (characters: string) => CHARACTERS[characters] ?? quote(characters);

/** What each fault of a file is called, and what to do about it. */
const WORDS: Record<FaultCode, (fault: Fault) => Words> = {
  'bad-escape': ({ found, wanted = '' }) => ({
    message: isPath(wanted) ? 'This looks like the path of a file on your own computer, and its backslashes mean something else in JSON.' : `The backslash in ${found} means something else in JSON.`,
    fix: wanted === String.raw`\\` ? String.raw`Write \\ for one backslash.` : isPicture(wanted) ? `${inPlace(wanted)} A picture is named by its address, such as "/images/van.jpg".` : inPlace(wanted),
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
  'curly-quotes': ({ found, wanted = '"' }) => ({
    message: `This is a curly quote (${found.charAt(0)}), as Word writes it. JSON needs straight ones.`,
    fix: wanted === '"' ? inPlace(wanted) : `Write ${withoutMiddle(wanted)}, with straight quotes.`,
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
    message: `There is one ${found} too many here.`,
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
  'merge-conflict': () => ({
    message: 'Two versions of this file were joined by Git and not yet settled: its marks (<<<<<<<, ======= and >>>>>>>) still stand in the file.',
    fix: 'Between the marks, keep the version that is right and delete the other. Then delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    why: UNREADABLE,
  }),
  'missing-colon': ({ found, wanted = ':', start, end }) => ({
    message: start === end ? `There is no colon between "${found}" and its value.`
      : wanted === ':' ? `There is ${named(found)} between a name and its value, where a colon belongs.` : 'The colon stands inside the quotes of the name.',
    fix: start === end ? `Write : after "${found}".` : inPlace(wanted),
    why: UNREADABLE,
  }),
  'missing-comma': ({ wanted = ',' }) => ({
    message: wanted === ',' ? 'There is no comma between this value and the next.' : 'The comma after this value stands inside its quotes.',
    fix: wanted === ',' ? 'Write a comma here.' : inPlace(wanted),
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
  'number-form': ({ found, wanted = '' }) => numberWords(found, wanted),
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
  'text-after-end': ({ found }) => (found.startsWith('{') ? {
    message: 'A second page begins here. A file holds one page.',
    fix: 'Remove one of the two, or move it to a file of its own.',
    why: UNREADABLE,
  } : {
    message: `There is more text after the end of the page: ${quote(found)}.`,
    fix: 'Remove what stands after the last bracket, or look for a bracket above it that closes too early.',
    why: UNREADABLE,
  }),
  'text-before-start': ({ found }) => ({
    message: `There is something before the page begins: ${quote(found)}.`,
    fix: 'Remove everything before the first { and after the last }.',
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
    message: (fault.wanted ?? '').replace(/,$/, '').length > 1 ? 'The file ends before all of its brackets are closed.' : `The ${fault.wanted?.startsWith(']') ? '[' : '{'}${of(fault)} is never closed.`,
    fix: `Write ${fault.wanted} here.`,
    why: UNREADABLE,
  }),
  'unclosed-text': ({ wanted = '' }) => ({
    message: 'This text has no closing quote.',
    fix: inPlace(wanted),
    why: UNREADABLE,
  }),
  'unexpected-character': ({ found, wanted = '' }) => ({
    message: found === ':' && wanted === '' ? 'There is a colon where JSON has no place for it.' : wanted ? `There is ${named(found)} where ${named(wanted)} belongs.` : `There is ${named(found)} where JSON has no place for it.`,
    fix: wanted ? inPlace(wanted) : found === ':' ? 'Remove it, or write the name of the field before it.' : `Remove ${short(found)}.`,
    why: UNREADABLE,
  }),
  'unopened-bracket': (fault) => ({
    message: fault.start === 0 ? 'This file does not begin with {.' : `The ${fault.wanted}${of(fault)} is missing: it is closed further on and never opened.`,
    fix: fault.start === 0 ? 'Write { as its first character and } as its last.' : `Write ${fault.wanted} here.`,
    why: UNREADABLE,
  }),
  'unopened-text': ({ wanted }) => ({
    message: 'This text has no opening quote.',
    fix: inPlace(wanted),
    why: UNREADABLE,
  }),
  'unquoted-name': ({ wanted }) => ({
    message: 'The name of this field has no quotes.',
    fix: inPlace(wanted),
    why: UNREADABLE,
  }),
  'unquoted-text': ({ wanted = '' }) => ({
    message: /^".*", "/.test(wanted) ? 'These texts have no quotes.' : 'This text has no quotes.',
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

function numberWords(found: string, wanted: string): Words {
  if (/[°º]/.test(found)) return { message: `${found} has a degree sign, and a number has none.`, fix: inPlace(wanted), why: UNREADABLE };
  if (/^-?\d+\.\d+, /.test(found)) return { message: 'Two numbers stand here, where one belongs.', fix: `${inPlace(wanted)} The other has a field of its own.`, why: UNREADABLE };
  if (!/[^\d.,+−–'’\s-]/.test(found)) return { message: `${found} is not a number as JSON writes it.`, fix: inPlace(wanted), why: UNREADABLE };
  return {
    message: `${found} is more than a number: a number stands alone, without a unit or a sign.`,
    fix: `${inPlace(wanted)} If the field holds words, put all of it in quotes: "${found}".`,
    why: UNREADABLE,
  };
}

const isPath = (text: string) => /^"(?:[A-Za-z]:\\|\\\\)/.test(text);
const isPicture = (text: string) => /\.(?:jpe?g|png|gif|webp|avif|svg)"$/i.test(text);
const short = (text: string) => (text.length > 30 || text.includes('"') ? 'it' : `"${text}"`);

/** Where the same is wrong on the line again, or on the lines below. */
function again({ here, below }: NonNullable<Fault['more']>): string {
  const places = [
    ...(here > 0 ? [here === 1 ? 'once more on this line' : `${here} times more on this line`] : []),
    ...(below > 0 ? [below === 1 ? 'on the next line' : `on the ${below} lines below it`] : []),
  ];
  return ` Do the same ${places.join(' and ')}.`;
}

export const FAULT_WORDS = Object.fromEntries(Object.entries(WORDS).map(([code, words]) => [code, (fault: Fault) => {
  const said = words(fault);
  return fault.more ? { ...said, fix: said.fix + again(fault.more) } : said;
}])) as typeof WORDS;

export const relatedWords = (code: FaultCode) => {
  if (code === 'duplicate-field') return 'It stands here first.';
  return 'It is opened here.';
};
