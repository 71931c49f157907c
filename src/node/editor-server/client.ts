import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeKey } from '../bundles/bundled.mjs';
import { keepNewest, putInPlace } from '../cache/kept-folders.mjs';
import { filesIn } from '../files-in';
import { engine, workFolder } from '../paths';
import type { ClientFiles } from './reads';

/** Code of which a person may still go back and forth; older code is thrown away. */
const KEPT = 3;

/** The scripts of the editor's page, built once for each version of the code. */
export async function editorClient(): Promise<ClientFiles> {
  const all = join(workFolder, 'editor');
  const key = codeKey(engine);
  const folder = join(all, key);
  if (!existsSync(folder)) await write(folder);
  keepNewest(all, KEPT, key);
  return new Map((await filesIn(folder)).map((path) => [`/${path}`, readFileSync(join(folder, path))]));
}

async function write(folder: string): Promise<void> {
  const { build } = await import('vite');
  const beside = `${folder}.${process.pid}`;
  const names = { entryFileNames: 'assets/[name].js', chunkFileNames: 'assets/[name]-[hash].js' };
  await build({
    root: engine,
    cacheDir: join(workFolder, 'vite'),
    configFile: join(engine, 'src/node/editor-server/vite.config.ts'),
    configLoader: 'runner',
    logLevel: 'warn',
    mode: 'production',
    publicDir: 'src/site/public',
    worker: { format: 'es', rolldownOptions: { output: { ...names, entryFileNames: 'assets/check-worker.js' } } },
    build: {
      outDir: beside,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 4000,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: {
          editor: join(engine, 'src/editor/entry-editor.tsx'),
          preview: join(engine, 'src/editor/preview/entry-preview.tsx'),
        },
        output: names,
      },
    },
  });
  putInPlace(beside, folder);
}
