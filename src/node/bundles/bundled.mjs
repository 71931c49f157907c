// The code of commands as files that Node reads at once: what is written in TypeScript takes two seconds to be read
// file by file, and threads could not read it at all. Plain JavaScript, because `run.mjs` asks for it before anything
// else.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MADE } from '../cache/kept-bytes.mjs';
import { keepNewest, putInPlace } from '../cache/kept-folders.mjs';

/** Where the project says which packages it has; one of them is there. */
const LOCKS = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'];
/** The commands that are bundled: those that people run on a site every day. */
export const BUNDLED = [
  'approve',
  'build',
  'check',
  'copy',
  'dev',
  'diff',
  'edit',
  'mcp',
  'new',
  'preview',
  'rename',
  'start',
  'verify',
];
/** Code that threads run, each a file that is named as its own. */
const THREADS = [
  'build/ahead-thread',
  'build/pages/page-thread',
  'dev/diagnosing-thread',
  'threads/reading-thread',
  'serve/serving',
];
/** Code of which a person may still go back and forth; older code is thrown away. */
const KEPT = 4;
/** Packages that find their own files beside themselves, or are not JavaScript. */
const EXTERNAL = ['vite', 'playwright', 'nspell', '@napi-rs/canvas', 'sharp', 'subset-font'];

/** A hash of the code and of the build's constants: the same for the same files, wherever they lie. */
export function codeKey(root, define = {}) {
  const hash = createHash('sha256').update(JSON.stringify([process.env.NODE_ENV, define]));
  return hash.update(sourceKey(root)).digest('hex').slice(0, 16);
}

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** A hash of the code alone, so that results are shared with development. */
function sourceKey(root) {
  const hash = createHash('sha256').update(process.versions.node);
  const add = (base, files) => {
    for (const file of files)
      hash.update(`\0${file.slice(base.length).replaceAll('\\', '/')}\0`).update(readFileSync(file));
  };
  add(root, [...filesIn(join(root, 'src')), join(root, 'vite.config.ts')]);
  const blocks = join(process.cwd(), 'blocks');
  if (existsSync(blocks)) add(process.cwd(), filesIn(blocks));
  for (const file of LOCKS.filter(existsSync)) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** The folder of the bundled code, `<command>.mjs` and `<…>-thread.mjs` in it. It is written where there is none. */
export async function bundled(root, define = {}) {
  const all = join(process.cwd(), '.build/code');
  const key = codeKey(root, define);
  const folder = join(all, key);
  if (!isWhole(folder)) await write(root, folder, define);
  keepNewest(all, KEPT, key);
  return { folder, key };
}

/** The key of what was bundled. */
const SOURCE = 'source';
/** The checksum of the written files, so that damaged ones are written again. */
const SUM = 'sum';
/** The files under `src/` that the development server reads a site with. */
const FILES = 'files.json';

function isWhole(folder) {
  try {
    return readFileSync(join(folder, SUM), 'utf8') === sumOf(folder);
  } catch {
    return false;
  }
}

function sumOf(folder) {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder)
    .filter((each) => each !== SUM && each !== MADE)
    .sort())
    hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}

async function write(root, folder, define) {
  const { build } = await import('vite');
  const beside = `${folder}.${process.pid}`;
  const commands = Object.fromEntries(BUNDLED.map((name) => [name, join(root, `src/node/cli/${name}/main.ts`)]));
  const threads = Object.fromEntries(
    THREADS.map((path) => [path.split('/').at(-1), join(root, `src/node/${path}.ts`)]),
  );
  const { output } = await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'runner',
    logLevel: 'warn',
    mode: process.env.NODE_ENV,
    publicDir: false,
    plugins: [outsideLater],
    define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV), ...define },
    ssr: { noExternal: true, external: EXTERNAL },
    build: {
      ssr: true,
      outDir: beside,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: { ...commands, ...threads },
        output: { format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: '[name]-[hash].cjs' },
      },
    },
  });
  for (const name of Object.keys({ ...commands, ...threads }))
    writeFileSync(join(beside, `${name}.mjs`), wayInto(name));
  writeFileSync(join(beside, FILES), JSON.stringify(filesOf(root, output)));
  writeFileSync(join(beside, SOURCE), sourceKey(root));
  writeFileSync(join(beside, SUM), sumOf(beside));
  // Another process that wrote the same meanwhile may be running it already.
  if (!isWhole(folder)) rmSync(folder, { recursive: true, force: true });
  putInPlace(beside, folder);
}

/** Code run by `vm.Script` cannot call `import()`; the loader passes it `importOutside`. */
const outsideLater = {
  name: 'outside-later',
  renderChunk: (code) =>
    EXTERNAL.reduce((all, name) => all.replaceAll(`import("${name}")`, `importOutside("${name}")`), code),
};

const wayInto = (name) => `import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const loader = join(process.env.ENGINE ?? process.cwd(), 'src/node/bundles/load-code.mjs');
const { loadCode } = await import(pathToFileURL(loader).href);
export const { main } = loadCode(dirname(fileURLToPath(import.meta.url)), '${name}');
`;

function filesOf(root, output) {
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const first = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/dev/live-site.ts')));
  const found = new Set([first]);
  for (const { imports } of found) for (const name of imports) if (chunks.has(name)) found.add(chunks.get(name));
  const base = `${root.replaceAll('\\', '/')}/`;
  return [...found]
    .flatMap(({ moduleIds }) => moduleIds)
    .filter((id) => id.startsWith(`${base}src/`))
    .map((id) => id.slice(base.length))
    .sort();
}
