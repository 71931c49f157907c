import { join } from 'node:path';
import { root, workFolder } from '../paths';
import type { Serving } from './serving';

/** What `run.mjs` waits for: the bundled server, and what to serve. */
interface HandedOver extends Serving {
  server: string;
}

/**
 * Gives a site to the process that waits for this one, which then serves it. What builds a site holds several hundred
 * megabytes that no visitor needs; they go with this process, and the other one never had them.
 */
export async function handOver(serving: Serving): Promise<void> {
  const message: HandedOver = { ...serving, server: await bundleServer() };
  await new Promise<void>((resolve, reject) => {
    process.send!(message, (error: Error | null) => (error ? reject(error) : resolve()));
  });
}

/** The server as one file that imports nothing but Node. Returns its path. */
async function bundleServer(): Promise<string> {
  const { build } = await import('vite');
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'src/node/serve/serving.ts'),
      outDir: workFolder,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: SERVER_FILE } },
    },
  });
  return join(workFolder, SERVER_FILE);
}

const SERVER_FILE = 'server.mjs';
