import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { Complaint } from '../../complaint';
import { optionsOf } from '../../read-arguments';
import { siteFolder, typedIn } from '../../site-folder';
import { AssistedSite } from './assisted-site';
import { serverOf } from './server';

const USAGE = `npm run mcp [-- options]

Lets an assistant write drafts, by the Model Context Protocol: a program starts this, and not a person. The check judges
what it writes, and a person approves it. README.md says how programs are told of it.

  --site DIR     the folder of the site: the one that has _site.json; left out, pages/
  --photos DIR   the folder that photographs may be taken from; left out, none are`;

/** `npm run mcp`. Ends when whoever started it hangs up. */
export async function main(argv: string[]): Promise<number> {
  const request = optionsOf(argv, { site: 'word', photos: 'word' }, USAGE);
  if (!request) return 0;
  // Standard output is the protocol's alone.
  for (const name of ['log', 'info', 'debug'] as const) console[name] = console.error;
  const typed = request.words.get('photos');
  const photos = typed === undefined ? undefined : resolve(typedIn(), typed);
  if (photos !== undefined && !(existsSync(photos) && statSync(photos).isDirectory()))
    throw new Complaint(`There is no folder ${typed}. Write the folder of the photographs after --photos.`);
  const assisted = new AssistedSite(siteFolder(request.words.get('site')), photos);
  const server = serverOf(assisted);
  await server.connect(new StdioServerTransport());
  await new Promise<unknown>((done) => {
    process.stdin.once('end', done).once('pause', done);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, done);
  });
  await assisted.rest();
  await server.close();
  return 0;
}
