import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from 'playwright';
import { afterEach, describe, expect, it } from 'vitest';
import { hydrated, openPage } from './browser';
import { dist, site } from './site';

const { area, notFound } = site;
const { build } = JSON.parse(readFileSync(join(dist, '_build.json'), 'utf8')) as { build: string };
const NEXT = 'nextbuild';

const routed: Page[] = [];
/** Answers everything that a page asks for. */
async function answerAll(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  routed.push(page);
  await page.route('**/*', answer);
}
// What is still asked for when a test is over is nobody's fault.
afterEach(() => Promise.all(routed.splice(0).map((page) => page.unrouteAll({ behavior: 'ignoreErrors' }))));

/** What a deployment changes for a tab that was opened before it. */
interface Deployment {
  /** Shell, scripts or styles are others: every file says that it is of another build. */
  isOtherBuild?: boolean;
  /** An address that is gone. */
  removed?: string;
  /** An address whose page has another heading now. */
  changed?: string;
  /** Scripts and styles of the tab's own build are gone. */
  isWithoutAssets?: boolean;
}

/** Answers as the host does from now on. */
async function publishAnew(page: Page, { isOtherBuild, removed, changed, isWithoutAssets }: Deployment): Promise<void> {
  const renamed = (text: string) => (isOtherBuild ? text.replaceAll(build, NEXT) : text);
  const answer = async (route: Route) => {
    const url = new URL(route.request().url());
    const path = url.pathname.replace(/^\/_pages|\.json$/g, '');
    if (path === removed && url.pathname !== removed) return route.fulfill({ status: 404, body: '' });
    if (path === removed) return route.fulfill({ response: await route.fetch({ url: `${url.origin}/nowhere` }) });
    if (isWithoutAssets && path.startsWith('/assets/') && !path.includes(NEXT))
      return route.fulfill({ status: 404, body: '' });
    const response = await route.fetch({ url: url.href.replace(NEXT, build) });
    if (path.startsWith('/assets/')) return route.fulfill({ response });
    const text = renamed(await response.text());
    return route.fulfill({
      response,
      body:
        path === changed
          ? text.replace(/"fingerprint":"\w+"/, '"fingerprint":"changed"').replaceAll(area.word, 'Newly written')
          : text,
    });
  };
  await answerAll(page, answer);
}

const mark = (page: Page) =>
  page.evaluate(() => {
    (window as { mark?: boolean }).mark = true;
  });
const isMarked = (page: Page) => page.evaluate(() => (window as { mark?: boolean }).mark === true);

/** A tab that was opened, and was in use, before the deployment. Nothing was fetched ahead. */
async function openTab(path: string): Promise<Page> {
  const page = await openPage('/robots.txt');
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback) => setTimeout(callback, document.readyState === 'complete' ? 1e8 : 0);
  });
  await page.goto(path);
  await hydrated(page);
  await mark(page);
  return page;
}

/** Somebody was in another tab, and comes back. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
const toast = (page: Page) => page.locator('[data-sonner-toast]').filter({ hasText: 'This site has been updated' });
const link = (page: Page, path: string) => page.locator(`main li a[href="${path}"]:visible`).last();
const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.build);
const titled = (page: Page, word: string) => page.waitForFunction((wanted) => document.title.includes(wanted), word);

describe('a tab that was open when the site was published anew', () => {
  it('[N22] goes by its links to the pages of the new version', { tags: 'turn-3' }, async () => {
    const page = await openTab('/areas');
    await publishAnew(page, { isOtherBuild: true });
    await link(page, area.route).click();
    await titled(page, area.word);
    await page.waitForURL(`**${area.route}`);
    expect([await buildOf(page), await isMarked(page)]).toEqual([NEXT, false]);
    await page.goBack();
    await page.waitForURL('**/areas');
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });

  it('[N22] ends on the right page whichever of the two versions answers', { tags: 'turn-3' }, async () => {
    for (const isNewFirst of [true, false]) {
      const page = await openTab('/areas');
      let count = isNewFirst ? 0 : 1;
      await answerAll(page, async (route) => {
        const response = await route.fetch({ url: route.request().url().replace(NEXT, build) });
        if (/\/assets\//.test(route.request().url())) return route.fulfill({ response });
        count += 1;
        const text = await response.text();
        return route.fulfill({ response, body: count % 2 === 0 ? text : text.replaceAll(build, NEXT) });
      });
      for (const [path, word] of [
        [area.route, area.word],
        [site.lowerArea.route, site.lowerArea.word],
      ] as const) {
        await page.goto('/areas');
        await page.mouse.move(3, 3);
        await link(page, path).click();
        await titled(page, word);
        expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(word);
      }
    }
  });

  it(
    '[N23] says so quietly when somebody comes back to it, and reloads only when told to',
    { tags: 'turn-3' },
    async () => {
      const page = await openTab('/areas');
      await comeBack(page);
      await page.waitForTimeout(500);
      expect(await toast(page).count()).toBe(0);
      await publishAnew(page, { isOtherBuild: true });
      await comeBack(page);
      await toast(page).waitFor();
      await page.waitForTimeout(1000);
      expect([await buildOf(page), await isMarked(page)]).toEqual([build, true]);
      await page.getByRole('button', { name: 'Reload' }).click();
      await page.waitForFunction((next) => document.documentElement.dataset.build === next, NEXT);
    },
  );

  it('[N23] says so when somebody points at a link', async () => {
    const page = await openTab('/areas');
    await publishAnew(page, { isOtherBuild: true });
    await link(page, area.route).hover();
    await toast(page).waitFor();
    expect(await isMarked(page)).toBe(true);
  });

  it('[N23] shows a page that has changed as it is now, without a page load where only pages have', async () => {
    const page = await openTab('/areas');
    await publishAnew(page, { changed: area.route });
    await link(page, area.route).click();
    await titled(page, 'Newly written');
    expect(await isMarked(page)).toBe(true);
  });

  it('[N23] says that the page shown has changed, or is gone', { tags: 'turn-3' }, async () => {
    for (const deployment of [{ changed: area.route }, { removed: area.route }]) {
      const page = await openTab(area.route);
      await publishAnew(page, deployment);
      await comeBack(page);
      await toast(page).waitFor();
      expect(await isMarked(page)).toBe(true);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(area.word);
    }
  });

  it('[N24] is led to the not-found page where a page is gone', { tags: 'turn-3' }, async () => {
    const page = await openTab('/areas');
    await publishAnew(page, { isOtherBuild: true, removed: area.route });
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === area.route);
    await link(page, area.route).click();
    expect((await answered).status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: notFound.heading }).waitFor();
    await page.getByRole('link', { name: notFound.home }).first().click();
    await page.waitForURL(/\/$/);
  });

  it(
    '[N24] goes on working where its scripts are gone, before React has taken it over and after',
    { tags: 'turn-3' },
    async () => {
      const page = await openTab('/areas');
      await publishAnew(page, { isOtherBuild: true, isWithoutAssets: true });
      await comeBack(page);
      await link(page, area.route).click();
      await titled(page, area.word);
      const fresh = await openPage('/robots.txt');
      await fresh.route('**/assets/*', (route) =>
        route.request().url().includes('entry-client') ? route.continue() : route.fulfill({ status: 404, body: '' }),
      );
      await fresh.goto('/areas');
      await fresh.mouse.move(3, 3);
      await link(fresh, area.route).click();
      await titled(fresh, area.word);
      expect(await fresh.getByRole('heading', { level: 1 }).textContent()).toContain(area.word);
    },
  );
});
