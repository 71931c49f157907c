import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { Complaint } from '../../complaint';
import { optionsOf } from '../../read-arguments';
import { siteFolder, typedIn } from '../../site-folder';
import { Door } from './door';
import { serverOf } from './server';

const USAGE = `npm run mcp [-- options]

Lets an assistant write drafts by the Model Context Protocol, over standard input and output: a program starts this, and
not a person. The check judges what it writes, and a person approves it. README.md says how programs are told of it.

  --site DIR     the folder of the site: the one that has _site.json; left out, pages/
  --photos DIR   the folder that photographs may be taken from; left out, none are`;

/** `npm run mcp`. Ends when whoever started it hangs up. */
export async function main(argv: string[]): Promise<number> {
  const asked = optionsOf(argv, { site: 'word', photos: 'word' }, USAGE);
  if (!asked) return 0;
  // Standard output is the protocol's alone.
  for (const name of ['log', 'info', 'debug'] as const) console[name] = console.error;
  const photos = photoFolder(asked.words.get('photos'));
  const server = serverOf(new Door(siteFolder(asked.words.get('site')), photos));
  const closed = new Promise<void>((done) => {
    server.server.onclose = done;
    process.stdin.once('end', done);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });
  await server.connect(new StdioServerTransport());
  await closed;
  await server.close();
  return 0;
}

function photoFolder(typed: string | undefined): string | undefined {
  const folder = typed === undefined ? undefined : resolve(typedIn(), typed);
  if (folder === undefined || (existsSync(folder) && statSync(folder).isDirectory())) return folder;
  throw new Complaint(`There is no folder ${typed}. Write the folder of the photographs after --photos.`);
}
