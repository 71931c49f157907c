import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { SHARD_FILE } from './build/output/shards';
import { Complaint } from './complaint';
import { distFolder, root, withSlashes, workFolder } from './paths';
import { fingerprintOf } from './hashes';
import { keepNewest } from './cache/kept-folders.mjs';
import { ownSite, typedIn } from './site-folder';
import type { SiteFolder } from './site-folder';

/** Where a built site goes. */
export interface OutFolder {
  /** Absolute. */
  dist: string;
  /** Where a build works until it is good enough to take its place: on the same disk, and no other's. */
  work: string;
  /** The folder as it was typed. */
  name: string;
}

/** What is said where a folder is needed in which nothing was built. */
export const notBuilt = (name: string) => `There is no built site in ${name}. Run "npm run build" first.`;

/** The number of sites whose last build for this computer is kept. */
const MOST_LOCAL = 4;

/** Where a site is built to be looked at on this computer: in a folder of its own, so that none is ever published. */
export function localFolder({ path }: SiteFolder): OutFolder {
  const name = placeNameOf(path);
  const all = join(workFolder, 'local');
  const work = join(all, name);
  mkdirSync(work, { recursive: true });
  keepNewest(all, MOST_LOCAL, name);
  return { dist: join(work, 'site'), work, name: 'a folder of this computer' };
}

/** Two sites never have the same one. */
const placeNameOf = (path: string) => `${basename(path)}-${fingerprintOf(path)}`;

/** Written by every build of a site or of a shard, and by nothing else. */
const SIGNS = ['_pages/_shell.json', SHARD_FILE];

/**
 * The folder that `--out` names, or else the site's own: `dist/`, and of another site a folder in `.build/sites`.
 * Throws a `Complaint` for one whose files a build would take away.
 */
export function outFolder(typed: string | undefined, { path }: SiteFolder = ownSite()): OutFolder {
  if (typed === undefined) {
    if (path === ownSite().path) return { dist: distFolder, work: workFolder, name: 'dist/' };
    const work = join(workFolder, 'sites', placeNameOf(path));
    const dist = join(work, 'dist');
    return { dist, work, name: `${withSlashes(relative(root, dist))}/` };
  }
  const dist = resolve(typedIn(), typed);
  const isFree =
    !existsSync(dist) || readdirSync(dist).length === 0 || SIGNS.some((sign) => existsSync(join(dist, sign)));
  if (!isFree || relative(dist, typedIn()) === '') {
    throw new Complaint(
      `The folder ${typed} has files in it that no build wrote, and a build replaces all that is there. Choose a ` +
        'folder that is new or empty.',
    );
  }
  return { dist, work: join(dirname(dist), `.${basename(dist)}.build`), name: typed };
}
