import { expect, it } from 'vitest';
import { hydrated, openPage } from './browser';
import { isFull } from '../sample';
import { sampleRoutes, site, timeFor } from './site';

/** Looks at the focused element as an eye would. Runs in the page. */
function seeFocus() {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const inset = 2;
  const location = focused.querySelector('circle + circle') ?? focused;
  const points = [...location.getClientRects()].flatMap(
    ({ left, top, right, bottom }) =>
      [
        [(left + right) / 2, (top + bottom) / 2],
        [left + inset, (top + bottom) / 2],
        [right - inset, (top + bottom) / 2],
      ] as const,
  );
  const isHit = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && focused.contains(hit);
  });
  const drawn = [focused, focused.closest('li, [data-pressable]'), focused.querySelector('circle + circle')].some(
    (element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, strokeWidth } = getComputedStyle(element);
      if (element.tagName === 'circle') return Number.parseFloat(strokeWidth) >= 6;
      return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
    },
  );
  const seen = ((window as unknown as { seen?: Set<Element> }).seen ??= new Set());
  const isAgain = seen.has(focused);
  seen.add(focused);
  return {
    isAgain,
    isInMain: document.querySelector('main')!.contains(focused),
    isHit,
    drawn,
    name: `${focused.textContent?.trim().slice(0, 40)} (${focused.getAttribute('href') ?? focused.tagName})`,
  };
}

/** Header, footer and call bar stand around every page alike: the first page has the walk through them. */
const isWhole = (route: string) => route === '/' || isFull;

/** The smallest window hides the most: of the others fewer pages. All with `npm run test:full`. */
const SMALLEST = 360;
const MOST = 4;
const FEW = 3;

it.each([
  [SMALLEST, 640],
  [640, 360],
  [1280, 720],
])(
  '[AX8] shows every focused control and its ring on a walk through every kind of page at %i×%i',
  timeFor(2 * sampleRoutes().length),
  async (width, height) => {
    const page = await openPage('about:blank', { viewport: { width, height }, reducedMotion: 'reduce' });
    const faults: string[] = [];
    const walk = async (route: string) => {
      let steps = 0;
      for (; steps < 400; steps++) {
        await page.keyboard.press('Tab');
        const found = await page.evaluate(seeFocus);
        if (!found || found.isAgain) break;
        if (!found.isHit) faults.push(`${route}: hidden: ${found.name}`);
        if (!found.drawn) faults.push(`${route}: no ring: ${found.name}`);
        if (!isWhole(route) && !found.isInMain) break;
      }
      return steps;
    };
    for (const route of width === SMALLEST ? [...sampleRoutes(MOST), '/no-such-page'] : sampleRoutes(FEW)) {
      await page.goto(route);
      await hydrated(page);
      if (!isWhole(route)) {
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
      }
      const steps = await walk(route);
      expect(steps, route).toBeGreaterThan(isWhole(route) ? 12 : 0);
      expect(steps, route).toBeLessThan(400);
    }
    expect(faults).toEqual([]);
  },
);

it('[AX8] shows every link of an opened menu that the keyboard comes to', async () => {
  const page = await openPage('/', { viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' });
  await hydrated(page);
  for (const label of ['Services', 'Areas']) {
    const summary = page.locator('header nav[aria-label="Main"] summary', { hasText: label });
    await summary.focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (element) => element!.parentElement!.hasAttribute('open'),
      await summary.elementHandle(),
    );
    const links = await summary.locator('xpath=..').locator('a').count();
    for (let step = 0; step < links; step++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(seeFocus)).toMatchObject({ isHit: true, drawn: true });
    }
  }
});

it('[AX9] leads from the contents of a long page to the part, and puts the focus there without a ring around it', async () => {
  const page = await openPage(site.advice.route, { reducedMotion: 'reduce' });
  await hydrated(page);
  await page.getByRole('link', { name: site.advice.label }).first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(site.advice.id);
  const { top, outline } = await page.evaluate(
    (id) => ({
      top:
        document.querySelector(`#${id} h2`)!.getBoundingClientRect().top -
        document.querySelector('header[data-site]')!.getBoundingClientRect().bottom,
      outline: getComputedStyle(document.activeElement!).outlineStyle,
    }),
    site.advice.id,
  );
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(200);
  expect(outline).toBe('none');
});
