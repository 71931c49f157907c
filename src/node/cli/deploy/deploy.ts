import { readFile, rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { codeKey } from '../../bundles/bundled.mjs';
import { BUILD_FILE, sourceOf } from '../../build/output/source';
import type { BuildFile } from '../../build/output/source';
import { Complaint } from '../../complaint';
import { readBuiltSite } from '../../hosting/built-site';
import type { BuiltSite } from '../../hosting/built-site';
import { loadSite } from '../../load/load-site';
import type { LoadedSite } from '../../load/load-site';
import { notBuilt } from '../../out-folder';
import type { OutFolder } from '../../out-folder';
import { engine, root, workFolder } from '../../paths';
import { heldBackLine } from '../../report/held-back';
import { named } from '../../report/named';
import { prettyReport } from '../../report/pretty';
import type { SiteFolder } from '../../site-folder';
import type { Dialogue } from '../../terminal';
import { ledgerChange, ledgerWords } from '../publish/ledger';
import { release, releaseBefore, releaseName, rollBack } from './releases';
import type { ReleasePlace } from './releases';
import { makeSentFolder } from './sent-folder';
import type { Place, Settings } from './settings';
import { toFolder } from './to-folder';
import { upload, uploadLines, uploadOf } from './to-host';
import { toServer } from './to-server';
import { verify } from './verify';
import type { Patience } from './verify';
import * as words from './words';

export interface Wish {
  site: SiteFolder;
  settings: Settings;
  isDry: boolean;
  patience?: Patience;
}

/** Deploys the site that was built into `out`. Returns the exit code: 0 visitors see it, 1 they do not. */
export async function deploy(wish: Wish, out: OutFolder, dialogue: Dialogue): Promise<number> {
  const { site: folder, settings, isDry, patience } = wish;
  const loaded = await loadSite(folder, { gate: 'every-site' });
  const errors = loaded.problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    dialogue.complain(prettyReport(named({ problems: errors, files: loaded.files }, folder)));
    dialogue.complain(words.mistakes(errors.length));
    return 1;
  }
  const held = heldBackLine(loaded.site);
  if (held) dialogue.say(held);
  const { build } = await freshBuild(out, loaded);
  const built = await readBuiltSite(out.dist);
  const url = urlOf(settings, loaded);
  const place = releasesOf(settings.place);
  const ledger = await ledgerChange(folder, loaded);
  const addresses = built.places.size;
  dialogue.say(words.plan({ pages: new Set(built.places.values()).size, addresses, build, place: place.name, url }));
  if (isDry) {
    const commands = commandsFor(settings.place, out.dist, built);
    dialogue.say(words.dryRun({ commands, addresses, added: ledger.added }));
    return 0;
  }
  const name = releaseName(build, new Date());
  await release(withHost(settings.place, place), out.dist, name);
  dialogue.say(words.verifying(addresses, url));
  const faults = await verify({ dist: out.dist, url, build }, patience);
  if (faults.length > 0) {
    dialogue.complain(words.faulty(faults, url));
    return 1;
  }
  dialogue.say(words.verified(url));
  if (ledger.added.length > 0) await ledger.write();
  dialogue.say(ledgerWords(ledger.added));
  return 0;
}

/** Shows visitors the release before. What was published stays so: nothing is taken out of the ledger. */
export async function goBack(wish: Wish, dialogue: Dialogue): Promise<number> {
  const { site: folder, settings, isDry, patience } = wish;
  const place = withHost(settings.place, releasesOf(settings.place));
  if (isDry) {
    dialogue.say(words.dryRollback(place.name, await releaseBefore(place)));
    return 0;
  }
  const name = await rollBack(place);
  const dist = await place.localCopy(name);
  const url = urlOf(settings, await loadSite(folder));
  const { build } = await buildOf(dist);
  const faults = await verify({ dist, url, build }, patience);
  if (faults.length > 0) {
    dialogue.complain(words.faultyRollback(faults, url));
    return 1;
  }
  dialogue.say(words.rolledBack(place.name, name));
  return 0;
}

function urlOf({ url }: Settings, { site }: LoadedSite): string {
  const address = url ?? site.resolver?.business.origin;
  if (address === undefined) throw new Complaint(words.wrongUrl());
  return address;
}

const buildOf = async (dist: string) => JSON.parse(await readFile(join(dist, BUILD_FILE), 'utf8')) as BuildFile;

/** Throws a `Complaint` where what is built is not what would be built now. */
async function freshBuild({ dist, name }: OutFolder, { site }: LoadedSite): Promise<BuildFile> {
  const built = await buildOf(dist).catch(() => {
    throw new Complaint(notBuilt(name));
  });
  if (built.source !== sourceOf(site, codeKey(engine))) throw new Complaint(words.stale(name));
  return built;
}

const hostOf = (place: Place) => (place.to === 'folder' || place.to === 'server' ? undefined : place);

/** The releases of a host that keeps none for us lie here, so that assets of older ones can go along. */
function releasesOf(place: Place): ReleasePlace {
  if (place.to === 'folder') return toFolder(resolve(root, place.at), place.at);
  if (place.to === 'server') return toServer(place.at, workFolder);
  return toFolder(join(workFolder, 'deploys', `${place.to}-${place.at}`), `${place.to} (${place.at})`);
}

/** On a host, to serve a release is to upload it. */
function withHost(place: Place, releases: ReleasePlace): ReleasePlace {
  const host = hostOf(place);
  if (!host) return releases;
  return {
    ...releases,
    async serve(name) {
      const folder = await releases.localCopy(name);
      const site = await readBuiltSite(folder);
      // For S3 the tool itself is given the files to leave out.
      const sent = host.to === 's3' ? folder : `${folder}-sent`;
      try {
        if (sent !== folder) await makeSentFolder(folder, sent, { to: host.to, site });
        await upload(uploadOf(host, sent, site.headers));
      } finally {
        if (sent !== folder) await rm(sent, { recursive: true, force: true });
      }
      await releases.serve(name);
    },
  };
}

function commandsFor(place: Place, dist: string, { headers }: BuiltSite): string[] {
  const host = hostOf(place);
  return host ? uploadLines(uploadOf(host, relative(root, dist) || dist, headers)) : [];
}
