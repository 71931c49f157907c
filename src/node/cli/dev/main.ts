import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import { root } from '../../paths';
import { chosenPort } from '../../serve/port';
import { pages } from '../../dev/pages';
import { CannotListen } from '../../serve/serve';

const DEFAULT_PORT = 5173;

/** Serves the site for work on it: code and page files are picked up as they are saved. `siteRoot` holds `pages/`. */
export async function startDevelopment(siteRoot: string, port: number): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: 'vite.config.ts',
    appType: 'custom',
    plugins: [pages(siteRoot)],
    optimizeDeps: { entries: ['src/dev/entry-dev.tsx', 'src/gallery/Gallery.tsx'] },
    server: { port, host: '127.0.0.1', strictPort: true },
  });
  return server.listen();
}

export async function main(_args: string[]): Promise<number> {
  try {
    const port = chosenPort(DEFAULT_PORT);
    const server = await startDevelopment(root, port).catch((error: Error) => {
      throw /already in use/.test(error.message)
        ? new CannotListen(`Port ${port} is already in use. Stop the program that uses it, or choose another one by the PORT variable.`)
        : error;
    });
    console.log(`Development server at http://localhost:${port} (every block at /_gallery, Ctrl+C stops it)`);
    await new Promise((resolve) => server.httpServer?.once('close', resolve));
    return 0;
  } catch (error) {
    if (!(error instanceof CannotListen)) throw error;
    console.error(error.message);
    return 2;
  }
}
