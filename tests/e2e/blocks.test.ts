import { readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeFaultsOfThemes } from './axe';
import { hydrated, openAlone, openPage } from './browser';
import { exampleRoutes, serveContractSite } from './contract-site';
import { HTML_RULES } from './html-rules';
import { isFull, sampleOf } from '../sample';
import { sampleRoutes, timeFor } from './site';

let site: Awaited<ReturnType<typeof serveContractSite>>;

beforeAll(async () => {
  site = await serveContractSite();
}, 180_000);

afterAll(() => site.stop());

/**
 * Of the examples so many are validated, so many hydrated, and so many of those judged by axe; all of them with
 * `npm run test:full`.
 */
const VALIDATED = 50;
const HYDRATED = 12;
const JUDGED = 3;

it('[X4] draws every example as valid HTML', timeFor(exampleRoutes.length), async () => {
  const validator = new HtmlValidate(HTML_RULES);
  for (const [index, route] of sampleOf(exampleRoutes, VALIDATED).entries()) {
    const html = readFileSync(`.build/contract/dist${route}.html`, 'utf8');
    // What stands around the examples is the same on all of them.
    const judged = isFull || index === 0 ? html : /<main.*<\/main>/s.exec(html)![0];
    const { results } = await validator.validateString(judged);
    expect([
      route,
      ...results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line }) => `${ruleId} (${line}): ${message}`),
      ),
    ]).toEqual([route]);
  }
});

/** Leads a page to one address after the other, and tells what React says of each while it hydrates. */
async function listener(): Promise<[Page, (route: string) => Promise<string[]>]> {
  const page = await openPage('about:blank');
  let words: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) words.push(message.text());
  });
  page.on('pageerror', (error) => words.push(error.message));
  return [
    page,
    async (route) => {
      words = [];
      await page.goto(site.origin + route);
      await hydrated(page);
      return words;
    },
  ];
}

/** The same around every example, and judged on every page by [AX1]. */
const SHELL = { exclude: ['header', 'footer', 'aside'].map((name) => `${name}:not(main *)`) };

it(
  '[X4] hydrates every example without a word from React, and passes axe in both themes',
  timeFor(exampleRoutes.length),
  async () => {
    const [page, wordsOf] = await listener();
    const routes = sampleOf(exampleRoutes, HYDRATED);
    const judged = new Set(sampleOf(routes, JUDGED));
    for (const route of routes) {
      const words = await wordsOf(route);
      const faults = judged.has(route) ? await axeFaultsOfThemes(page, SHELL) : [];
      expect([route, ...faults, ...words]).toEqual([route]);
    }
  },
);

it('[PG1] shows a photograph in its own proportions, and fetches one that is far away when people come near', async () => {
  const page = await openAlone('about:blank', { viewport: { width: 390, height: 700 } });
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
          fit: getComputedStyle(image).objectFit,
          isThere: naturalWidth > 0,
          format: currentSrc.split('.').at(-1),
          wide: Math.round((100 * width) / height),
          own: Math.round((100 * naturalWidth) / naturalHeight),
        };
      }, name);
  await page.goto(`${site.origin}/areas/example-hero-photograph`);
  await page.waitForLoadState('networkidle');
  // 8:5 on a phone, of a picture that is 4:3: it is cut and not stretched.
  const cut = { of: 'hero', fit: 'cover', isThere: true, format: 'avif', wide: 160, own: 133 };
  expect(await seen('hero')).toEqual(cut);
  expect(new Set(asked.filter((url) => url.includes('/assets/photos/'))).size).toBe(1);
  await page.goto(`${site.origin}/areas/example-cards-photographs`);
  await page.locator('picture img').first().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  // A thumbnail beside the heading on a phone.
  expect(await seen('cards')).toMatchObject({ isThere: true, format: 'avif', wide: 100 });
});

/** Of the pages so many; the words of the examples are heard above. */
const TAKEN_OVER = 8;

it(
  "[H1] hydrates every kind of page without a word from React's development version",
  { ...timeFor(sampleRoutes(TAKEN_OVER).length), tags: 'turn-4' },
  async () => {
    const [, wordsOf] = await listener();
    for (const route of sampleRoutes(TAKEN_OVER)) expect([route, ...(await wordsOf(route))]).toEqual([route]);
  },
);
