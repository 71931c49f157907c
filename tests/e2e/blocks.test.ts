import { readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeFaults } from './axe';
import { hydrated, openPage } from './browser';
import { exampleRoutes, serveContractSite } from './contract-site';
import { HTML_RULES } from './html-rules';
import { sampleRoutes } from './site';

let site: Awaited<ReturnType<typeof serveContractSite>>;

beforeAll(async () => {
  site = await serveContractSite();
}, 180_000);

afterAll(() => site.stop());

it('[X4] draws every example as valid HTML', async () => {
  const validator = new HtmlValidate(HTML_RULES);
  for (const route of exampleRoutes) {
    const html = readFileSync(`.build/contract/dist${route}.html`, 'utf8');
    const { results } = await validator.validateString(html);
    expect([
      route,
      ...results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line }) => `${ruleId} (${line}): ${message}`),
      ),
    ]).toEqual([route]);
  }
});

/** What React's development version says while it hydrates a page. */
async function wordsOf(page: Page, route: string): Promise<string[]> {
  const words: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) words.push(message.text());
  });
  page.on('pageerror', (error) => words.push(error.message));
  await page.goto(site.origin + route);
  await hydrated(page);
  return words;
}

it('[X5] hydrates every example without a word from React, and passes axe in both themes', async () => {
  for (const route of exampleRoutes) {
    const page = await openPage('about:blank');
    const words = await wordsOf(page, route);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect([route, colorScheme, ...(await axeFaults(page)), ...words]).toEqual([route, colorScheme]);
    }
    await page.context().close();
  }
}, 300_000);

it('[PG1] shows a photograph in its own proportions, and fetches one that is far away when people come near', async () => {
  const page = await openPage('about:blank', { viewport: { width: 390, height: 700 } });
  const asked: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && asked.push(request.url()));
  const seen = (name: string) =>
    page
      .locator('picture img')
      .first()
      .evaluate((image: HTMLImageElement, of) => {
        const { naturalWidth, naturalHeight, currentSrc, width, height } = image;
        return {
          of,
          isThere: naturalWidth > 0,
          format: currentSrc.split('.').at(-1),
          wide: Math.round((100 * width) / height),
          own: Math.round((100 * naturalWidth) / naturalHeight),
        };
      }, name);
  await page.goto(`${site.origin}/areas/example-hero-photograph`);
  await page.waitForLoadState('networkidle');
  expect(await seen('hero')).toEqual({ of: 'hero', isThere: true, format: 'avif', wide: 133, own: 133 });
  expect(new Set(asked.filter((url) => url.includes('/assets/photos/'))).size).toBe(1);
  await page.goto(`${site.origin}/areas/example-cards-photographs`);
  await page.locator('picture img').first().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(await seen('cards')).toMatchObject({ isThere: true, format: 'avif', wide: 160 });
  await page.context().close();
});

it("[H7] hydrates every kind of page without a word from React's development version", async () => {
  for (const route of sampleRoutes()) {
    const page = await openPage('about:blank');
    expect([route, ...(await wordsOf(page, route))]).toEqual([route]);
    await page.context().close();
  }
}, 300_000);
