// @module-tag turn-8
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { PHONE } from './browser';
import { sampleOf } from '../sample';
import { checked, copyWithOwnHeroes, editorFor, field, preview, save, SLOW_MS } from './editor';

const PAGE = 'areas/sw1h.json';
const PLACE = `#/edit/pages/${PAGE}`;
/** So many files of different kinds are opened part by part, and all of them with `npm run test:full`. */
const OPENED = 2;

const editor = editorFor({ makeFolder: () => copyWithOwnHeroes(), restored: PAGE });

const name = (page: Page) => field(page, '/facts/name');
const locality = (page: Page) => field(page, '/facts/locality');
const district = (page: Page) => field(page, '/facts/code');
const opened = (place = PLACE, options = {}) => editor.openAgain(place, options);

describe('the start page', () => {
  it('[EE1] knows when it is opened again what the page had to read itself', async () => {
    const page = await editor.openChecked('#/');
    const known = () =>
      page.evaluate(async () => {
        const lines = (await (await fetch('/api/known')).text()).split('\n').filter(Boolean);
        return lines.flatMap((line) => (JSON.parse(line) as { files: unknown[] }).files).length;
      });
    const pages = readdirSync(join(editor.folder, 'areas')).length;
    await expect.poll(known).toBeGreaterThan(pages);
  });

  it('[EE1] lists every file that can be edited, broken ones too, with what the check says of them', async () => {
    editor.write('about.json', readFileSync('pages/about.json', 'utf8').replace('",\n', '"\n'));
    editor.write(PAGE, editor.original.replace('"responseMinutes"', '"responseMinuets"'));
    const page = await opened('#/');
    const files = readdirSync(editor.folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.json') && !file.endsWith('_published.json'),
    );
    expect(await page.locator('tbody tr').count()).toBe(files.length);
    expect(await page.locator('tr[data-path="pages/about.json"]').innerText()).toContain('Damaged');
    await page.getByRole('button', { name: /^Needs attention/ }).click();
    const told = await page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-path')));
    expect(told).toEqual(expect.arrayContaining(['pages/about.json', `pages/${PAGE}`]));

    await page.goto(`${editor.origin}/${PLACE}`);
    await page.getByRole('button', { name: /^Problems/ }).click();
    const command = [
      'src/node/run.mjs',
      'check',
      '--site',
      editor.folder,
      '--format',
      'json',
      join(editor.folder, PAGE),
    ];
    const { problems } = JSON.parse(spawnSync(process.execPath, command, { encoding: 'utf8' }).stdout) as {
      problems: { rule: string; severity: string }[];
    };
    expect(problems.length).toBeGreaterThan(0);
    const open = problems.filter(({ rule }) => rule !== 'to-do');
    await expect
      .poll(() =>
        page
          .locator('li > [data-problem]')
          .evaluateAll((all) => all.map((each) => each.getAttribute('data-problem')).sort()),
      )
      .toEqual(open.map(({ rule }) => rule).sort());
    expect((await page.locator('[data-problem]').allTextContents()).join(' ')).not.toMatch(/pages\/|in quotes|[{}]/);
    writeFileSync(join(editor.folder, 'about.json'), readFileSync('pages/about.json'));
  });
});

it('[EE1] tells what is known of single files while the whole site is being checked', async () => {
  editor.write(PAGE, editor.original.replace('"responseMinutes"', '"responseMinuets"'));
  spawnSync(process.execPath, ['src/node/run.mjs', 'check', '--site', editor.folder]);
  const page = await editor.open();
  await page.addInitScript((path) => {
    const told: string[] = [];
    Object.assign(window, { told });
    new MutationObserver(() => {
      const row = document.querySelector(`tr[data-path="${path}"]`)?.textContent ?? '';
      const isBusy = document.querySelector('[role="status"]')?.textContent?.includes('being checked');
      if (isBusy && /\d problem/.test(row)) told.push(row);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, `pages/${PAGE}`);
  await page.reload();
  await checked(page);
  const told = await page.evaluate(() => (window as unknown as { told: string[] }).told);
  expect(told.length).toBeGreaterThan(0);
});

describe('the edit screen', () => {
  it(
    '[EE2] changes no byte by opening and closing files',
    async () => {
      const page = await opened('#/');
      const paths = sampleOf(
        [
          'areas/sw1h.json',
          'services/leak-detection.json',
          'about.json',
          '404.json',
          '_site.json',
          '_claims.json',
          '_menus.json',
          '_region.json',
          '_shared/pricing.json',
        ],
        OPENED,
      );
      const before = paths.map((path) => editor.read(path));
      for (const path of paths) {
        await page.goto(`${editor.origin}/#/edit/pages/${path}`);
        await page.getByRole('navigation', { name: 'Parts of the page' }).waitFor();
        const parts = page.getByRole('navigation', { name: 'Parts of the page' }).getByRole('button');
        for (let index = 0; index < (await parts.count()); index += 1) await parts.nth(index).click();
        expect(await page.getByRole('button', { name: 'Review and save' }).isDisabled(), path).toBe(true);
      }
      for (const [index, path] of paths.entries()) expect(editor.read(path), path).toBe(before[index]);
    },
    SLOW_MS,
  );

  it('[EE3] draws what is typed while it is typed, and saves only that', async () => {
    const page = await opened();
    await name(page).fill('Newtown');
    await preview(page).getByRole('heading', { level: 1, name: 'SW1H Newtown' }).waitFor();
    await save(page);
    expect(editor.read(PAGE)).toBe(editor.original.replace('"name": "Victoria"', '"name": "Newtown"'));
  });

  it('[EE4] leads from a press in the preview to the field of the very words, and nowhere else', async () => {
    const page = await opened();
    await preview(page).getByText('Free SW1H Quote').click();
    await page.waitForFunction(
      () => (document.activeElement as HTMLTextAreaElement).value === 'Free SW1H Quote by Email',
    );
    await preview(page).getByRole('heading', { name: "Queen Anne's Gate to the office blocks" }).click();
    await page.waitForFunction(() => (document.activeElement as HTMLTextAreaElement).value?.startsWith('Queen Anne'));
    expect(await page.locator('[aria-current="true"]').getAttribute('id')).toBe('part/blocks/2');
    await preview(page).getByRole('banner').getByText('Services').first().click();
    expect(page.url()).toBe(`${editor.origin}/${PLACE}`);
    await preview(page).getByRole('heading', { level: 1 }).waitFor();
  });

  it('[EE5] shows nothing wrong at a field that nobody touched, and takes away at once what is mended', async () => {
    const page = await opened();
    await district(page).fill('sw 1');
    await locality(page).focus();
    const told = page.locator('[aria-label="Form"] [data-tone="wrong"]');
    await told.first().waitFor();
    expect(await district(page).getAttribute('aria-invalid')).toBe('true');
    const describedBy = await district(page).getAttribute('aria-describedby');
    expect(await page.locator(`[id="${describedBy}"] [data-tone="wrong"]`).count()).toBe(1);
    expect(await told.count()).toBe(1);
    await district(page).fill('SW1H');
    await told.first().waitFor({ state: 'detached' });
  });

  it('[EE6] takes pasted lines as one line of plain words', async () => {
    const page = await opened();
    await locality(page).focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText('Upper\n  Hill');
    expect(await locality(page).inputValue()).toBe('Upper Hill');
  });

  it('[EE7] keeps typing in the item that it began in when that is moved, and the way back undoes both', async () => {
    const page = await opened();
    const streets = page.getByRole('group', { name: 'Streets' });
    await streets.getByRole('button', { name: 'Move Place 6 up' }).click();
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Move Place 5 up');
    await streets.getByLabel('Place 5', { exact: true }).press('End');
    await page.keyboard.type(' East');
    expect(await streets.getByLabel('Place 5', { exact: true }).inputValue()).toBe('Broadway East');
    await page.keyboard.press('Control+Z');
    await page.keyboard.press('Control+Z');
    await expect.poll(() => page.getByRole('button', { name: 'Review and save' }).isDisabled()).toBe(true);
  });

  it('[EE8] locks the form while the JSON is broken, keeps the last preview and mends what is certain', async () => {
    const page = await opened();
    await page.getByRole('button', { name: 'JSON' }).click();
    await page.locator('#json').fill(editor.original.replace('"version": 1,', '"version": 1'));
    await page.getByText('the form is locked').waitFor();
    await preview(page).getByRole('heading', { level: 1, name: 'SW1H Victoria' }).waitFor();
    await page.getByRole('button', { name: 'Fix it' }).click();
    await page.getByText('the form is locked').waitFor({ state: 'detached' });
    expect(await page.locator('#json').inputValue()).toBe(editor.original);
  });

  it('[EE9] picks a place on the map by mouse', async () => {
    const page = await opened();
    const map = page.getByRole('application');
    const { width, height } = (await map.boundingBox())!;
    await map.click({ position: { x: width * 0.25, y: height / 2 } });
    await expect.poll(async () => Number(await page.getByLabel('Longitude').inputValue())).toBeLessThan(-0.1338);
    await expect.poll(() => page.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(true);
  });
});

describe('the preview', () => {
  it('[EE3] draws what is typed within a tenth of a second, in the middle of thirty keys', async () => {
    const page = await opened();
    await page.getByRole('button', { name: /^Hero/ }).click();
    const times = await page.evaluate(async () => {
      const area = document.getElementById('field/blocks/0/heading') as HTMLTextAreaElement;
      const { body } = document.querySelector('iframe')!.contentDocument!;
      const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!;
      const taken: number[] = [];
      for (let key = 0; key < 30; key += 1) {
        const start = performance.now();
        const drawn = new Promise<void>((resolve) => {
          const watch = new MutationObserver(() => {
            watch.disconnect();
            resolve();
          });
          watch.observe(body, { subtree: true, childList: true, characterData: true });
        });
        write.call(area, `Emergency ${key}`);
        area.dispatchEvent(new Event('input', { bubbles: true }));
        await drawn;
        taken.push(performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
      return taken.sort((a, b) => a - b);
    });
    // A pause would hold up each of them; other work on a busy machine holds up some.
    expect(times[2]).toBeLessThan(100);
  });

  it('[EE14] brings a phone to the form that was chosen, and scrolls nothing but the preview while it draws', async () => {
    const page = await opened(PLACE, { viewport: PHONE });
    await page.getByRole('button', { name: /^Text/ }).last().click();
    const heading = page.locator('#part-heading');
    const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    await page.waitForFunction(() => document.activeElement?.id === 'part-heading');
    const bar = await page
      .locator('header')
      .first()
      .evaluate((element) => element.getBoundingClientRect().bottom);
    expect(await top()).toBeGreaterThanOrEqual(bar);
    expect(await top()).toBeLessThan(PHONE.height);

    await page.getByRole('button', { name: 'JSON', exact: true }).click();
    await page.getByRole('button', { name: /^Hero/ }).click();
    await page.waitForFunction(() => document.getElementById('part-heading')?.textContent === 'Hero');
    const words = field(page, '/blocks/0/heading');
    await words.focus();
    // The field is brought to the middle first: a caret at the edge of the window is scrolled into view by the
    // browser itself, at a moment of its own.
    await words.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.keyboard.type('B');
    await preview(page).getByRole('heading', { level: 1, name: /B/ }).waitFor({ state: 'attached' });
    const before = await top();
    await page.keyboard.type('urst pipe ');
    await preview(page).getByText('Burst pipe').first().waitFor({ state: 'attached' });
    // The field may have grown by a line; the preview stands whole screens further down.
    expect(Math.abs((await top()) - before)).toBeLessThan(60);
    expect(await page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().top)).toBeGreaterThan(
      PHONE.height,
    );
  });

  it('[EE19] shows photographs of the site, and says of a shared block where it stands', async () => {
    const page = await opened('#/edit/pages/about.json');
    const photo = preview(page).locator('picture img').first();
    await photo.waitFor();
    await page.waitForFunction(() => {
      const shown = document.querySelector('iframe')!.contentDocument!.querySelector<HTMLImageElement>('picture img');
      return shown!.complete && shown!.naturalWidth > 0;
    });
    await page.goto(`${editor.origin}/${PLACE}`);
    await checked(page);
    await preview(page).locator('[data-origin^="pages/_shared/area-call"]').getByRole('heading').first().click();
    await page.getByText(/^Shown on \d\d pages/).waitFor();
    await page.getByRole('link', { name: 'Edit the shared blocks' }).click();
    await page.getByRole('heading', { name: 'Shared: area-call' }).waitFor();
  });
});
