import { buildSite, FaultyPages } from '../../build/build';
import { BuildInProgress } from '../../build/publish';
import { loadSite } from '../../load-site';
import { distFolder, root, workFolder } from '../../paths';
import { prettyReport } from '../../report/pretty';
import { today } from '../../today';

/** Checks every page, and only then builds `dist/`. On any problem the `dist/` that is there stays as it was. */
export async function main(_args: string[]): Promise<number> {
  const started = performance.now();
  const day = { today: today() };
  const { problems, documents, files } = await loadSite(root, day);
  if (problems.length) console.error(prettyReport({ problems, files }));
  if (problems.some(({ severity }) => severity === 'error')) {
    console.error('Nothing was built; the site in dist/ is as it was before.');
    return 1;
  }
  try {
    const { pages } = await buildSite(documents, { dist: distFolder, work: workFolder, sources: files, ...day });
    console.log(`Built ${pages} pages into dist/ in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
    return 0;
  } catch (error) {
    if (error instanceof FaultyPages && error.problems.length > 0) console.error(prettyReport({ problems: error.problems, files }));
    if (error instanceof FaultyPages) console.error([...error.faults, 'Nothing was built; the site in dist/ is as it was before.'].join('\n'));
    else if (error instanceof BuildInProgress) console.error(error.message);
    else throw error;
    return error instanceof FaultyPages ? 1 : 2;
  }
}
