import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answeredIn, withPublished } from '../../../check/published';
import { publishedFile } from '../../../content/published.schema';
import type { PublishedFile } from '../../../content/published.schema';
import { PUBLISHED_FILE } from '../../../content/files';
import { loadSite } from '../../load-site';
import { prettyReport } from '../../report/pretty';
import { today } from '../../today';

const USAGE = `npm run publish-routes

Writes the addresses that the site has today into ${PUBLISHED_FILE}. A deployment runs it when it has succeeded, and
commits the file. From then on the check refuses to lose one of them.`;

/** `npm run publish-routes`. Returns the exit code. */
export async function main(argv: string[]): Promise<number> {
  if (argv.length > 0) {
    console.log(USAGE);
    return argv.some((each) => each === '--help' || each === '-h') ? 0 : 2;
  }
  const root = process.cwd();
  const { problems, documents, files } = await loadSite(root, { today: today() });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    console.error(prettyReport({ problems: errors, files }));
    console.error('Nothing was written: only a site without mistakes is published.');
    return 1;
  }
  const path = join(root, PUBLISHED_FILE);
  const ledger = publishedFile.parse(await readFile(path, 'utf8').then((text) => JSON.parse(text) as unknown, () => ({ routes: [] })));
  const next = withPublished(ledger, answeredIn(documents, { today: today() }));
  const added = next.routes.filter((route) => !ledger.routes.includes(route));
  if (added.length > 0) await writeFile(path, format(next));
  console.log(added.length === 0 ? `${PUBLISHED_FILE} has every address already.` : `Wrote ${added.join(', ')} into ${PUBLISHED_FILE}.`);
  return 0;
}

/** One address a line, so that two deployments rarely change the same line. */
const format = ({ routes, gone }: PublishedFile) => `${JSON.stringify({ $schema: '../schemas/published.schema.json', version: 1, routes, gone }, null, 2)}\n`;
