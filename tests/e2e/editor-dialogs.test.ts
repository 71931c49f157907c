// @module-tag turn-9
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { axeFaultsIn, axeFaultsOfThemes } from './axe';
import { PHONE } from './browser';
import { checked, dialog, editorFor, faultlessCopy, field, SLOW_MS, WINDOWS } from './editor';
import { beginRepository, git } from '../fixtures/repository';

const PAGE = 'areas/sw1h.json';
const PLACE = `#/edit/pages/${PAGE}`;

/** The site lies in a repository, and this computer is set up to send branches of it. */
const there = mkdtempSync(join(tmpdir(), 'sent-to-'));
let original: string;
const editor = editorFor({
  restored: PAGE,
  makeFolder: () => {
    const folder = faultlessCopy();
    original = readFileSync(join(folder, PAGE), 'utf8');
    beginRepository(folder, { there });
    return folder;
  },
});
afterAll(() => rmSync(there, { recursive: true, force: true }));

const opened = (options = {}) => editor.openChecked(PLACE, options);

describe('publishing', () => {
  it(
    '[EE20] sends what was saved, and says what happens next and where the page will be',
    async () => {
      const page = await opened();
      const publish = page.getByRole('button', { name: 'Publish' });
      await page.getByText('Fine', { exact: true }).waitFor();
      await field(page, '/facts/locality').fill('Upper Hill');
      expect(await publish.isDisabled()).toBe(true);
      await page.keyboard.press('Control+S');
      await page.keyboard.press('Enter');
      await page.getByText('Saved.').waitFor();
      expect(git(there, 'branch', '--list', 'edit-*')).toBe('');

      await publish.focus();
      await page.keyboard.press('Enter');
      await dialog(page).getByText('Visitors see it once it is accepted.').waitFor();
      await dialog(page).getByRole('button', { name: 'Send it' }).dblclick();
      await dialog(page).getByText('What happens next').waitFor();
      const { origin } = JSON.parse(editor.read('_site.json')) as { origin: string };
      const told = (await dialog(page).textContent())!;
      expect(told).toContain('It waits on the branch edit-areas-sw1h.');
      expect(told).toContain(`Then the page is at ${origin}/areas/sw1h.`);
      expect(git(there, 'diff', '--name-only', 'main', 'edit-areas-sw1h')).toBe(PAGE);
      await dialog(page).getByRole('button', { name: 'Done' }).click();

      await publish.click();
      await dialog(page).getByRole('button', { name: 'Send it' }).click();
      await dialog(page).getByText('waits to be accepted already').waitFor();
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    },
    SLOW_MS,
  );

  it(
    '[EE57] sends a page that has another address, then or later, and of two moves one',
    async () => {
      const page = await editor.openChecked('#/');
      const rename = async (name: string, to: string) => {
        await page.getByRole('button', { name: `Rename ${name}` }).click();
        await dialog(page).getByLabel('Address', { exact: true }).fill(to);
        await dialog(page).getByRole('button', { name: 'Change address' }).click();
        await page.getByRole('dialog', { name: 'Send this change?' }).waitFor();
      };
      await rename('Camden Town NW1', 'camden-town');
      await dialog(page).getByText('At /areas/camden visitors will find the page at its new address.').waitFor();
      await dialog(page).getByRole('button', { name: 'Not now' }).click();
      await rename('Camden Town NW1', 'camden-lock');
      expect(await axeFaultsOfThemes(page, { include: ['dialog'] })).toEqual([]);
      await dialog(page).getByRole('button', { name: 'Not now' }).click();
      await page.reload();
      await checked(page);
      const unsent = page.getByRole('region', { name: 'Not sent yet' });
      await expect.poll(() => unsent.getByRole('listitem').count()).toBe(1);
      expect(await axeFaultsOfThemes(page, { include: ['[aria-labelledby="unsent"]'] })).toEqual([]);
      await unsent.getByRole('button').click();
      await dialog(page).getByRole('button', { name: 'Send it' }).dblclick();
      await dialog(page).getByText('It waits on the branch move-areas-camden.').waitFor();
      const changed = git(there, 'diff', '--name-status', '--no-renames', 'main', 'move-areas-camden');
      expect(changed).toContain('D\tareas/camden.json');
      expect(changed).toContain('A\tareas/camden-lock.json');
      expect(changed).not.toContain('camden-town');
      await dialog(page).getByRole('button', { name: 'Done' }).click();
      await unsent.waitFor({ state: 'detached' });
    },
    SLOW_MS,
  );

  it('[EE20] sends nothing in which something is wrong', async () => {
    editor.write(PAGE, original.replace('"responseMinutes": 20', '"responseMinutes": "soon"'));
    const page = await opened();
    await page.getByRole('button', { name: 'Publish' }).click();
    await dialog(page).getByText('1 thing must be written or fixed first.').waitFor();
    expect(await dialog(page).getByRole('button', { name: 'Send it' }).count()).toBe(0);
  });
});

describe('every dialog', () => {
  it(
    '[EE11] [EE13] [EE14] has no fault for axe in either theme and fits the screen, in every window',
    async () => {
      const page = await opened({ viewport: PHONE });
      const inEachWindow = async (name: string, looked: (width: number) => Promise<void>) => {
        for (const [size, viewport] of Object.entries(WINDOWS)) {
          await page.setViewportSize(viewport);
          // What stands below a dialog is covered by it, and judged with the screens.
          const part = (await dialog(page).count()) > 0 ? { include: ['dialog'] } : undefined;
          const faults = await axeFaultsIn(viewport === PHONE ? 'the first' : 'another', page, part);
          expect(faults, `${name}: ${size}`).toEqual([]);
          await looked(viewport.width);
        }
        await page.setViewportSize(PHONE);
      };
      const look = async (name: RegExp) => {
        await page.getByRole('dialog', { name }).waitFor();
        await inEachWindow(String(name), async (width) => {
          const box = (await dialog(page).boundingBox())!;
          expect(box.x + box.width, `${name}: ${width} px`).toBeLessThanOrEqual(width);
        });
      };
      const close = async () => {
        await dialog(page).getByRole('button').last().click();
        await dialog(page).waitFor({ state: 'detached' });
      };
      await page.getByRole('button', { name: 'Publish' }).click();
      await look(/^Publish/);
      await close();

      await field(page, '/facts/name').fill('Yours');
      await page.getByRole('button', { name: 'Review and save' }).click();
      await dialog(page).getByText('The text of the file').click();
      await look(/^Review your changes/);
      await close();

      editor.write(PAGE, original.replace('"name": "Victoria"', '"name": "Theirs"'));
      await look(/^Somebody else changed this too/);

      // Whoever closes the tab instead of an answer is asked again.
      await page.reload();
      await page.getByRole('heading', { name: 'You have changes here that were not saved' }).waitFor();
      await inEachWindow('not saved', () => Promise.resolve());
      await page.getByRole('button', { name: 'Keep editing' }).click();
      await page.getByRole('dialog', { name: 'Somebody else changed this too' }).waitFor();
      await close();
      expect(await field(page, '/facts/name').inputValue()).toBe('Yours');
    },
    SLOW_MS,
  );
});
