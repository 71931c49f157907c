// @module-tag turn-1
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startDevelopment } from '../../src/node/cli/dev/main';
import { ownSite } from '../../src/node/site-folder';
import { examples } from '../contract/examples';
import { freePort } from '../fixtures/free-port';
import { closePage, openPage } from './browser';

const port = await freePort();
const root = mkdtempSync(join(tmpdir(), 'site-'));
const file = (name: string) => join(root, 'pages/areas', `${name}.json`);
const address = (path: string) => `http://127.0.0.1:${port}${path}`;

/** A page that is kept live: until it is, it stands there as the server has drawn it. */
async function openLive(path: string) {
  const page = await openPage(address(path));
  await page.locator('style[data-drawn]').waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

let server: ViteDevServer;

/** A heading that stands in the page's own file. */
const HEADING = "Queen Anne's Gate to the office blocks";

/** Files are put back in place: a folder that goes away is no longer watched. */
function restore() {
  cpSync('pages', join(root, 'pages'), { recursive: true, filter: (path) => !path.endsWith('_approved.txt') });
  for (const name of ['n98', 'n99']) rmSync(file(name), { force: true });
}

beforeAll(async () => {
  restore();
  cpSync('schemas', join(root, 'schemas'), { recursive: true });
  server = await startDevelopment(ownSite(root), port);
  // The first visit makes Vite gather its packages, after which it loads the page anew.
  await closePage(await openLive('/areas/sw1h'));
}, 120_000);

beforeEach(restore);

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

const edit = (name: string, from: string, to: string) =>
  writeFileSync(file(name), readFileSync(file(name), 'utf8').replace(from, to));

it('[E1] shows a saved page at once, where the reader was', async () => {
  const page = await openLive('/areas/sw1h');
  await page.evaluate(() => scrollTo(0, 700));
  edit('sw1h', `"${HEADING}"`, '"Queen Anne and after"');
  await page.getByRole('heading', { name: 'Queen Anne and after' }).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(700);
});

it('[E17] sends the page as visitors get it, whatever asks for it', async () => {
  for (const Accept of ['*/*', 'text/html,application/xhtml+xml']) {
    const response = await fetch(address('/areas/sw1h'), { headers: { Accept } });
    const html = await response.text();
    expect([response.status, html.includes('</main>'), html.includes('rel="canonical"')], Accept).toEqual([
      200,
      true,
      true,
    ]);
  }
  expect((await fetch(address('/assets/none.js'), { headers: { Accept: '*/*' } })).status).toBe(404);
});

it('[E1] shows the diagnosis of a broken page over it, and takes it away when it is mended', async () => {
  const page = await openLive('/areas/sw1h');
  edit('sw1h', '"responseMinutes"', '"responseMinuets"');
  const diagnosis = page.locator('#problems');
  await diagnosis.waitFor();
  expect(await diagnosis.textContent()).toContain('Did you mean "responseMinutes"?');
  edit('sw1h', '"responseMinuets"', '"responseMinutes"');
  await diagnosis.waitFor({ state: 'detached' });
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('SW1H');
});

it('[E3] picks up pages that are added, renamed and deleted', async () => {
  const page = await openPage(address('/areas'));
  const link = (path: string) => page.locator(`main li a[href="${path}"]:visible`).last();
  await link('/areas/sw1h').waitFor();
  writeFileSync(file('n99'), readFileSync(file('islington'), 'utf8').replace('"Islington"', '"Newtown"'));
  await link('/areas/n99').waitFor();
  renameSync(file('n99'), file('n98'));
  await link('/areas/n98').waitFor();
  await link('/areas/n99').waitFor({ state: 'detached' });
  rmSync(file('n98'));
  await link('/areas/n98').waitFor({ state: 'detached' });
});

it('[E3] reads a file again that it was told of too early', async () => {
  const path = file('sw1h');
  const whole = readFileSync(path, 'utf8').replace(`"${HEADING}"`, '"Queen Anne, late"');
  const shown = async () => (await fetch(address('/_pages/areas/sw1h.json'))).text();
  server.watcher.unwatch(path);
  try {
    writeFileSync(path, whole.slice(0, 500));
    server.watcher.emit('all', 'change', path);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(await shown()).toContain(HEADING);
    writeFileSync(path, whole);
    await expect.poll(shown).toContain('Queen Anne, late');
  } finally {
    server.watcher.add(path);
  }
});

it('[E4] shows every example of every block in the gallery', async () => {
  const page = await openPage(address('/_gallery'));
  const last = examples.at(-1)!;
  await page.getByRole('heading', { name: `${last.type}: ${last.name}` }).waitFor();
  for (const { type, name } of examples)
    expect(await page.getByRole('heading', { name: `${type}: ${name}`, exact: true }).count(), `${type}: ${name}`).toBe(
      1,
    );
  expect(await page.getByText('could not be drawn').count()).toBe(0);
});
