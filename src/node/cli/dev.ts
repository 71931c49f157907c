import { createServer } from 'vite';
import { chosenPort } from '../port';
import { pages } from '../plugins/pages';
import { CannotListen } from '../serve';

/** Serves the site for work on it: code and page files are picked up as they are saved. */
export async function main(_args: string[]): Promise<number> {
  try {
    const port = process.env.PORT ? chosenPort() : 5173;
    const server = await createServer({ configFile: 'vite.config.ts', appType: 'custom', plugins: [pages()], server: { port, host: '127.0.0.1', strictPort: !!process.env.PORT } });
    await server.listen();
    console.log(`Development server at http://localhost:${server.config.server.port} (blocks at /_gallery, Ctrl+C stops it)`);
    await new Promise((resolve) => server.httpServer?.once('close', resolve));
    return 0;
  } catch (error) {
    if (!(error instanceof CannotListen)) throw error;
    console.error(error.message);
    return 2;
  }
}
