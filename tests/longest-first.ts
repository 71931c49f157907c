import { basename } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** Files that take much longer than the rest, the longest first. */
const LONG = [
  'editor-screens',
  'development',
  'package',
  'mutations',
  'field-mutations',
  'navigation',
  'layout',
  'editor-words',
  'publish',
  // Not beside the first file of the editor, or both would bundle its page.
  'editor-truth',
  'hostile',
  'blocks',
  'editor-lists',
  'editor-every-screen',
  'editor-written',
  'parts',
  'safety',
  'sheet',
  'menus',
  'added-block',
  'editor-dialogs',
  'generated',
  'accessibility',
  'keyboard',
  'editor-typing',
  'editor-new-area',
  'editor-photos',
  'offline',
  'editor-approval',
  'new-version',
  'rebuild',
  'tools',
  'codes',
  'finished',
  'site-folder',
];

const rank = ({ moduleId }: TestSpecification) => {
  const at = LONG.indexOf(basename(moduleId).replace(/\.test\.tsx?$/, ''));
  return at < 0 ? LONG.length : at;
};

/**
 * Starts what takes long before the rest, so that at the end no file is waited for alone. A machine that has never run
 * the tests knows no times, and vitest would go by the size of files. Files of one project follow each other: a worker
 * goes on with what it has loaded, and with its browser, only to a file of the same.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted(
      (one, other) => one.project.name.localeCompare(other.project.name) || rank(one) - rank(other),
    );
  }
}
