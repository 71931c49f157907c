import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { findChromium } from '../../chromium';
import { editorClient } from '../../editor-server/client';
import { startEditorServer } from '../../editor-server/editor-server';
import { root } from '../../paths';
import { siteFolder } from '../../site-folder';
import type { Measure } from './measure';

/** The page that is written to. */
const EDITED = 'services/leak-detection.json';
const KEYS = 60;
/** On a busy machine. */
const LONGEST_MS = 120_000;
const SAVES = 20;
/** Between two keys of somebody who types fast. */
const REST_MS = 120;

interface Driven {
  page: Page;
  startLink: string;
  origin: string;
  folder: string;
  /** What the server and all of the browser have taken of the processor, in milliseconds. */
  processor: () => Promise<number>;
}

/** Opens the editor of a site in a real browser, as `npm run edit` does. */
async function inEditor(folder: string, work: (driven: Driven) => Promise<Measure>): Promise<Measure> {
  const client = await editorClient(root);
  const server = await startEditorServer({ site: siteFolder(folder), port: 0, client });
  const browser = await chromium.launch(await findChromium());
  const text = readFileSync(join(folder, EDITED));
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.setDefaultTimeout(LONGEST_MS);
    const session = await browser.newBrowserCDPSession();
    const processor = async () => {
      const { processInfo } = await session.send('SystemInfo.getProcessInfo');
      const { user, system } = process.cpuUsage();
      return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, (user + system) / 1000);
    };
    return await work({ page, startLink: server.startLink, origin: server.origin, folder, processor });
  } finally {
    await browser.close();
    await server.close();
    writeFileSync(join(folder, EDITED), text);
  }
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!_region|_published).*\.json$/.test(file),
  ).length;

const isChecked = () =>
  document.body.innerText.length > 50 && !/being checked|Checking …/.test(document.body.innerText);
const sinceOpened = (page: Page) => page.evaluate(() => performance.now());

/** From opening the start page until it lists so many pages, or has told what is wrong with them. */
export const opening = (folder: string, until: 'listed' | 'checked'): Promise<Measure> =>
  inEditor(folder, async ({ page, startLink, processor }) => {
    const pages = filesIn(folder);
    const before = await processor();
    await page.goto(startLink);
    await page.waitForFunction((count) => document.querySelectorAll('tbody tr').length >= count, pages);
    if (until === 'checked') await page.waitForFunction(isChecked);
    const milliseconds = await sinceOpened(page);
    return { milliseconds, processor: (await processor()) - before, pages };
  });

async function openPage({ page, startLink, origin }: Driven): Promise<void> {
  await page.goto(startLink);
  await page.goto(`${origin}/#/edit/pages/${EDITED}`);
  await page.waitForFunction(isChecked);
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('button', { name: /^Hero/ }).click();
  await page.locator('[id="field/blocks/0/heading"]').focus();
  await page.keyboard.press('End');
}

/** From a key until the preview has painted it: the slowest but one in twenty of many keys. */
export const typing = (folder: string): Promise<Measure> =>
  inEditor(folder, async (driven) => {
    const { page, processor } = driven;
    await openPage(driven);
    await page.evaluate(() => {
      const times: number[] = [];
      Object.assign(window, { times });
      addEventListener('keydown', ({ timeStamp }) => {
        const watch = new MutationObserver(() => {
          watch.disconnect();
          requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp)));
        });
        const { body } = document.querySelector('iframe')!.contentDocument!;
        watch.observe(body, { subtree: true, childList: true, characterData: true });
      });
    });
    const before = await processor();
    for (let key = 0; key < KEYS; key += 1) {
      await page.keyboard.type('abcdefghij klmno'[key % 16]!);
      await page.waitForTimeout(REST_MS);
    }
    await page.waitForFunction((count) => (window as unknown as Timed).times.length === count, KEYS);
    const times = await page.evaluate(() => (window as unknown as Timed).times);
    return { milliseconds: slowOf(times), processor: ((await processor()) - before) / KEYS, pages: 1 };
  });

/** From a save until the file is stored and what is wrong with it is shown: the slowest but one in twenty. */
export const saving = (folder: string): Promise<Measure> =>
  inEditor(folder, async (driven) => {
    const { page, processor } = driven;
    await openPage(driven);
    const times: number[] = [];
    let taken = 0;
    for (let save = 0; save < SAVES; save += 1) {
      await page.keyboard.type('a');
      await page.keyboard.press('Control+S');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).waitFor();
      const before = await processor();
      times.push(
        await page.evaluate(async () => {
          const started = performance.now();
          const isDone = () =>
            [...document.querySelectorAll('[role="status"]')].some((each) => each.textContent?.includes('Saved.')) &&
            !document.querySelector('[aria-busy="true"]');
          const done = new Promise<void>((resolve) => {
            const watch = new MutationObserver(() => {
              if (!isDone()) return;
              watch.disconnect();
              resolve();
            });
            watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
          });
          document.querySelector<HTMLElement>('dialog button[data-look="first"]')!.click();
          await done;
          return performance.now() - started;
        }),
      );
      taken += (await processor()) - before;
      await page.locator('[id="field/blocks/0/heading"]').focus();
    }
    return { milliseconds: slowOf(times), processor: taken / SAVES, pages: 1 };
  });

interface Timed {
  times: number[];
}

const slowOf = (times: readonly number[]) => [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1]!;
