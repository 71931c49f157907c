import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SITE_FILE } from '../../../content/files';
import { parse } from '../../../json/parse';
import { valueAt } from '../../../json/path';
import { robotsTxt } from '../../build/site-files/robots';
import { recover } from '../../build/output/publish';
import { Complaint } from '../../complaint';
import { outFolder } from '../../out-folder';
import type { OutFolder } from '../../out-folder';
import { optionsOf } from '../../read-arguments';
import { chosenPort, PORTS } from '../../serve/port';
import { handOver } from '../../serve/hand-over';
import { onSite } from '../../report/named';
import { ownSite, placeIn, siteFolder } from '../../site-folder';
import type { SiteFolder } from '../../site-folder';

const USAGE = `npm run preview [-- options]

Serves the site that "npm run build" made last, as a host would.

  --site DIR    the folder of the site: the one that has _site.json; left out, pages/
  --out DIR     where it was built; left out, where npm run build puts this site
  --port PORT   left out, the PORT variable, or ${PORTS.preview}`;

/** `npm run preview`: hands the site to `run.mjs`. */
export async function main(argv: string[]): Promise<number> {
  const request = optionsOf(argv, { site: 'word', out: 'word', port: 'word' }, USAGE);
  if (!request) return 0;
  const typed = request.words.get('site');
  const site = typed === undefined ? ownSite() : siteFolder(typed);
  const out = outFolder(request.words.get('out'), site);
  return onSite(site, async () => {
    if (typed !== undefined && request.words.has('out')) await requireBuildOf(site, out);
    return preview(out, { typedPort: request.words.get('port') });
  });
}

/** Throws a `Complaint` where another site was built than this one: each has an address of its own. */
async function requireBuildOf(site: SiteFolder, { dist, name }: OutFolder): Promise<void> {
  const [wanted, built] = await Promise.all(
    [placeIn(site, SITE_FILE), join(dist, 'robots.txt')].map((file) => readFile(file, 'utf8').catch(() => '')),
  );
  const parsed = parse(new TextEncoder().encode(wanted));
  const origin = 'value' in parsed ? valueAt(parsed.value, ['origin']) : undefined;
  if (typeof origin === 'string' && built === robotsTxt(origin)) return;
  throw new Complaint(`What was built into ${name} is not the site of ${site.name}. Run npm run build first.`);
}

/** Lets what was built be served. Throws a `Complaint` where nothing was. Returns the exit code. */
export async function preview(
  { dist, work }: OutFolder,
  { typedPort, site }: { typedPort: string | undefined; site?: SiteFolder },
): Promise<number> {
  const port = chosenPort(typedPort, PORTS.preview);
  recover(work, dist);
  if (!existsSync(join(dist, 'index.html'))) {
    throw new Complaint(
      'There is no built site yet. Run "npm run build" first, or "npm start", which builds one for this computer.',
    );
  }
  await handOver({ port, dist, site });
  return 0;
}
