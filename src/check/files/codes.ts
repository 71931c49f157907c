import { brokenBlock } from './broken-block';
import { misplacedFile } from './misplaced-file';
import { missingFile } from './missing-file';
import { badFileName, collidingFiles, wrongEnding } from './bad-name';
import { unsafeLink } from './unsafe-link';
import { unsafeMark } from './unsafe-mark';
import { wrongFolder } from './wrong-folder';

const OF_NAMES = [badFileName, collidingFiles, wrongEnding];

/** Faults of a file's name or place, and of files that are no pages. */
export const FILE_CODES = [...OF_NAMES, brokenBlock, misplacedFile, missingFile, unsafeLink, unsafeMark, wrongFolder];
