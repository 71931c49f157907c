import type { CodeWords } from '../rule';
import type { NameFlaw } from './file-names';

/** What can be wrong with the name or the place of a file. */
export const FILE_CODES: Readonly<Record<NameFlaw['rule'] | 'missing-file' | 'unsafe-link' | 'unsafe-mark' | 'wrong-folder', CodeWords>> = {
  'bad-file-name': {
    summary: 'The name of a file has capitals, spaces or odd characters and cannot be an address.',
    example: { before: 'pages/areas/St John\'s Wood.json', after: 'pages/areas/st-johns-wood.json' },
  },
  'colliding-files': {
    summary: 'Two files have the same name on Windows or on a Mac.',
    example: { before: 'pages/areas/n1.json and pages/areas/N1.json', after: 'pages/areas/n1.json alone' },
  },
  'misplaced-file': {
    summary: 'A file lies where no page can be.',
    example: { before: 'pages/areas/index.json', after: 'pages/areas.json' },
  },
  'missing-file': {
    summary: 'A file that every site needs is not there.',
    example: { before: 'pages/404.json is not there', after: 'pages/404.json is there' },
  },
  'unsafe-link': {
    summary: 'A file is a link to somewhere else.',
    example: { before: 'pages/about.json is a link to another folder', after: 'pages/about.json is the file itself' },
  },
  'unsafe-mark': {
    summary: 'A drawing of the site holds something else than plain shapes in its two colours: a script, a style, an address.',
    example: { before: '<path fill="#0B5FA5" onclick="…" d="M2 2h4"/>', after: '<path data-part="accent" fill="currentColor" d="M2 2h4"/>' },
  },
  'wrong-ending': {
    summary: 'The name of a file does not end in ".json".',
    example: { before: 'pages/areas/n1.json.txt', after: 'pages/areas/n1.json' },
  },
  'wrong-folder': {
    summary: 'A page lies in the folder of another sort of page.',
    example: { before: 'pages/n16.json, with the facts of an area', after: 'pages/areas/n16.json' },
  },
};
