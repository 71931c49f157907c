import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { withShortNames } from '../../../design/theme/short-names';
import { keepNewest, putInPlace } from '../../cache/kept-folders.mjs';
import { filesIn } from '../../files-in';
import { hashOf } from '../../hashes';
import { engine } from '../../paths';
import { clientBorder } from './client-border';
import { Output } from '../output/output';

export interface ClientAssets {
  /** Address of the one script that every page loads. */
  entry: string;
  /** Every file of the bundle, relative to the output folder. */
  files: string[];
}

export interface ClientCode {
  /** The folder in which bundles are kept. */
  cache: string;
  /** The same for the same code. */
  key: string;
  define: Record<string, string>;
  isCompressed: boolean;
}

/** A file of its own: it changes less often than our code, and is run before it. */
const REACT = { name: 'react-dom', test: /node_modules[\\/](react-dom|scheduler|react)[\\/]/ };
/** The number of kept files: three folders (bundles, and the same compressed) with their lists. */
const KEPT = 6;

/** The fingerprints of a bundle's files, so that a damaged one is made again. */
interface KeptBundle {
  assets: ClientAssets;
  sums: Record<string, string>;
}

/**
 * Puts the visitor's JavaScript into `outDir`, if there is one. The number of pages plays no part in it; as long as the
 * code is the same it is bundled once, and compressed once.
 */
export async function buildClient(outDir: string | undefined, code: ClientCode): Promise<ClientAssets> {
  const { cache, key, define, isCompressed } = code;
  const plain = join(cache, `${key}-plain`);
  const packed = join(cache, key);
  let assets = await keptOrMade(plain, (beside) => bundle(beside, define));
  if (isCompressed) {
    assets = await keptOrMade(packed, async (beside) => {
      cpSync(plain, beside, { recursive: true });
      await compressAll(beside);
      return assets;
    });
  }
  if (outDir !== undefined) cpSync(isCompressed ? packed : plain, outDir, { recursive: true });
  return assets;
}

/** Whether there is nothing left to be done. */
export const isClientKept = ({ cache, key, isCompressed }: ClientCode): boolean =>
  existsSync(join(cache, `${key}${isCompressed ? '' : '-plain'}.json`));

/** The cached value of a folder, made again where it is missing or damaged. */
export async function keptOrMade(
  folder: string,
  make: (beside: string) => ClientAssets | Promise<ClientAssets>,
): Promise<ClientAssets> {
  const list = `${folder}.json`;
  const cached = await readWhole(folder, list);
  if (cached) return cached.assets;
  // It is damaged, or there is none.
  rmSync(folder, { recursive: true, force: true });
  keepNewest(dirname(folder), KEPT);
  const beside = `${folder}.${process.pid}`;
  const assets = await make(beside);
  const kept: KeptBundle = { assets, sums: await sumsOf(beside) };
  // The list comes first: a folder without one is taken for damaged, and another build may be copying it.
  writeFileSync(`${beside}.json`, JSON.stringify(kept));
  renameSync(`${beside}.json`, list);
  putInPlace(beside, folder);
  return assets;
}

async function readWhole(folder: string, list: string): Promise<KeptBundle | undefined> {
  try {
    const kept = JSON.parse(readFileSync(list, 'utf8')) as KeptBundle;
    return JSON.stringify(kept.sums) === JSON.stringify(await sumsOf(folder)) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const sumsOf = async (folder: string): Promise<Record<string, string>> =>
  Object.fromEntries((await filesIn(folder)).sort().map((file) => [file, hashOf(readFileSync(join(folder, file)))]));

async function compressAll(folder: string): Promise<void> {
  const output = new Output(folder, { isCompressed: true });
  for (const file of await filesIn(folder)) output.write(file, readFileSync(join(folder, file)));
}

/** For the style sheets of scripts, which go by the custom properties of the page. */
const shortNames: Plugin = {
  name: 'short-names',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('.css') ? withShortNames(code) : null),
};

async function bundle(outDir: string, define: Record<string, string>): Promise<ClientAssets> {
  // A build of pages alone needs no bundler.
  const { build } = await import('vite');
  const result = await build({
    root: engine,
    configFile: join(engine, 'vite.config.ts'),
    configLoader: 'runner',
    logLevel: 'warn',
    define,
    plugins: [clientBorder(), shortNames],
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: join(engine, 'src/site/entry-client.ts'),
        output: { codeSplitting: { groups: [REACT] } },
      },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error('The client build wrote no entry script.');
  return { entry: `/${entry.fileName}`, files: output.map(({ fileName }) => fileName) };
}
