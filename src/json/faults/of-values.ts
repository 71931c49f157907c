import { inPlace, withoutMiddle } from './fault-kind';
import type { FaultKind, Finding } from './fault-kind';

const isPath = (text: string) => /^"?(?:[A-Za-z]:\\|\\\\|[\w-]+\\\\)/.test(text);
const isPicture = (text: string) => /\.(?:jpe?g|png|gif|webp|avif|svg)"?$/i.test(text);

const nameOf = (path: string) => `"${path.replaceAll('"', '').split('\\').at(-1)}"`;

/** A picture lies in a folder of the site, and is named by its file; a path in quotes is the whole of a value. */
const asPicture = (path: string) =>
  path.startsWith('"')
    ? `Write its name alone, ${nameOf(path)}, and put the picture into the folder _images.`
    : `${inPlace(path)} Where a picture is named, write ${nameOf(path)} alone.`;

/** Faults of one value: a text, a number, a word. */
export const FAULTS_OF_VALUES = {
  'bad-escape': {
    summary: 'A backslash in a text is not doubled.',
    example: {
      before: '"text": "Our folder is C:\\Pictures"',
      after: '"text": "Our folder is C:\\\\Pictures"',
    },
    words: (finding) => escapeWords(finding),
  },
  'control-character': {
    summary: 'A text contains an invisible control character.',
    example: {
      before: '"text": "Call us" with a backspace character between the words',
      after: '"text": "Call us"',
    },
    words: () => ({
      message: 'This text contains an invisible control character.',
      fix: 'Delete the character, or write the text again by hand.',
    }),
  },
  'curly-quotes': {
    summary: 'A name or text stands in curly quotes, as Word writes them.',
    example: { before: '“heading”: “Our services”', after: '"heading": "Our services"' },
    words: ({ found, wanted = '"' }) => ({
      message: `This is a curly quote (${found.charAt(0)}), as Word writes it. JSON needs straight ones.`,
      fix: wanted === '"' ? inPlace(wanted) : `Write ${withoutMiddle(wanted)}, with straight quotes.`,
    }),
  },
  'line-break-in-text': {
    summary: 'A text goes on in the next line.',
    example: { before: '"text": "We come day\n  and night."', after: '"text": "We come day and night."' },
    words: () => ({
      message: 'This text goes on in the next line, but a text must stand on one line.',
      fix: 'Join the two lines. For a new paragraph, write a new entry of the list.',
    }),
  },
  'number-form': {
    summary: 'A number is written with a unit, a leading zero, a plus or a decimal comma.',
    example: { before: '"responseMinutes": 30 minutes', after: '"responseMinutes": 30' },
    words: (finding) => numberWords(finding),
  },
  'quote-in-text': {
    summary: 'A straight quote inside a text ends it too early.',
    example: {
      before: '"text": "They said "never again" and called us."',
      after: '"text": "They said \\"never again\\" and called us."',
    },
    words: () => ({
      message: 'This quote ends the text too early: there is a quote inside the text.',
      fix: String.raw`Write \" for a quote inside a text, or use curly quotes “ ” there.`,
    }),
  },
  'single-quotes': {
    summary: 'A text stands in single quotes.',
    example: { before: "'heading': 'Help'", after: '"heading": "Help"' },
    words: ({ wanted }) => ({
      message: 'This text stands in single quotes. JSON needs double ones.',
      fix: inPlace(wanted),
    }),
  },
  'tab-in-text': {
    summary: 'A text contains a tab.',
    example: { before: '"text": "Day(a tab)and night"', after: '"text": "Day and night"' },
    words: () => ({ message: 'There is a tab inside this text.', fix: 'Write a space in its place.' }),
  },
  'unclosed-text': {
    summary: 'A text has no closing quote.',
    example: {
      before: '"heading": "Help,\n"intro": "We come"',
      after: '"heading": "Help",\n"intro": "We come"',
    },
    words: ({ wanted }) => ({ message: 'This text has no closing quote.', fix: inPlace(wanted) }),
  },
  'unopened-text': {
    summary: 'A text has no opening quote.',
    example: { before: '"heading": Help"', after: '"heading": "Help"' },
    words: ({ wanted }) => ({ message: 'This text has no opening quote.', fix: inPlace(wanted) }),
  },
  'unquoted-text': {
    summary: 'A text has no quotes.',
    example: { before: '"heading": Help', after: '"heading": "Help"' },
    words: ({ wanted = '' }) => ({
      message: /^".*", "/.test(wanted) ? 'These texts have no quotes.' : 'This text has no quotes.',
      fix: inPlace(wanted),
    }),
  },
  'wrong-word': {
    summary: 'True, None or another word that JSON does not know.',
    example: { before: '"noindex": True', after: '"noindex": true' },
    words: ({ found, wanted }) => ({
      message: `${found} is not a word that JSON knows.`,
      fix: wanted === 'null' ? 'Write a value in its place, or take the field out.' : inPlace(wanted),
    }),
  },
} satisfies Record<string, FaultKind>;

function escapeWords({ found, wanted = '' }: Finding): { message: string; fix: string } {
  const somethingElse = `The backslash in ${found} means something else in JSON.`;
  if (wanted === String.raw`\\`) {
    return { message: somethingElse, fix: String.raw`Remove it, or write \\ if visitors are to read a backslash.` };
  }
  if (/^\\[xu]./.test(found)) {
    return {
      message: `${found} is how programs write a character by its number, and JSON does not know this way.`,
      fix: inPlace(wanted),
    };
  }
  if (found === `\\${wanted}` && wanted !== '"') {
    return { message: `The backslash in ${found} has no place in JSON.`, fix: `Write ${wanted} without it.` };
  }
  return {
    message: isPath(wanted)
      ? 'This looks like the path of a file on your own computer, and its backslashes mean something else in JSON.'
      : somethingElse,
    fix: isPath(wanted) && isPicture(wanted) ? asPicture(wanted) : inPlace(wanted),
  };
}

function numberWords({ found, wanted = '' }: Finding): { message: string; fix: string } {
  const fix = inPlace(wanted);
  if (wanted.startsWith('{')) {
    return { message: 'This is a point as a map copies it: two numbers, where two fields belong.', fix };
  }
  if (/[°º]/.test(found)) return { message: `${found} has a degree sign, and a number has none.`, fix };
  if (/^-?\d+\.\d+, /.test(found)) {
    return { message: 'Two numbers stand here, where one belongs.', fix: `${fix} The other has a field of its own.` };
  }
  const [, sign = '', decimals] = /^\+?(-?)0(\d{3,})$/.exec(found) ?? [];
  if (decimals) {
    return {
      message: `${found} is not a number as JSON writes it: it begins with a zero and has no point.`,
      fix: `Write ${sign}0.${decimals} if the point was lost, or ${wanted} if the zero does not belong there.`,
    };
  }
  if (!/[^\d.,+−–'’\s-]/.test(found)) return { message: `${found} is not a number as JSON writes it.`, fix };
  return {
    message: `${found} is more than a number: a number stands alone, without a unit or symbol.`,
    fix: `${fix} If the field holds words, put all of it in quotes: "${found}".`,
  };
}
