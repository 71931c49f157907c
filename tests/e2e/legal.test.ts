import { expect, it } from 'vitest';
import { DESKTOP, openPage, PHONE } from './browser';

it.each([true, false])(
  '[LY6] folds the sections of a long legal page on a phone, and opens the one that an address leads to, JavaScript: %s',
  async (javaScriptEnabled) => {
    const page = await openPage('/terms', { viewport: PHONE, javaScriptEnabled });
    const sections = page.locator('main ol > li[id]');
    const open = () =>
      sections.evaluateAll((all) => all.filter((one) => one.querySelector('p')!.checkVisibility()).map(({ id }) => id));
    const ids = await sections.evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(9);
    expect(await open()).toEqual([]);
    await sections.first().locator('summary').click();
    expect(await open()).toEqual([ids[0]]);
    await page.goto('about:blank');
    await page.goto(`/terms#${ids.at(-1)}`);
    await expect.poll(open).toEqual([ids.at(-1)]);
    await page.setViewportSize(DESKTOP);
    expect(await open()).toEqual(ids);
  },
);
