import { basename } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** Files that take much longer than the rest, the longest first. */
const LONG = [
  'layout',
  'editor-screens',
  'mutations',
  'keyboard',
  'accessibility',
  'safety',
  'editor-truth',
  'navigation',
  'blocks',
  'added-block',
  'sheet',
  'menus',
  'editor-dialogs',
  'codes',
  'rebuild',
  'publish',
];

const rank = ({ moduleId }: TestSpecification) => {
  const at = LONG.indexOf(basename(moduleId).replace(/\.test\.tsx?$/, ''));
  return at < 0 ? LONG.length : at;
};

/**
 * Starts what takes long before the rest, of all projects together, so that at the end no file is waited for alone. A
 * machine that has never run the tests knows no times, and vitest would go by the size of files.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
