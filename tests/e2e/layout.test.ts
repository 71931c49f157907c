import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { routeOf } from '../../src/content/routes';
import { DESKTOP, hydrated, openPage, PHONE } from './browser';
import { sampleOf } from '../sample';
import { business, mostOf, pageFiles, sampleRoutes, site, timeFor } from './site';

const routes = [...sampleRoutes(), '/no-such-page'];
const SMALL_PHONE = { width: 360, height: 640 };
/** What every page has by its form is looked at on so many, and on all with `npm run test:full`. */
const FEW = 6;
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

/** How far the last line of the footer ends above the call bar. Runs in the page. */
function roomAtTheEnd(): number {
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const last = Math.max(
    ...[...document.querySelectorAll('footer p, footer li')].map((line) => line.getBoundingClientRect().bottom),
  );
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
    if (width > 1000 && tall > 560) found.tops.push(`${route} at ${width} px: ${tall} px high`);
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

it('[LY5] prints the words alone: no header, no call bar, no pictures, and the lists of what to do whole', async () => {
  const page = await openPage('about:blank');
  await page.emulateMedia({ media: 'print' });
  for (const route of ['/', site.area.route, site.advice.route, '/services']) {
    await page.goto(route);
    const left = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'header[data-site], aside, main nav, svg[role="group"], svg[viewBox="0 0 160 120"]',
        ),
      ]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 0)
        .map((element) => element.outerHTML.slice(0, 60)),
    );
    expect([route, ...left]).toEqual([route]);
  }
  await page.goto(site.advice.route);
  const lists = await page.evaluate(() =>
    [...document.querySelectorAll('main ul[data-mark]')].map((list) => ({
      lines: list.querySelectorAll('li').length,
      shown: [...list.querySelectorAll('li')].filter(
        (line) => line.checkVisibility() && line.getBoundingClientRect().height > 10,
      ).length,
      torn: !['avoid', 'avoid-page'].includes(getComputedStyle(list.parentElement!).breakInside),
    })),
  );
  expect(lists.length).toBeGreaterThanOrEqual(12);
  for (const { lines, shown, torn } of lists) expect({ shown, torn }).toEqual({ shown: lines, torn: false });
});

it('[LY18] prints the folded cases of a page on two sheets at most', async () => {
  const page = await openPage(site.advice.route);
  const cases = await page.locator('main details ul[data-mark]').count();
  expect(cases).toBeGreaterThan(3);
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets!.length).toBeLessThanOrEqual(2);
});

it.each([true, false])(
  '[LY6] opens of the folded cases of a page the one that an address leads to, JavaScript: %s',
  async (javaScriptEnabled) => {
    const page = await openPage(site.advice.route, { javaScriptEnabled });
    const advice = page.locator('main section', { has: page.locator('ul[data-mark]') });
    const open = () =>
      advice.evaluateAll((cases) =>
        cases.filter((one) => one.querySelector('ul')!.checkVisibility()).map(({ id }) => id),
      );
    const first = await open();
    expect(first.length).toBeGreaterThan(0);
    expect(first).not.toContain(site.advice.id);
    expect(await advice.count()).toBeGreaterThan(first.length + 2);
    await page.getByRole('link', { name: site.advice.label }).first().click();
    await expect.poll(open).toEqual([...first, site.advice.id]);
    await page.goto('about:blank');
    await page.goto(`${site.advice.route}#${site.advice.id}`);
    await expect.poll(open).toEqual([...first, site.advice.id]);
  },
);

it.each([true, false])(
  '[LY6] opens of the questions of a page the one that an address leads to, JavaScript: %s',
  async (javaScriptEnabled) => {
    const page = await openPage('/', { javaScriptEnabled });
    const questions = page.locator('main details[id]');
    const open = () =>
      questions.evaluateAll((all) =>
        all.filter((one) => one.querySelector('p')!.checkVisibility()).map(({ id }) => id),
      );
    expect(await questions.count()).toBeGreaterThan(1);
    expect(await open()).toEqual([]);
    const id = await questions.last().getAttribute('id');
    await page.goto('about:blank');
    await page.goto(`/#${id}`);
    await expect.poll(open).toEqual([id]);
    await questions.first().locator('summary').click();
    await expect.poll(async () => (await open()).length).toBe(2);
  },
);

it('[X8] leads by a finder to the page of a district, and without scripts to the list, with nothing that was typed', async () => {
  const page = await openPage('/areas');
  const finder = page.locator('main section', { has: page.locator('output') });
  const [code, route] = await page
    .locator('main details li', { has: page.locator('b') })
    .first()
    .evaluate((line) => [line.querySelector('b')!.textContent, line.querySelector('a')!.getAttribute('href')]);
  await finder.getByRole('textbox').fill(` ${code!.toLowerCase()} 1aa`);
  await expect.poll(() => finder.locator('output a').first().getAttribute('href')).toBe(route);
  await finder.getByRole('textbox').fill('§§§');
  await expect.poll(() => finder.locator('output a').count()).toBe(0);
  const still = await openPage('/areas', { javaScriptEnabled: false });
  await still.getByRole('textbox').fill(code!);
  await still.locator('main form').getByRole('button').click();
  await still.locator(`main details a[href="${route}"]`).first().waitFor({ state: 'visible' });
  expect(new URL(still.url()).search).toBe('');
});

it('[X8] brings the answer of a finder into view', async () => {
  const page = await openPage('/', { viewport: DESKTOP });
  const finder = page.locator('main section', { has: page.locator('output') });
  await hydrated(page);
  await finder.getByRole('textbox').fill('§§§');
  await page.evaluate(() => window.scrollTo(0, 0));
  await finder.getByRole('button').click();
  const answer = finder.locator('output').locator('..');
  await expect.poll(async () => (await answer.boundingBox())!.y).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      const { y, height } = (await answer.boundingBox())!;
      return y + height;
    })
    .toBeLessThanOrEqual(DESKTOP.height);
});

it('[X8] answers a finder with the minutes, the price, the call and the pin, and moves nothing', async () => {
  const page = await openPage('/areas', { viewport: PHONE });
  const finder = page.locator('main section', { has: page.locator('output') });
  const code = await page.locator('main details li b').first().textContent();
  await hydrated(page);
  const before = await finder.boundingBox();
  await finder.getByRole('textbox').fill(code!);
  const answer = finder.locator('output');
  await expect.poll(() => answer.locator('a').count()).toBeGreaterThan(0);
  expect((await finder.boundingBox())!.height).toBe(before!.height);
  expect(await finder.getByRole('button').count()).toBe(1);
  const minutes = answer.locator('b');
  expect(Number(await minutes.textContent())).toBeGreaterThan(0);
  expect(await minutes.evaluate((figure) => parseFloat(getComputedStyle(figure).fontSize))).toBeGreaterThan(40);
  const pin = finder.locator('[data-part="pin"]');
  const [point, over] = await Promise.all([pin.boundingBox(), answer.boundingBox()]);
  expect(point!.y).toBeGreaterThan(over!.y + over!.height);
  for (const width of [360, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, ...(await page.evaluate(collisions))]).toEqual([width]);
  }
});

it('[X8] shows before anything is typed what some districts get, to press, and as links without scripts', async () => {
  const page = await openPage('/areas', { viewport: PHONE });
  const finder = page.locator('main section', { has: page.locator('output') });
  const examples = finder.locator(':has(> output) > ul a');
  await hydrated(page);
  const [first, { height }] = [examples.first(), (await finder.boundingBox())!];
  const [route, minutes] = [(await first.getAttribute('href'))!, await first.locator('b').textContent()];
  await first.click();
  await finder.locator(`output a[href="${route}"]`).waitFor();
  expect(await finder.locator('output b').textContent()).toBe(minutes);
  expect([await examples.count(), (await finder.boundingBox())!.height]).toEqual([0, height]);
  const still = await openPage('/areas', { javaScriptEnabled: false });
  await still.locator(`main :has(> output) > ul a[href="${route}"]`).click();
  await still.waitForURL(`**${route}`);
});

it('[X8] answers beside a district without a page with price, call and pin, but no minutes, and says under the field what it does not know', async () => {
  const page = await openPage('/areas', { viewport: PHONE });
  const finder = page.locator('main section', { has: page.locator('output') });
  const [own, all] = await Promise.all(
    ['main ul a[href^="/areas/"] > span', 'main details li b'].map((words) => page.locator(words).allTextContents()),
  );
  const without = all!.find((code) => !own!.some((name) => code.startsWith(name.split(' ').at(-1)!)))!;
  await hydrated(page);
  const field = finder.getByRole('textbox');
  const { height } = (await finder.boundingBox())!;
  await field.fill(without);
  await finder.locator('output', { hasText: without }).waitFor();
  expect(await finder.locator('output b').count()).toBe(0);
  expect(await finder.locator(OUR_NUMBER).count()).toBe(1);
  expect(await finder.locator('[data-part="pin"]').count()).toBe(1);
  await field.fill('§§§');
  expect(await field.getAttribute('aria-invalid')).toBe(null);
  await finder.getByRole('button').click();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  const [typed, unknown] = await Promise.all([field.boundingBox(), finder.locator('output').boundingBox()]);
  expect(unknown!.y - typed!.y - typed!.height).toBeLessThan(100);
  expect(unknown!.x - typed!.x).toBeLessThan(40);
  expect((await finder.boundingBox())!.height).toBe(height);
});

it('[LY16] folds on a phone what runs past three lines, and nothing where there is room or on paper', async () => {
  const page = await openPage('/', { viewport: PHONE });
  const folds = page.locator('main details:not([id])');
  const shown = () =>
    folds.evaluateAll((all) => all.map((one) => (one as HTMLElement).lastElementChild!.checkVisibility()));
  expect(new Set(await shown())).toEqual(new Set([false]));
  await folds.last().locator('summary').click();
  expect((await shown()).at(-1)).toBe(true);
  await folds.last().locator('summary').click();
  await page.emulateMedia({ media: 'print' });
  expect(new Set(await shown())).toEqual(new Set([true]));
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(DESKTOP);
  expect(new Set(await shown())).toEqual(new Set([true]));
  expect(await folds.last().locator('summary').isVisible()).toBe(false);
});

it('[LY7] keeps the dots of a map out of the way of keyboards and fingers, and lists the same pages', async () => {
  const page = await openPage('/areas', { viewport: SMALL_PHONE });
  const dots = await page.locator('svg[role="group"] a').evaluateAll((links) =>
    links.map((link) => ({
      to: link.getAttribute('href'),
      stop: (link as SVGAElement).tabIndex,
      target: getComputedStyle(link).pointerEvents,
    })),
  );
  const listed = await page.locator('main ul a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(dots.length).toBeGreaterThan(3);
  for (const { to, stop, target } of dots) {
    expect([to, stop, target]).toEqual([to, -1, 'none']);
    expect(listed).toContain(to);
  }
});

/** Of each map of a page: the words that its frame cuts off, and where its crowded dots lead to. */
const mapsOf = (page: Page) =>
  page.locator('svg[role="group"]').evaluateAll((maps) =>
    maps.map((map) => {
      const frame = map.getBoundingClientRect();
      const cut = [...map.querySelectorAll('text[data-part]')].filter((words) => {
        const { left, right, top, bottom } = words.getBoundingClientRect();
        const isInside = left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
        const canBeSeen =
          words.checkVisibility() &&
          (getComputedStyle(words).opacity !== '0' || getComputedStyle(words.closest('a')!).pointerEvents !== 'none');
        return canBeSeen && !isInside;
      });
      const dots = [...map.querySelectorAll('a')].map((dot) => {
        const { x, y, width, height } = dot.querySelector('circle + circle')!.getBoundingClientRect();
        return { to: dot.getAttribute('href')!, x: x + width / 2, y: y + height / 2 };
      });
      const crowded = dots.filter((dot) =>
        dots.some((other) => other !== dot && Math.hypot(other.x - dot.x, other.y - dot.y) < 24),
      );
      return { cut: cut.map((words) => words.textContent), dots: dots.length, crowded: crowded.map(({ to }) => to) };
    }),
  );

const linksOf = (page: Page) =>
  page.locator('li a').evaluateAll((links) => links.map((link) => link.getAttribute('href')!));

it('[LY7] cuts no word of a map off, and lists what dots lead to that lie closer than 24 px', async () => {
  const page = await openPage('/areas');
  const all = await linksOf(page);
  let dots = 0;
  for (const route of ['/', '/areas', site.area.route, '/contact']) {
    await page.goto(route);
    for (const viewport of [SMALL_PHONE, { width: 768, height: 1024 }, { width: 1440, height: 900 }]) {
      await page.setViewportSize(viewport);
      const listed = await linksOf(page);
      for (const map of await mapsOf(page)) {
        dots += map.dots;
        expect([route, viewport.width, ...map.cut]).toEqual([route, viewport.width]);
        // A map of the start page leads to the page that lists them all.
        const reachable = new Set(listed.includes('/areas') ? [...listed, ...all] : listed);
        expect(
          map.crowded.filter((to) => !reachable.has(to)),
          route,
        ).toEqual([]);
      }
    }
  }
  expect(dots).toBeGreaterThan(30);
});

/** Words of a map that lie over others or on a dot, or are small, and dots without words. Runs in the page. */
function collisions(): string[] {
  const seen = [...document.querySelectorAll('svg[role="group"] text')].filter(
    (words) => words.getAttribute('data-part') !== 'name' && words.checkVisibility(),
  );
  const boxOf = (element: Element, less: number) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top: top + less, bottom: bottom - less };
  };
  const touches = (a: ReturnType<typeof boxOf>, b: ReturnType<typeof boxOf>) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  // A line of type has air above and below its letters; a turned one fills its box only along a line.
  const words = seen.map((text) => ({
    text: text.textContent,
    box: boxOf(text, text.getAttribute('transform') ? text.getBoundingClientRect().height / 4 : 3),
  }));
  const shown = [...document.querySelectorAll('svg[role="group"] a circle + circle')].filter((dot) =>
    dot.checkVisibility(),
  );
  const dots = shown.map((dot) => boxOf(dot, 0));
  // On the page that lists all of them the map beside its heading has a dot for each.
  const nameless = shown.filter(
    (dot) =>
      !(document.querySelector('#map') && dot.closest('[data-picture]')) &&
      !dot.parentElement!.querySelector('[data-part="code"], [data-part="label"]'),
  );
  const scaleOf = (text: Element) => (text.closest('svg') as SVGSVGElement).getScreenCTM()!.a;
  const small = seen.filter((text) => parseFloat(getComputedStyle(text).fontSize) * scaleOf(text) < 11.99);
  const laid = words.flatMap(({ text, box }, at) => [
    ...words.slice(at + 1).flatMap((other) => (touches(box, other.box) ? [`${text} over ${other.text}`] : [])),
    ...(dots.some((dot) => touches(box, dot)) ? [`${text} over a dot`] : []),
  ]);
  return [
    ...laid,
    ...small.map((text) => `${text.textContent} is small`),
    ...nameless.map((dot) => `${dot.parentElement!.getAttribute('href')} has no name`),
  ];
}

/** Of the areas, and of all pages, so many are looked at: all with `npm run test:full`. */
const AREAS = 10;
const TALL = 20;

it(
  '[LY14] lays no words of a map over others, over a dot or below 12 px, leaves no dot without, and draws areas to one scale',
  LOOKED,
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
      const isDrawn = page.locator('use[href*=".svg"]').evaluate((use) => (use as SVGUseElement).getBBox().width > 0);
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
