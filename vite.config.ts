import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { sonnerCss } from './src/node/plugins/sonner-css.ts';
import { styledIds } from './src/node/plugins/styled-ids.ts';

/** Only what hangs is stopped: a busy machine is no mistake. What drives a browser takes longer than what computes. */
const QUICK_MS = 30_000;
const BROWSER_MS = 60_000;

export default defineConfig({
  plugins: [styledIds(), sonnerCss(), react()],
  publicDir: 'src/site/public',
  ssr: { noExternal: ['styled-components'] },
  test: {
    projects: [
      { extends: true, test: { name: 'quick', include: ['tests/{unit,contract,architecture,proof}/**/*.test.{ts,tsx}'], testTimeout: QUICK_MS } },
      {
        extends: true,
        test: {
          name: 'built',
          include: ['tests/{build,e2e}/**/*.test.{ts,tsx}'],
          globalSetup: 'tests/e2e/global-setup.ts',
          testTimeout: BROWSER_MS,
          hookTimeout: BROWSER_MS,
        },
      },
    ],
  },
});
