import { cp, link, lstat, mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Complaint } from '../../complaint';
import { assetsOfFolder, isRelease } from './releases';
import type { ReleasePlace } from './releases';
import * as words from './words';

/**
 * A folder of this computer: `releases/` with the releases, and the link `current`, which servers serve. A link is
 * swapped by renaming another one over it, so there is no moment without it.
 */
export function toFolder(folder: string, name: string): ReleasePlace {
  const releases = join(folder, 'releases');
  const served = join(folder, 'current');
  const at = (release: string) => join(releases, release);
  return {
    name,
    async list() {
      const names = await readdir(releases).catch(() => []);
      const target = await readlink(served).catch(() => undefined);
      if (target === undefined && (await exists(served))) throw new Complaint(words.noLink(served));
      return { names: names.filter(isRelease).sort(), current: target && basename(target) };
    },
    assetsOf: (release) => assetsOfFolder(at(release)),
    async add(release, dist) {
      const part = at(`.${release}`);
      try {
        await mkdir(releases, { recursive: true });
        await cp(dist, part, { recursive: true });
        await rename(part, at(release));
      } catch (error) {
        await rm(part, { recursive: true, force: true }).catch(() => undefined);
        throw new Complaint(words.notCopied(name, error));
      }
    },
    async lend(from, to, files) {
      for (const file of files) {
        const [here, there] = [join(at(from), file), join(at(to), file)];
        if ((await exists(there)) || !(await exists(here))) continue;
        await mkdir(dirname(there), { recursive: true });
        await link(here, there).catch(() => cp(here, there));
      }
    },
    async serve(release) {
      const next = join(folder, `.current-${release}`);
      try {
        await symlink(join('releases', release), next);
        await rename(next, served);
      } catch (error) {
        await rm(next, { force: true }).catch(() => undefined);
        throw new Complaint(words.notServed(name, error));
      }
    },
    async remove(names) {
      for (const release of names) await rm(at(release), { recursive: true, force: true });
    },
    localCopy: (release) => Promise.resolve(at(release)),
  };
}

const exists = (path: string) =>
  lstat(path).then(
    () => true,
    () => false,
  );
