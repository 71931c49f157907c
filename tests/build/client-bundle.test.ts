import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../fixtures/temporary-folder';

const BUILDS_MS = 180_000;
/** All that is there for the editor alone. */
const EDITORS = ['src/editor', 'src/authoring', 'src/node/editor-server', 'src/node/cli/edit'];
const BUILD = `
import { createServer } from 'vite';
const server = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const { buildClient } = await server.ssrLoadModule('/src/node/build/scripts/client.ts');
await buildClient('made', { cache: 'kept', key: 'one', define: {}, isCompressed: false });
await server.close();
`;

/** A copy of the code, which is built in one place: addresses of modules are part of what is built. */
function copyOfCode(): string {
  const project = temporaryFolder();
  for (const part of ['src', 'vite.config.ts', 'package.json', 'tsconfig.json'])
    cpSync(part, join(project, part), { recursive: true });
  mkdirSync(join(project, '.build'));
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  writeFileSync(join(project, 'build.mjs'), BUILD);
  return project;
}

/** The visitor's bundle: file → hash of its bytes. */
function bundleOf(project: string): Record<string, string> {
  for (const before of ['made', 'kept']) rmSync(join(project, before), { recursive: true, force: true });
  execFileSync(process.execPath, ['build.mjs'], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const made = join(project, 'made');
  const files = readdirSync(made, {
    recursive: true,
    withFileTypes: true,
  }).filter((entry) => entry.isFile());
  const places = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  const hashOf = (place: string) => createHash('sha256').update(readFileSync(place)).digest('hex');
  return Object.fromEntries(places.map((place) => [place.slice(made.length), hashOf(place)]));
}

it(
  "[EE15] the visitor's bundle is the same to the byte, with the editor in the code and without it",
  { timeout: BUILDS_MS, tags: 'turn-3' },
  () => {
    const project = copyOfCode();
    const whole = bundleOf(project);
    expect(Object.keys(whole).filter((file) => file.endsWith('.js')).length).toBeGreaterThan(2);
    for (const folder of EDITORS) {
      expect(existsSync(join(project, folder)), folder).toBe(true);
      rmSync(join(project, folder), { recursive: true });
    }
    expect(bundleOf(project)).toEqual(whole);
  },
);
