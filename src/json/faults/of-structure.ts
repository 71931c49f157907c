import { inPlace, named } from './fault-kind';
import type { FaultKind, Finding } from './fault-kind';

const ofField = ({ found }: Finding) => (found ? ` of "${found}"` : '');

/** Levels of brackets that a file may have. */
export const MAX_DEPTH = 32;

/** A slip loses at most two closing brackets; where more are missing, a part of the page went with them. */
export const MOST_LOST = 2;

/** Faults of what holds the values together: brackets, commas, colons, the names of fields. */
export const FAULTS_OF_STRUCTURE = {
  'comment': {
    summary: 'A file contains a comment; JSON has none.',
    example: { before: '"responseMinutes": 20, // ask Sarah', after: '"responseMinutes": 20,' },
    words: () => ({ message: 'JSON has no comments.', fix: 'Remove the comment.' }),
  },
  'duplicate-field': {
    summary: 'A field stands twice in the same brackets.',
    example: { before: '{ "heading": "Help", "heading": "Our help" }', after: '{ "heading": "Our help" }' },
    words: ({ found }) => ({
      message: `"${found}" stands twice in the same brackets.`,
      fix: 'Keep the one that is right and remove the other.',
      why: 'Only one of the two would be shown, and nobody could say which.',
    }),
    related: 'It stands here first.',
  },
  'extra-bracket': {
    summary: 'There is one closing bracket too many.',
    example: { before: '{ "items": [1, 2] }}', after: '{ "items": [1, 2] }' },
    words: ({ found }) => ({
      message: `There is one ${found} too many here.`,
      fix: `Remove this ${found}, or look for one above it that closes too early.`,
    }),
  },
  'extra-comma': {
    summary: 'There is a comma with nothing before it.',
    example: { before: '["High Street",, "Mill Lane"]', after: '["High Street", "Mill Lane"]' },
    words: () => ({ message: 'There is a comma with nothing before it.', fix: 'Remove this comma.' }),
  },
  'forbidden-name': {
    summary: 'A field has a name that JavaScript keeps for itself.',
    example: { before: '{ "constructor": "Smith & Sons" }', after: '{ "text": "Built by Smith & Sons" }' },
    words: ({ found }) => ({
      message: `No field may be called "${found}".`,
      fix: 'Remove the field.',
      why: 'JavaScript gives this name a meaning of its own, which is a way to break into a site.',
    }),
  },
  'missing-colon': {
    summary: 'There is no colon between a name and its value.',
    example: { before: '"responseMinutes" 20', after: '"responseMinutes": 20' },
    words: ({ found, wanted = ':', start, end }) => ({
      message:
        start === end
          ? `There is no colon between "${found}" and its value.`
          : wanted === ':'
            ? `There is ${named(found)} between a name and its value, where a colon belongs.`
            : 'The colon stands inside the quotes of the name.',
      fix: start === end ? `Write : after "${found}".` : inPlace(wanted),
    }),
  },
  'missing-comma': {
    summary: 'There is no comma between two entries.',
    example: { before: '"heading": "Help"\n"intro": "We come"', after: '"heading": "Help",\n"intro": "We come"' },
    words: ({ wanted = ',' }) => ({
      message:
        wanted === ','
          ? 'There is no comma between this value and the next.'
          : 'The comma after this value stands inside its quotes.',
      fix: wanted === ',' ? 'Write a comma here.' : inPlace(wanted),
    }),
  },
  'missing-value': {
    summary: 'A field has a name and no value.',
    example: { before: '"responseMinutes": ,', after: '"responseMinutes": 20,' },
    words: ({ found }) => ({
      message: `"${found}" has no value.`,
      fix: `Write "${found}": and its value, or take the field out where it may be left out.`,
    }),
  },
  'no-break-space': {
    summary: 'A special space or an invisible character stands between entries.',
    example: { before: '"heading":(a special space)"Help"', after: '"heading": "Help"' },
    words: ({ wanted }) =>
      wanted === ''
        ? { message: 'There is an invisible character here, which came with copied text.', fix: 'Delete it.' }
        : {
            message: 'This looks like a space but is a special one (a no-break space), which came with copied text.',
            fix: 'Delete it and press the space bar.',
          },
  },
  'too-deep': {
    summary: `Brackets are nested more than ${MAX_DEPTH} levels deep.`,
    example: { before: `${'['.repeat(MAX_DEPTH + 1)}1${']'.repeat(MAX_DEPTH + 1)}`, after: '[1]' },
    words: () => ({
      message: `This is nested more than ${MAX_DEPTH} levels deep.`,
      fix: 'Look for brackets that are opened again and again and never closed.',
    }),
  },
  'trailing-comma': {
    summary: 'A comma stands after the last entry.',
    example: { before: '["High Street", "Mill Lane",]', after: '["High Street", "Mill Lane"]' },
    words: () => ({ message: 'There is a comma after the last entry.', fix: 'Remove this comma.' }),
  },
  'unclosed-bracket': {
    summary: 'A bracket is never closed; the message says where it should be.',
    example: {
      before: '"streets": ["High Street", "Mill Lane",\n"landmarks": ["Town Hall"]',
      after: '"streets": ["High Street", "Mill Lane"],\n"landmarks": ["Town Hall"]',
    },
    words: (finding) => {
      const { wanted } = finding;
      const count = wanted?.replace(/^"|,$/g, '').length ?? Infinity;
      return {
        message:
          count > MOST_LOST
            ? 'The file ends in the middle of the page: the rest of it is missing.'
            : count > 1
              ? 'The file ends before all of its brackets are closed.'
              : `The ${wanted?.startsWith(']') ? '[' : '{'}${ofField(finding)} is never closed.`,
        fix:
          count > MOST_LOST
            ? 'Fetch the end from the last version of this file, or undo what took it away.' +
              (wanted ? ` If nothing else is missing, write ${wanted} here.` : '')
            : `Write ${wanted} here.`,
      };
    },
    related: 'It is opened here.',
  },
  'unexpected-character': {
    summary: 'A character stands where JSON has no place for it.',
    example: { before: '"heading": "Help"; "intro": "We come"', after: '"heading": "Help", "intro": "We come"' },
    words: (finding) => (finding.related ? bracketWords(finding) : strayWords(finding)),
    related: 'The bracket that belongs to it stands here.',
  },
  'unopened-bracket': {
    summary: 'A bracket is closed that was never opened, or a file does not begin with one.',
    example: { before: '"heading": "Help" }', after: '{ "heading": "Help" }' },
    words: (finding) =>
      finding.start === 0
        ? { message: 'This file does not begin with {.', fix: 'Write { as its first character and } as its last.' }
        : finding.related
          ? {
              message:
                finding.wanted === '{'
                  ? `The { and }${ofField(finding)} are missing around values with names.`
                  : `The [ and ]${ofField(finding)} are missing around several values.`,
              fix:
                `Write ${finding.wanted} here, and ${finding.wanted === '{' ? '}' : ']'} ` +
                'after the last value that belongs to it.',
            }
          : {
              message: `The ${finding.wanted}${ofField(finding)} is missing: it is closed further on and never opened.`,
              fix: `Write ${finding.wanted} here.`,
            },
    related: 'It should be closed here.',
  },
  'unquoted-name': {
    summary: 'The name of a field has no quotes.',
    example: { before: 'heading: "Help"', after: '"heading": "Help"' },
    words: ({ wanted = '' }) => ({
      message: wanted.includes('": "')
        ? 'Neither the name nor the text of this field has quotes.'
        : 'The name of this field has no quotes.',
      fix: inPlace(wanted),
    }),
  },
} satisfies Record<string, FaultKind>;

function bracketWords({ found, wanted }: Finding): { message: string; fix: string } {
  if (!wanted) {
    return {
      message: `There is ${named(found)} around a value, where JSON has no place for it.`,
      fix: 'Remove it and the bracket that closes it.',
    };
  }
  const [closing, holds] = wanted === '{' ? ['}', 'with names'] : [']', 'without names'];
  return {
    message: `There is ${named(found)} around values ${holds}, where ${named(wanted)} belongs.`,
    fix:
      `Write ${wanted} in its place, and ${closing} where it is closed.` +
      `${found === '[' ? ' If you want a list, take the names and their colons out.' : ''}`,
  };
}

const LONGEST_REMOVED = 30;
const quotedOrIt = (text: string) => (text.length > LONGEST_REMOVED || text.includes('"') ? 'it' : `"${text}"`);

function strayWords({ found, wanted }: Finding): { message: string; fix: string } {
  if (found === '+') {
    return { message: 'There is a plus between two texts.', fix: 'Write both as one text, in one pair of quotes.' };
  }
  if (/^[\]}]"$/.test(found))
    return {
      message: `The ${found.charAt(0)} stands inside the quotes of a text, and so closes nothing.`,
      fix: `Write ${wanted} in the place of ${found}.`,
    };
  if (wanted) return { message: `There is ${named(found)} where ${named(wanted)} belongs.`, fix: inPlace(wanted) };
  const message = `There is ${named(found)} where JSON has no place for it.`;
  if (found === ':') return { message, fix: 'Remove it, or write the name of the field before it.' };
  const isWords = /^[\p{L}\d]/u.test(found);
  const orQuote = isWords ? ', or write it inside quotes if visitors are to read it' : '';
  return { message, fix: `Remove ${quotedOrIt(found)}${orQuote}.` };
}
