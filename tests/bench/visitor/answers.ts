import type { Browser, Page } from 'playwright';
import type { Copies } from './copies';
import { medianOf } from './figure';
import type { Figure } from './figure';
import { hydrated } from './loading';
import { DESKTOP, onSlowPhone, PHONE, seenBy } from './slow-phone';

const RUNS = 3;
const TAPS = 6;
/** Between two taps of somebody in a hurry. */
const REST_MS = 250;

const SHEET = 'header details:not(nav *) > summary';
const MENU = 'header nav summary';

async function middleOf(page: Page, selector: string) {
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen.`);
  return [box.x + box.width / 2, box.y + box.height / 2] as const;
}

const isHydrated = (page: Page) => page.evaluate(() => document.documentElement.dataset.hydrated === 'true');

/** Each opens or closes something again and again, and is answered by a frame. */
const SCENES: Record<string, { on: typeof PHONE; run: (page: Page) => Promise<void> }> = {
  'sheet of the menu': {
    on: PHONE,
    run: async (page) => {
      await hydrated(page);
      for (let tap = 0; tap < TAPS; tap += 1) await tapOnce(page, SHEET);
    },
  },
  'sheet of the menu, while hydrating': {
    on: PHONE,
    run: async (page) => {
      for (let tap = 0; tap < TAPS || !(await isHydrated(page)); tap += 1) await tapOnce(page, SHEET);
    },
  },
  'menu of the header': {
    on: DESKTOP,
    run: async (page) => {
      const [x, y] = await middleOf(page, MENU);
      await page.mouse.move(x, y);
      await hydrated(page);
      await page.waitForTimeout(1500);
      for (let click = 0; click < TAPS; click += 1) await clickOnce(page, MENU);
    },
  },
  'menu of the header, while hydrating': {
    on: DESKTOP,
    run: async (page) => {
      for (let click = 0; click < TAPS || !(await isHydrated(page)); click += 1) await clickOnce(page, MENU);
    },
  },
};

/** At its middle, which another place may be once it is open. */
async function tapOnce(page: Page, selector: string) {
  await page.touchscreen.tap(...(await middleOf(page, selector)));
  await page.waitForTimeout(REST_MS);
}

async function clickOnce(page: Page, selector: string) {
  await page.mouse.click(...(await middleOf(page, selector)));
  await page.waitForTimeout(REST_MS);
}

/** The slowest answer of each visit. */
export async function* answers(browser: Browser, { whole, routes }: Copies): AsyncGenerator<Figure> {
  for (const [name, { on, run }] of Object.entries(SCENES)) {
    const slowest: number[] = [];
    for (let visit = 0; visit < RUNS; visit += 1) {
      const seen = await onSlowPhone(browser, { options: on }, async (page) => {
        await page.goto(whole + routes[visit % routes.length]!, { waitUntil: 'domcontentloaded' });
        await run(page);
        return seenBy(page);
      });
      slowest.push(Math.max(0, ...seen.answers));
    }
    yield {
      name: `${name}: slowest answer`,
      value: medianOf(slowest),
      against: Math.max(...slowest),
      target: '≤ 100 ms',
    };
  }
}
