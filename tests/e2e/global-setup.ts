import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../src/node/chromium';
import { serveSite } from '../../src/node/serve/serve';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The site that the tests are about: its folder, and where it is built. From `tests/vitest.config.ts`. */
    site: { folder: string; dist: string };
    /** Where the built site is served, without a slash at the end. */
    origin: string;
    /** Where the one browser of the run takes connections. */
    browser: string;
  }
}

/** Serves the built site and starts one browser for all test files. */
export default async function setup(project: TestProject) {
  const { dist } = project.config.provide['site'] as { dist: string };
  const server = await serveSite(0, dist);
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  const browser = await chromium.launchServer({ ...(await findChromium()), host: '127.0.0.1' });
  project.provide('origin', `http://127.0.0.1:${address.port}`);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  };
}
