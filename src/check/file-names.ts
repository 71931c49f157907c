import { isPageFile, isSharedFile, PUBLISHED_FILE, SITE_FILE } from '../content/routes';
import * as words from './messages/files';
import type { Words } from './problem';

/** What is wrong with the name or the place of a file, before it is read. */
export interface NameFlaw {
  rule: 'bad-file-name' | 'colliding-files' | 'misplaced-file' | 'wrong-ending';
  file: string;
  words: Words;
  /** Another file that it is about. */
  other?: string;
  /** The page that the file would be under its right name, where that is certain. */
  meant?: string;
}

const GOOD_PART = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Names that Windows keeps for devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/** Judges the names of all files under `pages/`. A file with a flaw is not read as a page. */
export function nameFlaws(paths: readonly string[]): NameFlaw[] {
  const flaws = new Map(paths.map((file) => [file, nameFlaw(file)]));
  const taken = new Map<string, string>();
  // Of two files with one name, the one that is named well keeps it.
  for (const file of [...paths].sort((a, b) => Number(flaws.get(a) !== undefined) - Number(flaws.get(b) !== undefined))) {
    if (!taken.has(plain(file))) taken.set(plain(file), file);
  }
  return paths.flatMap((file): NameFlaw[] => {
    const other = taken.get(plain(file))!;
    const flaw = flaws.get(file);
    if (other !== file) return [{ rule: 'colliding-files', file, words: words.collidingFiles(other), other }];
    return flaw ? [{ ...flaw, file }] : [];
  });
}

const plain = (file: string) => file.normalize('NFC').toLowerCase();

function nameFlaw(file: string): Omit<NameFlaw, 'file'> | undefined {
  const parts = file.split('/').slice(1);
  const name = parts.at(-1) ?? '';
  const ending = endingFlaw(name, parts.slice(0, -1));
  if (ending) return ending;
  if (file === SITE_FILE || file === PUBLISHED_FILE) return undefined;
  const folders = parts.slice(0, -1);
  if (folders[0] === '_shared' && !isSharedFile(file)) return { rule: 'misplaced-file', words: words.nestedShared() };
  if (parts.some((part) => part.startsWith('_')) && folders[0] !== '_shared') return { rule: 'misplaced-file', words: words.unknownSiteFile(name) };
  const pageParts = [...folders.filter((folder) => folder !== '_shared'), name.slice(0, -'.json'.length)];
  const bad = pageParts.find((part) => !GOOD_PART.test(part) || DEVICE.test(part));
  if (bad !== undefined) {
    const wanted = pageParts.map(goodName);
    const isKnown = wanted.every((part) => GOOD_PART.test(part) && !DEVICE.test(part));
    const isShared = folders[0] === '_shared';
    return {
      rule: 'bad-file-name', words: words.badFileName(bad === pageParts.at(-1) ? name : bad, isKnown ? `${wanted.join('/')}.json` : ''),
      ...(isKnown && { meant: `pages/${isShared ? '_shared/' : ''}${wanted.join('/')}.json` }),
    };
  }
  if (isPageFile(file) && folders.length > 0 && name === 'index.json') {
    const meant = `pages/${folders.join('/')}.json`;
    return { rule: 'misplaced-file', words: words.indexInFolder(meant), meant };
  }
  return undefined;
}

function endingFlaw(name: string, folders: readonly string[]): Omit<NameFlaw, 'file'> | undefined {
  if (name.endsWith('.json')) return undefined;
  const stem = /^(.+?)\.(json\.txt|txt|jsonc|json5|json\..+|docx?|rtf)$/i.exec(name)?.[1] ?? /^(.+)\.json$/i.exec(name)?.[1];
  if (stem) {
    const wanted = `${stem.startsWith('_') ? stem.toLowerCase() : goodName(stem)}.json`;
    return { rule: 'wrong-ending', words: words.wrongEnding(name, wanted), meant: ['pages', ...folders, wanted].join('/') };
  }
  return { rule: 'wrong-ending', words: words.strangeFile(name) };
}

/** The name that was meant: `St John's Wood` → `st-johns-wood`. */
export const goodName = (part: string) => part.normalize('NFKD').replaceAll(/[\u0300-\u036f'’]/g, '').toLowerCase()
  .replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '');
