import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { recover } from '../../build/publish';
import { distFolder, workFolder } from '../../paths';
import { chosenPort } from '../../serve/port';
import { CannotListen, serveSite } from '../../serve/serve';

const DEFAULT_PORT = 4173;

/** Serves the site that was built last, until it is stopped. */
export async function main(_args: string[]): Promise<number> {
  await recover(workFolder, distFolder);
  if (!existsSync(join(distFolder, 'index.html'))) {
    console.error('There is no built site yet. Run "npm run build" first, or "npm start", which does both.');
    return 2;
  }
  try {
    const port = chosenPort(DEFAULT_PORT);
    const server = await serveSite(port);
    console.log(`The site is at http://localhost:${port} (Ctrl+C stops it)`);
    await new Promise((resolve) => server.once('close', resolve));
    return 0;
  } catch (error) {
    if (!(error instanceof CannotListen)) throw error;
    console.error(error.message);
    return 2;
  }
}
