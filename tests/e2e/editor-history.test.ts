import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeFaultsIn } from './axe';
import { checked, faultlessCopy, startEditor } from './editor';
import type { Editor } from './editor';

const SLOW_MS = 180_000;
const PAGE = 'areas/sw1h.json';
let editor: Editor;
let original: string;

beforeAll(async () => {
  const folder = faultlessCopy();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
  git('init', '-q', '-b', 'main');
  git('config', 'user.name', 'Ada');
  git('config', 'user.email', 'ada@example.test');
  git('add', '-A');
  git('commit', '-qm', 'Begin');
  editor = await startEditor(folder);
  original = editor.read(PAGE);
  editor.write(PAGE, original.replace('"responseMinutes": 20', '"responseMinutes": 25'));
  git('-c', 'user.name=Grace', 'commit', '-qam', 'Be slower');
}, SLOW_MS);
afterAll(() => editor.stop());

it(
  '[EE49] shows the versions of a page with who and when, what visitors saw change, and restores one as a change',
  async () => {
    const page = await editor.open(`#/edit/pages/${PAGE}`);
    await checked(page);
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
