import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { styledIds } from './src/node/plugins/styled-ids';

export default defineConfig({
  plugins: [styledIds(), react()],
  publicDir: 'src/site/public',
  ssr: { noExternal: ['styled-components'] },
});
