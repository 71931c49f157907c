import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { hydrated, openAlone, openPage, PHONE } from './browser';
import { site } from './site';

const MARGIN = 20;

const menu = (page: Page, label: string): Locator =>
  page
    .locator('header nav[aria-label="Main"] details')
    .filter({ has: page.locator('summary', { hasText: new RegExp(`^${label}$`) }) });
const isOpen = (details: Locator) => details.evaluate((element) => (element as HTMLDetailsElement).open);
const allOpen = (page: Page) => page.locator('header nav details[open] > summary').allTextContents();

/** What menus do beyond opening on a click comes when somebody first comes near them. */
async function comeNear(page: Page) {
  await page.locator('header nav').first().dispatchEvent('pointerover');
  await page.locator('header nav summary[aria-expanded]').first().waitFor();
}

/** With a frozen clock time passes only by `clock.runFor`, so that a slow machine measures like a fast one. */
async function openWide(path = '/about', { frozen = true } = {}) {
  const page = await (frozen ? openAlone : openPage)(path, { viewport: { width: 1280, height: 800 } });
  await hydrated(page);
  await comeNear(page);
  if (frozen) {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
  }
  const services = menu(page, 'Services');
  const areas = menu(page, 'Areas');
  return { page, services, areas };
}

const opener = (details: Locator) => details.locator('summary');
const away = (page: Page) => page.mouse.move(640, 700);

describe('menus of the header, with a mouse', () => {
  it('[S1] opens a menu after the pointer has rested on it for 200 ms, not before', async () => {
    const { page, services } = await openWide();
    await opener(services).hover();
    await page.clock.runFor(200 - MARGIN);
    expect(await isOpen(services)).toBe(false);
    await page.clock.runFor(2 * MARGIN);
    await expect.poll(() => isOpen(services)).toBe(true);
  });

  it('[S1] opens nothing when the pointer only passes', async () => {
    const { page } = await openWide();
    await opener(menu(page, 'Services')).hover();
    await page.clock.runFor(100);
    await away(page);
    await page.clock.runFor(1000);
    expect(await allOpen(page)).toEqual([]);
  });

  it('[S1] closes a menu 150 ms after the pointer has left it, not before', async () => {
    const { page, services } = await openWide();
    await opener(services).hover();
    await page.clock.runFor(250);
    await expect.poll(() => isOpen(services)).toBe(true);
    await away(page);
    await page.clock.runFor(150 - MARGIN);
    expect(await isOpen(services)).toBe(true);
    await page.clock.runFor(2 * MARGIN);
    await expect.poll(() => isOpen(services)).toBe(false);
  });

  it('[S4] opens the neighbour at once, and closes the first, when the pointer goes from one to the other', async () => {
    const { page, services, areas } = await openWide();
    await opener(services).hover();
    await page.clock.runFor(250);
    await expect.poll(() => isOpen(services)).toBe(true);
    await opener(areas).hover();
    await page.clock.runFor(MARGIN);
    await expect.poll(() => allOpen(page)).toEqual(['Areas']);
  });

  it('[S4] opens at once within 300 ms of a menu having closed, and after that waits again', async () => {
    const { page, services, areas } = await openWide();
    await opener(services).hover();
    await page.clock.runFor(250);
    await away(page);
    await page.clock.runFor(200);
    await expect.poll(() => isOpen(services)).toBe(false);
    await opener(areas).hover();
    await page.clock.runFor(MARGIN);
    await expect.poll(() => isOpen(areas)).toBe(true);

    await away(page);
    await page.clock.runFor(200);
    await expect.poll(() => isOpen(areas)).toBe(false);
    await page.clock.runFor(300 + MARGIN);
    await opener(services).hover();
    await page.clock.runFor(200 - MARGIN);
    expect(await isOpen(services)).toBe(false);
    await page.clock.runFor(2 * MARGIN);
    await expect.poll(() => isOpen(services)).toBe(true);
  });

  it('[S6] stays open while the pointer travels into the panel, however slowly', async () => {
    const { page, services } = await openWide();
    await opener(services).hover();
    await page.clock.runFor(250);
    const from = (await opener(services).boundingBox())!;
    const to = (await services.locator('a').first().boundingBox())!;
    const x = from.x + from.width / 2;
    for (let y = from.y + from.height / 2; y <= to.y + to.height / 2; y += 3) {
      await page.mouse.move(x, y);
      await page.clock.runFor(60);
    }
    expect(await isOpen(services)).toBe(true);
    await page.clock.runFor(1000);
    expect(await isOpen(services)).toBe(true);
  });

  it('[S7] pins a menu that hovering has opened when it is clicked, and closes it at the second click', async () => {
    const { page, services } = await openWide();
    await opener(services).hover();
    await page.clock.runFor(250);
    await expect.poll(() => isOpen(services)).toBe(true);
    await opener(services).click();
    await away(page);
    await page.clock.runFor(1000);
    expect(await isOpen(services)).toBe(true);
    await opener(services).click();
    await expect.poll(() => isOpen(services)).toBe(false);
  });

  it('[S7] neither closes a pinned menu nor opens another beside it on hovering; a click changes over', async () => {
    const { page, services, areas } = await openWide();
    await opener(services).click();
    await opener(areas).hover();
    await page.clock.runFor(1000);
    expect(await allOpen(page)).toEqual(['Services']);
    await opener(areas).click();
    await expect.poll(() => allOpen(page)).toEqual(['Areas']);
  });

  it('[S9] closes on a press outside', async () => {
    const { page, services } = await openWide();
    await opener(services).click();
    await page.mouse.click(640, 700);
    await expect.poll(() => isOpen(services)).toBe(false);
  });

  it('[S9] closes when a link of it is followed', async () => {
    const { page, services } = await openWide('/about', { frozen: false });
    await opener(services).click();
    await services.getByRole('link').first().click();
    await page.waitForURL(/\/services\//);
    await expect.poll(() => allOpen(page)).toEqual([]);
  });

  it('[S6] keeps each panel inside the window, at the narrowest width too', async () => {
    const { page } = await openWide('/about', { frozen: false });
    for (const width of [960, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      for (const label of ['Services', 'Areas']) {
        const details = menu(page, label);
        await opener(details).click();
        const box = (await details.locator('[data-menu-panel]').boundingBox())!;
        expect(box.x, `${label} at ${width}`).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width, `${label} at ${width}`).toBeLessThanOrEqual(width);
        await opener(details).click();
      }
    }
  });
});

describe('menus of the header, without a mouse', () => {
  it.each(['Enter', 'Space'])('[S12] opens and closes with %s, and says so', async (key) => {
    const { page, services } = await openWide();
    await opener(services).focus();
    expect(await opener(services).getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press(key);
    await expect.poll(() => isOpen(services)).toBe(true);
    await expect.poll(() => opener(services).getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press(key);
    await expect.poll(() => isOpen(services)).toBe(false);
  });

  it('[S12] closes with Escape and returns the focus to the word that opened it', async () => {
    const { page, services } = await openWide();
    await opener(services).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => isOpen(services)).toBe(true);
    await page.keyboard.press('Tab');
    const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement);
    await expect.poll(() => hasFocus(services.locator('a').first())).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(services)).toBe(false);
    await expect.poll(() => hasFocus(opener(services))).toBe(true);
  });

  it('[S9] closes when the focus leaves it', async () => {
    const { page, services } = await openWide();
    await opener(services).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => isOpen(services)).toBe(true);
    await services.locator('a').last().focus();
    expect(await isOpen(services)).toBe(true);
    await page.keyboard.press('Tab');
    await expect.poll(() => isOpen(services)).toBe(false);
  });

  it('[S9] opens on a tap and closes on the next', async () => {
    const page = await openPage('/about', { viewport: { width: 1024, height: 768 }, hasTouch: true });
    await hydrated(page);
    await comeNear(page);
    const services = menu(page, 'Services');
    await opener(services).tap();
    await expect.poll(() => isOpen(services)).toBe(true);
    await page.waitForTimeout(500);
    expect(await isOpen(services)).toBe(true);
    await opener(services).tap();
    await expect.poll(() => isOpen(services)).toBe(false);
  });

  it('[S40] asks for the code of the menus when somebody first comes near them', async () => {
    const page = await openPage('/robots.txt');
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('MenuBehaviour')) scripts.push(request.url());
    });
    await page.goto('/about');
    await hydrated(page);
    await page.waitForTimeout(500);
    expect(scripts).toEqual([]);
    await comeNear(page);
    expect(scripts).toHaveLength(1);
  });

  it('[S16] opens without JavaScript, one at a time', async () => {
    const page = await openPage('/about', { viewport: { width: 1280, height: 800 }, javaScriptEnabled: false });
    for (const label of ['Services', 'Areas']) {
      await opener(menu(page, label)).click();
      expect(await page.locator('header nav details[open] > summary').allTextContents()).toEqual([label]);
      expect(await menu(page, label).getByRole('link').first().isVisible()).toBe(true);
    }
  });
});

describe('before hydration', () => {
  /** The shell's data is held back, so hydration waits until `release`. */
  async function openHeld(viewport: { width: number; height: number }) {
    const page = await openPage('/robots.txt', { viewport });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_pages/_shell.json', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/about');
    return { page, release };
  }

  it('[S19] keeps open what the visitor has opened before hydration, and treats it as clicked open', async () => {
    const { page, release } = await openHeld({ width: 1280, height: 800 });
    const services = menu(page, 'Services');
    await opener(services).click();
    release();
    await opener(services).and(page.locator('[aria-expanded="true"]')).waitFor();
    await away(page);
    await page.waitForTimeout(500);
    expect(await isOpen(services)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(services)).toBe(false);
  });

  it('[S19] makes a sheet modal that the visitor has opened before hydration', async () => {
    const { page, release } = await openHeld(PHONE);
    await page.getByText('Menu', { exact: true }).click();
    release();
    await hydrated(page);
    await expect.poll(() => page.locator('main').evaluate((main) => main.closest('[inert]') != null)).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByText('Menu', { exact: true }).waitFor();
  });
});

describe('where the visitor is', () => {
  it('[S17] marks the link of the page shown, and the menu of its section', async () => {
    const page = await openPage(site.areaInMenu, { viewport: { width: 1280, height: 800 } });
    const current = page.locator('header nav[aria-label="Main"]');
    expect(
      await current
        .locator('a[aria-current="page"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual([site.areaInMenu]);
    expect(await current.locator('summary[aria-current="true"]').allTextContents()).toEqual(['Areas']);
  });

  it('[S17] offers lists of links, not application menus', async () => {
    const page = await openPage('/about');
    expect(await page.locator('header [role="menu"], header [role="menuitem"]').count()).toBe(0);
    expect(await page.locator('header nav details ul > li > a').count()).toBeGreaterThan(10);
  });
});
