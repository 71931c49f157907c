// @module-tag turn-2
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { axeFaultsIn } from './axe';
import { editorFor, faultlessCopy, SLOW_MS } from './editor';
import { beginRepository, git } from '../fixtures/repository';

const PAGE = 'areas/sw1h.json';
let original: string;
const editor = editorFor({
  makeFolder: () => {
    const folder = faultlessCopy();
    beginRepository(folder, { by: 'Ada' });
    original = readFileSync(join(folder, PAGE), 'utf8');
    writeFileSync(join(folder, PAGE), original.replace('"responseMinutes": 20', '"responseMinutes": 25'));
    git(folder, '-c', 'user.name=Grace', 'commit', '-qam', 'Be slower');
    return folder;
  },
});

it(
  '[EE49] shows the versions of a page with who and when, what visitors saw change, and restores one as a change',
  async () => {
    const page = await editor.openChecked(`#/edit/pages/${PAGE}`);
    const dialog = page.getByRole('dialog');
    const openHistory = async () => {
      await page.getByRole('button', { name: 'History' }).press('Enter');
      await dialog.getByRole('listitem').first().waitFor();
    };
    await openHistory();
    const versions = dialog.getByRole('list').first().getByRole('button');
    expect(await versions.allTextContents()).toEqual([
      expect.stringMatching(/\d{4}.*Grace$/),
      expect.stringMatching(/\d{4}.*Ada$/),
    ]);
    await page.keyboard.press('Enter');
    await dialog.getByText('response time 20 → 25 minutes').waitFor();
    await dialog.getByText('This is what the page says now.').waitFor();
    await versions.nth(1).press('Enter');
    await dialog.getByText('response time 20 → 25 minutes').waitFor({ state: 'detached' });
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const window = width === 390 ? 'the first' : 'another';
      expect(await axeFaultsIn(window, page, { include: ['dialog'] }), String(width)).toEqual([]);
    }
    await dialog.getByRole('button', { name: 'Restore this version' }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.getByLabel(/^Response time/).inputValue()).toBe('20');
    expect(editor.read(PAGE)).not.toBe(original);
    await page.keyboard.press('Control+S');
    await dialog.getByText('response time 25 → 20 minutes').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Saved.').waitFor();
    expect(editor.read(PAGE)).toBe(original);
  },
  SLOW_MS,
);
