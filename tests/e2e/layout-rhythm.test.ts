import { expect, it } from 'vitest';
import { DESKTOP, openPage } from './browser';

it('[LY19] parts two sections of text alone by a rule', async () => {
  const page = await openPage('about:blank', { viewport: DESKTOP });
  for (const route of ['/areas', '/services/emergency-plumbing']) {
    await page.goto(route);
    const rules = await page
      .locator('main [data-rhythm="text"] + [data-rhythm="text"] > div > :first-child')
      .evaluateAll((all) => all.map((first) => getComputedStyle(first).borderBlockStartWidth));
    expect([route, rules]).toEqual([route, rules.map(() => '1px')]);
    expect([route, rules.length > 0]).toEqual([route, true]);
  }
});
