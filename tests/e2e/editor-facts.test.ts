import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { axeFaultsOfThemes } from './axe';
import { copyWithOwnHeroes, editorFor } from './editor';

const PAGE = 'areas/sw1h.json';
const editor = editorFor({ makeFolder: () => copyWithOwnHeroes(), restored: PAGE });

const intro = (page: Page) => page.locator('[id="field/blocks/0/intro"]');
async function opened(): Promise<Page> {
  const page = await editor.openChecked(`#/edit/pages/${PAGE}`, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByRole('button', { name: /^Hero/ }).click();
  return page;
}
const saved = async (page: Page): Promise<string> => {
  await page.keyboard.press('Control+S');
  await page.keyboard.press('Enter');
  await page.getByText('Saved.').waitFor();
  return (JSON.parse(editor.read(PAGE)) as { blocks: [{ intro: string }] }).blocks[0].intro;
};

it('[EE52] shows facts in a text as visitors read them, chosen by their value, and keeps them while one writes', async () => {
  const page = await opened();
  await intro(page).fill('In {area.name} we charge .');
  expect(await intro(page).inputValue()).toBe('In Victoria we charge .');
  await page.getByText('Filled in for you: Victoria', { exact: true }).waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: /^\+ Fact into Introduction/ }).click();
  await page.getByLabel('Search facts').fill('domestic');
  await page.keyboard.press('Enter');
  await expect.poll(() => intro(page).inputValue()).toBe('In Victoria we charge £95.');
  await page.keyboard.type(' an hour');
  await page.keyboard.press('Home');
  await page.keyboard.type('Here: ');
  expect(await intro(page).inputValue()).toBe('Here: In Victoria we charge £95 an hour.');
  expect(await axeFaultsOfThemes(page)).toEqual([]);

  // Other programs are given what is shown, another field of the page the facts.
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+C');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Here: In Victoria we charge £95 an hour.');
  await page.keyboard.press('End');
  await page.keyboard.press('Control+V');
  expect(await saved(page)).toBe(
    'Here: In {area.name} we charge {claim.domestic-hourly} an hour.Here: In {area.name} we charge {claim.domestic-hourly} an hour.',
  );
});

it('[EE52] offers each figure that a typed one may be', async () => {
  const page = await opened();
  await intro(page).fill('It is yours in 30 minutes, for £95.');
  const told = page.locator('[data-problem="typed-figure"]').first();
  await told.waitFor({ timeout: 20_000 });
  expect(await told.textContent()).not.toMatch(/[{}"]/);
  await told
    .getByRole('button', { name: /^Use £95/ })
    .first()
    .click();
  await told.waitFor({ state: 'detached' });
  expect(await saved(page)).toBe('It is yours in 30 minutes, for {claim.domestic-hourly}.');
});
