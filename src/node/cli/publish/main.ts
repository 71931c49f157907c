import { readFile, writeFile } from 'node:fs/promises';
import { schemaAddress } from '../../../check/files/schema-address';
import { answeredIn, withPublished } from '../../../check/published';
import { publishedFile } from '../../../content/published.schema';
import type { PublishedFile } from '../../../content/published.schema';
import { PUBLISHED_FILE } from '../../../content/files';
import { loadSite } from '../../load-site';
import { optionsOf } from '../../read-arguments';
import { named, namesOf } from '../../report/named';
import { prettyReport } from '../../report/pretty';
import { placeIn, siteFolder } from '../../site-folder';

const USAGE = `npm run publish-routes [-- options]

Writes the addresses that the site has today into ${PUBLISHED_FILE}, from when on the check refuses to lose one of
them. A deployment runs it when it has succeeded, and commits the file; nobody else needs it.

  --deployed   says that visitors can open these addresses now; without it nothing is written
  --site DIR   the folder of the site: the one that has _site.json; left out, pages/`;

/** `npm run publish-routes`. Returns the exit code. */
export async function main(argv: string[]): Promise<number> {
  const asked = optionsOf(argv, { deployed: 'switch', site: 'word' }, USAGE);
  if (!asked) return 0;
  const site = siteFolder(asked.words.get('site'));
  const {
    problems,
    site: judged,
    files,
    setting: { folders },
  } = await loadSite(site);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    console.error(prettyReport(named({ problems: errors, files }, site)));
    console.error('Nothing was written: only a site without mistakes is published.');
    return 1;
  }
  const path = placeIn(site, PUBLISHED_FILE);
  const ledger = publishedFile.parse(
    await readFile(path, 'utf8').then(
      (text) => JSON.parse(text) as unknown,
      () => ({ routes: [] }),
    ),
  );
  const next = withPublished(ledger, answeredIn(judged));
  const added = next.routes.filter((route) => !ledger.routes.includes(route));
  if (added.length > 0 && !asked.switches.has('deployed')) {
    console.error(namesOf(site)(notDeployed(added)));
    return 2;
  }
  if (added.length > 0) await writeFile(path, format(next, schemaAddress(PUBLISHED_FILE, folders)));
  console.log(
    namesOf(site)(
      added.length === 0
        ? `${PUBLISHED_FILE} has every address already.`
        : `Wrote ${added.join(', ')} into ${PUBLISHED_FILE}.`,
    ),
  );
  return 0;
}

/** What nobody has seen yet may still be called anything. */
const notDeployed = (added: readonly string[]) =>
  `Nothing was written. From then on ${added.join(', ')} could not be lost any more, and visitors may not have seen ` +
  `${added.length === 1 ? 'it' : 'them'} yet. When the deployment has succeeded, it runs npm run publish-routes -- --deployed.`;

/** One address a line, so that two deployments rarely change the same line. */
const format = ({ routes, gone }: PublishedFile, $schema: string) =>
  `${JSON.stringify({ $schema, version: 1, routes, gone }, null, 2)}\n`;
