// @module-tag turn-2
import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { axeFaultsIn } from './axe';
import { copyWithOwnHeroes, editorFor, SLOW_MS } from './editor';

const PAGE = 'areas/sw1h.json';
const editor = editorFor({ makeFolder: () => copyWithOwnHeroes(), restored: PAGE });

const offered = (page: Page) => page.frameLocator('iframe[title="Blocks to choose from"]');

it(
  '[EE50] offers each block as it looks on this site, by mouse, by search and by keyboard',
  async () => {
    const page = await editor.openAgain(`#/edit/pages/${PAGE}`);
    await page.getByRole('button', { name: /^Hero/ }).click();
    const add = page.getByRole('button', { name: '+ Add a block…' });
    const heading = page.locator('#part-heading');
    await add.click();
    await offered(page).getByRole('button', { name: 'Steps' }).waitFor();
    // Each is drawn by the visitor's own component, in the colours of the site.
    const drawn = await offered(page)
      .locator('li')
      .evaluateAll((cards) => cards.filter((card) => card.querySelector('[inert] > div')).length);
    const all = await offered(page).getByRole('button').count();
    expect(drawn).toBeGreaterThanOrEqual(all - 1);
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const window = width === 390 ? 'the first' : 'another';
      expect(await axeFaultsIn(window, page, { include: ['dialog'] }), String(width)).toEqual([]);
    }
    await offered(page).getByRole('button', { name: 'Steps' }).click();
    await page.waitForFunction(() => document.getElementById('part-heading')?.textContent === 'Steps');

    await add.press('Enter');
    await page.keyboard.type('question');
    await expect.poll(() => offered(page).getByRole('button').count()).toBeLessThan(all);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await offered(page).getByRole('button').first().press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await add.press('Enter');
    await page.keyboard.type('steps');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await heading.textContent()).toBe('Steps');
    await page.keyboard.press('Control+Z');
    await page.keyboard.press('Control+Z');
    await expect.poll(() => page.getByRole('button', { name: 'Review and save' }).isDisabled()).toBe(true);
  },
  SLOW_MS,
);

it('[EE50] moves blocks and entries by dragging, as the arrows beside them do', async () => {
  const page = await editor.openAgain(`#/edit/pages/${PAGE}`);
  const types = () => (JSON.parse(editor.read(PAGE)) as { blocks: { type: string }[] }).blocks.map(({ type }) => type);
  const before = types();
  const entries = page.locator('[aria-label="Outline"] li').filter({ has: page.locator('[draggable="true"]') });
  await entries
    .filter({ hasText: /^Hero/ })
    .locator('[draggable="true"]')
    .dragTo(
      page
        .locator('[aria-label="Outline"] li[data-depth="0"]')
        .filter({ has: page.locator('[draggable="true"]') })
        .nth(2),
      {
        targetPosition: { x: 20, y: 2 },
      },
    );
  await page.getByText('Hero moved to 2 of').waitFor({ state: 'attached' });
  const credentials = page.getByRole('group', { name: 'Credentials' });
  await page.getByRole('button', { name: /^Facts/ }).click();
  const [first, second] = [1, 2].map((number) => credentials.getByLabel(`Credential ${number}`, { exact: true }));
  const words = await Promise.all([first!, second!].map((each) => each.inputValue()));
  await credentials
    .locator('[draggable="true"]')
    .first()
    .dragTo(second!, { targetPosition: { x: 10, y: 30 } });
  await expect.poll(() => first!.inputValue()).toBe(words[1]);
  await page.keyboard.press('Control+S');
  await page.keyboard.press('Enter');
  await page.getByText('Saved.').waitFor();
  expect(types()).toEqual([before[1], before[0], ...before.slice(2)]);
});
