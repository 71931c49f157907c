import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { hydrated, openPage, origin, PHONE } from './browser';
import { site } from './site';

const { area, lowerArea, notFound } = site;
const pageFile = `**/_pages${area.route}.json`;

/** Waits until the page that is shown has a word in its title. */
const titled = (page: Page, word: string) => page.waitForFunction((wanted) => document.title.includes(wanted), word);

/** Marks the window, so that a test can tell a client navigation from a page load. */
const mark = (page: Page) => page.evaluate(() => { (window as { mark?: boolean }).mark = true; });
const isMarked = (page: Page) => page.evaluate(() => (window as { mark?: boolean }).mark === true);

async function openHydrated(path: string): Promise<Page> {
  const page = await openPage(path);
  await hydrated(page);
  await mark(page);
  return page;
}

/** The link in the list; the map above it has one too. */
const mainLink = (page: Page, path: string) => page.locator(`main li a[href="${path}"]`).last();

const headOf = (page: Page) => page.evaluate(() =>
  [...document.head.querySelectorAll('[data-head]')].map((element) => element.outerHTML).sort());

it('[N1] follows a link without loading the page anew, and moves head, focus and announcement along', async () => {
  const page = await openHydrated('/areas');
  await mainLink(page, area.route).click();
  await page.waitForURL(`**${area.route}`);
  await titled(page, area.word);
  expect(await isMarked(page)).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(await page.getByRole('status').first().textContent()).toContain(area.word);
  expect(await page.evaluate(() => scrollY)).toBe(0);
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

it('[N4] shows the not-found page for an unknown slug of a known folder on client navigation too', async () => {
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
    await page.locator(`a[href="${path}"]`).last().evaluate((link: HTMLAnchorElement) => link.click());
    await page.waitForFunction((target) => document.querySelector('link[rel="canonical"]')?.getAttribute('href')?.endsWith(target), path);
    const fresh = await openPage(path, { javaScriptEnabled: true });
    expect(await headOf(page)).toEqual(await headOf(fresh));
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

it('[N7] makes a link an ordinary page load when its page file cannot be had', async () => {
  const page = await openHydrated('/areas');
  await page.route(pageFile, (route) => route.abort());
  await mainLink(page, area.route).click();
  await titled(page, area.word);
  expect(await isMarked(page)).toBe(false);
});

it('[N8] makes a link an ordinary page load when the site was published anew', async () => {
  const page = await openHydrated('/areas');
  await page.route(pageFile, async (route) => {
    const response = await route.fetch();
    const file = (await response.json()) as { build: string };
    await route.fulfill({ response, json: { ...file, build: 'another' } });
  });
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
  const page = await openHydrated('/areas');
  await page.route(pageFile, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await route.continue();
  });
  await mainLink(page, area.route).click();
  await page.locator('[data-waiting]').waitFor({ state: 'attached' });
  await expect.poll(() => page.getByRole('status').first().textContent()).toBe('Loading …');
  await titled(page, area.word);
  await page.locator('[data-waiting]').waitFor({ state: 'detached' });
});
