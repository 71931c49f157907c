import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { SHARD_FILE } from './build/shards';
import { Complaint } from './complaint';
import { distFolder, workFolder } from './paths';
import { typedIn } from './site-folder';

/** Where a built site goes. */
export interface OutFolder {
  /** Absolute. */
  dist: string;
  /** Where a build works until it is good enough to take its place: on the same disk, and no other's. */
  work: string;
  /** What whoever typed it calls it. */
  name: string;
}

/** Written by every build of a site or of a shard, and by nothing else. */
const SIGNS = ['_pages/_shell.json', SHARD_FILE];

/** The folder that `--out` names, or else `dist/`. Throws a `Complaint` for one whose files a build would take away. */
export function outFolder(typed: string | undefined): OutFolder {
  if (typed === undefined) return { dist: distFolder, work: workFolder, name: 'dist/' };
  const dist = resolve(typedIn(), typed);
  const isFree =
    !existsSync(dist) || readdirSync(dist).length === 0 || SIGNS.some((sign) => existsSync(join(dist, sign)));
  if (!isFree || relative(dist, typedIn()) === '') {
    throw new Complaint(
      `The folder ${typed} has files in it that no build wrote, and a build replaces all that is there. Choose a folder that is new or empty.`,
    );
  }
  return { dist, work: join(dirname(dist), `.${basename(dist)}.build`), name: typed };
}
