// @module-tag turn-10
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../fixtures/free-port';
import { copyOfProject, keepWhatIsMade } from '../fixtures/project-copy';
import { closePage, openPage } from './browser';

const port = await freePort();
/** How long a busy machine may take to read changed code file by file. */
const READ_BY_FILE_MS = 60_000;
/** A copy of the project, so that its code can be changed. */
const copy = copyOfProject('schemas', 'pages', '.vscode', '.github', 'README.md', 'tests/fixtures');
const environment = { ...process.env, NODE_ENV: undefined, NO_COLOR: '1' };
const write = (path: string, text: string) => writeFileSync(join(copy, path), text);
const edit = (path: string, from: string, to: string) =>
  write(path, readFileSync(join(copy, path), 'utf8').replace(from, to));

let server: ChildProcess;

beforeAll(async () => {
  keepWhatIsMade(copy);
  server = spawn(process.execPath, ['src/node/run.mjs', 'dev', '--port', String(port)], {
    cwd: copy,
    env: environment,
  });
  await new Promise<void>((resolve) =>
    server.stdout!.on('data', (data) => String(data).includes('Development server') && resolve()),
  );
  // The first visit makes Vite gather its packages, after which it loads the page anew.
  const page = await openPage(address('/about'));
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: READ_BY_FILE_MS });
  await closePage(page);
}, 180_000);

afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill();
  await ended;
  rmSync(copy, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
});

const address = (path: string) => `http://127.0.0.1:${port}${path}`;

// First, while the code of commands lies ready as it was kept.
it('[E4] leaves the page as it is while a build runs beside it', { timeout: 120_000 }, async () => {
  const page = await openPage(address('/areas'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => {
    document.documentElement.dataset['kept'] = 'yes';
  });
  const out = ['--out', join(copy, 'dist'), '--no-compress'];
  const command = ['src/node/run.mjs', 'build', '--site', join(copy, 'tests/fixtures/leeds-locksmith'), ...out];
  expect(spawnSync(process.execPath, command, { cwd: copy, env: environment }).status).toBe(0);
  expect(readdirSync(copy)).toEqual(expect.arrayContaining(['.build', 'dist']));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(await page.evaluate(() => document.documentElement.dataset['kept'])).toBe('yes');
});

it(
  '[E4] takes up a block that is added, and says what is wrong on the way',
  { timeout: 5 * READ_BY_FILE_MS },
  async () => {
    const page = await openPage(address('/about'));
    await page.getByRole('heading', { level: 1 }).waitFor();
    const problems = page.locator('#problems');
    edit(
      'src/blocks/schemas.ts',
      'import { mapSchema }',
      "import { mottoSchema } from './motto/motto.schema';\nimport { mapSchema }",
    );
    edit('src/blocks/schemas.ts', "  'notice': noticeSchema,", "  'motto': mottoSchema,\n  'notice': noticeSchema,");
    await problems.waitFor();
    expect(await problems.textContent()).toContain('The code that reads the site has a mistake.');
    mkdirSync(join(copy, 'src/blocks/motto'));
    write('src/blocks/motto/motto.examples.json', '{ "default": { "type": "motto", "words": "Slow and steady" } }\n');
    write('src/blocks/motto/Motto.tsx', 'export const Motto = ({ words }: { words: string }) => <p>{words}</p>;\n');
    write(
      'src/blocks/motto/motto.schema.ts',
      `import { block, text } from '../../schema/fields';\n
export const mottoSchema = block('motto', { title: 'Motto', description: 'A motto.' }, { words: text({ title: 'Words', description: 'The words.' }) });\n`,
    );
    const isMended = (timeout: number) =>
      problems.waitFor({ state: 'detached', timeout }).then(
        () => true,
        () => false,
      );
    // On a busy machine the file may be told of before it is there: then one saves again, as the message says.
    if (!(await isMended(15_000))) edit('src/blocks/schemas.ts', 'import { mapSchema }', '\nimport { mapSchema }');
    expect([await isMended(READ_BY_FILE_MS), await problems.allTextContents()]).toEqual([true, []]);
    edit('src/blocks/components.ts', 'import { Notice }', "import { Motto } from './motto/Motto';\nimport { Notice }");
    edit('src/blocks/components.ts', "  'notice':", "  'motto': Motto,\n  'notice':");
    edit('pages/about.json', '"blocks": [', '"blocks": [{ "type": "motto", "words": "Steady does it" },');
    await page.getByText('Steady does it').first().waitFor({ timeout: READ_BY_FILE_MS });
    const { status, stderr } = spawnSync(process.execPath, ['src/node/run.mjs', 'schemas'], {
      cwd: copy,
      env: environment,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(server.exitCode).toBe(null);
  },
);
