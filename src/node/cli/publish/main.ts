import { PUBLISHED_FILE } from '../../../content/files';
import { loadSite } from '../../load/load-site';
import { optionsOf } from '../../read-arguments';
import { named, namesOf } from '../../report/named';
import { prettyReport } from '../../report/pretty';
import { siteFolder } from '../../site-folder';
import { ledgerChange, ledgerWords } from './ledger';

const USAGE = `npm run publish-routes [-- options]

Writes the addresses that the site has today into ${PUBLISHED_FILE}, from when on the check refuses to lose one of
them. "npm run deploy" does it when a deployment has succeeded; who deploys in another way runs it then, and commits
the file.

  --deployed   says that visitors can open these addresses now; without it nothing is written
  --site DIR   the folder of the site: the one that has _site.json; left out, pages/`;

/** `npm run publish-routes`. Returns the exit code. */
export async function main(argv: string[]): Promise<number> {
  const request = optionsOf(argv, { deployed: 'switch', site: 'word' }, USAGE);
  if (!request) return 0;
  const site = siteFolder(request.words.get('site'));
  const loaded = await loadSite(site);
  const errors = loaded.problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    console.error(prettyReport(named({ problems: errors, files: loaded.files }, site)));
    console.error('Nothing was written: only a site without mistakes is published.');
    return 1;
  }
  const { added, write } = await ledgerChange(site, loaded);
  if (added.length > 0 && !request.switches.has('deployed')) {
    console.error(namesOf(site)(notDeployed(added)));
    return 2;
  }
  if (added.length > 0) await write();
  console.log(namesOf(site)(ledgerWords(added)));
  return 0;
}

/** A page that nobody has seen may still be renamed freely. */
const notDeployed = (added: readonly string[]) =>
  `Nothing was written. From then on ${added.join(', ')} could not be lost any more, and visitors may not have seen ` +
  `${added.length === 1 ? 'it' : 'them'} yet. When the deployment has succeeded, it runs npm run publish-routes ` +
  '-- --deployed.';
