import { join } from 'node:path';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { clientBorder } from './client-border';

export interface ClientAssets {
  /** Address of the one script that every page loads. */
  entry: string;
  /** Every file of the bundle, relative to the output folder. */
  files: string[];
}

/** Libraries that are files of their own: they change less often than our code, and are run one after the other. */
const LIBRARIES = [
  { name: 'react-dom', test: /node_modules[\\/](react-dom|scheduler|react)[\\/]/ },
  { name: 'react-router', test: /node_modules[\\/](react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/ },
];

/** Bundles the visitor's JavaScript into `outDir`. The number of pages plays no part in it. */
export async function buildClient(outDir: string, define: Record<string, string> = {}): Promise<ClientAssets> {
  const result = await build({
    configFile: 'vite.config.ts',
    logLevel: 'warn',
    define,
    plugins: [clientBorder()],
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(process.cwd(), 'src/site/entry-client.ts'),
        output: { codeSplitting: { groups: LIBRARIES } },
      },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error('The client build wrote no entry script.');
  return { entry: `/${entry.fileName}`, files: output.map(({ fileName }) => fileName) };
}
