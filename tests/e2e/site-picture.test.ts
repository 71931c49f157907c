import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openPage } from './browser';
import { PICTURES, picturedWords } from './pictured-words';

const VIEWPORT = { width: 1280, height: 760 };

it('[B18] shows in the README what visitors see first on the home page', async () => {
  const page = await openPage('/', { viewport: VIEWPORT });
  const words = { site: await picturedWords(page, VIEWPORT.height) };
  if (process.env.PICTURES) {
    await page.screenshot({ path: `${PICTURES}/site.jpg`, type: 'jpeg', quality: 82 });
    writeFileSync(`${PICTURES}/site.json`, `${JSON.stringify(words, null, 2)}\n`);
  } else {
    const shown = JSON.parse(readFileSync(`${PICTURES}/site.json`, 'utf8')) as typeof words;
    expect(words, 'The home page has changed: draw its picture again, with PICTURES=1.').toEqual(shown);
  }
});
