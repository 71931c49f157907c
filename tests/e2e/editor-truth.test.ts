// @module-tag turn-5
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright';
import { checked, copyWithOwnHeroes, editorFor, faultlessCopy, field, kept, preview, save } from './editor';
import { closePage } from './browser';
import { beginRepository } from '../fixtures/repository';

const PAGE = 'areas/hackney.json';
const PLACE = `#/edit/pages/${PAGE}`;
/** A page that no text leads to: as a draft it has no problem. */
const UNLINKED = 'areas/fulham.json';

let original: string;
const editor = editorFor({
  restored: PAGE,
  makeFolder: () => {
    const folder = copyWithOwnHeroes(faultlessCopy());
    original = readFileSync(`${folder}/${PAGE}`, 'utf8');
    beginRepository(folder);
    return folder;
  },
});

const state = (page: Page) => page.locator('[data-part="state"]');
const hasFocus = (at: Locator) => at.evaluate((element) => element === document.activeElement);
const opened = (place = PLACE) => editor.openAgain(place);
/** A copy of Hackney that nobody has written in yet. */
async function copied(code: string): Promise<Page> {
  const page = await opened('#/copy/pages/areas/hackney.json');
  await page.getByLabel('District', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Create page' }).click();
  await page.getByText(/^0 of \d+ written$/).waitFor();
  return page;
}

describe('the preview', () => {
  it('[EE23] has no row more after a key in a place of a fresh copy', async () => {
    const page = await copied('e 5');
    await preview(page).getByText('‹Place›').first().waitFor();
    const rows = () => preview(page).locator('li').count();
    const before = await rows();
    const street = page.getByLabel('Place 1', { exact: true }).first();
    await street.focus();
    await page.keyboard.type('Clarence Road', { delay: 15 });
    await preview(page).getByText('Clarence Road').first().waitFor();
    expect(await rows()).toBe(before);
  });

  it('[EE8] shows this page while an entry is only begun, and says so where it cannot be drawn', async () => {
    const page = await opened('#/edit/pages/index.json');
    const heading = await preview(page).getByRole('heading', { level: 1 }).first().textContent();
    await page
      .getByRole('button', { name: /^Cards/ })
      .first()
      .click();
    await page.getByRole('button', { name: '+ Card', exact: true }).click();
    await page
      .getByRole('button', { name: /^Reviews/ })
      .first()
      .click();
    await page.getByRole('button', { name: '+ Review', exact: true }).click();
    expect(await preview(page).getByRole('heading', { level: 1 }).first().textContent()).toBe(heading);
    expect(await preview(page).locator('main').innerText()).not.toMatch(/\{[a-z]/);

    editor.write('about.json', '{ "version": 1, "facts": ');
    await page.goto(`${editor.origin}/#/edit/pages/about.json`);
    await page.getByText('This is the last version that could be shown.').waitFor();
    await page.reload();
    await page.getByText('This page cannot be shown yet').waitFor();
    expect(await preview(page).getByRole('heading', { level: 1 }).count()).toBe(0);
  });
});

it('[EE36] says above every page and in the list what visitors have of it, and publishing a draft shows it', async () => {
  const page = await opened(`#/edit/pages/${UNLINKED}`);
  const text = editor.read(UNLINKED);
  expect(await state(page).textContent()).toBe('Published');
  editor.write(UNLINKED, text.replace('"version": 1,', '"version": 1,\n  "status": "draft",'));
  await page.waitForFunction(() => document.querySelector('[data-part="state"]')?.textContent === 'Draft');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByText('Show it to visitors?').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish it' }).click();
  await page.getByText('Visitors see this page when the site is next built').waitFor();
  expect(editor.read(UNLINKED)).toBe(text);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => state(page).textContent()).toBe('Published');
  editor.write(UNLINKED, text.replace('"version": 1,', '"version": 1,\n  "publishFrom": "2999-01-01",'));
  await page.waitForFunction(() => document.querySelector('[data-part="state"]')?.textContent === 'Scheduled');
  await page.goto(`${editor.origin}/#/`);
  await page.locator(`tr[data-path="pages/${UNLINKED}"]`).getByText('Scheduled').waitFor();
  const paths = () => page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-path')));
  await page.getByLabel('State').selectOption('Scheduled');
  await expect.poll(paths).toEqual([`pages/${UNLINKED}`]);
  await page.getByLabel('State').selectOption('Any');
  await page.getByLabel('Kind').selectOption('Service page');
  await expect.poll(async () => (await paths()).every((path) => path?.startsWith('pages/services/'))).toBe(true);
  editor.write(UNLINKED, text);
});

it('[EE37] names the line and the cause of a damaged file, and restores its last good version', async () => {
  editor.write(PAGE, original.replace('"version": 1,', '"version": 1'));
  const page = await opened();
  await page.getByText('This file is damaged at line 3').waitFor();
  expect(await state(page).textContent()).toBe('Damaged');
  expect(await page.getByText('Fine', { exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: 'Restore the last good version' }).click();
  await preview(page).getByRole('heading', { level: 1 }).waitFor();
  await save(page);
  expect(editor.read(PAGE)).toBe(original);
});

it('[EE7] brings the caret to the first field of what was added, copied or moved', async () => {
  const page = await opened('#/edit/pages/reviews.json');
  await page
    .getByRole('button', { name: /^Reviews/ })
    .first()
    .click();
  await page.getByRole('button', { name: '+ Review', exact: true }).click();
  await page.keyboard.type('Ada');
  await expect
    .poll(() =>
      page
        .locator('[aria-label="Form"] textarea')
        .evaluateAll((all) => all.map((each) => (each as HTMLTextAreaElement).value)),
    )
    .toContain('Ada');
  await page.goto(`${editor.origin}/${PLACE}`);
  await page.getByRole('button', { name: /^Hero/ }).click();
  await page.getByRole('button', { name: '↓ Down' }).click();
  expect(await hasFocus(page.locator('#block-down'))).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  const copy = await copied('e 9');
  expect(await copy.evaluate(() => document.activeElement?.matches('#form textarea, #form input'))).toBe(true);
});

it('[EE5] tells each problem at its field and at once, as what it is, and counts it alike everywhere', async () => {
  const page = await opened();
  await page.getByRole('button', { name: /^Facts/ }).click();
  await page.getByLabel(/^Response time/).fill('25min');
  await page.getByLabel(/^Locality/).focus();
  const told = page.locator('[data-problem]').filter({ hasText: '“25min” is not a number.' });
  await told.waitFor();
  expect(await told.textContent()).not.toMatch(/quotes|responseMinutes/);
  const above = page.locator('header').getByText(/^\d+ problem/);
  const outlined = page.getByRole('button', { name: /^Problems/ });
  await expect
    .poll(async () => (await outlined.textContent()) === `Problems${Number.parseInt((await above.textContent())!, 10)}`)
    .toBe(true);
  await told.getByRole('button', { name: 'Use 25' }).click();
  await told.waitFor({ state: 'detached' });
  await page.getByText('Fine', { exact: true }).waitFor();

  // What a change elsewhere makes wrong is told at its own field.
  await page.getByRole('button', { name: 'Remove rating' }).click();
  await page.getByRole('button', { name: /^Problems/ }).click();
  await page.getByRole('button', { name: 'Go to field' }).first().click();
  await page.waitForFunction(() => {
    const words = document.getElementById(document.activeElement?.getAttribute('aria-describedby') ?? '');
    return words?.querySelector('[data-problem]') !== null;
  });
});

it('[EE12] reviews an unfinished page that was saved as what changes in it, with every word that is new', async () => {
  const page = await copied('e 3');
  await page.getByLabel(/^Locality/).fill('Bow');
  await save(page);
  const words = Array.from({ length: 60 }, (_, number) => `word${number}`).join(' ');
  await page.getByLabel(/^Hero: Introduction/).fill(words);
  await page.getByRole('button', { name: 'Review and save' }).first().click();
  const review = page.getByRole('dialog');
  await review.getByText('still a draft').waitFor();
  expect(await review.textContent()).not.toContain('new draft');
  expect(await review.locator('section').allTextContents()).toEqual(
    expect.arrayContaining([expect.stringContaining('word59')]),
  );
});

it('[EE43] lists with ticks what a copy still says of the page it was made from, and leaves out what it lacks', async () => {
  const page = await copied('e 17');
  const list = page.locator('[data-part="look-again"]');
  await list.getByText('shared supply pipe, ').first().waitFor();
  const tick = list.getByRole('checkbox').first();
  await tick.check();
  await page.getByRole('button', { name: /^Facts/ }).click();
  await page.getByRole('button', { name: /^To do/ }).click();
  expect(await list.getByRole('checkbox').first().isChecked()).toBe(true);
  expect(await preview(page).locator('main').innerText()).not.toMatch(/5 Star Rated/);
});

it('[EE2] asks the server for each thing once when a page is opened, and is told of no fault', async () => {
  const page = await opened('#/');
  const asked: string[] = [];
  const faults: string[] = [];
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    asked.push(pathname + search);
    if (response.status() >= 400) faults.push(response.url());
  });
  await page.goto(`${editor.origin}/${PLACE}`);
  await page.reload();
  await checked(page);
  await field(page, '/facts/locality').fill('Upper Hackney');
  await page
    .getByText(/^Fine$|hint|problem/)
    .first()
    .waitFor();
  // Whether the file was changed elsewhere is asked every other second. The preview is a page of its own.
  const once = asked.filter((each) => each.startsWith('/api/') && !each.startsWith('/api/file?'));
  const twice = once.filter((each, index) => once.indexOf(each) !== index);

  expect([twice, faults]).toEqual([[], []]);
});

describe('a browser that keeps nothing', () => {
  /** The browser answers no question about what it keeps, until it is let. */
  const shut = (page: Page, isShut: boolean) =>
    page.evaluate((refuses) => {
      const own = IDBFactory.prototype as { open: unknown; kept?: unknown };
      own.kept ??= own.open;
      own.open = refuses
        ? () => {
            throw new DOMException('It is blocked.', 'SecurityError');
          }
        : own.kept;
    }, isShut);

  it('[EE62] is asked again before a page is opened in which something may lie, and stops nobody', async () => {
    const page = await opened('#/');
    await shut(page, true);
    await page.goto(`${editor.origin}/${PLACE}`);
    await page.getByRole('heading', { name: 'This browser does not say' }).waitFor();
    await page.getByRole('button', { name: 'Open the page as it was saved' }).click();
    await page.getByLabel(/^Locality/).fill('Upper Hackney');
    await page.getByText('This browser has no room to keep what you wrote. Save it.').waitFor();
    await save(page);
    expect(editor.read(PAGE)).toContain('Upper Hackney');
    await shut(page, false);
  });

  it('[EE62] offers what it kept as soon as it says so', async () => {
    const page = await opened();
    await page.getByLabel(/^Locality/).fill('Lower Hackney');
    await kept(page, 'Lower Hackney');
    await page.goto(`${editor.origin}/#/`);
    await page.getByText('Not saved yet').waitFor();
    await shut(page, true);
    await page.goto(`${editor.origin}/${PLACE}`);
    await page.getByRole('heading', { name: 'This browser does not say' }).waitFor();
    await shut(page, false);
    await page.getByRole('button', { name: 'Ask it again' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    expect(await page.getByLabel(/^Locality/).inputValue()).toBe('Lower Hackney');
  });

  it('[EE62] has a page also where the editor itself stops', async () => {
    const page = await editor.open('#/');
    await page.locator('tbody tr').first().waitFor();
    await page.evaluate(() => Reflect.deleteProperty(Array.prototype, 'map'));
    await page.evaluate((place) => location.assign(place), `#/edit/pages/${UNLINKED}`);
    await page.getByRole('heading', { name: 'The editor stopped' }).waitFor();
    await page.getByRole('button', { name: 'Load the editor again' }).click();
    await page.getByRole('button', { name: /^Hero/ }).waitFor();
  });
});

it('[EE40] says that the browser is offline, and turns nobody away with a bare line', async () => {
  const page = await editor.openChecked(PLACE);
  await field(page, '/facts/locality').fill('Upper Hackney');
  await page.context().setOffline(true);
  await page.keyboard.press('Control+S');
  await page.keyboard.press('Enter');
  await page.getByText('This browser is offline and cannot reach the editor.').waitFor();
  await page.context().setOffline(false);
  expect(await field(page, '/facts/locality').inputValue()).toBe('Upper Hackney');
  await page.context().clearCookies();
  await page.goto(editor.origin);
  await page.getByRole('heading', { name: 'The editor needs a new link' }).waitFor();
});

it('[EE41] shows what was taken out with the way back, and asks before anything is discarded', async () => {
  const page = await editor.openChecked(PLACE);
  await page.getByRole('button', { name: /^Facts/ }).click();
  const remove = page.getByRole('group', { name: 'Streets' }).getByRole('button', { name: 'Remove Place 2' });
  await remove.scrollIntoViewIfNeeded();
  const box = (await remove.boundingBox())!;
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.click(at.x, at.y);
  const line = page.locator('[data-part="removed"]');
  await line.waitFor();
  expect((await line.boundingBox())!.height).toBeGreaterThan(20);
  const under = await page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest('button')?.ariaLabel ?? '',
    at,
  );
  expect(under).not.toMatch(/^Remove/);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('button', { name: 'Review and save' }).isDisabled()).toBe(true);

  await field(page, '/facts/locality').fill('Upper Hackney');
  await kept(page, 'Upper Hackney');
  const second = await page.context().newPage();
  await second.goto(`${editor.origin}/${PLACE}`);
  await second.getByRole('heading', { name: 'This page is open in another tab' }).waitFor();
  expect(await second.getByRole('button', { name: /Discard/ }).count()).toBe(0);
  await closePage(page);
  await second.reload();
  await second.getByRole('button', { name: /^Discard changes/ }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Keep them' }).click();
  await second.getByRole('button', { name: 'Keep editing' }).click();
  expect(await field(second, '/facts/locality').inputValue()).toBe('Upper Hackney');
});
