import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { counted } from '../../../check/words';
import { BUILD_FILE } from '../../build/output/source';
import type { BuildFile } from '../../build/output/source';
import { readBuiltSite } from '../../hosting/built-site';
import { workFolder } from '../../paths';
import { optionsOf } from '../../read-arguments';
import { serveSite } from '../../serve/serve';
import { siteFolder } from '../../site-folder';
import { build } from '../build/main';
import { verify } from '../deploy/verify';

const USAGE = `npm run verify [-- options]

Checks the site, builds it into a folder of its own, serves it, and asks for every page and every old address as
visitors do. What "npm run build" made stays as it is.

  --site DIR    the folder of the site: the one that has _site.json; left out, pages/`;

/** Nothing but this computer answers, so what is wrong once is wrong. */
const AT_ONCE = { tries: 1, pauseMs: 0 };

/** `npm run verify`, and `npm test` of a site's own repository. Returns the exit code: 0 right, 1 not. */
export async function main(argv: string[]): Promise<number> {
  const request = optionsOf(argv, { site: 'word' }, USAGE);
  if (!request) return 0;
  const work = join(workFolder, 'verify');
  const dist = join(work, 'site');
  const out = { dist, work, name: '.build/verify' };
  const code = await build(siteFolder(request.words.get('site')), out, { isCompressed: false });
  if (code !== 0) return code;
  const server = await serveSite(0, dist);
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { build: name } = JSON.parse(await readFile(join(dist, BUILD_FILE), 'utf8')) as BuildFile;
    const faults = await verify({ dist, url, build: name }, AT_ONCE);
    const addresses = (await readBuiltSite(dist)).places.size;
    if (faults.length > 0) console.error(faults.join('\n'));
    else console.log(`Asked for ${counted(addresses, 'address', 'addresses')}: each answers as it must.`);
    return faults.length > 0 ? 1 : 0;
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
