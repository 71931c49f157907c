// @module-tag turn-5
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { axeFaults } from './axe';
import { checked, editorFor, SLOW_MS } from './editor';

const PAGE = 'about.json';
const editor = editorFor();

const picture = (background: string) =>
  sharp({ create: { width: 1400, height: 1000, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** What a browser gives to a page when files are dropped onto it, or pasted into it. */
async function give(at: Locator, event: 'drop' | 'paste', file: { name: string; bytes: Buffer; words?: string }) {
  const { name, bytes, words } = file;
  await at.evaluate(
    (element, given) => {
      const data = new DataTransfer();
      const content = Uint8Array.from(atob(given.base64), (char) => char.charCodeAt(0));
      data.items.add(new File([content], given.name, { type: 'image/jpeg' }));
      if (given.words !== undefined) data.setData('text/plain', given.words);
      const common = { bubbles: true, cancelable: true };
      if (given.event === 'paste')
        return element.dispatchEvent(new ClipboardEvent('paste', { ...common, clipboardData: data }));
      element.dispatchEvent(new DragEvent('dragover', { ...common, dataTransfer: data }));
      return element.dispatchEvent(new DragEvent('drop', { ...common, dataTransfer: data }));
    },
    { event, name, words, base64: bytes.toString('base64') },
  );
}

const isThere = (name: string) => existsSync(join(editor.folder, '_images', name));
const point = (page: Page) => page.locator('[id="field/blocks/0/picture/focus"]');
/** Where the photograph at the top of the preview is held. */
const heldAt = (page: Page) =>
  page.evaluate(
    () =>
      getComputedStyle(document.querySelector('iframe')!.contentDocument!.querySelector('picture img')!).objectPosition,
  );

it(
  '[EE56] keeps a point in view that is chosen by a press or by arrow keys, from the list of pictures too',
  async () => {
    const page = await editor.openAgain('#/pictures');
    const before = JSON.parse(editor.read(PAGE)) as { blocks: [{ picture: { file: string } }] };
    const { file } = before.blocks[0].picture;
    await page
      .locator(`[data-picture="${file}"]`)
      .getByRole('link', { name: `Crop ${file} on` })
      .first()
      .waitFor();
    const links = page.locator(`[data-picture="${file}"] a[href*="${PAGE}"][href$="/blocks/0/picture/focus"]`);
    await links.first().click();
    await page.waitForFunction(() => document.activeElement?.id === 'field/blocks/0/picture/focus');
    await page.frameLocator('iframe').locator('picture img').first().waitFor({ state: 'attached' });
    expect(await heldAt(page)).toBe('50% 50%');
    for (const key of ['ArrowLeft', 'ArrowDown']) await page.keyboard.press(key);
    await expect.poll(() => heldAt(page)).toBe('40% 60%');
    const box = (await point(page).boundingBox())!;
    await page.mouse.click(box.x + box.width * 0.9, box.y + box.height * 0.1);
    await expect.poll(() => heldAt(page)).toBe('90% 10%');
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Control+S');
    await page.keyboard.press('Enter');
    await page.getByText('Saved.').waitFor();
    const saved = JSON.parse(editor.read(PAGE)) as typeof before;
    expect(saved.blocks[0].picture).toEqual({ ...before.blocks[0].picture, focus: { x: 90, y: 10 } });
    await page.getByRole('button', { name: 'Reset to the middle' }).click();
    await page.keyboard.press('Control+S');
    await page.keyboard.press('Enter');
    await expect.poll(() => JSON.parse(editor.read(PAGE)) as unknown).toEqual(before);
  },
  SLOW_MS,
);

it(
  '[EE61] keeps a part by mouse, by finger and by arrow keys, and one step back gives the whole photograph',
  async () => {
    const page = await editor.openChecked(`#/edit/pages/${PAGE}`, { hasTouch: true });
    await page.getByRole('button', { name: /^Hero/ }).click();
    const file = page.locator('[id="field/blocks/0/picture/file"]');
    const whole = await file.inputValue();
    const { width, height } = await sharp(join(editor.folder, '_images', whole)).metadata();
    await page.frameLocator('iframe').locator('picture img').first().waitFor({ state: 'attached' });
    const open = () => page.getByRole('button', { name: `Crop ${whole}…` }).click();
    await open();
    const dialog = page.getByRole('dialog', { name: `Crop ${whole}` });
    const part = dialog.getByRole('application');
    const pixels = async () =>
      (await dialog.getByRole('status').first().innerText()).match(/\d+/g)!.map(Number) as [
        number,
        number,
        number,
        number,
      ];
    const use = dialog.getByRole('button', { name: 'Use this crop' });
    expect([await pixels(), await use.isDisabled()]).toEqual([[width, height, 0, 0], true]);
    expect(await axeFaults(page)).toEqual([]);

    // By mouse: a corner, then the part itself.
    const drag = async (from: Locator, x: number, y: number) => {
      const box = (await from.boundingBox())!;
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2 + x, box.y + box.height / 2 + y, { steps: 3 });
      await page.mouse.up();
    };
    const bottomRight = part.locator('[data-corner="11"]');
    await drag(bottomRight, -100, -80);
    const scale = width / (await dialog.locator('img').boundingBox())!.width;
    const near = (pixelsWanted: number) => expect.closeTo(pixelsWanted, -1) as number;
    await expect.poll(pixels).toEqual([near(width - 100 * scale), near(height - 80 * scale), 0, 0]);
    await drag(part, 20, 10);
    await expect.poll(async () => (await pixels()).slice(2)).toEqual([near(20 * scale), near(10 * scale)]);

    // In a shape of choice, which the corners keep.
    await dialog.getByLabel('Shape').selectOption('As the page shows it');
    const shown = await page.evaluate(() => {
      const { clientWidth, clientHeight } = document
        .querySelector('iframe')!
        .contentDocument!.querySelector('picture img')!;
      return clientWidth / clientHeight;
    });
    await drag(bottomRight, -60, -10);
    const proportions = async () => {
      const [partWidth, partHeight] = await pixels();
      return partWidth / partHeight;
    };
    await expect.poll(proportions).toBeCloseTo(shown, 1);

    // By a finger, as Chromium gets it from a touch screen.
    const before = await pixels();
    const devtools = await page.context().newCDPSession(page);
    const { x, y } = (await bottomRight.boundingBox())!;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [{ x: x + 10, y: y + 10 }]);
    for (const step of [10, 30, 50]) await touch('touchMove', [{ x: x + 10 - step, y: y + 10 }]);
    await touch('touchEnd', []);
    await expect.poll(async () => (await pixels())[0]).toBeLessThan(before[0] - 30 * scale);

    // By keys.
    await dialog.getByLabel('Shape').selectOption('Square');
    await part.focus();
    const square = await pixels();
    for (const key of ['Shift+ArrowLeft', 'ArrowLeft', 'ArrowDown']) await page.keyboard.press(key);
    const step = Math.max(width, height) / 100;
    await expect
      .poll(pixels)
      .toEqual([near(square[0] - step), near(square[1] - step), near(square[2] - step), near(square[3] + step)]);
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.id === 'field/blocks/0/picture/focus');
    expect([await file.inputValue(), isThere(whole.replace('.', '-crop.'))]).toEqual([whole, false]);

    await open();
    await dialog.getByLabel('Shape').selectOption('Square');
    await use.click();
    const cut = whole.replace('.', '-crop.');
    await expect.poll(() => file.inputValue()).toBe(cut);
    const side = Math.min(width, height);
    const made = await sharp(join(editor.folder, '_images', cut)).metadata();
    expect([made.width, made.height]).toEqual([side, side]);
    await page.waitForFunction(() => {
      const image = document.querySelector('iframe')!.contentDocument!.querySelector<HTMLImageElement>('picture img');
      return image?.currentSrc.includes('-crop-') && image.complete && image.naturalWidth > 0;
    });
    await checked(page);
    expect(await page.locator('[data-problem]').allInnerTexts()).toEqual([]);
    await page.keyboard.press('Control+Z');
    await expect.poll(() => file.inputValue()).toBe(whole);
  },
  SLOW_MS,
);

/** The photograph is in the field, and the caret where somebody says what it shows. */
const taken = (page: Page, name: string) =>
  page.waitForFunction(
    ([at, wanted]) =>
      (document.getElementById(`${at}/file`) as HTMLSelectElement).value === wanted &&
      document.activeElement?.id === `${at}/alt`,
    ['field/blocks/0/picture', name] as const,
  );

it(
  '[EE21] is put into a field by a button, by dropping and by pasting, and says what it shows',
  async () => {
    const page = await editor.openAgain(`#/edit/pages/${PAGE}`);
    await page.getByRole('button', { name: /^Hero/ }).click();
    const group = page.getByRole('group', { name: 'Picture', exact: true });
    const [file, alt] = ['file', 'alt'].map((name) => page.locator(`[id="field/blocks/0/picture/${name}"]`));
    const said = page.getByText(/^Uploaded as/);

    // By keyboard: a button, and the system's own way to choose a file.
    const button = page.getByRole('button', { name: 'Upload a photo…' }).first();
    await button.focus();
    const chooser = page.waitForEvent('filechooser');
    // The browser must know that somebody waits before the key opens a dialog that no one could see.
    await page.evaluate(() => document.body.offsetHeight);
    await page.keyboard.press('Enter');
    await (await chooser).setFiles({ name: 'Work Shop.JPG', mimeType: 'image/jpeg', buffer: await picture('#204060') });
    await taken(page, 'work-shop.jpg');
    expect(await alt!.inputValue()).toBe('');
    expect(isThere('work-shop.jpg')).toBe(true);
    await page.keyboard.insertText('Our workshop from the street.');
    await page.frameLocator('iframe').getByAltText('Our workshop from the street.').waitFor();
    await page.waitForFunction(() => {
      const shown = document.querySelector('iframe')!.contentDocument!.querySelector<HTMLImageElement>('picture img');
      return shown?.currentSrc.includes('/work-shop-') && shown.complete && shown.naturalWidth > 0;
    });
    expect(await axeFaults(page)).toEqual([]);

    // Another photograph: what was said of the one before does not hold for it. One step back brings both back.
    await give(group, 'drop', { name: 'van.jpg', bytes: await picture('#604020') });
    await taken(page, 'van-2.jpg');
    expect(await alt!.inputValue()).toBe('');
    await page.keyboard.press('Control+Z');
    expect([await file!.inputValue(), await alt!.inputValue()]).toEqual([
      'work-shop.jpg',
      'Our workshop from the street.',
    ]);

    await give(file!, 'paste', { name: 'image.png', bytes: await picture('#406020') });
    await taken(page, 'image.jpg');
    await page.keyboard.insertText('A valve.');

    // Of what has words too the words are meant; what is no photograph is refused in words.
    await give(alt!, 'paste', { name: 'table.jpg', bytes: await picture('#000000'), words: ' Cut open.' });
    await give(group, 'drop', { name: 'bill.jpg', bytes: Buffer.from('%PDF-1.7') });
    await group.locator('..').getByText('This file is a PDF.').waitFor();
    expect([isThere('table.jpg'), isThere('bill.jpg'), await said.count()]).toEqual([false, false, 0]);

    // Beside the field, and in the preview, a file that is dropped takes nothing away.
    for (const beside of [page.locator('h1'), page.frameLocator('iframe').getByRole('heading', { level: 1 })])
      await give(beside, 'drop', { name: 'van.jpg', bytes: await picture('#602060') });
    expect([await file!.inputValue(), isThere('van-3.jpg')]).toEqual(['image.jpg', false]);

    await page.keyboard.press('Control+S');
    await page.keyboard.press('Enter');
    await page.getByText('Saved.').waitFor();
    const saved = JSON.parse(editor.read(PAGE)) as { blocks: [{ picture: object }] };
    expect(saved.blocks[0].picture).toEqual({ show: 'photo', file: 'image.jpg', alt: 'A valve. Cut open.' });
    expect(readFileSync(join(editor.folder, '_images/image.jpg')).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  },
  SLOW_MS,
);
