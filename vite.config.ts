import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { sonnerCss } from './src/node/plugins/sonner-css.ts';
import { styledIds } from './src/node/plugins/styled-ids.ts';

/** What serves the built site and drives a browser takes longer than what only computes. */
const BROWSER_MS = 60_000;

export default defineConfig({
  plugins: [styledIds(), sonnerCss(), react()],
  publicDir: 'src/site/public',
  ssr: { noExternal: ['styled-components'] },
  test: {
    projects: [
      { extends: true, test: { name: 'quick', include: ['tests/{unit,contract,architecture,proof}/**/*.test.{ts,tsx}'] } },
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
