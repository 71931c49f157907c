import { setTimeout } from 'node:timers/promises';
import { chromium } from 'playwright';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { inject } from 'vitest';

export const PHONE = { width: 390, height: 844 };
export const SMALL_PHONE = { width: 360, height: 640 };
export const DESKTOP = { width: 1280, height: 800 };

export const origin = inject('origin');

let browser: Promise<Browser> | undefined;
const shared = new Map<string, Promise<BrowserContext>>();
const alone: BrowserContext[] = [];

/** No worker is kept in it but where `serviceWorkers` says so: what it asks for, no test can answer. */
async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
  browser ??= chromium.launch(inject('browser'));
  const context = await (await browser).newContext({ baseURL: origin, viewport: DESKTOP, ...options });
  if (options.serviceWorkers !== 'allow')
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  return context;
}

/** With a page that stays open: one more is a tab beside it, and costs half of what a window of its own does. */
async function newWindow(options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await newContext(options);
  await context.newPage();
  return context;
}

/**
 * Opens a page of the built site, which is closed after the test. Pages of a file share a context, in which the scripts
 * of the site lie ready: a context of its own takes three times as long, and the site keeps nothing in it.
 */
export async function openPage(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const { viewport, colorScheme, reducedMotion, forcedColors, ...ofContext } = options;
  const page = await (await windowFor(ofContext)).newPage();
  if (viewport) await page.setViewportSize(viewport);
  if (colorScheme ?? reducedMotion ?? forcedColors)
    await page.emulateMedia({ colorScheme, reducedMotion, forcedColors });
  await page.goto(path);
  return page;
}

/** The page that stays open until the tests of a file have ended: it shows what it was led to last. */
export const standingPage = async (options: BrowserContextOptions = {}): Promise<Page> =>
  (await windowFor(options)).pages()[0]!;

function windowFor(options: BrowserContextOptions): Promise<BrowserContext> {
  const key = JSON.stringify(options);
  if (!shared.has(key)) shared.set(key, newWindow(options));
  return shared.get(key)!;
}

/** Opens a page in a context of its own: where a test changes its clock or its line, or begins with nothing loaded. */
export async function openAlone(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await newContext(options);
  alone.push(context);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Waits until React has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
}

/**
 * Chromium says that it closes a page, and never does, where the page is just going elsewhere (crbug.com/536385539).
 * Asked once more, over another connection, it closes.
 */
export async function closePage(page: Page): Promise<void> {
  const closed = page.close().then(() => true);
  const again = async () => (await page.context().newCDPSession(page)).send('Page.close');
  // It may have closed meanwhile, and then nobody answers.
  while (!(await Promise.race([closed, setTimeout(1_000, false)]))) await again().catch(() => undefined);
}

/** After each test: whatever it opened, too, but for the page that each shared window began with. */
export async function closePages(): Promise<void> {
  const contexts = await Promise.all(shared.values());
  await Promise.all([
    ...alone.splice(0).map((context) => context.close()),
    ...contexts.flatMap((context) => context.pages().slice(1)).map(closePage),
  ]);
}

/** After each file: the next one begins with nothing loaded, in the same browser. */
export async function closeWindows(): Promise<void> {
  const contexts = await Promise.all(shared.values());
  shared.clear();
  await Promise.all(contexts.map((context) => context.close()));
}
