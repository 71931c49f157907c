import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ownBlocks } from '../plugins/own-blocks.ts';

/**
 * The editor's page draws by the libraries themselves, as the development server's does. Its worker judges, and so
 * must know the same blocks.
 */
export default defineConfig({ plugins: [ownBlocks(), react()], worker: { plugins: () => [ownBlocks()] } });
