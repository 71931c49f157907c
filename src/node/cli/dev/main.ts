import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { Complaint } from '../../complaint';
import { engine } from '../../paths';
import { optionsOf } from '../../read-arguments';
import { chosenPort, PORTS } from '../../serve/port';
import { pages } from '../../dev/pages';
import { portTaken } from '../../serve/listen';
import { siteFolder } from '../../site-folder';
import type { SiteFolder } from '../../site-folder';

const USAGE = `npm run dev [-- options]

Serves the site for work on it: pages and code are picked up as they are saved.

  --site DIR    the folder of the site: the one that has _site.json; left out, pages/
  --port PORT   left out, the PORT variable, or ${PORTS.dev}`;

/** Serves a site for work on it: code and page files are picked up as they are saved. Throws a `Complaint`. */
export async function startDevelopment(site: SiteFolder, port: number): Promise<ViteDevServer> {
  const { createServer } = await import('vite');
  const server = await createServer({
    root: engine,
    configFile: join(engine, 'vite.config.ts'),
    configLoader: 'runner',
    appType: 'custom',
    plugins: [pages(site)],
    optimizeDeps: { entries: ['src/dev/entry-dev.tsx', 'src/gallery/Gallery.tsx'] },
    server: { port, host: '127.0.0.1', strictPort: true, fs: { allow: [engine, site.project, packagesFolder()] } },
  });
  return server.listen().catch((error: Error) => {
    throw /already in use/.test(error.message) ? new Complaint(portTaken(port)) : error;
  });
}

/** Where the packages of the code lie: beside it, or in the `node_modules` of a folder above. */
const packagesFolder = () => dirname(dirname(createRequire(join(engine, 'package.json')).resolve('vite/package.json')));

/** `npm run dev`. Ends when the server is stopped. */
export async function main(argv: string[]): Promise<number> {
  const request = optionsOf(argv, { site: 'word', port: 'word' }, USAGE);
  if (!request) return 0;
  const port = chosenPort(request.words.get('port'), PORTS.dev);
  const server = await startDevelopment(siteFolder(request.words.get('site')), port);
  console.log(`Development server at http://localhost:${port} (every block at /_gallery, Ctrl+C stops it)`);
  await new Promise((resolve) => server.httpServer?.once('close', resolve));
  return 0;
}
