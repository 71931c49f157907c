import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyOfProject, keepWhatIsMade } from '../fixtures/project-copy';

/** A site that is built in seconds, for all that is true of a build whatever it builds. */
const SMALL = 'tests/fixtures/leeds-locksmith';
/** On a busy machine. */
const SEVERAL_BUILDS_MS = 300_000;

/** A copy of the project, so that what it has built can be put at risk. */
const copy = copyOfProject('schemas', 'pages', SMALL);
const BUILD = ['build', '--site', join(copy, SMALL)];
/** Where the small site is built, from the copy: it is not the site of the project. */
let place: string;

/** A page that a test adds; no other names it. */
const ADDED = 'areas/ls2.json';
/** How many pages the site has without it. */
let pages: number;
/** How long a build takes here. */
let took: number;

beforeAll(() => {
  rmSync(join(copy, SMALL, ADDED));
  // What nobody has approved is a warning, which is not what this is about.
  rmSync(join(copy, SMALL, '_approved.txt'));
  // The code of commands lies ready, so that a build that is killed early was building and not reading its own code.
  keepWhatIsMade(copy);
  const started = performance.now();
  const { status, stdout } = run(...BUILD);
  took = performance.now() - started;
  expect(status).toBe(0);
  pages = Number(/Built (\d+) pages/.exec(stdout)![1]);
  place = `.build/sites/${readdirSync(join(copy, '.build/sites'))[0]!}`;
}, SEVERAL_BUILDS_MS);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const environment = { ...process.env, NODE_ENV: undefined, NO_COLOR: '1' };
const run = (...args: string[]) =>
  spawnSync(process.execPath, ['src/node/run.mjs', ...args], { cwd: copy, encoding: 'utf8', env: environment });

const at = (name: string) => join(copy, place, name);
const listing = () => readdirSync(at('dist'), { recursive: true, encoding: 'utf8' }).sort();

it('[B10] leaves dist/ as it was when a page is wrong, and says so', () => {
  const page = join(copy, SMALL, 'areas/ls6.json');
  const good = readFileSync(page);
  const before = listing();
  writeFileSync(page, good.toString().replace('"code"', '"cod"'));
  const { status, stderr } = run(...BUILD);
  writeFileSync(page, good);
  expect(status).toBe(1);
  expect(stderr).toContain('Did you mean "code"?');
  expect(stderr).toContain(`Nothing was built; the site in ${place}/dist/ is as it was before.`);
  expect(listing()).toEqual(before);
});

it(
  '[B10] leaves a whole dist/ when it is killed at any moment, and the next build succeeds',
  { tags: 'turn-9' },
  async () => {
    const before = listing();
    for (const share of [0.4, 0.8]) {
      rmSync(at('record.json'), { force: true });
      const build = spawn(process.execPath, ['src/node/run.mjs', ...BUILD], {
        cwd: copy,
        stdio: 'ignore',
        env: environment,
      });
      const ended = new Promise((resolve) => build.once('exit', resolve));
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, share * took))]);
      build.kill('SIGKILL');
      await ended;
      expect(listing().filter((file) => file.endsWith('.html'))).toEqual(
        before.filter((file) => file.endsWith('.html')),
      );
    }
    expect(run(...BUILD).status).toBe(0);
  },
);

it('[B35] ends at once by Ctrl-C while it writes, and leaves dist/ as it was', { tags: 'turn-9' }, async () => {
  const stamps = () => new Map(listing().map((file) => [file, statSync(join(at('dist'), file)).mtimeMs]));
  const before = stamps();
  rmSync(at('record.json'), { force: true });
  const build = spawn(process.execPath, ['src/node/run.mjs', ...BUILD], {
    cwd: copy,
    stdio: 'ignore',
    env: environment,
  });
  const ended = new Promise((resolve) => build.once('exit', (code, signal) => resolve([code, signal])));
  while (build.exitCode === null && !existsSync(at('next/_pages')))
    await new Promise((resolve) => setTimeout(resolve, 5));
  build.kill('SIGINT');
  expect(await ended).toEqual([null, 'SIGINT']);
  expect(stamps()).toEqual(before);
  expect(run(...BUILD).status).toBe(0);
});

it(
  '[B10] puts back a dist/ that was moved aside by a build that died between its two renames',
  { tags: 'turn-9' },
  () => {
    cpSync(at('dist'), at('previous'), { recursive: true });
    rmSync(at('dist'), { recursive: true });
    writeFileSync(join(copy, SMALL, 'areas/n1.json'), '{');
    const { status } = run(...BUILD);
    rmSync(join(copy, SMALL, 'areas/n1.json'));
    expect(status).toBe(1);
    run(...BUILD);
    expect(listing()).toContain('index.html');
  },
);

it('[B15] refuses to start while another build runs', () => {
  writeFileSync(at('lock'), String(process.pid));
  const { status, stderr } = run(...BUILD);
  rmSync(at('lock'));
  expect(status).toBe(2);
  expect(stderr).toContain(`Another build is running (process ${process.pid}).`);
});

it(
  '[B10] leaves dist/ as it was where the machine refuses to write, and says in a sentence what to do',
  { timeout: SEVERAL_BUILDS_MS, tags: 'turn-9' },
  () => {
    const stamps = () => new Map(listing().map((file) => [file, statSync(join(at('dist'), file)).ino]));
    const before = stamps();
    const refused = (error: string, after: number) => {
      rmSync(at('record.json'), { force: true });
      const { status, stderr } = spawnSync(process.execPath, ['src/node/run.mjs', ...BUILD], {
        cwd: copy,
        encoding: 'utf8',
        env: {
          ...environment,
          NODE_OPTIONS: `--import=${pathToFileURL('tests/fixtures/refuse-writes.mjs').href}`,
          REFUSED_WITH: error,
          REFUSED_AFTER: String(after),
        },
      });
      return [status, stderr.replaceAll(/^\d+ of \d+ pages, \d+ s left\n/gm, '').trim()];
    };
    for (const after of [0, 30])
      expect(refused('ENOSPC: no space left on device', after)).toEqual([
        2,
        `The disk is full. Free some space on it, and try again. Nothing was built; the site in ${place}/dist/ is as it was before.`,
      ]);
    expect(refused('EACCES: permission denied', 5)).toEqual([
      2,
      expect.stringMatching(
        /^This account may not write \S+\. Ask for the right to, or choose another folder\. Nothing was built; the site in \S+\/dist\/ is as it was before\.$/,
      ),
    ]);
    expect(existsSync(at('next'))).toBe(false);
    expect(stamps()).toEqual(before);
    expect(run(...BUILD).status).toBe(0);
  },
);

it(
  '[B15] builds once where two builds are started at once, and tells the other',
  { timeout: SEVERAL_BUILDS_MS, tags: 'turn-9' },
  async () => {
    rmSync(at('record.json'), { force: true });
    const start = () =>
      new Promise<[number | null, string]>((resolve) => {
        const build = spawn(process.execPath, ['src/node/run.mjs', ...BUILD], { cwd: copy, env: environment });
        let said = '';
        build.stderr.on('data', (data) => (said += data));
        build.stdout.resume();
        build.once('close', (code) => resolve([code, said]));
      });
    const [first, second] = (await Promise.all([start(), start()])).sort(([a], [b]) => Number(a) - Number(b));
    expect(first![0]).toBe(0);
    expect(second).toEqual([2, expect.stringMatching(/Another build is running \(process \d+\)\. Wait until it has/)]);
    expect(listing()).toContain('index.html');
    expect(existsSync(at('lock'))).toBe(false);
  },
);

it('[B16] builds a page that was added: routed, listed and in both sitemaps, with no other file touched', () => {
  cpSync(join(SMALL, ADDED), join(copy, SMALL, ADDED));
  const { status, stdout, stderr } = run(...BUILD);
  // On a busy machine a build says how far it is.
  expect([status, stderr.replaceAll(/^\d+ of \d+ pages, \d+ s left\n/gm, '')]).toEqual([0, '']);
  expect(stdout).toContain(`Built ${pages + 1} pages`);
  const read = (file: string) => readFileSync(join(at('dist'), file), 'utf8');
  expect(read('areas/ls2.html')).toContain('Locksmith in Woodhouse, LS2');
  for (const file of ['areas.html', 'sitemap.html', 'sitemap.xml']) expect(read(file), file).toContain('/areas/ls2');
});

it('[B14] builds the same bytes in another folder', { timeout: SEVERAL_BUILDS_MS, tags: 'turn-9' }, () => {
  // By code of its own and from nothing: what that makes is compared with what is made elsewhere.
  for (const made of ['.build/code', place]) rmSync(join(copy, made), { recursive: true });
  expect(run(...BUILD).status).toBe(0);
  const here = '.build/same-bytes';
  const command = ['src/node/run.mjs', 'build', '--site', SMALL, '--out', here];
  expect(spawnSync(process.execPath, command, { env: environment }).status).toBe(0);
  const assetsIn = (folder: string) => JSON.parse(readFileSync(join(folder, '_assets.json'), 'utf8')) as string[];
  const own = assetsIn(here);
  expect(assetsIn(at('dist'))).toEqual(own);
  for (const file of ['index.html', 'areas/ls6.html', '_pages/areas/ls6.json', ...own])
    expect(readFileSync(join(at('dist'), file)).equals(readFileSync(join(here, file))), file).toBe(true);
  rmSync(here, { recursive: true });
});

it('[B15] says in a sentence that the port is taken, or that PORT is no port', { tags: 'turn-9' }, async () => {
  const blocker = createServer();
  await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
  const { port } = blocker.address() as { port: number };
  const preview = (value: string) =>
    spawnSync(process.execPath, ['src/node/run.mjs', 'preview', '--site', join(copy, SMALL)], {
      cwd: copy,
      encoding: 'utf8',
      env: { ...environment, PORT: value },
    });
  const taken = preview(String(port));
  blocker.close();
  expect([taken.status, taken.stderr.trim()]).toEqual([
    2,
    `Port ${port} is already in use. Stop the program that uses it, or choose another one with --port.`,
  ]);
  expect(preview('many').stderr.trim()).toBe('PORT is "many". Choose a whole number from 1 to 65535.');
});

it(
  '[B17] fails the client build when a schema is imported, and names who imports it',
  { timeout: SEVERAL_BUILDS_MS, tags: 'turn-9' },
  () => {
    const file = join(copy, 'src/blocks/prose/Prose.tsx');
    writeFileSync(
      file,
      `import { proseSchema } from './prose.schema';\nconsole.log(proseSchema);\n${readFileSync(file, 'utf8')}`,
    );
    const { status, stderr } = run(...BUILD);
    expect(status).toBe(2);
    expect(stderr).toContain('src/blocks/prose/Prose.tsx brings "./prose.schema" into the visitor\'s bundle.');
  },
);
