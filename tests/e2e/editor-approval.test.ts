// @module-tag turn-4
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { readApproved } from '../../src/check/approval/approved-file';
import { allItemsOn, itemsOfSite } from '../../src/check/approval/waiting';
import { writeApproved } from '../../src/node/authoring/write-approved';
import { loadSite } from '../../src/node/load/load-site';
import { axeFaultsIn, axeFaultsOfThemes } from './axe';
import { DESKTOP, PHONE } from './browser';
import { copyWithOwnHeroes, dialog, editorFor, faultlessCopy, field, SLOW_MS } from './editor';
import { beginRepository, git } from '../fixtures/repository';

const PAGE = 'areas/sw1h.json';
const LIST = '_approved.txt';
const WAITS = 'Waits for approval';
const ASSISTED = 'Changed by an assistant';
/** What stands below it is covered by it. */
const DIALOG = { include: ['dialog'] };

const there = mkdtempSync(join(tmpdir(), 'sent-to-'));
const listed = () => [...readApproved(Buffer.from(editor.read(LIST))).approvals.keys()];

/** A site that has begun to approve, with nothing that waits, on a computer that sends branches of it. */
async function makeFolder(): Promise<string> {
  const folder = { path: copyWithOwnHeroes(faultlessCopy()), name: 'pages', project: process.cwd() };
  const place = join(folder.path, PAGE);
  const page = JSON.parse(readFileSync(place, 'utf8')) as { blocks: object[] };
  const prose = (heading: string, paragraph: string) => ({ type: 'prose', heading, paragraphs: [paragraph] });
  page.blocks.splice(1, 0, prose('At night', 'We charge £90.'), prose('Parking', 'We park in the yard.'));
  writeFileSync(place, `${JSON.stringify(page, null, 2)}\n`);
  const items = [...itemsOfSite((await loadSite(folder)).site).values()].flat();
  const approval = { date: '2026-11-22', by: 'AB' };
  await writeApproved(folder, new Map(items.map(({ fingerprint }) => [fingerprint, approval])));
  beginRepository(folder.path, { there });
  return folder.path;
}
const editor = editorFor({ makeFolder });
afterAll(() => rmSync(there, { recursive: true, force: true }));

const waits = (page: Page) => page.getByText(WAITS, { exact: true });
const save = async (page: Page) => {
  await page.keyboard.press('Control+S');
  await dialog(page).getByRole('button', { name: 'Save' }).press('Enter');
  await page.getByText('Saved.').waitFor();
};

it(
  '[EE46] saves without a question, asks at Publish what is new, and has it in the list and with the page then',
  async () => {
    const page = await editor.openChecked(`#/edit/pages/${PAGE}`, { viewport: DESKTOP });
    expect(await waits(page).count()).toBe(0);
    const before = listed();
    for (const [heading, pointer, words] of [
      ['At night', '/blocks/1/paragraphs/0', 'We charge £80.'],
      ['Parking', '/blocks/2/paragraphs/0', 'We park in the street.'],
    ] as const) {
      await page
        .getByRole('button', { name: new RegExp(heading) })
        .first()
        .click();
      await field(page, pointer).fill(words);
    }
    await page.getByRole('button', { name: /^Hero/ }).click();
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#204060' } })
      .jpeg()
      .toBuffer();
    const upload = { name: 'yard.jpg', mimeType: 'image/jpeg', buffer: photo };
    await page.locator('input[type="file"]').first().setInputFiles(upload);
    await page.getByText(/^Uploaded as yard.jpg/).waitFor();
    await field(page, '/blocks/0/picture/alt').fill('Our yard.');
    await save(page);
    expect(listed()).toEqual(before);
    await waits(page).waitFor();

    const publish = page.getByRole('button', { name: 'Publish' });
    await publish.press('Enter');
    await dialog(page).getByRole('heading', { name: 'Is this true?' }).waitFor();
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      expect(await axeFaultsIn(viewport === PHONE ? 'the first' : 'another', page, DIALOG)).toEqual([]);
    }
    await expect.poll(() => dialog(page).locator('mark').allTextContents()).toEqual(['£80']);
    await dialog(page).getByText('“£80” isn’t one of our prices.').waitFor();
    await dialog(page).getByRole('button', { name: 'Use £95' }).waitFor();
    const told = await dialog(page).innerText();
    for (const words of ['We charge £80.', 'We park in the street.', 'Our yard.', 'Office approved this'])
      expect(told).toContain(words);
    expect(told).not.toMatch(/[{}]|\.json|\.jpg|npm/);
    const picture = dialog(page).locator('img');
    await expect.poll(() => picture.evaluate((each) => (each as HTMLImageElement).naturalWidth)).toBe(900);

    const ticks = dialog(page).getByRole('checkbox');
    expect(await ticks.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).checked))).toEqual([
      false,
      false,
    ]);
    const send = dialog(page).getByRole('button', { name: 'Send it' });
    await dialog(page).getByRole('checkbox', { name: 'These 2 are true' }).press('Space');
    await send.press('Enter');
    await dialog(page).getByText('Tick everything that is true.').waitFor();
    expect(listed()).toEqual(before);
    await dialog(page).getByRole('checkbox', { name: 'It is right' }).press('Space');
    await send.press('Enter');
    await dialog(page).getByText('What happens next').waitFor();
    const sent = git(there, 'diff', '--name-only', 'main', 'edit-areas-sw1h').split('\n');
    expect(sent.sort()).toEqual([LIST, '_images/yard.jpg', PAGE].sort());
    expect(listed().filter((each) => !before.includes(each))).toHaveLength(3);
    await dialog(page).getByRole('button', { name: 'Done' }).click();
    await waits(page).waitFor({ state: 'detached' });
  },
  SLOW_MS,
);

it(
  '[EE46] puts a price of the site in the place of a typed one, and asks again',
  async () => {
    editor.write(PAGE, editor.read(PAGE).replace('We charge £80.', 'We charge £70.'));
    const page = await editor.openChecked(`#/edit/pages/${PAGE}`);
    await page.getByRole('button', { name: 'Publish' }).click();
    await dialog(page).getByText('“£70” isn’t one of our prices.').waitFor();
    await dialog(page).getByRole('button', { name: 'Use £95' }).click();
    await expect.poll(() => editor.read(PAGE)).toContain('We charge {claim.domestic-hourly}.');
    await dialog(page).getByText('“£70”').waitFor({ state: 'detached' });
    await dialog(page).getByText('We charge £95.').waitFor();
    editor.write(PAGE, editor.read(PAGE).replace('We charge {claim.domestic-hourly}.', 'We charge £80.'));
  },
  SLOW_MS,
);

it(
  '[EE55] marks what an assistant changed in the list, above the page and at Publish, until somebody approves it',
  async () => {
    const site = { path: editor.folder, name: 'pages', project: process.cwd() };
    editor.write(PAGE, editor.read(PAGE).replace('We park in the street.', 'We park behind the house.'));
    const items = allItemsOn(`pages/${PAGE}`, (await loadSite(site)).site);
    const changed = items.filter(({ fingerprint }) => !listed().includes(fingerprint));
    expect(changed).toHaveLength(1);
    editor.write('_assisted.txt', `${changed[0]!.fingerprint} 2026-11-22 helper\n`);
    const page = await editor.openChecked('#/');
    const row = page.locator(`tr[data-path="pages/${PAGE}"]`);
    await row.getByText(ASSISTED).waitFor();
    expect(await page.getByText(ASSISTED).count()).toBe(1);
    await page.getByRole('button', { name: /^Needs attention/ }).click();
    await row.getByRole('link').first().click();
    await page.locator('header').getByText(ASSISTED).waitFor();
    await page.getByRole('button', { name: 'Publish' }).click();
    await dialog(page).getByText(`${ASSISTED}.`).waitFor();
    await dialog(page).getByRole('checkbox', { name: 'This is true' }).check();
    await dialog(page).getByRole('button', { name: 'Send it' }).click();
    await dialog(page).getByText('What happens next').waitFor();
    await dialog(page).getByRole('button', { name: 'Done' }).click();
    await page.locator('header').getByText(ASSISTED).waitFor({ state: 'detached' });
    editor.write(PAGE, editor.read(PAGE).replace('We park behind the house.', 'We park in the street.'));
  },
  SLOW_MS,
);

it(
  '[EE46] says in the list what waits, and asks for a name where git knows none',
  async () => {
    const text = editor.read(PAGE).replace('We park in the street.', 'We park by the river.');
    editor.write(PAGE, text);
    git(editor.folder, 'config', 'user.name', '');
    const page = await editor.openChecked('#/', { viewport: PHONE });
    const row = page.locator(`tr[data-path="pages/${PAGE}"]`);
    await row.getByText(WAITS).waitFor();
    await page.getByRole('button', { name: new RegExp(`^${WAITS}`) }).click();
    await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
    expect(await axeFaultsOfThemes(page)).toEqual([]);

    await row.getByRole('link').first().click();
    await page.getByRole('button', { name: /hint|Fine/ }).click();
    await page.getByRole('heading', { name: 'Problems' }).waitFor();
    expect(await page.getByText('Nobody has approved').count()).toBe(0);
    await page.getByRole('button', { name: 'Publish' }).click();
    await dialog(page).getByRole('checkbox', { name: 'This is true' }).check();
    await dialog(page).getByRole('button', { name: 'Send it' }).click();
    await dialog(page).getByText('Write your name').waitFor();
    await dialog(page).getByLabel('Your name').fill('A. B.');
    expect(await axeFaultsOfThemes(page, DIALOG)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Send it' }).click();
    await expect.poll(() => editor.read(LIST)).toMatch(/ A\. B\.$/m);
  },
  SLOW_MS,
);
