import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './longest-first.ts';
import site from '../vite.config.ts';

/**
 * Only what hangs is stopped: a busy machine is no mistake. What drives a browser takes longer than what computes, and
 * all of it where every suite is whole.
 */
const PATIENCE = process.env['FULL'] ? 5 : 1;
const QUICK_MS = 30_000 * PATIENCE;
const BROWSER_MS = 60_000 * PATIENCE;

/**
 * Of two cores vitest would leave one idle; more than four test files at a time share one machine badly. `npm test`
 * sets it for what it runs in a browser, because projects do not hear of `--maxWorkers`.
 */
const WORKERS = Number(process.env['TEST_WORKERS'] ?? Math.min(availableParallelism(), 4));

/**
 * Tests that take some seconds have one of these tags, all of a file the same, at the tests or at its head. `npm test`
 * has a seed and runs one turn; ten seeds one after another run all, as does a run without a seed, or in full.
 */
const SEED = process.env['FULL'] ? undefined : process.env['SEED'];
const TURNS = 10;
const tags = Array.from({ length: TURNS }, (_, index) => ({
  name: `turn-${index + 1}`,
  skip: SEED !== undefined && Number(SEED) % TURNS !== index,
}));

/** A browser on a busy machine is given a second try, and `npm test` names every test that needed it. */
const inBrowser = {
  // To load the code anew for every file takes as long as many of the tests do.
  isolate: false,
  setupFiles: ['tests/put-back.ts', 'tests/e2e/close-pages.ts'],
  globalSetup: 'tests/e2e/global-setup.ts',
  testTimeout: BROWSER_MS,
  hookTimeout: BROWSER_MS,
  // What is true at once costs nothing; a second is short where three browsers share two cores.
  expect: { poll: { timeout: 10_000 } },
  retry: 1,
};
/** What must be true of every site, and not of the first one's texts alone; what a part does is sampled on one site. */
const OF_ANY_SITE = [
  'tests/build/output.test.ts',
  'tests/e2e/{accessibility,layout}.test.ts',
  ...(process.env['FULL']
    ? ['tests/e2e/{hydration,keyboard,menus,navigation,new-version,parts,sheet,toasts}.test.ts']
    : []),
];

export default defineConfig({
  ...site,
  test: {
    maxWorkers: WORKERS,
    sequence: { sequencer: LongestFirst },
    tags,
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          include: ['tests/{unit,contract,architecture,regression}/**/*.test.{ts,tsx}'],
          // To load the code anew for every file takes as long as the tests do.
          isolate: false,
          setupFiles: ['tests/put-back.ts'],
          testTimeout: QUICK_MS,
          hookTimeout: QUICK_MS,
        },
      },
      {
        extends: true,
        test: {
          ...inBrowser,
          name: 'built',
          include: ['tests/{build,e2e}/**/*.test.{ts,tsx}'],
          provide: { site: { folder: 'pages', dist: 'dist' } },
        },
      },
      {
        extends: true,
        test: {
          ...inBrowser,
          name: 'other firm',
          include: OF_ANY_SITE,
          provide: { site: { folder: 'tests/fixtures/leeds-locksmith', dist: '.build/leeds' } },
        },
      },
    ],
  },
});
