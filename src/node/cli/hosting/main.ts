import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Complaint } from '../../complaint';
import { readBuiltSite } from '../../hosting/built-site';
import type { BuiltSite } from '../../hosting/built-site';
import type { HostFile } from '../../hosting/host-file';
import { hosts } from '../../hosting/hosts';
import { notBuilt, outFolder } from '../../out-folder';
import { workFolder } from '../../paths';
import { optionsOf } from '../../read-arguments';
import type { Arguments, Options } from '../../read-arguments';
import { onSite } from '../../report/named';
import { ownSite, siteFolder, typedIn } from '../../site-folder';
import type { SiteFolder } from '../../site-folder';

const OPTIONS: Options = { site: 'word', folder: 'word', out: 'word' };
const NAMES = Object.keys(hosts).join(', ');
const USAGE = `npm run hosting -- HOST [options]

Writes the file that tells a host what the built site's _headers and _redirects say, and which addresses it has.
HOST is one of these: ${NAMES}.

  --site DIR    the folder of the site: the one that has _site.json; left out, pages/
  --folder DIR  where the site lies on the host; left out, /var/www/site
  --out DIR     where the site was built; left out, where npm run build puts this site`;

/** `npm run hosting`. Returns the exit code. */
export async function main(argv: string[]): Promise<number> {
  const request = optionsOf(argv, OPTIONS, USAGE, { takesWords: true });
  if (!request) return 0;
  const [name = ''] = request.rest;
  const host = Object.hasOwn(hosts, name) ? hosts[name] : undefined;
  if (!host || request.rest.length > 1)
    throw new Complaint(`Say which host it is for, one of these: ${NAMES}.\n\n${USAGE}`);
  const typed = request.words.get('site');
  const folder = typed === undefined ? ownSite() : siteFolder(typed);
  return onSite(folder, () => write(host, folder, request.words));
}

async function write(host: HostFile, folder: SiteFolder, words: Arguments['words']): Promise<number> {
  const { dist, work, name: built } = outFolder(words.get('out'), folder);
  const site = await readBuiltSite(dist).catch(() => {
    throw new Complaint(notBuilt(built));
  });
  const to = join(words.has('out') ? workFolder : work, 'hosting', host.name);
  const text = host.write({ site, host: await hostOf(dist), folder: words.get('folder') ?? '/var/www/site' });
  if (text) {
    await mkdir(dirname(to), { recursive: true });
    await writeFile(to, text);
  }
  console.log(text ? `${relative(typedIn(), to)} is written, for ${summaryOf(site)}. ${host.use}` : host.use);
  return 0;
}

const summaryOf = ({ places }: BuiltSite) =>
  `${new Set(places.values()).size} pages and their ${places.size} addresses`;

/** The name of the site on the internet, as its `robots.txt` gives it. */
async function hostOf(dist: string): Promise<string> {
  const robots = await readFile(join(dist, 'robots.txt'), 'utf8');
  return new URL(/^Sitemap: (\S+)$/m.exec(robots)![1]!).host;
}
