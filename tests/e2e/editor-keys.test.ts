import { expect, it } from 'vitest';
import { editorFor, faultlessCopy, SLOW_MS, tabTo } from './editor';

const MOST_KEYS = 135;
const editor = editorFor({ makeFolder: faultlessCopy });

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
    expect(JSON.parse(editor.read('areas/e17.json'))).toMatchObject({ status: 'draft', facts: { code: 'E17' } });
  },
  SLOW_MS,
);
