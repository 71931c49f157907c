import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { findChromium } from '../../../src/node/chromium';
import { freePort } from '../../fixtures/free-port';
import type { SiteFolder } from '../../../src/node/site-folder';
import { keysPainted, savesStored } from './in-page';

/** What whoever writes waits for, in milliseconds: the middle of many, and the worst but one of twenty. */
const TARGETS = { key: 40, save: 150 };

/** How long the editor takes to paint a key and to store a save, on a copy of a site; printed. */
export async function editorFigures({ path }: SiteFolder): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'edited-'));
  cpSync(path, folder, { recursive: true });
  const command = ['src/node/run.mjs', 'edit', '--no-open', '--site', folder, '--port', String(await freePort())];
  const server = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
  const browser = await chromium.launch(await findChromium());
  try {
    const link = await startLink(server.stdout);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await openHero(page, link);
    const { painted, drawn } = await page.evaluate(keysPainted);
    console.log(row('a key, until it is painted', painted, TARGETS.key));
    console.log(row('a key, until the preview has it', drawn));
    console.log(row('a save, until it is stored', await page.evaluate(savesStored), TARGETS.save));
  } finally {
    await browser.close();
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startLink(output: NodeJS.ReadableStream): Promise<string> {
  let said = '';
  for await (const part of output) {
    said += String(part);
    const [link] = /http\S+\/start\?ticket=\S+(?=\n)/.exec(said) ?? [];
    if (link) return link;
  }
  throw new Error(`The editor ended: ${said}`);
}

/** Opens the first service in the list, and the form of its top. */
async function openHero(page: Page, link: string): Promise<void> {
  await page.goto(link);
  const first = page.locator('tr[data-path^="pages/services/"] a[data-open]').first();
  await first.waitFor();
  await page.waitForFunction(() => !document.body.innerText.includes('being checked'), undefined, { timeout: 120_000 });
  await first.click();
  await page.getByRole('button', { name: /^Hero/ }).click();
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
}

const row = (name: string, times: readonly number[], target?: number) => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => `${sorted[Math.floor(sorted.length * share)]!.toFixed(1)} ms`.padStart(12);
  return name.padEnd(40) + at(0.5) + at(0.95) + (target === undefined ? '' : `   target ${target} ms`);
};
