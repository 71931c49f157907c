import type { LaunchOptions } from 'playwright';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../src/node/chromium';
import { serveSite } from '../../src/node/serve/serve';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The site that the tests are about: its folder, and where it is built. From `tests/vitest.config.ts`. */
    site: { folder: string; dist: string };
    /** Where the built site is served, without a slash at the end. */
    origin: string;
    /** How a browser is started; each worker has its own, to which nothing stands in between. */
    browser: Pick<LaunchOptions, 'executablePath' | 'args'>;
  }
}

/**
 * A test loads a page to look at it once, so what compiles its scripts to run fast later, and collects its garbage on
 * threads beside, costs more than it saves: a sixth of the processor in the editor.
 */
const BRIEF_PAGES = '--js-flags=--no-opt,--no-maglev,--single-threaded-gc';
/** Every page in one process: to start another for each takes as long as to draw a page does. */
const ONE_PROCESS = '--renderer-process-limit=1';

/** Serves the built site for all test files. */
export default async function setup(project: TestProject) {
  const { dist } = project.config.provide['site'] as { dist: string };
  const server = await serveSite(0, dist);
  // A test that computes for seconds hears too late that an idle connection was ended, and asks over it.
  server.keepAliveTimeout = 0;
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  const { executablePath, args = [] } = await findChromium();
  project.provide('origin', `http://127.0.0.1:${address.port}`);
  project.provide('browser', { ...(executablePath && { executablePath }), args: [...args, BRIEF_PAGES, ONE_PROCESS] });
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
