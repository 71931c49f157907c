import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { workFolder } from './src/node/paths.ts';
import { ownBlocks } from './src/node/plugins/own-blocks.ts';
import { sonnerCss } from './src/node/plugins/sonner-css.ts';
import { routerParts } from './src/node/plugins/router-parts.ts';
import { staticIcons } from './src/node/plugins/static-icons.ts';
import { staticStyles } from './src/node/plugins/static-styles.ts';

export default defineConfig({
  cacheDir: join(workFolder, 'vite'),
  plugins: [ownBlocks(), staticStyles(), staticIcons(), routerParts(), sonnerCss(), react()],
  publicDir: 'src/site/public',
});
