import { readFile } from 'node:fs/promises';
import { schemaAddress, schemasOf } from '../../../check/files/schema-address';
import { answeredIn, withPublished } from '../../../check/documents/published';
import { PUBLISHED_FILE } from '../../../content/files';
import { publishedFile } from '../../../content/documents/published.schema';
import type { PublishedFile } from '../../../content/documents/published.schema';
import type { LoadedSite } from '../../load/load-site';
import { placeIn } from '../../site-folder';
import type { SiteFolder } from '../../site-folder';
import { writeOver } from '../../write/write-whole';
import { writingAlone } from '../../write/writing-alone';

/** The addresses that a deployment adds to the ledger. */
export interface LedgerChange {
  added: readonly string[];
  write(): Promise<void>;
}

/** The addresses that answer today and that the ledger lacks. */
export async function ledgerChange(folder: SiteFolder, { site }: Pick<LoadedSite, 'site'>): Promise<LedgerChange> {
  const path = placeIn(folder, PUBLISHED_FILE);
  const ledger = publishedFile.parse(
    await readFile(path, 'utf8').then(
      (text) => JSON.parse(text) as unknown,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return { routes: [] };
        throw error;
      },
    ),
  );
  const schemas = schemasOf(site.documents);
  const $schema = schemas === undefined ? undefined : schemaAddress(PUBLISHED_FILE, schemas);
  const next = withPublished(ledger, answeredIn(site));
  return {
    added: next.routes.filter((route) => !ledger.routes.includes(route)),
    write: () => writingAlone(folder, () => writeOver(folder, PUBLISHED_FILE, format(next, $schema))),
  };
}

/** One address a line, so that two deployments rarely change the same line. */
const format = ({ routes, gone }: PublishedFile, $schema: string | undefined) =>
  `${JSON.stringify({ $schema, version: 1, routes, gone }, null, 2)}\n`;

/** The change of the ledger, in a sentence. */
export const ledgerWords = (added: readonly string[]) =>
  added.length === 0
    ? `${PUBLISHED_FILE} has every address already.`
    : `Wrote ${added.join(', ')} into ${PUBLISHED_FILE}.`;
