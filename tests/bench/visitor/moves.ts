import type { Browser, Page } from 'playwright';
import { pageFileAddress } from '../../../src/content/routes';
import type { Copies } from './copies';
import { medianOf } from './figure';
import type { Figure } from './figure';
import { hydrated } from './loading';
import { onSlowPhone, seenBy, SLOW_DOWN } from './slow-phone';
import type { Seen } from './slow-phone';

const RUNS = 3;
/** A quick finger stays down for this long. */
const PRESS_MS = 80;
const REST_MS = 500;

/** A page, and the list that leads to it. */
interface Way {
  from: string;
  to: string;
}

interface Timed {
  expect: () => void;
  /** From the click, or from when the browser went back, until the other page's heading is painted. */
  took: Promise<number>;
  seen: Seen;
}

/** Runs in the page. */
function time() {
  const timed = window as unknown as Timed;
  let settle: (took: number) => void;
  timed.expect = () => {
    timed.took = new Promise((resolve) => (settle = resolve));
  };
  const begin = ({ timeStamp }: Event) => {
    const heading = document.querySelector('main h1');
    const changes = new MutationObserver(() => {
      if (document.querySelector('main h1') === heading) return;
      changes.disconnect();
      requestAnimationFrame(() => setTimeout(() => settle(performance.now() - timeStamp)));
    });
    changes.observe(document.body, { childList: true, subtree: true });
  };
  addEventListener('click', begin, { capture: true });
  addEventListener('popstate', begin, { capture: true });
}

const placeOf = (page: Page) => page.evaluate(() => scrollY);

/** Brings a link of a list to the middle, waits for what must come before, and gives the place to tap at. */
async function reach(page: Page, route: string, ahead: () => Promise<unknown> = () => Promise.resolve()) {
  const link = page.locator(`main li a[href="${route}"]`).first();
  await link.evaluate((element) => {
    // On a phone the list may be folded.
    for (let fold = element.closest('details'); fold; fold = fold.parentElement!.closest('details')) fold.open = true;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await ahead();
  await page.waitForTimeout(REST_MS);
  const { x, y, width, height } = (await link.boundingBox())!;
  return [x + Math.min(width / 2, 40), y + height / 2] as const;
}

type Moved = Record<'to' | 'back' | 'forward', { took: number; processor: number }> & {
  astray: number;
  answer: number;
};

/** To a page that was fetched ahead, back, and forward again. */
const byScripts = (browser: Browser, origin: string, { from, to }: Way, slowDown: number): Promise<Moved> =>
  onSlowPhone(browser, { slowDown }, async (page) => {
    await page.addInitScript(time);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const processor = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
    };
    const measured = async (act: () => Promise<unknown>) => {
      await page.waitForTimeout(REST_MS);
      await page.evaluate(() => (window as unknown as Timed).expect());
      const before = await processor();
      await act();
      const took = await page.evaluate(() => (window as unknown as Timed).took);
      return { took, processor: (await processor()) - before };
    };
    await page.goto(origin + from);
    await hydrated(page);
    const [x, y] = await reach(page, to, () =>
      page.waitForFunction(
        (file) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file)),
        pageFileAddress(to),
      ),
    );
    const place = await placeOf(page);
    const there = await measured(async () => {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await page.waitForTimeout(PRESS_MS);
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    });
    const back = await measured(() => page.evaluate(() => history.back()));
    const astray = Math.abs((await placeOf(page)) - place);
    const forward = await measured(() => page.evaluate(() => history.forward()));
    const { answers } = await seenBy(page);
    return { to: there, back, forward, astray, answer: Math.max(0, ...answers) };
  });

/** The same link as an ordinary page load, from the tap to the first paint of what it leads to. */
const byLoading = (browser: Browser, origin: string, { from, to }: Way): Promise<number> =>
  onSlowPhone(browser, {}, async (page) => {
    await page.goto(origin + from);
    await page.evaluate(() =>
      addEventListener('click', ({ timeStamp }) => (window.name = String(performance.timeOrigin + timeStamp))),
    );
    const [x, y] = await reach(page, to);
    await page.touchscreen.tap(x, y);
    await page.waitForURL(origin + to);
    await page.waitForFunction(() => (window as unknown as Timed).seen.firstPaint > 0);
    return page.evaluate(
      () => performance.timeOrigin + (window as unknown as Timed).seen.firstPaint - Number(window.name),
    );
  });

const MOVES = { to: '≤ 150 ms', back: '≤ 50 ms', forward: '≤ 50 ms' } as const;

export async function* moves(browser: Browser, { whole, plain, routes }: Copies): AsyncGenerator<Figure> {
  const ways = routes.flatMap((to): Way[] => {
    const from = to.slice(0, to.lastIndexOf('/'));
    return from ? [{ from, to }] : [];
  });
  for (const way of ways) {
    const slow: Moved[] = [];
    const quick: Moved[] = [];
    const loaded: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      slow.push(await byScripts(browser, whole, way, SLOW_DOWN));
      quick.push(await byScripts(browser, whole, way, 1));
      loaded.push(await byLoading(browser, plain, way));
    }
    const name = `${way.from} → ${way.to}`;
    for (const [move, target] of Object.entries(MOVES) as [keyof typeof MOVES, string][]) {
      yield {
        name: `${name}, ${move}: painted, against a page load`,
        value: medianOf(slow.map((run) => run[move].took)),
        against: medianOf(loaded),
        target,
      };
      yield {
        name: `${name}, ${move}: ${SLOW_DOWN} times the processor's time`,
        value: SLOW_DOWN * medianOf(quick.map((run) => run[move].processor)),
        target,
      };
    }
    yield { name: `${name}: the tap answered`, value: medianOf(slow.map(({ answer }) => answer)), target: '≤ 100 ms' };
    yield { name: `${name}: pixels astray, worst`, value: Math.max(...slow.map(({ astray }) => astray)), target: '0' };
  }
}
