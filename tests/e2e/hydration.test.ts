import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { hydrated, openAlone, openPage, origin, PHONE } from './browser';
import { sampleRoutes, site, timeFor } from './site';

it('[H1] hydrates every kind of page without a word in the console', timeFor(sampleRoutes().length), async () => {
  const page = await openPage('about:blank');
  let faults: string[] = [];
  page.on('console', (message) => faults.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) faults.push(`request: ${request.url()}`);
  });
  for (const path of sampleRoutes()) {
    faults = [];
    await page.goto(path);
    await hydrated(page);
    expect([path, ...faults]).toEqual([path]);
  }
});

it('[H2] does not load React before the page is idle or somebody acts', async () => {
  const page = await openPage('/robots.txt');
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts).toHaveLength(1);
  await page.mouse.move(200, 200);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  expect(scripts.length).toBeGreaterThan(1);
});

it('[H3] leaves the HTML as it is when hydration happens: the same elements stay, and none is taken out', async () => {
  const page = await openPage('about:blank');
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      const moved = changes.filter(({ removedNodes }) => [...removedNodes].some((node) => node instanceof HTMLElement));
      if (moved.some(({ target }) => (target as Element).closest('main')))
        document.documentElement.dataset['moved'] = '';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(site.area.route);
  const before = await page.evaluate(() => {
    (window as { first?: Element }).first = document.querySelector('main h1')!;
    return document.querySelector('main')!.textContent;
  });
  await hydrated(page);
  expect(await page.evaluate(() => document.querySelector('main h1') === (window as { first?: Element }).first)).toBe(
    true,
  );
  expect(await page.evaluate(() => document.querySelector('main')!.textContent)).toBe(before);
  expect(await page.evaluate(() => document.documentElement.dataset['moved'])).toBeUndefined();
});

it(
  '[H3] stays plain HTML with working links when its page file is missing or of another build',
  { tags: 'turn-2' },
  async () => {
    for (const json of [undefined, { build: 'another', fingerprint: '', page: {} }]) {
      const page = await openPage('/robots.txt');
      await page.route('**/_pages/areas.json', (route) =>
        json ? route.fulfill({ json }) : route.fulfill({ status: 404, body: '' }),
      );
      await page.goto('/areas');
      await page.mouse.move(3, 3);
      await page.waitForTimeout(500);
      expect(await page.evaluate(() => document.documentElement.dataset.hydrated)).toBeUndefined();
      await page.locator(`main li a[href="${site.area.route}"]:visible`).last().click();
      await page.waitForFunction((word) => document.title.includes(word), site.area.word);
    }
  },
);

it('[H5] stores nothing on the device and asks no other host, through a whole visit', async () => {
  const page = await openAlone('/');
  await hydrated(page);
  await page.locator('a[href="/areas"]').last().click();
  await page.waitForURL('**/areas');
  await page.reload();
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

/** Without scripts every kind of page is read by [F1] too: so many are looked at here. */
const WITHOUT_SCRIPTS = 5;

it(
  '[H3] is whole and callable without JavaScript, on a phone too',
  timeFor(sampleRoutes(WITHOUT_SCRIPTS).length),
  async () => {
    const page = await openPage('about:blank', { javaScriptEnabled: false, viewport: PHONE });
    for (const path of sampleRoutes(WITHOUT_SCRIPTS)) {
      await page.goto(path);
      expect(await page.locator('h1').count(), path).toBe(1);
      const boxes = await Promise.all(
        (await page.locator('a[href^="tel:+"]').locator('visible=true').all()).map((link) => link.boundingBox()),
      );
      expect(
        boxes.some((box) => box && box.y >= 0 && box.y + box.height <= PHONE.height),
        `${path}: a call link in the first screen`,
      ).toBe(true);
    }
  },
);

it('[H2] needs at most 110 kB of scripts for a visit of three pages', async () => {
  const page = await openAlone('about:blank');
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.set(
        response.url(),
        response.body().then((body) => gzipSync(body, { level: 9 }).length),
      );
  });
  await page.goto('/');
  await hydrated(page);
  for (const path of ['/areas', site.area.route]) {
    await page
      .locator(`main a[href="${path}"], footer a[href="${path}"]`)
      .last()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await page.waitForURL(`**${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  const total = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
  expect(total, [...sizes.keys()].join('\n')).toBeGreaterThan(90_000);
  expect(total, [...sizes.keys()].join('\n')).toBeLessThan(110_000);
});
