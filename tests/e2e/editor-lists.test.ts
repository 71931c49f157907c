// @module-tag turn-6
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { axeFaultsIn } from './axe';
import { checked, dialog, editorFor, faultlessCopy, field, SLOW_MS } from './editor';
import { beginRepository } from '../fixtures/repository';

/** The site lies in a repository, so that it is known who changed a page. */
const editor = editorFor({
  makeFolder: () => {
    const folder = faultlessCopy();
    beginRepository(folder, { by: 'Ada' });
    return folder;
  },
});

const isThere = (file: string) => existsSync(join(editor.folder, file));
const WIDTHS = [390, 1024, 1440];

/** Has no fault for axe and does not scroll sideways, at each width and in both themes. */
async function looksRight(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    // What stands below a dialog is covered by it.
    const part = (await dialog(page).count()) > 0 ? { include: ['dialog'] } : undefined;
    const window = width === WIDTHS[0] ? 'the first' : 'another';
    expect(await axeFaultsIn(window, page, part), String(width)).toEqual([]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, String(width)).toBeLessThanOrEqual(0);
  }
}

/** Presses the middle of some words of the preview. */
async function pressWords(page: Page, words: string): Promise<void> {
  const element = page.frameLocator('iframe').getByText(words).first();
  const scale = await page
    .locator('iframe')
    .evaluate((frame: HTMLElement) => frame.getBoundingClientRect().width / frame.offsetWidth);
  const position = await element.evaluate((node, wanted) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const range = new Range();
    while (walker.nextNode()) {
      const at = (walker.currentNode as Text).data.indexOf(wanted);
      if (at < 0) continue;
      range.setStart(walker.currentNode, at);
      range.setEnd(walker.currentNode, at + wanted.length);
      break;
    }
    const [inner, outer] = [range.getBoundingClientRect(), node.getBoundingClientRect()];
    return { x: inner.x - outer.x + inner.width / 2, y: inner.y - outer.y + inner.height / 2 };
  }, words);
  await element.click({ position: { x: position.x * scale, y: position.y * scale } });
}

it(
  '[EE47] lists each figure with what it is about and where it stands, and leads there from a press on a price',
  async () => {
    const page = await editor.openAgain('#/figures');
    await page.getByLabel('Search').fill('domestic');
    const row = page.locator('tr[data-figure="claim.domestic-hourly"]');
    expect(await row.textContent()).toMatch(/^£95 per hourprice, domestic\d+ pages.*March 2027$/);
    await row.locator('summary').click();
    await expect.poll(() => row.getByRole('listitem').count()).toBeGreaterThan(5);
    await looksRight(page);
    await row.getByRole('link', { name: '£95 per hour' }).click();
    await page.waitForFunction(() => /^field\/groups\/\d+\/claims\/\d+\//.test(document.activeElement?.id ?? ''));

    await page.goto(`${editor.origin}/#/edit/pages/prices.json`);
    await page.setViewportSize({ width: 1280, height: 800 });
    await checked(page);
    await pressWords(page, '£95');
    const note = page.locator('[data-part="figure"]');
    await note.getByText('£95 per hour').waitFor();
    expect(await note.textContent()).toMatch(
      /£95 per hour · price, domestic · on \d+ pages · checked until March 2027/,
    );
    await note.getByRole('link', { name: 'Change it on every page' }).click();
    await page.waitForFunction(() => /^field\/groups\/\d+\/claims\/\d+\//.test(document.activeElement?.id ?? ''));
  },
  SLOW_MS,
);

it(
  '[EE63] turns a claim in words into a figure and back, and keeps what both have',
  async () => {
    const page = await editor.openAgain('#/figures');
    await page.getByLabel('Search').fill('payment');
    await page.locator('tr[data-figure="claim.payment"]').getByRole('link', { name: 'by card' }).click();
    await page.waitForFunction(() => /^field\/groups\/\d+\/claims\/\d+\//.test(document.activeElement?.id ?? ''));
    const [claim] = (await page.evaluate(() => document.activeElement!.id)).match(/\/groups\/\d+\/claims\/\d+/)!;
    const entry = page.locator('li', { has: field(page, claim) });
    const named = async () => field(page, `${claim}/id`).inputValue();
    expect([await named(), await field(page, `${claim}/value`).count()]).toEqual(['payment', 0]);
    await entry.getByRole('button', { name: 'Figure', exact: true }).click();
    await field(page, `${claim}/value`).fill('30');
    await field(page, `${claim}/unit`).fill('day');
    await entry.getByRole('button', { name: 'Claim in words' }).click();
    await field(page, `${claim}/value`).waitFor({ state: 'detached' });
    expect(await named()).toBe('payment');
    await entry.getByText('by card, by bank transfer or in cash').first().waitFor();
  },
  SLOW_MS,
);

it(
  '[EE48] makes a page from nothing, gives one another address and deletes one, with what visitors find there then',
  async () => {
    const page = await editor.openAgain('#/');
    const row = (path: string) => page.locator(`tr[data-path="pages/${path}"]`);
    await row('areas/hackney.json')
      .getByText(/, Ada$/)
      .waitFor();

    await page.getByRole('link', { name: 'New page' }).click();
    await page.getByLabel('Service page').check();
    await page.getByLabel('Name').fill('Water softeners');
    await looksRight(page);
    await page.getByRole('button', { name: 'Create page' }).click();
    await page.getByText(/^0 of \d+ written$/).waitFor();
    await checked(page);
    await page.keyboard.press('Control+S');
    await page.keyboard.press('Enter');
    await page.getByText('Saved.').waitFor();
    expect(JSON.parse(editor.read('services/water-softeners.json'))).toMatchObject({
      status: 'draft',
      facts: { name: 'Water softeners' },
    });

    await page.goto(`${editor.origin}/#/`);
    await page.getByRole('button', { name: 'Rename Hackney E8' }).click();
    await dialog(page).waitFor();
    await looksRight(page);
    await dialog(page).getByLabel('Address', { exact: true }).fill('camden');
    await dialog(page).getByRole('button', { name: 'Change address' }).click();
    await dialog(page).getByRole('alert').waitFor();
    await dialog(page).getByLabel('Address', { exact: true }).fill('hackney-e8');
    await dialog(page).getByRole('button', { name: 'Change address' }).click();
    await page.getByText('Hackney E8 is now at /areas/hackney-e8.').waitFor();
    expect(isThere('areas/hackney.json')).toBe(false);
    expect(JSON.parse(editor.read('areas/hackney-e8.json'))).toMatchObject({ aliases: ['/areas/hackney'] });

    await page.getByRole('button', { name: 'Delete Hackney E8' }).click();
    await dialog(page).getByLabel('Page to send them to').selectOption({ label: 'Areas' });
    await looksRight(page);
    await dialog(page).getByRole('button', { name: 'Delete page' }).click();
    await page.getByText('Hackney E8 was deleted.').waitFor();
    await row('areas/hackney-e8.json').waitFor({ state: 'detached' });
    expect(isThere('areas/hackney-e8.json')).toBe(false);
    expect((JSON.parse(editor.read('areas.json')) as { aliases: string[] }).aliases).toContain('/areas/hackney');

    await page.getByRole('button', { name: /^Delete Camden/ }).click();
    await dialog(page)
      .getByRole('radio', { name: /^Nothing/ })
      .check();
    await dialog(page).getByRole('button', { name: 'Delete page' }).click();
    await dialog(page).getByText('Write why nothing replaces this page.').waitFor();
    await dialog(page).getByLabel('Why nothing replaces it').fill('We no longer work there.');
    await dialog(page).getByRole('button', { name: 'Delete page' }).click();
    await page.getByText(/^Camden.* was deleted\./).waitFor();
    const { gone } = JSON.parse(editor.read('_published.json')) as { gone: object[] };
    expect(gone).toContainEqual(
      expect.objectContaining({ route: '/areas/camden', reason: 'We no longer work there.' }),
    );
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('search');
  },
  SLOW_MS,
);

it(
  '[EE19] shows every picture with its places, says how a HEIC picture is saved, and deletes what no page shows',
  async () => {
    const page = await editor.openAgain('#/pictures');
    const card = (name: string) => page.locator(`[data-picture="${name}"]`);
    await card('van.jpg').getByRole('link').first().waitFor();
    await page.waitForFunction(() => [...document.images].some(({ naturalWidth }) => naturalWidth > 0));
    expect(await card('van.jpg').getByRole('button').count()).toBe(0);
    await looksRight(page);

    const files = page.locator('input[type="file"]');
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(40)]);
    await files.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic });
    await page.getByText('choose Settings, Camera, Formats, Most Compatible').waitFor();
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#204060' } })
      .jpeg()
      .toBuffer();
    await files.setInputFiles({ name: 'Yard.jpg', mimeType: 'image/jpeg', buffer: photo });
    await card('yard.jpg').getByText('900 × 600 pixels').waitFor();
    await card('yard.jpg').getByRole('button', { name: 'Delete yard.jpg…' }).click();
    await looksRight(page);
    await dialog(page).getByRole('button', { name: 'Delete picture' }).click();
    await card('yard.jpg').waitFor({ state: 'detached' });
    expect(isThere('_images/yard.jpg')).toBe(false);
    expect(readFileSync(join(editor.folder, '_images/van.jpg')).length).toBeGreaterThan(0);
  },
  SLOW_MS,
);
