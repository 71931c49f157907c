// @module-tag turn-6
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { checked, editorFor, faultlessCopy, SLOW_MS, tabTo } from './editor';
import { PICTURES, picturedWords } from './pictured-words';

/** A district that the site lacks, as somebody knows it who works there. */
const STRATFORD = JSON.parse(readFileSync('tests/fixtures/stratford.json', 'utf8')) as {
  metadata: { description: string };
  facts: {
    name: string;
    code: string;
    locality: string;
    coordinates: { latitude: number; longitude: number };
    responseMinutes: number;
    priceRange: string;
    credentials: string[];
    streets: string[];
    landmarks: string[];
  };
  blocks: [{ intro: string }, { main: [Prose, unknown, unknown, Prose] }];
};
interface Prose {
  heading: string;
  paragraphs: string[];
}

/** Paragraphs that are written by hand for the area that is copied. */
const HANDWRITTEN = 3;
const editor = editorFor({ makeFolder: faultlessCopy });

/** What each picture shows, in words. */
const shownBefore = JSON.parse(readFileSync(`${PICTURES}/edit.json`, 'utf8')) as Record<string, string>;
const shown: typeof shownBefore = {};

/** Pictures for the README, drawn on the way when they are asked for: `PICTURES=1`. */
async function picture(page: Page, file: string, height = 800): Promise<void> {
  const clip = { x: 0, y: 0, width: 1280, height };
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  shown[file] = await picturedWords(page, height);
  if (process.env.PICTURES) await page.screenshot({ path: `${PICTURES}/${file}.png`, clip });
}

/** The focus is somewhere: after nothing that somebody did was it lost. */
const hasFocus = (page: Page) => page.evaluate(() => document.activeElement !== document.body);

it(
  '[EE53] leads from the start page to a saved draft that the check passes, by keyboard alone',
  async () => {
    const { facts, metadata, blocks } = STRATFORD;
    const [{ intro }, { main }] = blocks;
    const page = await editor.open();
    const type = (text: string) => page.keyboard.insertText(text);
    const fill = async (name: RegExp, text: string) => {
      await tabTo(page, name);
      await type(text);
    };
    await checked(page);

    // The caret is in the search.
    await page.keyboard.type('hackney');
    await page.keyboard.press('ArrowDown');
    await picture(page, 'edit-1-pages', 310);
    await tabTo(page, /^Copy Hackney/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'A new page like Hackney E8' }).waitFor();

    // An address that is taken, or kept, is refused before anything else is asked.
    await fill(/^Address$/, 'hackney');
    await page.keyboard.press('Enter');
    await page.getByText('There is a page at /areas/hackney already.').waitFor();
    expect(await page.locator('#new-address').evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press('Control+A');
    await type('con');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'con' }).waitFor();
    await page.keyboard.press('Control+A');
    await type('e20');
    expect(
      await page.locator('input').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
    ).toEqual(['', '', 'e20', 'on']);
    // The region knows the district by its code, however that is written.
    await tabTo(page, /^District/, 'Shift+Tab');
    await type(facts.code.toLowerCase().replace('e', 'e '));
    await tabTo(page, /^Name/);
    expect(await page.locator('#new-name').inputValue()).toBe('Olympic Park');
    await type(facts.name);
    await picture(page, 'edit-2-copy', 470);
    await page.keyboard.press('Enter');

    // What is left to write, one after the other, with the old words beside it and never in it.
    await page.getByText(/^0 of \d+ written$/).waitFor();
    await checked(page);
    const fields = page.locator('#form :is(textarea, input:not([type="checkbox"]))');
    expect(
      await fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value).filter(Boolean)),
    ).toEqual([]);
    expect(await page.locator('[data-part="before"]').first().textContent()).toContain('Hackney emergency plumber');
    await page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'E20 Stratford' }).waitFor();
    await page.frameLocator('iframe').getByText('‹Introduction›').waitFor();

    // The caret is in the first of them.
    await type(metadata.description);
    await fill(/^Keyword/, '{product} East Village');
    await fill(/^Locality/, facts.locality);
    await picture(page, 'edit-3-write');
    await fill(/^Borough/, 'Newham');
    await fill(/^Response time/, String(facts.responseMinutes));
    await tabTo(page, /^Price level/);
    await page.locator('select:focus').selectOption(facts.priceRange);
    // A fact is what tokens of its page stand for, and has none of them itself.
    const own = { code: facts.code, name: facts.name, responseMinutes: facts.responseMinutes };
    const words = intro.replaceAll(/\{area\.(\w+)\}/g, (_, fact: keyof typeof own) => String(own[fact]));
    await fill(/^Introduction/, words);
    for (const list of [facts.streets, facts.landmarks])
      for (const [index, place] of list.entries()) await fill(new RegExp(`^Place ${index + 1}$`), place);
    for (const [index, credential] of facts.credentials.entries())
      await fill(new RegExp(`^Credential ${index + 1}$`), credential);
    await fill(/^Text: Heading/, main[3].heading);
    for (const paragraph of [...main[3].paragraphs, ...main[0].paragraphs].slice(0, HANDWRITTEN))
      await fill(/^Text: Paragraph/, paragraph);
    const [, done, of] = /(\d+) of (\d+) written/.exec((await page.locator('[aria-label="Form"]').textContent())!)!;
    expect(done).toBe(of);

    // A street goes up by a button, and the focus goes with it.
    await page.keyboard.press('Shift+F6');
    await tabTo(page, /^Facts/);
    await page.keyboard.press('Enter');
    // The region gave a place on the map, which is set right by hand.
    await fill(/^Latitude/, String(facts.coordinates.latitude));
    await fill(/^Longitude/, String(facts.coordinates.longitude));
    await tabTo(page, /on the map/);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Shift+ArrowRight');
    const moved = await page.getByLabel('Longitude').inputValue();
    expect(Number(moved)).toBeCloseTo(facts.coordinates.longitude + 0.0072, 3);
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('ArrowDown');
    expect(Number(await page.getByLabel('Latitude').inputValue())).toBeCloseTo(facts.coordinates.latitude, 3);
    await tabTo(page, /^Move Place 2 up/);
    await page.keyboard.press('Enter');
    await page.getByText('Place 2 moved to 1 of 6.').waitFor({ state: 'attached' });
    expect(await hasFocus(page)).toBe(true);
    await page.keyboard.press('Control+Z');
    expect(await hasFocus(page)).toBe(true);

    // What spoke of the rating, which a new district does not have yet, was left out with the copy.
    await page.getByText('Fine', { exact: true }).waitFor();
    await page.keyboard.press('Control+S');
    await page.getByRole('dialog').getByText('new draft: in no list, menu or search engine yet').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Saved.').waitFor();
    expect(await hasFocus(page)).toBe(true);

    const saved = JSON.parse(editor.read('areas/e20.json')) as typeof STRATFORD & { status: string };
    expect(saved.status).toBe('draft');
    expect(saved.facts).toMatchObject({ name: 'Stratford', code: 'E20', streets: facts.streets });
    const check = spawnSync(process.execPath, ['src/node/run.mjs', 'check', '--strict', '--site', editor.folder], {
      encoding: 'utf8',
    });
    expect([check.status, check.stdout]).toEqual([0, expect.stringContaining('files are fine')]);

    // What the README shows of this way is what there is to see on it. PICTURES=1 draws it anew.
    if (process.env.PICTURES) writeFileSync(`${PICTURES}/edit.json`, `${JSON.stringify(shown, null, 2)}\n`);
    else expect(shown).toEqual(shownBefore);
  },
  SLOW_MS,
);
