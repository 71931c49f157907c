// @module-tag turn-7
import { describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright';
import { axeFaultsOfThemes } from './axe';
import { copyWithOwnHeroes, editorFor, field, preview } from './editor';

const PAGE = 'areas/sw1h.json';

const editor = editorFor({ makeFolder: () => copyWithOwnHeroes(), restored: PAGE });

const opened = () => editor.openAgain(`#/edit/pages/${PAGE}`, { permissions: ['clipboard-read', 'clipboard-write'] });
/** What stands nowhere in a text that people write: marks of a program. */
const MARKS = /[\u200b-\u200f\u2060-\u206f\ufeff\ue000-\uf8ff]|[\u{f0000}-\u{10ffff}]/u;

describe('typing', () => {
  it('[EE23] takes words that are composed, as people write them in Japanese or with dead keys', async () => {
    const page = await opened();
    const name = field(page, '/facts/name');
    await name.focus();
    await page.keyboard.press('Control+A');
    const keyboard = await page.context().newCDPSession(page);
    for (const text of ['し', 'しん', 'しんじ', 'しんじゅく'])
      await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    expect(await name.inputValue()).toBe('しんじゅく');
    await keyboard.send('Input.insertText', { text: '新宿' });
    await page.keyboard.type(' E');
    await keyboard.send('Input.imeSetComposition', { text: '´', selectionStart: 1, selectionEnd: 1 });
    await keyboard.send('Input.insertText', { text: 'é' });
    expect(await name.inputValue()).toBe('新宿 Eé');
    await preview(page).getByRole('heading', { level: 1, name: 'SW1H 新宿 Eé' }).waitFor();
    await page.keyboard.press('Control+S');
    await page.keyboard.press('Enter');
    await page.getByText('Saved.').waitFor();
    expect(editor.read(PAGE)).toBe(editor.original.replace('"name": "Victoria"', '"name": "新宿 Eé"'));
  });
});

describe('the clipboard', () => {
  it('[EE6] gives plain words with whole tokens, however rich what is pasted is and over however many lines', async () => {
    const page = await opened();
    await page.getByRole('button', { name: /^Hero/ }).click();
    const intro = field(page, '/blocks/0/intro');
    await page.evaluate(async () => {
      const html = '<p style="color:red"><b>Call</b> us in</p><ul><li>{area.name}</li><li>day and&nbsp;night</li></ul>';
      const plain = 'Call us in\r\n\r\n\t{area.name}\n  day and night \n';
      const item = (type: string, text: string) => [type, new Blob([text], { type })] as const;
      const items = Object.fromEntries([item('text/html', html), item('text/plain', plain)]);
      await navigator.clipboard.write([new ClipboardItem(items)]);
    });
    await intro.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Control+V');
    await expect.poll(async () => (await intro.inputValue()).trim()).toBe('Call us in Victoria day and night');
    await preview(page).getByText('Call us in Victoria day and night').waitFor();
    expect(await intro.evaluate((area) => area.children.length)).toBe(0);
  });

  it('[EE6] holds no sign of the editor: neither of a field nor of the preview, nor do the page and the file', async () => {
    const page = await opened();
    await page.getByRole('button', { name: /^Hero/ }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    const heading = field(page, '/blocks/0/cta/label').or(field(page, '/blocks/0/intro')).first();
    const written = await heading.inputValue();
    await heading.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Control+C');
    await expect.poll(copied).toBe(written);

    await preview(page).getByRole('heading', { level: 1 }).click();
    await page.frames()[1]!.evaluate(() => {
      getSelection()!.selectAllChildren(document.querySelector('main')!);
      document.execCommand('copy');
    });
    await expect.poll(copied).not.toBe(written);
    const seen = await copied();
    expect(seen).toContain('Victoria');
    expect(seen).not.toMatch(MARKS);
    const texts = await Promise.all(
      page.frames().map((frame) => frame.evaluate(() => document.documentElement.outerHTML)),
    );
    for (const text of texts) expect(MARKS.exec(text)?.[0]).toBe(undefined);
    expect(MARKS.test(editor.read(PAGE))).toBe(false);
  });
});

describe('paragraphs', () => {
  const opening = '/blocks/2/paragraphs';
  const saidIn = (page: Page) =>
    page
      .locator('#form textarea')
      .evaluateAll(
        (areas, id) =>
          areas.filter((area) => area.id.startsWith(id)).map((area) => (area as HTMLTextAreaElement).value),
        `field${opening}/`,
      );

  it('[EE45] are made by Enter and by pasting, joined by Backspace, and freed of what Word hides', async () => {
    const page = await opened();
    await page.getByRole('button', { name: /^Text/ }).first().click();
    const [whole] = await saidIn(page);
    const first = field(page, `${opening}/0`);
    await first.focus();
    await page.keyboard.press('Home');
    await page.keyboard.type('Begun.');
    await page.keyboard.press('Enter');
    await expect.poll(() => saidIn(page)).toEqual(expect.arrayContaining(['Begun.', whole]));
    await page.waitForFunction((id) => document.activeElement?.id === id, `field${opening}/1`);
    await page.keyboard.type('Two. ');
    expect((await saidIn(page))[1]).toBe(`Two. ${whole}`);
    for (let key = 0; key < 'Two. '.length; key += 1) await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expect.poll(async () => (await saidIn(page))[0]).toBe(`Begun. ${whole}`);

    await page.evaluate(() => navigator.clipboard.writeText('Call\u00a0us \u200bin.\r\n\r\nDay and night.'));
    await first.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Control+V');
    await expect.poll(async () => (await saidIn(page)).slice(0, 2)).toEqual(['Call us in.', 'Day and night.']);
    await preview(page).getByText('Day and night.').first().waitFor();
  });

  it('[EE45] have links by Ctrl+K with a search of pages, and show a fact as visitors read it', async () => {
    const page = await opened();
    await page.getByRole('button', { name: /^Text/ }).first().click();
    const first = field(page, `${opening}/0`);
    await first.fill('Ask Hackney on {phone}.');
    await expect.poll(() => first.inputValue()).toMatch(/^Ask Hackney on [\d ]+\.$/);
    await first.evaluate((area) => (area as HTMLTextAreaElement).setSelectionRange(4, 11));
    await first.press('Control+K');
    await page.getByLabel('Search pages').fill('hackney');
    await page.keyboard.press('Enter');
    await expect.poll(() => first.inputValue()).toMatch(/^Ask \[Hackney\]\(\/areas\/hackney\) on [\d ]+\.$/);
  });
});

describe('facts in a text', () => {
  const intro = (page: Page) => page.locator('[id="field/blocks/0/intro"]');
  /** Nothing where the text has not the focus. */
  const caretIn = (text: Locator) =>
    text.evaluate((area: HTMLTextAreaElement) => (area === document.activeElement ? area.selectionStart : undefined));
  const heroOpened = async () => {
    const page = await opened();
    await page.getByRole('button', { name: /^Hero/ }).click();
    return page;
  };
  const saved = async (page: Page): Promise<string> => {
    await page.keyboard.press('Control+S');
    await page.keyboard.press('Enter');
    await page.getByText('Saved.').waitFor();
    return (JSON.parse(editor.read(PAGE)) as { blocks: [{ intro: string }] }).blocks[0].intro;
  };

  it('[EE52] shows facts in a text as visitors read them, chosen by their value, and keeps them while one writes', async () => {
    const page = await heroOpened();
    await intro(page).fill('In {area.name} we charge .');
    expect(await intro(page).inputValue()).toBe('In Victoria we charge .');
    await page.getByText('Filled in for you: Victoria', { exact: true }).waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: /^\+ Fact into Introduction/ }).click();
    await page.getByLabel('Search facts').fill('domestic');
    await page.keyboard.press('Enter');
    await expect.poll(() => intro(page).inputValue()).toBe('In Victoria we charge £95.');
    await expect.poll(() => caretIn(intro(page))).toBe('In Victoria we charge £95'.length);
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
    const page = await heroOpened();
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
});
