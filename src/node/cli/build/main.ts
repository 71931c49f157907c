import { buildSite, FaultyPages } from '../../build/build';
import type { BuildTarget } from '../../build/build';
import { loadSite } from '../../load-site';
import { outFolder } from '../../out-folder';
import type { OutFolder } from '../../out-folder';
import { optionsOf } from '../../read-arguments';
import { named } from '../../report/named';
import { prettyReport } from '../../report/pretty';
import { siteFolder } from '../../site-folder';
import type { SiteFolder } from '../../site-folder';

const USAGE = `npm run build [-- options]

Checks the site, and builds it where there is no mistake.

  --site DIR      the folder of the site: the one that has _site.json; left out, pages/
  --out DIR       where the built site goes; left out, dist/
  --no-compress   writes no .br and .gz files, for a host that compresses by itself`;

/** `npm run build`. Returns the exit code: 0 built, 1 the site has mistakes. */
export async function main(argv: string[]): Promise<number> {
  const asked = optionsOf(argv, { 'site': 'word', 'out': 'word', 'no-compress': 'switch' }, USAGE);
  if (!asked) return 0;
  const isCompressed = !asked.switches.has('no-compress');
  return build(siteFolder(asked.words.get('site')), outFolder(asked.words.get('out')), { isCompressed });
}

/**
 * Checks every page, and only then builds. On any mistake the built site that is there stays as it was. Returns the
 * exit code.
 */
export async function build(
  site: SiteFolder,
  { dist, work, name }: OutFolder,
  { isCompressed = true }: Pick<BuildTarget, 'isCompressed'> = {},
): Promise<number> {
  const started = performance.now();
  const { problems, site: judged, files } = await loadSite(site);
  const nothing = `Nothing was built; the site in ${name} is as it was before.`;
  if (problems.length) console.error(prettyReport(named({ problems, files }, site)));
  if (problems.some(({ severity }) => severity === 'error')) {
    console.error(nothing);
    return 1;
  }
  try {
    const { pages } = await buildSite(judged, { dist, work, isCompressed });
    console.log(`Built ${pages} pages into ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
    return 0;
  } catch (error) {
    if (!(error instanceof FaultyPages)) throw error;
    if (error.problems.length > 0) console.error(prettyReport(named({ problems: error.problems, files }, site)));
    console.error([...error.faults, nothing].join('\n'));
    return 1;
  }
}
