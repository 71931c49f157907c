import type { CodeWords } from '../rule';
import { badFileName } from './bad-file-name';
import { collidingFiles } from './colliding-files';
import { misplacedFile } from './misplaced-file';
import { missingFile } from './missing-file';
import { unsafeLink } from './unsafe-link';
import { unsafeMark } from './unsafe-mark';
import { wrongEnding } from './wrong-ending';
import { wrongFolder } from './wrong-folder';

const OWNERS = [
  badFileName,
  collidingFiles,
  misplacedFile,
  missingFile,
  unsafeLink,
  unsafeMark,
  wrongEnding,
  wrongFolder,
];

/** What can be wrong with the name or the place of a file, or with one that is no page. */
export const FILE_CODES: Readonly<Record<string, CodeWords>> = Object.fromEntries(
  OWNERS.map((owner) => [owner.code, owner]),
);
