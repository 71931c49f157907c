import { chromium } from 'playwright';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, inject } from 'vitest';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

export const origin = inject('origin');

let browser: Browser | undefined;
const open: (() => Promise<void>)[] = [];

/**
 * Opens a page of the built site in a context of its own, which is closed after the test. No worker is kept there but
 * where `serviceWorkers` says so: what it asks for, no test can answer.
 */
export async function openPage(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  browser ??= await chromium.connect(inject('browser'));
  const context = await browser.newContext({ baseURL: origin, viewport: DESKTOP, ...options });
  open.push(() => context.close());
  if (options.serviceWorkers !== 'allow')
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Waits until React has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
});

afterAll(() => browser?.close());
