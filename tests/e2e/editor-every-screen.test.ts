// @module-tag turn-10
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { axeFaultsIn } from './axe';
import { PHONE } from './browser';
import { sampleOf } from '../sample';
import { checked, copyWithOwnHeroes, editorFor, preview, SLOW_MS, WINDOWS } from './editor';

const PLACE = '#/edit/pages/areas/sw1h.json';

const editor = editorFor({ makeFolder: () => copyWithOwnHeroes() });

describe('every screen', () => {
  /** `zoomed` is a desk of 1280 px at a zoom of 200 %. The phone is the first, which is judged by all rules. */
  const EVERY_WINDOW = Object.entries({ ...WINDOWS, zoomed: { width: 640, height: 400 } });
  /** The form is always among those that are drawn. */
  const SCREENS = sampleOf([PLACE, '#/', '#/copy/pages/areas/hackney.json', '#/new', '#/figures', '#/pictures'], 4);
  const found = { faults: [] as string[], over: [] as string[], foreign: [] as string[], broken: [] as string[] };

  async function look(page: Page, screen: string) {
    for (const [size, viewport] of EVERY_WINDOW) {
      await page.setViewportSize(viewport);
      const window = viewport === PHONE ? 'the first' : 'another';
      const at = `${screen}, ${size}: `;
      found.faults.push(...(await axeFaultsIn(window, page)).map((fault) => at + fault));
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) found.over.push(`${at}${over} px`);
      if (screen !== PLACE) continue;
      const faults = await axeFaultsIn(window, page, { frame: '/preview' });
      found.faults.push(...faults.map((fault) => `preview, ${at}${fault}`));
    }
  }

  /** Each screen is loaded once for all that is looked for on it. */
  beforeAll(async () => {
    const page = await editor.open('#/', { viewport: PHONE });
    page.on('request', (request) => {
      const isOwn = /^(data|blob):/.test(request.url()) || request.url().startsWith(editor.origin);
      if (!isOwn) found.foreign.push(request.url());
    });
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) found.broken.push(message.text());
    });
    for (const screen of SCREENS) {
      await page.goto(`${editor.origin}/${screen}`);
      await page.reload();
      await page.locator('h1').first().waitFor();
      await checked(page);
      if (screen === PLACE) await preview(page).getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      await look(page, screen);
    }
  }, SLOW_MS);

  it('[EE13] has no fault for axe in either theme, in any window', () => expect(found.faults).toEqual([]));

  it('[EE14] does not scroll sideways in any window', () => expect(found.over).toEqual([]));

  it('[EE15] asks no other host for anything and breaks no rule of its policy', () =>
    expect([found.foreign, found.broken]).toEqual([[], []]));
});
