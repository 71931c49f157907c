import { resolve } from 'node:path';
import { Ahead } from '../../build/ahead';
import { buildSite, FaultyPages } from '../../build/build';
import type { BuildTarget } from '../../build/build';
import { Progress } from '../../build/progress';
import { shardFrom } from '../../build/output/shards';
import { summaryOf } from '../../build/summary';
import { Complaint } from '../../complaint';
import { loadSiteToBuild } from '../../load/load-site';
import { machineFault } from '../../machine-fault.mjs';
import { outFolder } from '../../out-folder';
import type { OutFolder } from '../../out-folder';
import { optionsOf } from '../../read-arguments';
import { heldBackLine } from '../../report/held-back';
import { named, namesOf } from '../../report/named';
import { prettyReport } from '../../report/pretty';
import { siteFolder, typedIn } from '../../site-folder';
import type { SiteFolder } from '../../site-folder';

const USAGE = `npm run build [-- options]

Checks the site, and builds it where there is no mistake.

  --site DIR      the folder of the site: the one that has _site.json; left out, pages/
  --out DIR       where the built site goes; left out, dist/, and of another site a folder of its own in .build/sites
  --no-compress   writes no .br and .gz files, for a host that compresses by itself
  --shard 3/8     builds the third of eight parts, into shards/3-of-8/ if --out does not say otherwise
  --merge DIR …   makes the whole site of the folders of all its parts`;

const OPTIONS = { 'site': 'word', 'out': 'word', 'no-compress': 'switch', 'shard': 'word', 'merge': 'switch' } as const;

/** `npm run build`. Returns the exit code: 0 built, 1 the site has mistakes. */
export async function main(argv: string[]): Promise<number> {
  const request = optionsOf(argv, OPTIONS, USAGE, { wordsAfter: 'merge' });
  if (!request) return 0;
  const { words, switches, rest } = request;
  const typed = words.get('shard');
  const shard = typed === undefined ? undefined : shardFrom(typed);
  const isMerge = switches.has('merge');
  if (isMerge && (shard || rest.length === 0)) {
    throw new Complaint(`--merge needs the folders of all shards after it, and no --shard.\n\n${USAGE}`);
  }
  const site = siteFolder(words.get('site'));
  const out = outFolder(words.get('out') ?? (shard && `shards/${shard.number}-of-${shard.of}`), site);
  return build(site, out, {
    isCompressed: !switches.has('no-compress'),
    shard,
    merged: isMerge ? rest.map((folder) => resolve(typedIn(), folder)) : undefined,
  });
}

/**
 * Checks every page, and only then builds. On any mistake the built site that is there stays as it was. Returns the
 * exit code.
 */
export async function build(
  site: SiteFolder,
  { dist, work, name }: OutFolder,
  how: Pick<BuildTarget, 'isLocal' | 'isCompressed' | 'shard' | 'merged'> = {},
): Promise<number> {
  const started = performance.now();
  const { isLocal = false, isCompressed = !isLocal, shard } = how;
  const ahead = new Ahead();
  if (!shard) ahead.makeScripts({ isCompressed });
  const {
    problems,
    site: judged,
    files,
  } = await loadSiteToBuild(site, (read) => {
    if (!shard && !isLocal) ahead.makePhotos(site, read);
  });
  const nothing = `Nothing was built; the site in ${name} is as it was before.`;
  if (problems.length) console.error(prettyReport(named({ problems, files }, site)));
  if (problems.some(({ severity }) => severity === 'error')) {
    console.error(nothing);
    await ahead.stop();
    return 1;
  }
  const held = heldBackLine(judged);
  if (held) console.log(namesOf(site)(held));
  const progress = new Progress();
  try {
    const built = await buildSite(judged, {
      dist,
      work,
      ...how,
      ahead,
      onProgress: (done, of) => progress.step(done, of),
    });
    progress.end();
    console.log(summaryOf(built, { name, seconds: (performance.now() - started) / 1000 }));
    return 0;
  } catch (error) {
    progress.end();
    const fault = machineFault(error);
    if (fault !== undefined) throw new Complaint(`${fault} ${nothing}`);
    if (!(error instanceof FaultyPages)) throw error;
    if (error.problems.length > 0) console.error(prettyReport(named({ problems: error.problems, files }, site)));
    console.error([...error.faults, nothing].join('\n'));
    return 1;
  }
}
