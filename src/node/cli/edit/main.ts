import { spawn } from 'node:child_process';
import { editorClient } from '../../editor-server/client';
import { startEditorServer } from '../../editor-server/editor-server';
import { optionsOf } from '../../read-arguments';
import { chosenPort, PORTS } from '../../serve/port';
import { siteFolder } from '../../site-folder';

const USAGE = `npm run edit [-- options]

Opens the pages of the site in your browser, to change them by form and look at them as you write.

  --site DIR    the folder of the site: the one that has _site.json; left out, pages/
  --port PORT   left out, the PORT variable, or ${PORTS.edit}
  --no-open     shows the link and leaves opening it to you`;

/** `npm run edit`. Ends when the editor is stopped. */
export async function main(argv: string[]): Promise<number> {
  const request = optionsOf(argv, { 'site': 'word', 'port': 'word', 'no-open': 'switch' }, USAGE);
  if (!request) return 0;
  const site = siteFolder(request.words.get('site'));
  const port = chosenPort(request.words.get('port'), PORTS.edit);
  const client = await editorClient();
  const server = await startEditorServer({
    site,
    port,
    client,
    say: (link) => console.log(`Open the editor by this link, which works once: ${link}`),
  });
  console.log(`The editor of ${site.name} is at ${server.origin} (Ctrl+C stops it)`);
  console.log(`Open it by this link, which works once: ${server.startLink}`);
  if (!request.switches.has('no-open')) open(server.startLink);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await server.close();
  return 0;
}

const OPENERS: Partial<Record<NodeJS.Platform, [command: string, ...args: string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Opens the browser of whoever sits here; where there is none, the link stands in the terminal. */
function open(link: string): void {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  spawn(command, [...args, link], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
