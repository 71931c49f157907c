// @module-tag turn-6
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import type { Locator } from 'playwright';
import { editorFor, faultlessCopy, SLOW_MS, tabTo } from './editor';

const MADE = 'areas/e17.json';
const MOST_CLICKS = 40;
const MOST_KEYS = 135;
const editor = editorFor({ makeFolder: faultlessCopy });
beforeEach(() => rmSync(join(editor.folder, MADE), { force: true }));

it(
  '[EE54] makes and publishes a new area by mouse with at most forty clicks beside the words that are typed',
  async () => {
    const page = await editor.openChecked();
    let clicks = 0;
    const click = async (target: Locator) => {
      clicks += 1;
      await target.click();
    };
    await page.keyboard.type('hackney');
    await click(page.getByRole('link', { name: 'Copy Hackney E8' }));
    await page.getByRole('heading', { name: 'A new page like Hackney E8' }).waitFor();
    await page.keyboard.type('e17');
    await click(page.getByRole('button', { name: 'Create page' }));
    await page.getByText(/^0 of \d+ written$/).waitFor();
    const fields = page.locator('#form :is(textarea, select, input:not([type="checkbox"]))');
    const count = await fields.count();
    for (let index = 0; index < count; index += 1) {
      const field = fields.nth(index);
      const isChoice = (await field.evaluate((each) => each.tagName)) === 'SELECT';
      // The caret is in the first of them already.
      if (!(await field.evaluate((each) => each === document.activeElement))) await click(field);
      if (isChoice) {
        clicks += 1;
        await field.selectOption({ index: 1 });
      } else
        await page.keyboard.insertText(
          (await field.getAttribute('inputmode')) === 'decimal' ? '25' : `Words of Walthamstow ${index}`,
        );
    }
    await page.getByText(/^(\d+) of \1 written$/).waitFor();
    for (const tick of await page.locator('[data-part="look-again"]').getByRole('checkbox').all()) await click(tick);
    await click(page.getByRole('button', { name: 'Review and save' }).first());
    await click(page.getByRole('dialog').getByRole('button', { name: 'Save' }));
    await page.getByText('Saved.').waitFor();
    await click(page.getByRole('button', { name: 'Publish' }));
    await page.getByRole('dialog', { name: /^Publish/ }).waitFor();
    clicks += 1;
    expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
    expect(JSON.parse(editor.read(MADE))).toMatchObject({ status: 'draft', facts: { code: 'E17' } });
  },
  SLOW_MS,
);

it(
  `[EE58] makes and publishes a new area by keyboard alone with at most ${MOST_KEYS} keys beside the words`,
  async () => {
    const page = await editor.openChecked();
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };
    const go = async (name: RegExp, key?: 'Shift+Tab') => {
      keys += await tabTo(page, name, key);
    };
    await page.keyboard.type('hackney');
    await press('ArrowDown');
    await go(/^Copy Hackney/);
    await press('Enter');
    await page.getByRole('heading', { name: 'A new page like Hackney E8' }).waitFor();
    await page.keyboard.type('e17');
    await press('Enter');
    await page.getByText(/^0 of \d+ written$/).waitFor();

    /** The place of the focus among what is to be written; -1 elsewhere. */
    const fields = page.locator('#form :is(textarea, select, input:not([type="checkbox"]))');
    const count = await fields.count();
    const placeOfFocus = () => fields.evaluateAll((all) => all.findIndex((each) => each === document.activeElement));
    for (let index = 0; index < count; index += 1) {
      while ((await placeOfFocus()) !== index) await press('Tab');
      const field = page.locator(':focus');
      if ((await field.evaluate((each) => each.tagName)) === 'SELECT') await press('ArrowDown');
      else
        await page.keyboard.insertText(
          (await field.getAttribute('inputmode')) === 'decimal' ? '25' : `Words of Walthamstow ${index}`,
        );
    }
    await page.getByText(/^(\d+) of \1 written$/).waitFor();
    const isTick = () =>
      page.evaluate(() => document.activeElement?.matches('[data-part="look-again"] [type="checkbox"]'));
    const ticks = await page.locator('[data-part="look-again"]').getByRole('checkbox').count();
    for (let index = 0; index < ticks; index += 1) {
      do await press('Tab');
      while (!(await isTick()));
      await press('Space');
    }
    await press('Control+S');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).waitFor();
    await press('Enter');
    await page.getByText('Saved.').waitFor();
    // Past the outline to what can be done with the whole page, of which publishing is the last.
    await press('Shift+F6');
    await press('Shift+F6');
    await press('Enter');
    await page.getByRole('dialog', { name: /^Publish/ }).waitFor();
    expect(keys).toBeLessThanOrEqual(MOST_KEYS);
    expect(JSON.parse(editor.read(MADE))).toMatchObject({ status: 'draft', facts: { code: 'E17' } });
  },
  SLOW_MS,
);
