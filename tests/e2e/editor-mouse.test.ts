import { expect, it } from 'vitest';
import type { Locator } from 'playwright';
import { editorFor, faultlessCopy, SLOW_MS } from './editor';

const MOST_CLICKS = 40;
const editor = editorFor({ makeFolder: faultlessCopy });

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
    expect(JSON.parse(editor.read('areas/e17.json'))).toMatchObject({ status: 'draft', facts: { code: 'E17' } });
  },
  SLOW_MS,
);
