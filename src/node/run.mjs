#!/usr/bin/env node
// The way into every command: `node src/node/run.mjs <command> [arguments]`, and the program of the package. Plain
// JavaScript that needs only Node, so that it can install what is missing before anything else is loaded.
import { fork, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { machineFault } from './machine-fault.mjs';

/** Where the code lies: a clone, or a package in the `node_modules` of a project. */
const engine = join(dirname(fileURLToPath(import.meta.url)), '../..');
const isPackage = engine.split(sep).includes('node_modules');
const root = isPackage ? projectAround(process.cwd()) : engine;
const OLDEST_NODE = [20, 19];
const PRODUCTION = new Set(['start', 'build', 'preview', 'bench', 'edit', 'deploy', 'verify']);
const SERVING = new Set(['start', 'preview']);
/** They end when they have done their work. */
const BRIEF = new Set(['build', 'check']);
/**
 * How much a function runs before it is compiled once more, to run as fast as can be: seven times as much as usual,
 * because most of what such a command compiles so it never runs again.
 */
const BEFORE_OPTIMIZING = '--interrupt-budget=1000000';
/**
 * Compiles patterns to machine code at once instead of interpreting them first: most are large, and those that match at
 * all run again.
 */
const PATTERNS_AT_ONCE = '--no-regexp-tier-up';
/**
 * The bundler asks for its memory at once, in large pages that the system clears first: a third of the time that
 * bundling takes. Read when the bundler is loaded.
 */
const MEMORY_AS_NEEDED = 'MIMALLOC_ARENA_EAGER_COMMIT';
const SIGNALS = ['SIGINT', 'SIGTERM'];
/** The output of npm goes to stderr. */
const QUIET = ['inherit', 2, 2];

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(
    `This project needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${process.versions.node}. ` +
      'Install a newer one from https://nodejs.org and try again.',
  );
  process.exit(2);
}

/** The next folder upwards that has a `package.json`, as npm finds it; the folder itself where there is none. */
function projectAround(folder) {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, 'package.json'))) return at;
    if (at === dirname(at)) return folder;
  }
}

/** True when every package of the lockfile stands in node_modules at the version that the lockfile names. */
function isInstalled() {
  const installedFile = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, peer }]) =>
      path === '' ||
      (installed[path]
        ? installed[path].version === version && existsSync(join(root, path, 'package.json'))
        : optional || peer),
  );
}

function install() {
  // Other programs read the output of a command.
  console.error('Installing the packages that the lockfile names (npm ci) …');
  const npm = process.env.npm_execpath;
  const done = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, 'ci', '--no-audit', '--no-fund'], { cwd: root, stdio: QUIET })
    : spawnSync('npm ci --no-audit --no-fund', { cwd: root, stdio: QUIET, shell: true });
  if (done.status === 0) return;
  console.error(
    'The packages could not be installed. See the message of npm above; when it is mended, run the same command again.',
  );
  process.exit(2);
}

requireNode();
if (!isPackage && !isInstalled()) install();

const [command, ...args] = process.argv.slice(2);
const cli = join(engine, command === 'bench' ? 'tests/bench/main.ts' : `src/node/cli/${command}/main.ts`);
if (!command || !/^[a-z]+$/.test(command) || !existsSync(cli)) {
  const all = [...readdirSync(join(engine, 'src/node/cli')), ...(isPackage ? [] : ['bench'])].sort().join(', ');
  if (/^(-h|--help|help)$/.test(command ?? '')) {
    console.log(`The commands are ${all}. Each says what it does when you write --help behind it.`);
    process.exit(0);
  }
  console.error(`There is no command "${command ?? ''}". Write one of these: ${all}.`);
  process.exit(2);
}

// npm, too, goes to the project's folder before it runs a command, and says where it came from.
if (!process.env.HANDS_OVER)
  process.env.TYPED_IN = process.cwd() === root ? (process.env.INIT_CWD ?? root) : process.cwd();
process.chdir(root);
if (isPackage) process.env.ENGINE = engine;
else delete process.env.ENGINE;
process.env.NODE_ENV ??= PRODUCTION.has(command) ? 'production' : 'development';
try {
  process.exitCode = SERVING.has(command) && !process.env.HANDS_OVER ? await serveWhatIsReady() : await run();
} catch (error) {
  console.error(machineFault(error) ?? (error?.name === 'Complaint' ? error.message : (error?.stack ?? error)));
  process.exitCode = 2;
}

/** Code that draws pages passes through the plugins of the visitor's scripts, so that both have the same classes. */
async function run() {
  setFlagsFromString(PATTERNS_AT_ONCE);
  if (BRIEF.has(command)) setFlagsFromString(BEFORE_OPTIMIZING);
  process.env[MEMORY_AS_NEEDED] ??= '0';
  const { BUNDLED, bundled } = await import('./bundles/bundled.mjs');
  if (BUNDLED.includes(command)) {
    const { folder } = await bundled(engine);
    const { main } = await import(pathToFileURL(join(folder, `${command}.mjs`)).href);
    return main(args);
  }
  const vite = await import('vite');
  const mode = process.env.NODE_ENV;
  const found =
    (PRODUCTION.has(command) || existsSync(join(root, 'blocks'))) &&
    (await vite.loadConfigFromFile(
      { command: 'serve', mode },
      join(engine, 'vite.config.ts'),
      engine,
      'warn',
      undefined,
      'runner',
    ));
  const { module } = await vite.runnerImport(cli, {
    root: engine,
    logLevel: 'warn',
    mode,
    plugins: found ? found.config.plugins : [],
  });
  return module.main(args);
}

/** The command makes a site ready in a process of its own, and takes its memory with it; this one only serves. */
async function serveWhatIsReady() {
  const preparing = fork(fileURLToPath(import.meta.url), [command, ...args], {
    env: { ...process.env, HANDS_OVER: '1' },
  });
  const stop = (signal) => preparing.kill(signal);
  for (const signal of SIGNALS) process.on(signal, stop);
  let ready;
  preparing.once('message', (message) => {
    ready = message;
  });
  const code = await new Promise((resolve) => preparing.once('exit', (exitCode) => resolve(exitCode ?? 1)));
  for (const signal of SIGNALS) process.off(signal, stop);
  if (!ready) return code;
  const { main } = await import(pathToFileURL(ready.server).href);
  return main(ready);
}
