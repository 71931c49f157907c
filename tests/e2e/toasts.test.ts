import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { withShortNames } from '../../src/design/theme/short-names';
import { hydrated, openAlone, openPage, PHONE } from './browser';

const toasts = (page: Page) => page.locator('[data-sonner-toast]');
const visible = (page: Page) => page.locator('[data-sonner-toast][data-visible="true"][data-removed="false"]');
const callLink = (page: Page) => page.locator('footer a[href^="tel:"]').first();
const mailLink = (page: Page) => page.locator('footer a[href^="mailto:"]').first();

/** The browser would ask what to open the address with; the listeners of the page run all the same. */
const stayHere = (page: Page) =>
  page.evaluate(() =>
    addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^="tel:"], a[href^="mailto:"]')) event.preventDefault();
    }),
  );

async function openReady(options: Parameters<typeof openPage>[1] = {}, open = openPage) {
  const page = await open('/about', options);
  await hydrated(page);
  await stayHere(page);
  return page;
}

const goOffline = (page: Page) => page.evaluate(() => dispatchEvent(new Event('offline')));
const goOnline = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

describe('toasts', { tags: 'turn-7' }, () => {
  it('[S40] fetches the toaster on first use, and its styles as a file of this site', async () => {
    const page = await openReady();
    const loaded = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => /toaster/.test(name))
          .map((name) => name.split('.').at(-1))
          .sort(),
      );
    expect(await loaded()).toEqual([]);
    await callLink(page).click();
    await toasts(page).waitFor();
    expect(await loaded()).toEqual(['css', 'js']);
    expect(
      await page
        .locator('style')
        .evaluateAll(
          (styles) => styles.filter(({ textContent }) => textContent?.includes('[data-sonner-toaster]')).length,
        ),
    ).toBe(0);
  });

  it('[S41] shows the number of a call made with a mouse as people read it, bottom right, and goes ahead with the call', async () => {
    const page = await openPage('/about');
    await hydrated(page);
    await page.evaluate(() =>
      addEventListener('click', (event) => {
        Object.assign(window, { wentAhead: !event.defaultPrevented });
        event.preventDefault();
      }),
    );
    const shown = (await callLink(page).innerText()).match(/\d[\d ]+\d/)![0];
    await callLink(page).click();
    await toasts(page).waitFor();
    expect(await page.evaluate(() => (window as unknown as { wentAhead: boolean }).wentAhead)).toBe(true);
    expect(await toasts(page).innerText()).toContain(`Calling ${shown}`);
    const corner = async () => {
      const { x, y, width, height } = (await toasts(page).boundingBox())!;
      return [x + width, y + height];
    };
    await expect.poll(corner).toEqual([1280 - 24, 800 - 24]);
  });

  it('[S41] copies the number and says so', async () => {
    const page = await openReady({ permissions: ['clipboard-read', 'clipboard-write'] });
    await callLink(page).click();
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.locator('[data-type="success"]').filter({ hasText: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^0[\d ]+$/);
  });

  it('[S43] shows the address of an e-mail, and gives it to select by hand where copying is refused', async () => {
    const page = await openReady();
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('refused')) },
      }),
    );
    const address = await mailLink(page).innerText();
    await mailLink(page).click();
    await page.getByRole('button', { name: 'Copy' }).click();
    const error = page.locator('[data-type="error"]').filter({ hasText: address });
    await error.waitFor();
    await error.getByText(address, { exact: true }).click();
    expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(address);
  });

  it('[S41] shows nothing for a call made with a finger', async () => {
    const page = await openReady({ viewport: PHONE, hasTouch: true, isMobile: true });
    await callLink(page).scrollIntoViewIfNeeded();
    await callLink(page).tap();
    await page.waitForTimeout(800);
    expect(await toasts(page).count()).toBe(0);
  });

  it('[S45] says when the connection is lost and when it is back', async () => {
    const page = await openReady();
    await goOffline(page);
    await page.locator('[data-type="warning"]').filter({ hasText: 'You are offline' }).waitFor();
    await goOnline(page);
    await page.locator('[data-type="success"]').filter({ hasText: 'You are back online' }).waitFor();
    expect(await toasts(page).count()).toBe(1);
  });

  /** A page that was left open for a while, and what it asked for meanwhile. */
  async function leftOpen(prepare: (page: Page) => Promise<unknown>) {
    const page = await openAlone('/robots.txt');
    const asked: string[] = [];
    page.on('requestfinished', (request) => asked.push(request.url()));
    await page.clock.install();
    await prepare(page);
    await page.goto('/about');
    await hydrated(page);
    await page.clock.fastForward(10_000);
    return { page, hasToaster: () => asked.some((address) => /toaster.*\.js/.test(address)) };
  }

  it('[S45] has the code for saying so before the connection is lost', async () => {
    const { page, hasToaster } = await leftOpen(() => Promise.resolve());
    await expect.poll(hasToaster, { timeout: 15_000 }).toBe(true);
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.locator('[data-type="warning"]').filter({ hasText: 'You are offline' }).waitFor();
  });

  it('[S45] does not fetch it ahead where data is saved', async () => {
    const { page, hasToaster } = await leftOpen((opened) =>
      opened.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
    );
    await page.waitForTimeout(500);
    expect(hasToaster()).toBe(false);
  });

  it('[S47] shows at most three at a time', async () => {
    const page = await openReady();
    await goOffline(page);
    await toasts(page).first().waitFor();
    await mailLink(page).click();
    await callLink(page).click();
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = 'tel:0800111999';
      link.textContent = '0800 111 999';
      document.querySelector('main')!.append(link);
      link.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'mouse' }));
    });
    await expect.poll(() => toasts(page).count()).toBe(4);
    expect(await visible(page).count()).toBe(3);
  });

  it('[S47] takes a toast away after 4 s', async () => {
    const page = await openReady({}, openAlone);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    let passed = 0;
    const pass = async (ms: number) => {
      await page.clock.runFor(ms);
      passed += ms;
      return toasts(page).count();
    };
    await goOnline(page);
    await expect.poll(() => pass(20)).toBe(1);
    // Its time begins when it is drawn.
    await toasts(page).and(page.locator('[data-mounted="true"]')).waitFor();
    passed = 0;
    await pass(3400);
    expect(await toasts(page).getAttribute('data-removed')).toBe('false');
    await expect.poll(() => pass(100)).toBe(0);
    expect(passed).toBeLessThan(6000);
  });

  it('[S47] keeps clear of the call bar on a phone', async () => {
    const page = await openReady({ viewport: PHONE });
    await goOnline(page);
    await toasts(page).waitFor();
    const bottom = async () => {
      const { y, height } = (await toasts(page).boundingBox())!;
      return y + height;
    };
    await expect.poll(bottom).toBeLessThanOrEqual(PHONE.height - 64);
    const box = (await toasts(page).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(PHONE.width);
  });

  it('[S47] follows the colours of the system while it is shown', async () => {
    const page = await openReady({ colorScheme: 'light' });
    await goOnline(page);
    await toasts(page).waitFor();
    const ground = () => toasts(page).evaluate((toast) => getComputedStyle(toast).backgroundColor);
    const paper = () =>
      page.evaluate((colour) => {
        const sheet = document.body.appendChild(document.createElement('div'));
        sheet.style.background = colour;
        const { backgroundColor } = getComputedStyle(sheet);
        sheet.remove();
        return backgroundColor;
      }, withShortNames('var(--paper)'));
    const light = await paper();
    expect(await ground()).toBe(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await paper();
    expect(dark).not.toBe(light);
    await expect.poll(ground).toBe(dark);
  });

  it('[S40] stores nothing on the device', async () => {
    const page = await openReady();
    await callLink(page).click();
    await toasts(page).waitFor();
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
      0,
      0,
      '',
    ]);
  });
});
