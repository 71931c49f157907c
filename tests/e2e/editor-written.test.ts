// @module-tag turn-8
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { closePage } from './browser';
import { checked, copyWithOwnHeroes, editorFor, field, kept, save, SLOW_MS, startEditor } from './editor';

const PAGE = 'areas/sw1h.json';
const PLACE = `#/edit/pages/${PAGE}`;

const editor = editorFor({ makeFolder: () => copyWithOwnHeroes(), restored: PAGE });

const name = (page: Page) => field(page, '/facts/name');
const locality = (page: Page) => field(page, '/facts/locality');
const opened = (place = PLACE, options = {}) => editor.openAgain(place, options);

describe('what is written', () => {
  it('[EE12] is shown in the words of "npm run diff" before it is saved', async () => {
    const page = await opened();
    await page.getByLabel(/^Response time/).fill('15');
    await page.getByRole('button', { name: 'Review and save' }).click();
    const review = page.getByRole('dialog');
    await review.getByText('/areas/sw1h', { exact: true }).waitFor();
    await review.getByText('response time 20 → 15 minutes').waitFor();
    await review.getByText('The text of the file').click();
    await review.getByText('"responseMinutes": 15').waitFor();
    await page.keyboard.press('Escape');
    await review.waitFor({ state: 'detached' });
    expect(editor.read(PAGE)).toBe(editor.original);
  });

  it('[EE11] follows a file that is changed elsewhere, merges other fields and asks about the same', async () => {
    const page = await opened();
    editor.write(PAGE, editor.original.replace('"name": "Victoria"', '"name": "Theirs"'));
    await page.waitForFunction(() =>
      [...document.querySelectorAll('textarea')].some(({ value }) => value === 'Theirs'),
    );

    await locality(page).fill('Yours');
    editor.write(PAGE, editor.original.replace('"name": "Victoria"', '"name": "Again"'));
    await save(page);
    const both = editor.original
      .replace('"name": "Victoria"', '"name": "Again"')
      .replace('"locality": "Victoria"', '"locality": "Yours"');
    expect(editor.read(PAGE)).toBe(both);

    await name(page).fill('Yours');
    editor.write(PAGE, both.replace('"name": "Again"', '"name": "Theirs"'));
    const asked = page.getByRole('dialog', { name: 'Somebody else changed this too' });
    await asked.getByLabel(/What it said before: Again/).check();
    await asked.getByRole('button', { name: 'Use this version' }).click();
    await save(page);
    expect(editor.read(PAGE)).toBe(both);
  });

  it('[EE10] [EE11] is merged when the file was changed while the tab was away, and forgotten when it is thrown away', async () => {
    const page = await opened();
    await name(page).fill('Newtown');
    await kept(page, 'Newtown');
    await page.goto('about:blank');
    editor.write(PAGE, editor.original.replace('"locality": "Victoria"', '"locality": "Theirs"'));
    await page.goto(`${editor.origin}/${PLACE}`);
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByText('both changes are in it now').waitFor();
    expect([await name(page).inputValue(), await locality(page).inputValue()]).toEqual(['Newtown', 'Theirs']);
    await page.reload();
    await page.getByRole('button', { name: /^Discard changes/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
    await expect.poll(() => name(page).inputValue()).toBe('Victoria');
    await page.reload();
    await name(page).waitFor();
  });

  it('[EE10] is offered again after the tab was killed', async () => {
    const page = await editor.openChecked(PLACE);
    await name(page).fill('Newtown');
    await kept(page, 'Newtown');
    const again = await page.context().newPage();
    await closePage(page);
    await again.goto(`${editor.origin}/#/`);
    const unsaved = again.getByRole('region', { name: 'Not saved yet' });
    await unsaved.getByRole('link', { name: /^Victoria/ }).click();
    await again.getByRole('button', { name: 'Keep editing' }).click();
    expect(await name(again).inputValue()).toBe('Newtown');
    expect(editor.read(PAGE)).toBe(editor.original);
  });
});

describe('what happens at the same time', () => {
  it('[EE11] keeps what was written in two tabs, each in another field', async () => {
    const first = await opened();
    const second = await first.context().newPage();
    await second.goto(`${editor.origin}/${PLACE}`);
    await checked(second);
    await locality(second).fill('Upper Hill');
    // What stands behind another tab is drawn once a second.
    await first.bringToFront();
    await name(first).fill('Newtown');
    await save(first);
    await second.bringToFront();
    await save(second);
    const { facts } = JSON.parse(editor.read(PAGE)) as { facts: object };
    expect(facts).toMatchObject({ name: 'Newtown', locality: 'Upper Hill' });
  });

  it(
    '[EE17] leaves an old or a new file when the server is killed while it saves, and can be started again',
    async () => {
      const mine = await startEditor();
      const page = await mine.open();
      const texts = ['a', 'b'].map((letter) => JSON.stringify({ text: letter.repeat(1_500_000) }));
      mine.write('about.json', texts[0]!);
      const saves = await page.evaluate(async (both) => {
        const run = document.querySelector<HTMLMetaElement>('meta[name="x-editor-run"]')!.content;
        const done: string[] = [];
        const go = async () => {
          let base = (await fetch('/api/file?path=pages/about.json')).headers.get('ETag')!.slice(1, -1);
          for (;;) {
            const response = await fetch('/api/save', {
              method: 'POST',
              headers: { 'Content-Type': 'application/json', 'x-editor-run': run },
              body: JSON.stringify({ path: 'pages/about.json', base, text: both[(done.length + 1) % 2] }),
            });
            if (!response.ok) return;
            base = ((await response.json()) as { hash: string }).hash;
            done.push(base);
          }
        };
        void go().catch(() => undefined);
        while (done.length < 3) await new Promise((resolve) => setTimeout(resolve, 5));
        return done.length;
      }, texts);
      await mine.kill();
      expect(saves).toBeGreaterThanOrEqual(3);
      expect(texts).toContain(mine.read('about.json'));
      const again = await startEditor(mine.folder);
      await again.stop();
    },
    SLOW_MS,
  );
});
