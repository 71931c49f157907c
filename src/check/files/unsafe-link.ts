import type { Words } from '../problem';

export const unsafeLink = {
  code: 'unsafe-link',
  summary: 'A file is a link to somewhere else.',
  example: { before: 'pages/about.json is a link to another folder', after: 'pages/about.json is the file itself' },

  words: (message: string): Words => ({
    message,
    fix: 'Put the file itself in its place.',
    why: 'What lies outside the folder could be published by mistake, and is missing on every other computer.',
  }),
};
