import type { Page, Route } from 'playwright';
import { expect, it } from 'vitest';
import { closePage, DESKTOP, hydrated, openAlone, openPage, origin, PHONE } from './browser';
import { sampleOf } from '../sample';
import { site } from './site';

const { area, lowerArea, notFound } = site;
const pageFile = `**/_pages${area.route}.json`;

/** Waits until the page that is shown has a word in its title. */
const titled = (page: Page, word: string) => page.waitForFunction((wanted) => document.title.includes(wanted), word);

/** Marks the window, so that a test can tell a client navigation from a page load. */
const mark = (page: Page) =>
  page.evaluate(() => {
    (window as { mark?: boolean }).mark = true;
  });
const isMarked = (page: Page) => page.evaluate(() => (window as { mark?: boolean }).mark === true);

/** `prepare` is called before anything can have been fetched ahead. */
async function openHydrated(
  path: string,
  prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
  open = openPage,
): Promise<Page> {
  const page = await open('/robots.txt');
  await prepare(page);
  await page.goto(path);
  await hydrated(page);
  await mark(page);
  return page;
}

/** The link in the list; the map above it has one too. */
const mainLink = (page: Page, path: string) => page.locator(`main li a[href="${path}"]:visible`).last();

const headOf = (page: Page) =>
  page.evaluate(() => [...document.head.querySelectorAll('[data-head]')].map((element) => element.outerHTML).sort());

it('[N1] follows a link without loading the page anew, and moves head, focus and announcement along', async () => {
  const page = await openHydrated('/areas');
  await mainLink(page, area.route).click();
  await page.waitForURL(`**${area.route}`);
  await titled(page, area.word);
  expect(await isMarked(page)).toBe(true);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await expect.poll(() => page.getByRole('status').first().textContent()).toContain(area.word);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

it('[N2] returns to the scroll position of the page that is gone back to', async () => {
  const page = await openHydrated('/areas');
  const link = mainLink(page, lowerArea.route);
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await link.click();
  await titled(page, lowerArea.word);
  await page.goBack();
  await page.waitForFunction((word) => !document.title.includes(word), lowerArea.word);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -1);
  await page.goForward();
  await titled(page, lowerArea.word);
  expect(await isMarked(page)).toBe(true);
});

it('[N3] shows the not-found page at an unknown address, with status 404 and the path in the console', async () => {
  const page = await openPage('/');
  const words: string[] = [];
  page.on('console', (message) => words.push(message.text()));
  const response = await page.goto('/no/such-page');
  expect(response?.status()).toBe(404);
  await hydrated(page);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(notFound.heading);
  await page.getByRole('link', { name: notFound.home }).first().click();
  await page.waitForURL(`${origin}/`);
  expect(words.join('\n')).toContain('/no/such-page');
});

it('[N3] shows the not-found page for an unknown slug of a known folder on client navigation too', async () => {
  const page = await openHydrated('/areas');
  await page.evaluate((route) => {
    const link = document.querySelector<HTMLAnchorElement>(`main a[href="${route}"]`)!;
    history.pushState(null, '', '/areas/zz9');
    history.pushState(null, '', '/areas/zz8');
    link.focus();
  }, area.route);
  await page.goBack();
  await page.getByText(notFound.heading).waitFor();
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
});

it('[N5] has exactly the head of the page that is shown after any sequence of navigations', async () => {
  const page = await openHydrated('/');
  const words: string[] = [];
  page.on('console', (message) => words.push(message.text()));
  for (const path of ['/about', '/areas', '/contact', '/']) {
    await page
      .locator(`a[href="${path}"]`)
      .last()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await page.waitForFunction(
      (target) => document.querySelector('link[rel="canonical"]')?.getAttribute('href')?.endsWith(target),
      path,
    );
    const fresh = await openPage(path);
    expect(await headOf(page)).toEqual(await headOf(fresh));
    await closePage(fresh);
  }
  expect(await isMarked(page)).toBe(true);
  expect(words).toEqual([]);
});

it('[N6] fetches a page as soon as somebody points at, focuses or touches its link', async () => {
  for (const sign of ['hover', 'focus', 'touch'] as const) {
    const page = await openPage('/areas', { hasTouch: true, ...(sign === 'touch' && { viewport: PHONE }) });
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointerover')));
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    const asked = page.waitForRequest(`**/_pages${lowerArea.route}.json`);
    const link = mainLink(page, lowerArea.route);
    if (sign === 'hover') await link.hover();
    if (sign === 'focus') await link.focus();
    if (sign === 'touch') await link.dispatchEvent('touchstart');
    await asked;
  }
});

it('[N6] does so for the dots of a map too', async () => {
  const page = await openHydrated('/areas');
  const asked = page.waitForRequest(`**/_pages${lowerArea.route}.json`);
  await page.locator(`main svg a[href="${lowerArea.route}"]`).first().dispatchEvent('pointerover');
  await asked;
});

it('[N7] makes a link an ordinary page load when its page file cannot be had', { tags: 'turn-1' }, async () => {
  const page = await openHydrated('/areas', (opened) => opened.route(pageFile, (route) => route.abort()));
  await mainLink(page, area.route).click();
  await titled(page, area.word);
  expect(await isMarked(page)).toBe(false);
});

/** What a deployment, a proxy or a bad line does to a file. */
const FAULTS: [string, (route: Route) => Promise<void>][] = [
  ['missing', (route) => route.fulfill({ status: 404, body: 'no such file' })],
  ['refused', (route) => route.fulfill({ status: 500, body: 'out of order' })],
  ['a page of HTML', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Sign in</h1>' })],
  ['cut off', (route) => route.fulfill({ contentType: 'application/json', body: '{"build":"' })],
  ['of another shape', (route) => route.fulfill({ json: { page: null } })],
  ['late', (route) => new Promise((done) => setTimeout(() => done(route.continue().catch(() => undefined)), 6000))],
  ['hanging', () => new Promise(() => undefined)],
];

it.each(sampleOf(FAULTS, 2))('[N7] ends on the page that was clicked where its page file is %s', async (_, fault) => {
  const page = await openHydrated('/areas', (opened) => opened.route(pageFile, fault));
  await mainLink(page, area.route).click({ noWaitAfter: true });
  await titled(page, area.word);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(area.word);
  expect(await isMarked(page)).toBe(false);
});

it('[N7] makes a link an ordinary page load when the site was published anew', async () => {
  const page = await openHydrated('/areas', (opened) =>
    opened.route(pageFile, async (route) => {
      const response = await route.fetch();
      const file = (await response.json()) as { build: string };
      await route.fulfill({ response, json: { ...file, build: 'another' } });
    }),
  );
  await mainLink(page, area.route).click();
  await titled(page, area.word);
  expect(await isMarked(page)).toBe(false);
});

it('[N9] leads to the place that a fragment names, on load and on navigation', async () => {
  const page = await openHydrated(`${site.advice.route}#${site.advice.id}`);
  const top = () => page.evaluate((id) => document.getElementById(id)!.getBoundingClientRect().top, site.advice.id);
  await expect.poll(top).toBeLessThan(300);
  expect(await top()).toBeGreaterThan(-10);
});

it('[N10] says that a page is on its way when the line is slow', async () => {
  let arrive = () => {};
  const line = new Promise<void>((resolve) => (arrive = resolve));
  const page = await openHydrated('/areas', (opened) =>
    opened.route(pageFile, async (route) => {
      await line;
      await route.continue();
    }),
  );
  await mainLink(page, area.route).click();
  await page.locator('[data-waiting]').waitFor({ state: 'attached' });
  await page.getByRole('status').filter({ hasText: 'Loading …' }).waitFor({ state: 'attached' });
  arrive();
  await titled(page, area.word);
  await page.locator('[data-waiting]').waitFor({ state: 'detached' });
});

/** The page files that a page asks for, by their paths, from now on. */
function askedBy(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/_pages/')) asked.add(pathname);
  });
  return asked;
}

/** The paths of the page files of links that are in the window, or are not. */
const linkedIn = (page: Page, isInWindow: boolean) =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not(svg a)')]
        .filter((link) => link.pathname !== location.pathname && link.pathname !== '/')
        .filter((link) => {
          const { top, bottom, width } = link.getBoundingClientRect();
          return (link.checkVisibility() && width > 0 && top < innerHeight && bottom > 0) === wanted;
        })
        .map((link) => `/_pages${link.pathname}.json`),
    isInWindow,
  );

it('[N6] fetches, when nothing else is to do, the pages of the links that are in the window, and no others', async () => {
  const page = await openPage('/robots.txt');
  const asked = askedBy(page);
  await page.goto('/areas');
  await hydrated(page);
  const seen = new Set(await linkedIn(page, true));
  const unseen = (await linkedIn(page, false)).filter((path) => !seen.has(path));
  expect(seen.size).toBeGreaterThan(0);
  await expect.poll(() => [...seen].filter((path) => !asked.has(path))).toEqual([]);
  expect(unseen.filter((path) => asked.has(path))).toEqual([]);
});

it('[N12] fetches at most 100 kB of pages that nobody may ask for', { tags: 'turn-1' }, async () => {
  const page = await openPage('/robots.txt', { viewport: { width: 1280, height: 12_000 } });
  await page.route('**/_pages/**', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({
      status: 200,
      contentType: 'application/json',
      body: body + ' '.repeat(Math.max(0, 30_000 - body.length)),
    });
  });
  const asked = askedBy(page);
  await page.goto('/sitemap');
  await hydrated(page);
  await expect.poll(() => asked.size).toBeGreaterThanOrEqual(5);
  await page.waitForTimeout(1500);
  // Two of them are those of the page itself; the last may go beyond the budget.
  expect(asked.size - 2).toBeLessThanOrEqual(4);
});

it('[N12] fetches nothing ahead where data is saved or the line is of the second generation', async () => {
  for (const connection of sampleOf([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }], 2)) {
    const page = await openPage('/robots.txt');
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    const asked = askedBy(page);
    await page.goto('/areas');
    await hydrated(page);
    await mainLink(page, area.route).hover();
    await page.waitForTimeout(1000);
    expect([...asked].sort(), JSON.stringify(connection)).toEqual(['/_pages/_shell.json', '/_pages/areas.json']);
    await closePage(page);
  }
});

it('[N2] goes back and forward from memory, to the place where it was left', async () => {
  const page = await openHydrated('/areas', undefined, openAlone);
  const link = mainLink(page, lowerArea.route);
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await link.click();
  await titled(page, lowerArea.word);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await page.context().setOffline(true);
  const asked = askedBy(page);
  for (const [go, top] of [
    ['back', before],
    ['forward', 400],
    ['back', before],
  ] as const) {
    await page.evaluate((way) => history[way](), go);
    await page.waitForFunction(([word, isThere]) => document.title.includes(word) === isThere, [
      lowerArea.word,
      go === 'forward',
    ] as const);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(top, -1);
  }
  expect([...asked].filter((path) => path.includes(lowerArea.route) || path === '/_pages/areas.json')).toEqual([]);
  expect(await isMarked(page)).toBe(true);
});

it('[N9] leads to a part of a page that was come to by a link, each time, and back to where that was left', async () => {
  const page = await openHydrated('/areas', (opened) => opened.emulateMedia({ reducedMotion: 'reduce' }));
  await mainLink(page, lowerArea.route).scrollIntoViewIfNeeded();
  await page.locator('footer a[href="/privacy"]').click();
  await page.waitForFunction(() => location.pathname === '/privacy' && scrollY === 0);
  const skip = page.locator('a[href="#main"]').first();
  const topOfMain = () => page.evaluate(() => Math.abs(document.querySelector('main')!.getBoundingClientRect().top));
  for (const left of [300, 500]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), left);
    await skip.focus();
    await page.keyboard.press('Enter');
    await expect.poll(topOfMain).toBeLessThan(150);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.goBack();
    await page.waitForFunction((top) => Math.abs(scrollY - top) < 5, left);
  }
  await page.goForward();
  await expect.poll(topOfMain).toBeLessThan(150);
  expect(await isMarked(page)).toBe(true);
});

it('[N1] leaves a link to the browser that is pressed for another tab', async () => {
  const page = await openHydrated('/areas', undefined, openAlone);
  // A browser without windows opens none for the key, so it is asked whether a script took the press.
  const taken = page.evaluate(
    () =>
      new Promise((resolve) => addEventListener('click', (press) => resolve(press.defaultPrevented), { once: true })),
  );
  await mainLink(page, area.route).click({ modifiers: ['Control'] });
  expect(await taken).toBe(false);
  expect(new URL(page.url()).pathname).toBe('/areas');
  const named = page.context().waitForEvent('page');
  await mainLink(page, area.route).evaluate((link: HTMLAnchorElement) => (link.target = '_blank'));
  await mainLink(page, area.route).click();
  await (await named).waitForURL(`**${area.route}`);
  expect(new URL(page.url()).pathname).toBe('/areas');
});

/** Waits until the page is drawn as a whole, and nothing of it is laid out later than the rest. */
const laidOut = (page: Page) =>
  page.waitForFunction(
    () =>
      ![...document.querySelectorAll<HTMLElement>('main *')].some(
        ({ style }) => style.minHeight || style.contentVisibility,
      ),
  );

const nextPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now()))),
      ),
  );

it(
  '[N18] goes back to the very elements that were left, of which nothing is found meanwhile',
  { tags: 'turn-1' },
  async () => {
    const page = await openHydrated('/areas');
    const left = await page.evaluate(() => {
      const heading = document.querySelector('main h1')!;
      Object.assign(window, { heading });
      heading.setAttribute('id', 'left-behind');
      return heading.textContent;
    });
    await mainLink(page, lowerArea.route).click();
    await titled(page, lowerArea.word);
    expect(await page.locator('h1').allTextContents()).not.toContain(left);
    expect(await page.locator('#left-behind').count()).toBe(0);
    const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
    expect(ids).toEqual([...new Set(ids)]);
    await page.goBack();
    await page.locator('#left-behind').waitFor();
    expect(
      await page.evaluate(() => document.querySelector('main h1') === (window as { heading?: Element }).heading),
    ).toBe(true);
    expect(await page.locator('h1').allTextContents()).toEqual([left]);
  },
);

/** What has moved since `start`, which somebody would see: the elements, and when. */
const movedSince = (page: Page, start: number) =>
  page.evaluate(async (since) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] };
    return (window as unknown as { shifts: Shift[] }).shifts
      .filter(({ startTime }) => startTime > since)
      .map(({ value, sources }) => [value, ...sources.map(({ node }) => (node as Element | undefined)?.outerHTML)]);
  }, start);

it(
  '[N18] lays a page out as if it were loaded, though first only what is in view, and moves nothing then',
  { tags: 'turn-1' },
  async () => {
    for (const viewport of [PHONE, DESKTOP]) {
      const page = await openPage('/robots.txt', { viewport });
      await page.addInitScript(() => {
        const shifts: PerformanceEntry[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift' });
      });
      await page.goto('/areas');
      await hydrated(page);
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const listed = await height();
      await mainLink(page, lowerArea.route).scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => scrollY);
      await mainLink(page, lowerArea.route).click();
      await titled(page, lowerArea.word);
      const painted = await nextPaint(page);
      await laidOut(page);
      expect(await movedSince(page, painted), `${viewport.width}: there`).toEqual([]);
      const loaded = await openPage(lowerArea.route, { viewport });
      expect(await height()).toBe(await loaded.evaluate(() => document.documentElement.scrollHeight));
      // What stands behind another page is drawn once a second.
      await closePage(loaded);
      await page.goBack();
      await page.waitForFunction((word) => !document.title.includes(word), lowerArea.word);
      const returned = await nextPaint(page);
      expect(await height()).toBe(listed);
      await laidOut(page);
      expect(await movedSince(page, returned), `${viewport.width}: back`).toEqual([]);
      expect(await height()).toBe(listed);
      expect(await page.evaluate(() => scrollY)).toBe(place);
    }
  },
);

it('[N18] puts off nothing in the window when a page is gone back to, and leads the focus to its heading', async () => {
  const page = await openHydrated('/areas', (opened) => opened.setViewportSize(PHONE));
  await mainLink(page, lowerArea.route).scrollIntoViewIfNeeded();
  await mainLink(page, lowerArea.route).click();
  await titled(page, lowerArea.word);
  const putOff = page.evaluate(
    (word) =>
      new Promise<{ all: number; inWindow: string[] }>((resolve) => {
        const see = () => {
          if (document.querySelector('main h1')!.textContent.includes(word)) return requestAnimationFrame(see);
          const parts = [...document.querySelectorAll<HTMLElement>('main *')].filter(
            ({ style }) => style.contentVisibility === 'hidden',
          );
          const inWindow = parts.filter((part) => {
            const { top, bottom, height } = part.getBoundingClientRect();
            return height > 0 && top < innerHeight && bottom > 0;
          });
          return resolve({ all: parts.length, inWindow: inWindow.map(({ outerHTML }) => outerHTML) });
        };
        addEventListener('popstate', () => requestAnimationFrame(see));
      }),
    lowerArea.word,
  );
  await page.goBack();
  const { all, inWindow } = await putOff;
  expect(inWindow).toEqual([]);
  expect(all).toBeGreaterThan(3);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});

it('[N20] draws ahead where the address is of no page, and stays there', { tags: 'turn-1' }, async () => {
  const page = await openPage('/robots.txt');
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
  await page.goto('/nowhere');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  expect(documents).toEqual(['/nowhere']);
});

it('[N20] draws ahead without a trace: no element, no request but for pages, no word', { tags: 'turn-1' }, async () => {
  const page = await openPage('/robots.txt');
  const asked: string[] = [];
  const words: string[] = [];
  page.on('console', (message) => words.push(message.text()));
  await page.goto('/areas');
  const before = await page.evaluate(() => document.querySelectorAll('body *').length);
  await hydrated(page);
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  expect(asked.filter((path) => !path.startsWith('/_pages/') && !path.startsWith('/assets/'))).toEqual([]);
  // The two that say that a page is on its way.
  expect(await page.evaluate(() => document.querySelectorAll('body *').length)).toBeLessThanOrEqual(before + 2);
  expect(words).toEqual([]);
});

it(
  '[N20] draws the page of a link that is pressed, of which nothing is found until the link is let go',
  { tags: 'turn-1' },
  async () => {
    const page = await openHydrated('/areas', (opened) =>
      opened.addInitScript(() => {
        const create = Document.prototype.createElement;
        Object.assign(window, { created: 0 });
        Document.prototype.createElement = function (this: Document, ...named: Parameters<typeof create>) {
          (window as unknown as { created: number }).created += 1;
          return create.apply(this, named);
        } as typeof create;
      }),
    );
    const created = () => page.evaluate(() => (window as unknown as { created: number }).created);
    const found = () => page.evaluate(() => document.querySelectorAll('main h1, main h2, main a').length);
    await mainLink(page, area.route).hover();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
    const [atRest, before] = [await created(), await found()];
    await page.mouse.down();
    await expect.poll(created).toBeGreaterThan(atRest + 100);
    await page.waitForTimeout(500);
    const pressed = await created();
    expect(await found()).toBe(before);
    await page.mouse.up();
    await titled(page, area.word);
    expect((await created()) - pressed).toBeLessThan((pressed - atRest) / 2);
    expect(await page.locator('main h1').count()).toBe(1);
  },
);
