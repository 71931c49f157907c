import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { routeOf } from '../../src/content/routes';
import { DESKTOP, openPage, PHONE, SMALL_PHONE } from './browser';
import { collisions, unnamed } from './map-words';
import { sampleOf } from '../sample';
import { business, mostOf, pageFiles, sampleRoutes, timeFor } from './site';

/** So many pages are looked at; what every page has by its form is looked at on fewer; all with `npm run test:full`. */
const LOOKED_AT = 9;
const FEW = 4;
const routes = [...sampleRoutes(LOOKED_AT), '/no-such-page'];
const LOOKED = timeFor(routes.length);
const OUR_NUMBER = `a[href="tel:${business.phone.international}"]`;

/** As a visitor does who sets the browser's type to twice its size, and back. */
async function typeOf(page: Page): Promise<(size: 16 | 32) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  return (size) => session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: (size * 13) / 16 } });
}

/** What does not bear the large type. Runs in the page. */
function strained(room: number): string[] {
  const clipped = [...document.querySelectorAll('body *')].filter((element) => {
    const { overflowX, overflowY, clipPath } = getComputedStyle(element);
    const hasWords = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (!hasWords || !element.checkVisibility() || clipPath !== 'none') return false;
    return (
      (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
      (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1)
    );
  });
  const inHeader = [...document.querySelectorAll('header[data-site] > div > *, header[data-site] summary')].filter(
    (element) => element.checkVisibility() && element.getBoundingClientRect().width > 0,
  );
  const laidOver = inHeader.flatMap((one, index) =>
    inHeader
      .slice(index + 1)
      .filter((other) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        return (
          !one.contains(other) &&
          a.left < b.right - 1 &&
          b.left < a.right - 1 &&
          a.top < b.bottom - 1 &&
          b.top < a.bottom - 1
        );
      })
      .map((other) => `${one.textContent} and ${other.textContent}`),
  );
  const { scrollWidth } = document.documentElement;
  return [
    ...(getComputedStyle(document.documentElement).fontSize === '32px' ? [] : ['the type is not doubled']),
    ...clipped.map((element) => `clipped: ${element.textContent}`),
    ...laidOver.map((pair) => `laid over: ${pair}`),
    ...(scrollWidth > room ? [`${scrollWidth} px wide`] : []),
  ];
}

/** How far the last line of the footer that is not folded ends above the call bar. Runs in the page. */
function roomAtTheEnd(): number {
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const lines = [...document.querySelectorAll('footer p, footer li')].filter((line) => line.checkVisibility());
  const last = Math.max(...lines.map((line) => line.getBoundingClientRect().bottom));
  const bar = [...document.querySelectorAll('aside')].find((one) => one.checkVisibility())!;
  return bar.getBoundingClientRect().top - last;
}

/** Whether the first call on a page, where it has one, is within the first screen. Runs in the page. */
function isCallInFirstScreen(number: string): boolean {
  const call = document.querySelector('main section')!.querySelector(number);
  return !call || (call.checkVisibility() && call.getBoundingClientRect().bottom <= innerHeight);
}

/** Where the call bar ends, or that none is drawn. Runs in the page. */
function endOfBar(): number | 'not drawn' {
  const bar = [...document.querySelectorAll('aside')].find((one) => one.checkVisibility());
  return bar?.getBoundingClientRect().bottom ?? 'not drawn';
}

/** Of the top of a page: its height, the rows and size of its figures, and how far they are above the call. */
function topOf(number: string) {
  const hero = document.querySelector('main section')!;
  const cells = [...hero.querySelectorAll('dl > div')].map((cell) => cell.getBoundingClientRect());
  const call = hero.querySelector(number)?.getBoundingClientRect();
  const figure = hero.querySelector('dl b:not([data-words])');
  return {
    tall: hero.getBoundingClientRect().height,
    rows: new Set(cells.map(({ top }) => top)).size,
    size: figure ? parseFloat(getComputedStyle(figure).fontSize) : 28,
    gap: call && cells.length ? call.top - Math.max(...cells.map(({ bottom }) => bottom)) : 0,
  };
}

/** Every sampled page in every window, with type of both sizes; each is opened once for all of them. */
async function look() {
  const found = {
    strained: [] as string[],
    sideways: [] as string[],
    covered: [] as string[],
    uncalled: [] as string[],
    tops: [] as string[],
  };
  const page = await openPage('about:blank', { reducedMotion: 'reduce' });
  const setType = await typeOf(page);
  const topAt = async (route: string, { width, height }: { width: number; height: number }) => {
    await page.setViewportSize({ width, height });
    const { tall, rows, size, gap } = await page.evaluate(topOf, OUR_NUMBER);
    if (width > 700 && tall > 560) found.tops.push(`${route} at ${width} px: ${tall} px high`);
    if (rows > 1 || size !== 28 || gap < 0)
      found.tops.push(`${route} at ${width} px: ${rows} rows, ${size} px, ${gap}`);
  };
  for (const route of routes) {
    await setType(16);
    await page.setViewportSize(SMALL_PHONE);
    await page.goto(route);
    if (!(await page.evaluate(isCallInFirstScreen, OUR_NUMBER))) found.uncalled.push(route);
    // Beside a hotline the bar has its number.
    await expect.poll(() => page.evaluate(endOfBar), { message: route }).toBe(SMALL_PHONE.height);
    await topAt(route, SMALL_PHONE);
    await topAt(route, { width: 1440, height: 900 });
    await topAt(route, { width: 1024, height: 768 });
    await topAt(route, { width: 768, height: 1024 });
    await page.setViewportSize({ width: 320, height: 640 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width !== 320) found.sideways.push(`${route} is ${width} px wide`);
    for (const viewport of [SMALL_PHONE, { width: 640, height: 360 }]) {
      await page.setViewportSize(viewport);
      const room = await page.evaluate(roomAtTheEnd);
      if (room <= 0) found.covered.push(`${route} at ${viewport.width} px: ${-room} px`);
    }
    await setType(32);
    for (const wide of [1280, 390]) {
      await page.setViewportSize({ width: wide, height: 800 });
      const faults = await page.evaluate(strained, wide);
      found.strained.push(...faults.map((fault) => `${route} at ${wide} px: ${fault}`));
    }
  }
  return found;
}

let looked: ReturnType<typeof look> | undefined;
const whatIsFound = () => (looked ??= look());

it('[LY1] scrolls no page sideways at 320 px', LOOKED, async () => {
  expect((await whatIsFound()).sideways).toEqual([]);
});

it(
  '[LY1] bears type of twice the size at 1280 and 390 px: nothing clipped, laid over another or to be scrolled to sideways',
  LOOKED,
  async () => {
    expect((await whatIsFound()).strained).toEqual([]);
  },
);

it('[S34] keeps the end of every page clear of the call bar at 360×640 and 640×360', LOOKED, async () => {
  expect((await whatIsFound()).covered).toEqual([]);
});

it('[LY15] keeps the top of a page to 560 px, and its figures in one row above the call', LOOKED, async () => {
  expect((await whatIsFound()).tops).toEqual([]);
});

it('[LY3] has the call in the first screen of a small phone on every page', LOOKED, async () => {
  expect((await whatIsFound()).uncalled).toEqual([]);
});

it('[LY3] has it there without scripts, too', LOOKED, async () => {
  const page = await openPage('about:blank', { viewport: SMALL_PHONE, javaScriptEnabled: false });
  for (const route of sampleRoutes(FEW)) {
    await page.goto(route);
    await page.locator('aside', { has: page.locator(OUR_NUMBER) }).waitFor();
    expect([route, await page.evaluate(isCallInFirstScreen, OUR_NUMBER), await page.evaluate(endOfBar)]).toEqual([
      route,
      true,
      SMALL_PHONE.height,
    ]);
  }
});

/** Of the areas, and of all pages, so many are looked at: all with `npm run test:full`. */
const AREAS = 6;
const TALL = 14;

it(
  '[LY14] lays no words of a map over others, over a dot or below 12 px, leaves no dot without, and draws areas to one scale',
  { ...LOOKED, tags: 'turn-4' },
  async () => {
    const areas = sampleOf(
      pageFiles.filter((path) => path.startsWith('pages/areas/')),
      mostOf(AREAS),
    ).map(routeOf);
    const faults: string[] = [];
    const scales: number[] = [];
    const page = await openPage('about:blank', { javaScriptEnabled: false });
    for (const route of ['/', '/areas', '/contact', ...areas]) {
      await page.goto(route);
      for (const viewport of [SMALL_PHONE, PHONE, ...[768, 1024].map((width) => ({ width, height: 900 })), DESKTOP]) {
        await page.setViewportSize(viewport);
        faults.push(...(await page.evaluate(collisions)).map((fault) => `${route} at ${viewport.width} px: ${fault}`));
      }
      if (!areas.includes(route)) continue;
      const isDrawn = page
        .locator('svg[role="group"] use[href*=".svg"]')
        .evaluate((use) => (use as SVGUseElement).getBBox().width > 0);
      if (!(await isDrawn)) faults.push(`${route} has no ground`);
      scales.push(
        await page
          .locator('main section:has([data-part="ring"])')
          .evaluate(
            (hero) =>
              Number(hero.querySelector('[data-part="ring"]')!.getAttribute('r')) /
              parseInt(hero.querySelector('dd')!.textContent!),
          ),
      );
    }
    expect(faults).toEqual([]);
    expect(Math.max(...scales) - Math.min(...scales)).toBeLessThan(0.1);
  },
);

it(
  '[LY14] names on the map of every area the areas that the page lists as nearest',
  { ...LOOKED, tags: 'turn-4' },
  async () => {
    const faults: string[] = [];
    const page = await openPage('about:blank', { javaScriptEnabled: false });
    for (const route of pageFiles.filter((path) => path.startsWith('pages/areas/')).map(routeOf)) {
      await page.goto(route);
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport);
        const found = [...(await page.evaluate(unnamed)), ...(await page.evaluate(collisions))];
        faults.push(...found.map((fault) => `${route} at ${viewport.width} px: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  },
);

it('[LY16] is no higher than 7,500 px on a phone, whatever the page', LOOKED, async () => {
  const page = await openPage('about:blank', { javaScriptEnabled: false, viewport: PHONE });
  const tall: string[] = [];
  for (const path of sampleOf(pageFiles, mostOf(TALL))) {
    await page.goto(routeOf(path));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (height > 7_500) tall.push(`${path}: ${height} px`);
  }
  expect(tall).toEqual([]);
});
