import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sonnerCss } from './src/node/plugins/sonner-css.ts';
import { routerParts } from './src/node/plugins/router-parts.ts';
import { staticIcons } from './src/node/plugins/static-icons.ts';
import { staticStyles } from './src/node/plugins/static-styles.ts';

export default defineConfig({
  plugins: [staticStyles(), staticIcons(), routerParts(), sonnerCss(), react()],
  publicDir: 'src/site/public',
});
