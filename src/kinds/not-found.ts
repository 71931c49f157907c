import { loneKind } from './kind';

export const notFound = loneKind({
  name: 'not-found',
  isListed: false,
  title: 'Not-found page',
  description: 'What visitors see at an address that does not exist. Never listed, never indexed.',
  file: '404.json',
  words: { page: 'the not-found page' },
});
