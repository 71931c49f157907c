import { CLAIMS_FILE, MENUS_FILE, NOT_FOUND_FILE, SITE_FILE } from '../../content/files';
import type { Words } from '../problem';

const NEEDED: ReadonlyMap<string, string> = new Map([
  [SITE_FILE, 'It holds the name and the phone number of every page.'],
  ['pages/index.json', 'It is the first page of the site.'],
  [NOT_FOUND_FILE, 'It is what visitors see at an address that does not exist.'],
]);

const WHY: ReadonlyMap<string, string> = new Map([
  ...NEEDED,
  [MENUS_FILE, 'It holds the menus of every page.'],
  [CLAIMS_FILE, 'It holds the figures that pages show.'],
]);

export const missingFile = {
  code: 'missing-file',
  summary: 'A file that every site needs is not there.',
  example: { before: 'pages/404.json is not there', after: 'pages/404.json is there' },

  /** Those that every site needs and this one has not. */
  among: (paths: readonly string[]): string[] => [...NEEDED.keys()].filter((path) => !paths.includes(path)),

  words: (path: string): Words => ({
    message: `${path} is not there.`,
    fix: `Create ${path}, or bring it back from an earlier version.`,
    why: WHY.get(path) ?? 'Pages refer to it.',
  }),
};
