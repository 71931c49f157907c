import type { Browser, BrowserContextOptions, Page } from 'playwright';

/** What Lighthouse throttles to where it applies throttling: a slow 4G line, and a phone of the middle. */
export const SLOW_4G = { latency: 562.5, kilobits: 1440 };
export const EDGE = { latency: 2000, kilobits: 400 };
/** How many times slower the phone is than this computer. */
export const SLOW_DOWN = 4;

export const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

export interface Driving {
  options?: BrowserContextOptions;
  line?: typeof SLOW_4G;
  slowDown?: number;
}

/** A first visit by a slow phone over a slow line, with what `watch` writes down. */
export async function onSlowPhone<Result>(
  browser: Browser,
  { options = PHONE, line = SLOW_4G, slowDown = SLOW_DOWN }: Driving,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    const session = await context.newCDPSession(page);
    const bytes = (line.kilobits * 1000) / 8;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latency,
      downloadThroughput: bytes,
      uploadThroughput: bytes / 2,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    return await work(page);
  } finally {
    await context.close();
  }
}

/** What the browser says of a page, in milliseconds since it was asked for. */
export interface Seen {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  /** From each tap, click or key to the next frame. */
  answers: number[];
}

/** What is known of an entry, of whatever sort it is. */
type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; interactionId: number };

/** Runs in the page, before anything of it. */
function watch() {
  const seen: Seen = { firstPaint: 0, largestPaint: 0, shift: 0, answers: [] };
  Object.assign(window, { seen });
  const observe = (type: string, see: (entry: Entry) => void) => {
    const options = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(see)).observe(options);
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  observe('event', ({ interactionId, duration }) => {
    if (interactionId) seen.answers.push(duration);
  });
}

export const seenBy = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
