import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { hydrated, openPage, PHONE, standingPage } from './browser';
import { business, site } from './site';

const sheetOf = (page: Page) => page.locator('header details').filter({ hasText: 'Menu' }).last();
const toggleOf = (page: Page) => sheetOf(page).locator('> summary');
const isOpen = (page: Page) => sheetOf(page).evaluate((details) => (details as HTMLDetailsElement).open);
const focusIsInside = (page: Page) => sheetOf(page).evaluate((details) => details.contains(document.activeElement));
const toggleHasFocus = (page: Page) => toggleOf(page).evaluate((toggle) => toggle === document.activeElement);

const isInert = (page: Page) => page.locator('main').evaluate((main) => main.closest('[inert]') != null);

/** One page for all tests of the same options, which is loaded anew for each. */
async function openPhone(path = '/about', { reducedMotion, ...options }: Parameters<typeof openPage>[1] = {}) {
  const page = await standingPage(options);
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ media: null, reducedMotion: reducedMotion ?? null });
  await page.bringToFront();
  await page.goto('about:blank');
  await page.goto(path);
  if (options.javaScriptEnabled !== false) await hydrated(page);
  return page;
}

describe('menu of a phone', () => {
  it('[S20] covers the window when opened, and its toggle says what it will do', async () => {
    const page = await openPhone();
    await page.getByText('Menu', { exact: true }).click();
    await expect.poll(() => toggleOf(page).getAttribute('aria-expanded')).toBe('true');
    expect(await toggleOf(page).innerText()).toMatch(/^Close\s+menu$/);
    const covered = await page.evaluate(() =>
      [
        [5, 5],
        [385, 400],
        [5, 770],
      ].every(([x, y]) => document.elementFromPoint(x!, y!)?.closest('header details')),
    );
    expect(covered).toBe(true);
    await toggleOf(page).click();
    await expect.poll(() => toggleOf(page).getAttribute('aria-expanded')).toBe('false');
    expect(await toggleOf(page).innerText()).toBe('Menu');
  });

  it('[S20] has the links of the header, the number and the booking page', async () => {
    const page = await openPhone();
    const inHeader = await page
      .locator('header nav[aria-label="Main"] a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const inSheet = await sheetOf(page)
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(inSheet).toEqual(expect.arrayContaining(inHeader));
    expect(inSheet.some((href) => href?.startsWith('tel:'))).toBe(true);
    expect(inSheet.some((href) => href?.startsWith('https:'))).toBe(true);
    await toggleOf(page).click();
    const rows = sheetOf(page).locator('nav > ul > li').locator('> a, > details > summary');
    const order = await rows.evaluateAll((all) => all.map(({ tagName }) => tagName));
    expect(order.join(' ')).toMatch(/^A (SUMMARY )+A/);
    const menu = sheetOf(page).locator('nav details').first();
    expect(await menu.locator('a').first().isVisible()).toBe(false);
    await menu.locator('summary').click();
    expect(await menu.locator('a').first().isVisible()).toBe(true);
  });

  it('[S22] keeps the focus inside, forwards and backwards', async () => {
    const page = await openPhone();
    await toggleOf(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => isOpen(page)).toBe(true);
    const controls = await sheetOf(page).locator('summary, a').filter({ visible: true }).count();
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => toggleHasFocus(page)).toBe(false);
    await expect.poll(() => focusIsInside(page)).toBe(true);
    await page.keyboard.press('Tab');
    await expect.poll(() => toggleHasFocus(page)).toBe(true);
    for (let step = 0; step < controls; step++) {
      await page.keyboard.press('Tab');
      await expect.poll(() => focusIsInside(page), { message: `after ${step + 1} steps` }).toBe(true);
    }
    await expect.poll(() => toggleHasFocus(page)).toBe(true);
  });

  it('[S22] makes the page behind inert, and gives it back', async () => {
    const page = await openPhone();
    const inert = () =>
      page.evaluate(() =>
        ['main', 'footer', 'header[data-site] a', 'aside'].map(
          (selector) => document.querySelector(selector)?.closest('[inert]') != null,
        ),
      );
    await toggleOf(page).click();
    await expect.poll(inert).toEqual([true, true, true, true]);
    await toggleOf(page).click();
    await expect.poll(inert).toEqual([false, false, false, false]);
  });

  it('[S22] does not let the page scroll behind', async () => {
    const page = await openPhone();
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await toggleOf(page).evaluate((toggle) => (toggle as HTMLElement).click());
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 4000);
    await page.waitForTimeout(300);
    await page.mouse.wheel(0, 4000);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => scrollY)).toBe(300);
  });

  it('[S22] closes with Escape and returns the focus to its toggle', async () => {
    const page = await openPhone();
    await toggleOf(page).click();
    await sheetOf(page).locator('a').nth(3).focus();
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(page)).toBe(false);
    await expect.poll(() => toggleHasFocus(page)).toBe(true);
  });

  it('[S22] closes when a link is followed, and on going back', async () => {
    const page = await openPhone('/about');
    await toggleOf(page).click();
    await sheetOf(page).locator('a[href="/contact"]').click();
    await page.waitForURL(/\/contact$/);
    await expect.poll(() => isOpen(page)).toBe(false);
    await expect.poll(() => isInert(page)).toBe(false);
    await toggleOf(page).click();
    await page.goBack();
    await page.waitForURL(/\/about$/);
    await expect.poll(() => isOpen(page)).toBe(false);
  });

  it('[S22] closes when the window becomes 960 px wide', async () => {
    const page = await openPhone();
    await page.setViewportSize({ width: 959, height: 700 });
    await toggleOf(page).click();
    await expect.poll(() => isOpen(page)).toBe(true);
    await page.setViewportSize({ width: 960, height: 700 });
    await expect.poll(() => isOpen(page)).toBe(false);
    await expect.poll(() => isInert(page)).toBe(false);
  });

  it('[S16] opens, scrolls to its last link and closes without JavaScript', async () => {
    const page = await openPhone('/about', { javaScriptEnabled: false });
    await page.getByText('Menu', { exact: true }).click();
    const last = sheetOf(page).locator('a[href="/contact"]');
    await last.scrollIntoViewIfNeeded();
    expect(await last.isVisible()).toBe(true);
    await toggleOf(page).click();
    expect(await last.isVisible()).toBe(false);
  });
});

describe('phone or not', () => {
  it('[S30] has a toggle below 960 px and the navigation above, the call bar below 768 px and the number in the header above', async () => {
    const page = await openPhone('/privacy');
    const visible = async () => ({
      toggle: await toggleOf(page).isVisible(),
      callBar: await page.locator('aside a[href^="tel:"]').isVisible(),
      navigation: await page.locator('header nav[aria-label="Main"]').isVisible(),
      number: await page.locator('header[data-site] > div > div a[href^="tel:"]').isVisible(),
    });
    await page.setViewportSize({ width: 767, height: 700 });
    await expect.poll(visible).toEqual({ toggle: true, callBar: true, navigation: false, number: false });
    await page.setViewportSize({ width: 768, height: 700 });
    await expect.poll(visible).toEqual({ toggle: true, callBar: false, navigation: false, number: true });
    await page.setViewportSize({ width: 959, height: 700 });
    await expect.poll(visible).toEqual({ toggle: true, callBar: false, navigation: false, number: true });
    await page.setViewportSize({ width: 960, height: 700 });
    await expect.poll(visible).toEqual({ toggle: false, callBar: false, navigation: true, number: true });
  });

  it('[S31] fits every width without scrolling sideways, the header on one line', { tags: 'turn-4' }, async () => {
    const page = await openPage(site.areaInMenu, { viewport: PHONE });
    for (const width of [320, 390, 767, 768, 820, 960, 1024, 1200, 1280, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
      const row = await page.locator('header[data-site] > div').evaluate((element) => ({
        height: element.getBoundingClientRect().height,
        rights: [...element.children].map((child) => child.getBoundingClientRect().right),
      }));
      expect(row.height, `${width} px`).toBeGreaterThanOrEqual(63);
      expect(row.height, `${width} px`).toBeLessThanOrEqual(72);
      expect(Math.max(...row.rights), `${width} px`).toBeLessThanOrEqual(width);
    }
  });

  it('[S31] gives the number in the header a target of at least 48 px, and says that booking opens a new tab', async () => {
    const page = await openPage('/about', { viewport: { width: 768, height: 700 } });
    const call = page.locator('header[data-site] > div > div a[href^="tel:"]');
    expect((await call.boundingBox())!.height).toBeGreaterThanOrEqual(48);
    const word = call.locator('span > span').first();
    for (const width of [768, 960, 1024, 1199]) {
      await page.setViewportSize({ width, height: 700 });
      expect([width, await word.innerText(), (await word.boundingBox())!.width > 20]).toEqual([width, 'Call ', true]);
    }
    const booking = page.getByRole('banner').getByRole('link', { name: /\(opens in a new tab\)$/ });
    expect(await booking.getAttribute('target')).toBe('_blank');
    expect((await booking.boundingBox())!.height).toBeGreaterThanOrEqual(48);
  });
});

describe('call bar', () => {
  it('[S33] is a link that calls, 64 px high at the bottom, named by the words it shows', async () => {
    const page = await openPhone('/about', { reducedMotion: 'reduce' });
    const bar = page.locator('aside a[href^="tel:"]');
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await bar.waitFor();
    const box = (await bar.boundingBox())!;
    expect(box.height).toBe(64);
    expect(box.y + box.height).toBe(PHONE.height);
    expect(box.width).toBe(PHONE.width);
    const words = (await bar.innerText()).trim();
    expect(await page.getByRole('link', { name: words, exact: true }).count()).toBeGreaterThan(0);
  });

  it.each([true, false])(
    '[S33] is there from the first screen on and always, JavaScript: %s',
    async (javaScriptEnabled) => {
      const page = await openPhone('/', { reducedMotion: 'reduce', javaScriptEnabled });
      const bar = page.locator('aside:visible a');
      for (const top of [0, 1500, 1e6]) {
        await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
        await page.waitForTimeout(200);
        const { y, height } = (await bar.boundingBox())!;
        expect(y + height).toBe(PHONE.height);
        expect(await bar.getAttribute('href')).toBe(`tel:${business.phone.international}`);
      }
    },
  );

  it('[S33] calls a hotline while the part that has it fills the window, before and after React runs', async () => {
    const page = await openPage('about:blank', { viewport: PHONE, reducedMotion: 'reduce' });
    await page.goto(site.advice.route);
    const bar = page.locator('aside:visible a');
    const walk = async () => {
      for (const mark of await page.locator('main [data-first]').all()) {
        const [words, href] = await mark.evaluate((box) => [
          (box as HTMLElement).dataset.first!,
          box.querySelector('a')!.getAttribute('href'),
        ]);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await mark.evaluate((box) => box.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await expect.poll(async () => [await bar.innerText(), await bar.getAttribute('href')]).toEqual([words, href]);
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
        await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
        await expect.poll(() => bar.getAttribute('href')).toBe(`tel:${business.phone.international}`);
      }
    };
    expect(await page.locator('main [data-first]').count()).toBeGreaterThan(0);
    await walk();
    await hydrated(page);
    await walk();
    await page.locator('footer a[href="/privacy"]').click();
    await page.waitForURL('**/privacy');
    await expect.poll(() => bar.getAttribute('href')).toBe(`tel:${business.phone.international}`);
    expect(await page.locator('aside').count()).toBe(1);
  });

  it('[S33] calls us again when the middle of the window and the button of the hotline are past its part', async () => {
    const page = await openPage('about:blank', { viewport: PHONE, reducedMotion: 'reduce' });
    await page.goto(site.advice.route);
    const bar = page.locator('aside:visible a');
    const part = page.locator('main section:has([data-first])').last();
    const scrollTo = (place: 'in' | 'past') =>
      part.evaluate((section, to) => {
        const end = section.getBoundingClientRect().bottom - innerHeight / 2;
        const button = section.querySelector('[data-first] a')!.getBoundingClientRect().bottom;
        scrollBy({ top: to === 'in' ? end - 20 : Math.max(end + 20, button), behavior: 'instant' });
      }, place);
    const hotline = await part.locator('[data-first] a').getAttribute('href');
    await scrollTo('in');
    await expect.poll(() => bar.getAttribute('href')).toBe(hotline);
    await scrollTo('past');
    await expect.poll(() => bar.getAttribute('href')).toBe(`tel:${business.phone.international}`);
  });

  it('[S34] covers neither the last line of the footer nor a focused link', async () => {
    const page = await openPhone('/about', { reducedMotion: 'reduce' });
    const top = PHONE.height - 64;
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const end = await page.evaluate(() => {
      const footer = [...document.querySelectorAll('footer')].at(-1)!;
      const shown = [...footer.querySelectorAll('p, li')].filter((line) => line.checkVisibility());
      const lines = shown.map((line) => line.getBoundingClientRect().bottom);
      return { last: Math.max(...lines), ground: footer.getBoundingClientRect().bottom };
    });
    expect(end.last).toBeLessThanOrEqual(top + 1);
    expect(Math.round(end.ground)).toBe(PHONE.height);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const links = page.locator('main a, footer a');
    for (let index = 0; index < (await links.count()); index++) {
      if (!(await links.nth(index).isVisible())) continue;
      await links.nth(index).evaluate((link) => link.focus());
      const box = (await links.nth(index).boundingBox())!;
      expect(box.y + Math.min(box.height, 48), await links.nth(index).innerText()).toBeLessThanOrEqual(top + 1);
    }
  });

  it('[S34] is not printed', async () => {
    const page = await openPhone();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('aside a[href^="tel:"]').isVisible()).toBe(false);
  });

  it('[S36] and the header leave more than half of a phone on its side to the page', async () => {
    const page = await openPage('/about', { viewport: { width: 640, height: 360 } });
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    const taken = await page.evaluate(() => {
      const header = document.querySelector('header[data-site]')!.getBoundingClientRect();
      const bar = document.querySelector('aside')!.getBoundingClientRect();
      return Math.max(0, header.bottom) + bar.height;
    });
    expect(taken).toBeLessThan(180);
  });
});

describe('keyboard', () => {
  it('[S36] does not scroll the page when the focus comes to the header or to one of its menus', async () => {
    const page = await openPage('/about');
    await hydrated(page);
    for (const selector of ['header nav summary', 'header nav a[href="/contact"]', 'header nav details a']) {
      await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
      await page
        .locator('header nav details')
        .first()
        .evaluate((details) => {
          (details as HTMLDetailsElement).open = true;
        });
      await page
        .locator(selector)
        .first()
        .evaluate((control) => (control as HTMLElement).focus());
      await page.waitForTimeout(400);
      expect(await page.evaluate(() => scrollY), selector).toBe(400);
    }
  });

  it('[S36] reaches the content with the first Tab and Enter', async () => {
    const page = await openPhone();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to main content');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  });
});
