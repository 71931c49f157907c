import type { Browser, Page } from 'playwright';
import type { Copies } from './copies';
import type { Figure } from './figure';
import { medianOf } from './figure';
import { blockedIn } from './blocked';
import { EDGE, onSlowPhone, seenBy, SLOW_DOWN } from './slow-phone';
import type { Seen } from './slow-phone';

const PAIRS = 3;
/** After this nothing of the page is to come: its scripts have run, and the next pages are being fetched. */
const QUIET_MS = 1500;
const LONGEST_MS = 60_000;

const isHydrated = () => document.documentElement.dataset.hydrated === 'true';

export const hydrated = (page: Page) => page.waitForFunction(isHydrated, undefined, { timeout: LONGEST_MS });

interface Side {
  address: string;
  hydrates: boolean;
}

async function visit(page: Page, { address, hydrates }: Side): Promise<Seen> {
  await page.goto(address, { timeout: LONGEST_MS });
  if (hydrates) await hydrated(page);
  await page.waitForTimeout(QUIET_MS);
  return seenBy(page);
}

/** Each page with its scripts and without them, one after the other, in turns. */
export async function* loading(browser: Browser, { whole, plain, routes }: Copies): AsyncGenerator<Figure> {
  for (const route of routes) {
    const sides = [
      { address: whole + route, hydrates: true, painted: [] as number[], blocked: [] as number[] },
      { address: plain + route, hydrates: false, painted: [] as number[], blocked: [] as number[] },
    ] as const;
    let shift = 0;
    for (let pair = 0; pair < PAIRS; pair += 1) {
      for (const side of pair % 2 ? [...sides].reverse() : sides) {
        const seen = await onSlowPhone(browser, {}, (page) => visit(page, side));
        side.painted.push(seen.largestPaint);
        if (side.hydrates) shift = Math.max(shift, seen.shift);
        side.blocked.push(await blockedIn(browser, { slower: SLOW_DOWN }, (page) => visit(page, side)));
      }
    }
    const [ours, bare] = sides;
    yield {
      name: `${route}: largest paint, against no scripts`,
      value: medianOf(ours.painted),
      against: medianOf(bare.painted),
      ratio: medianOf(ours.painted.map((time, pair) => time / bare.painted[pair]!)),
      target: '≤ 1.05×',
    };
    yield {
      name: `${route}: blocked, against no scripts`,
      value: medianOf(ours.blocked),
      against: medianOf(bare.blocked),
      target: '≤ 10 ms more',
    };
    yield { name: `${route}: layout shift, worst`, value: shift, target: '0' };
  }
}

/** Whether the number is painted and in the window; waited for, and since when. */
function callable(): number | false {
  const { firstPaint } = (window as unknown as { seen: Seen }).seen;
  const isSeen = [...document.querySelectorAll('a[href^="tel:"]')].some((link) => {
    const { top, bottom, width } = link.getBoundingClientRect();
    return link.checkVisibility() && width > 0 && top >= 0 && bottom <= innerHeight;
  });
  return firstPaint > 0 && isSeen && performance.now();
}

/** When one can call over a line of the second generation that gives 14 kB and then nothing. */
export async function* firstFlight(browser: Browser, { cut, routes }: Copies): AsyncGenerator<Figure> {
  for (const route of routes) {
    const value = await onSlowPhone(browser, { line: EDGE }, async (page) => {
      await page.goto(cut + route, { waitUntil: 'commit', timeout: LONGEST_MS });
      const since = await page.waitForFunction(callable, undefined, { timeout: LONGEST_MS });
      return Number(await since.jsonValue());
    });
    yield { name: `${route}: callable, first 14 kB at 400 kbit/s and 2 s`, value };
  }
}
