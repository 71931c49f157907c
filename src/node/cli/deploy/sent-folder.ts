import { cp, link, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ASSETS_LIST } from '../../build/output/publish';
import { BUILD_FILE } from '../../build/output/source';
import { filesIn } from '../../files-in';
import type { BuiltSite } from '../../hosting/built-site';
import { redirectsOfCloudflare } from '../../hosting/reading-hosts';
import type { Place } from './settings';

/** Files that only our own commands read. */
export const OURS: readonly string[] = [ASSETS_LIST, BUILD_FILE];
/** Both hosts compress by themselves, and no file can tell them to hide another. */
const TWIN = /\.(br|gz)$/;

/** Makes the folder `sent` of what a host is sent of a release. */
export async function makeSentFolder(
  release: string,
  sent: string,
  { to, site }: { to: Place['to']; site: BuiltSite },
): Promise<void> {
  await rm(sent, { recursive: true, force: true });
  for (const name of await filesIn(release)) {
    if (OURS.includes(name) || TWIN.test(name)) continue;
    const [from, there] = [join(release, name), join(sent, name)];
    await mkdir(dirname(there), { recursive: true });
    await link(from, there).catch(() => cp(from, there));
  }
  if (to !== 'cloudflare') return;
  // It is a link to the file of the release, which stays as it is.
  await rm(join(sent, '_redirects'));
  await writeFile(join(sent, '_redirects'), redirectsOfCloudflare(site));
}
