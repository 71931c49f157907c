import { counted } from '../../../check/words';

/** The name of each kind of place, and the question for it. */
const PLACES: Record<string, string> = {
  folder: 'Which folder? (such as /var/www/site)',
  server: 'Which server, and which folder there? (such as deploy@example.org:/var/www/site)',
  s3: 'Which bucket?',
  netlify: 'Which site? (its name or its id)',
  cloudflare: 'Which project?',
};
const NAMES = Object.keys(PLACES);
const ONE_OF = `${NAMES.slice(0, -1).join(', ')} or ${NAMES.at(-1)}`;

export const USAGE = `npm run deploy [-- options]

Puts the built site where visitors find it, looks that every page is there, and only then writes the addresses into
the ledger of published ones. It asks once where that is, and remembers it in .deploy.json in the folder of the site.

  --to KIND      where to: ${ONE_OF}
  --at PLACE     the folder, the server and its folder (deploy@example.org:/var/www/site), the bucket, site or project
  --url ADDRESS  where visitors find it; left out, the address of the site itself
  --dry-run      says what would be done, and does none of it
  --rollback     shows visitors the release before this one again
  --site DIR     the folder of the site: the one that has _site.json; left out, pages/
  --out DIR      where the site was built; left out, where npm run build puts this site`;

export const whichKind = () => `Where does the site go? ${ONE_OF}: `;
export const whichPlace = (kind: string) => `${PLACES[kind]} `;
export const noKind = (kind: string) => `"${kind}" is no place that a site can be deployed to. Write ${ONE_OF}.`;
export const nowhere = () =>
  'Nobody has said yet where the site goes, and nobody can be asked here. Say it once, for example with ' +
  'npm run deploy -- --to folder --at /var/www/site; it is remembered.';
export const stopped = () => 'Nothing was deployed, and nothing is remembered.';
export const remembered = (file: string) =>
  `${file} remembers where the site goes. It holds no passwords: commit it, so that everybody deploys to the same ` +
  'place.';
export const wrongFile = (file: string) =>
  `${file} does not say where the site goes, or says more than it should. Delete it, and npm run deploy asks again.`;
export const wrongPlace = () =>
  'That is no place that a site can be deployed to. A folder is written as /var/www/site, a server as ' +
  'deploy@example.org:/var/www/site; buckets, sites and projects are names of letters, digits, dots and hyphens. ' +
  '--url is an address that begins with https://.';
export const wrongUrl = () => '--url is an address that begins with https://, such as https://www.example.org.';

export const mistakes = (count: number) =>
  `Nothing was deployed: ${counted(count, 'mistake')} must be mended first. npm run check -- --live shows the same.`;
export const stale = (folder: string) =>
  `Nothing was deployed: ${folder} was built from other files than those that are here now. Run "npm run build" first.`;

export const noLink = (path: string) =>
  `${path} is not a link, so it was not made by npm run deploy. Move it away, and let your server serve that link.`;
export const noReleaseBefore = (place: string) => `There is no release before the present one in ${place}.`;
export const notCopied = (place: string, error: unknown) =>
  `The site could not be copied to ${place}: ${reason(error)}. Visitors see the release before, as it was.`;
export const notServed = (place: string, error: unknown) =>
  `The release lies in ${place}, but the link "current" could not be swapped: ${reason(error)}. Visitors see the ` +
  'release before, as it was.';
export const noTool = (command: string, install: string) => `The program "${command}" is not installed. ${install}`;
export const toolFailed = (command: string, code: number | null, said: string) =>
  `"${command}" ended with ${code ?? 'a signal'}${said ? `, and said:\n\n${said}` : '.'}`;

export const plan = (what: { pages: number; addresses: number; build: string; place: string; url: string }) =>
  `${counted(what.pages, 'page')} of the build ${what.build} go to ${what.place}; visitors find them at ${what.url}.`;
export const dryRun = (what: { commands: readonly string[]; addresses: number; added: readonly string[] }) =>
  [
    ...(what.commands.length > 0 ? ['These commands would run:', ...what.commands.map((line) => `  ${line}`)] : []),
    `${counted(what.addresses, 'address', 'addresses')} would be asked for.`,
    what.added.length > 0
      ? `${what.added.join(', ')} would be written into the ledger.`
      : 'The ledger has every address already.',
    'Nothing was done, because --dry-run was written.',
  ].join('\n');
export const verifying = (addresses: number, url: string) =>
  `It is there. Asking ${url} for ${counted(addresses, 'address', 'addresses')} …`;
export const verified = (url: string) => `Every page answers at ${url}, and is the one that was built.`;
export const dryRollback = (place: string, before: string) =>
  `Visitors of ${place} would see the release ${before} again. Nothing was done, because --dry-run was written.`;
export const rolledBack = (place: string, name: string) => `${place} shows the release ${name} again.`;

const MOST = 10;

/** The message where visitors find something other than the deployed build. */
export const faulty = (faults: readonly string[], url: string) =>
  [
    `The site was deployed, but ${url} is not right:`,
    ...faults.slice(0, MOST).map((fault) => `  ${fault}`),
    ...(faults.length > MOST ? [`  and ${faults.length - MOST} more`] : []),
    'Nothing was written into the ledger. npm run deploy -- --rollback shows the release before again; ' +
      'when the address is another one, write it after --url.',
  ].join('\n');
export const faultyRollback = (faults: readonly string[], url: string) =>
  [`The release is back, but ${url} is not right:`, ...faults.slice(0, MOST).map((fault) => `  ${fault}`)].join('\n');

export const noAnswer = (address: string, error: unknown) => `${address} does not answer: ${reason(error)}`;
export const wrongStatus = (address: string, status: number, wanted: number) =>
  `${address} answers with ${status} and not with ${wanted}`;
export const oldPage = (address: string) => `${address} is not the version that was built`;
export const cutOff = (address: string) => `${address} is cut off`;
export const notMoved = (address: string, to: string) => `${address} does not lead to ${to}`;
export const wrongHeaders = (address: string, names: readonly string[]) =>
  `${address} has other headers than _headers says: ${names.join(', ')}`;

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? cause.message : error.message;
}
