import { expect, it } from 'vitest';
import { sampleOf } from '../sample';
import { routeOf } from '../../src/content/routes';
import { DESKTOP, openPage, PHONE, SMALL_PHONE } from './browser';
import { pageFiles, timeFor } from './site';

it('[LY19] parts two sections of text alone by a rule', async () => {
  const page = await openPage('about:blank', { viewport: DESKTOP });
  for (const route of ['/services/water-quality', '/services/specialist-plumbing']) {
    await page.goto(route);
    const rules = await page
      .locator('main [data-rhythm="text"] + [data-rhythm="text"] > div > :first-child')
      .evaluateAll((all) => all.map((first) => getComputedStyle(first).borderBlockStartWidth));
    expect([route, rules]).toEqual([route, rules.map(() => '1px')]);
    expect([route, rules.length > 0]).toEqual([route, true]);
  }
});

/** Numbers and units, telephone numbers, postcodes, price levels and short pairs that a line ends in: in the page. */
function broken(): string[] {
  const whole =
    /(?<![\p{L}\d.,–]|\p{Lu}{2}\s)[£€]?\d(?:[\d.,–]*\d)?\+?\s(?:\p{L}{1,9}(?!\p{L})|°C)|\d{3,5}(?:\s\d{3,4})+|[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|(?<![\p{L}-])\p{L}{2,5}-\p{L}{2,5}(?![\p{L}-])|\p{Sc}{2,}/gu;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!text.parentElement!.checkVisibility()) continue;
    for (const { 0: words, index } of text.data.matchAll(whole)) {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + words.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
        found.push(`${words} in “${text.data.slice(0, 60)}”`);
    }
  }
  return found;
}

/** Of all pages, so many are looked at: all with `npm run test:full`. */
const PAGES = 14;

it(
  '[LY20] breaks no number from its unit, no telephone number, no postcode and no short pair of words',
  { ...timeFor(pageFiles.length), tags: 'turn-4' },
  async () => {
    const page = await openPage('about:blank', { javaScriptEnabled: false });
    const faults: string[] = [];
    for (const path of sampleOf(pageFiles, PAGES)) {
      await page.goto(routeOf(path));
      for (const viewport of [SMALL_PHONE, PHONE, { width: 1024, height: 768 }, { width: 1440, height: 900 }]) {
        await page.setViewportSize(viewport);
        const found = await page.evaluate(broken);
        faults.push(...found.map((fault) => `${path} at ${viewport.width} px: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  },
);

it('[LY16] keeps the first sentence of a long text on a phone, and the rest until it is asked for', async () => {
  const page = await openPage('/services/bathroom-installation', { viewport: PHONE });
  const texts = page.locator('main li details:not([id]):has(> div > p > i) > div > p');
  const shown = () => texts.evaluateAll((all) => all.map((text) => (text as HTMLElement).innerText));
  const openers = page.locator('main li details:not([id]):has(> div > p > i) > summary');
  const closed = await shown();
  expect(closed.length).toBeGreaterThan(1);
  for (const text of closed) expect(text).toMatch(/[.!?…]["”’)]? Read on$/);
  for (const label of await openers.allInnerTexts()) expect(label).toMatch(/^Read on\b/);
  for (const opener of await openers.all()) await opener.click();
  const open = await shown();
  for (const [index, text] of closed.entries()) expect(open[index]).toContain(text.replace(/ Read on$/, ''));
  expect(open.join()).not.toContain('Read on');
  expect(open.join().length).toBeGreaterThan(closed.join().length + 100);
  for (const label of await openers.allInnerTexts()) expect(label).toMatch(/^Show less\b/);
  await page.reload();
  await page.setViewportSize(DESKTOP);
  expect(await shown()).toEqual(open);
});

it('[LY23] keeps the picture of a closing panel on a phone, and opens what folds by one form of button', async () => {
  const page = await openPage('/services', { viewport: PHONE });
  const picture = page.locator('main img').last();
  await picture.scrollIntoViewIfNeeded();
  const box = (await picture.boundingBox())!;
  expect([Math.round((box.width / box.height) * 10), box.width > 300]).toEqual([20, true]);
  const heading = (await page.locator('main h2').last().boundingBox())!;
  expect(heading.y).toBeGreaterThan(box.y + box.height - 1);
  const opener = page.locator('main summary:not(:has(h2, h3))').first();
  const { width } = (await opener.boundingBox())!;
  expect(width).toBeLessThan(PHONE.width / 2);
});

it('[LY31] stands lists in columns, small cards in a row and the contents beside a legal text on a wide screen', async () => {
  const page = await openPage('/sitemap', { viewport: DESKTOP });
  const places = (selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      all.map((each) => {
        const { x, y } = each.getBoundingClientRect();
        return { x: Math.round(x), y: Math.round(y) };
      }),
    );
  const [heading] = await places('#areas h3');
  const links = await places('#areas li li');
  expect(links[0]!.y).toBeGreaterThan(heading!.y);
  expect(Math.min(...links.map(({ x }) => x))).toBe(heading!.x);
  expect(new Set(links.map(({ x }) => x)).size).toBe(3);
  await page.goto('/contact');
  const small = (await places('#emergencies li:not(:has([data-first]))')).map(({ y }) => y);
  expect(small).toEqual([0, 0, 0, 3, 3, 3].map((inRow) => small[inRow]));
  await page.goto('/privacy');
  await page.locator('main ol > li[id]').last().scrollIntoViewIfNeeded();
  expect((await places('main nav'))[0]!.y).toBeGreaterThan(0);
  await page.goto('/terms#guarantees');
  const marked = page.locator('main nav a').filter({ hasText: 'Guarantees' });
  await expect.poll(() => marked.evaluate((link) => getComputedStyle(link).fontWeight)).toBe('700');
});

it('[LY31] has the photograph of a list under its heading on a wide screen, and before it on a phone', async () => {
  const page = await openPage('/sitemap', { viewport: DESKTOP });
  const list = page.locator('#services');
  const places = () => Promise.all([list.locator('h2').boundingBox(), list.locator('img').boundingBox()]);
  const [heading, photo] = await places();
  expect(photo!.y).toBeGreaterThan(heading!.y);
  expect(photo!.x).toBe(heading!.x);
  await page.setViewportSize(PHONE);
  const [beside, tile] = await places();
  expect(tile!.x + tile!.width).toBeLessThan(beside!.x);
  expect(tile!.width).toBeLessThan(120);
  // A sentence under the heading has its place.
  await page.goto('/prices');
  expect(await page.locator('#fixed h2 ~ p').isVisible()).toBe(true);
  expect(await page.locator('#fixed img').first().isVisible()).toBe(false);
});

it('[LY31] has the rules of a list level and its rows 44 px high on a phone', async () => {
  const page = await openPage('/sitemap', { viewport: PHONE });
  const rowsOf = (list: string) =>
    page.locator(list).evaluateAll((all) =>
      all.map((row) => {
        const { top, height } = row.getBoundingClientRect();
        return { top: Math.round(top), height };
      }),
    );
  const grouped = await rowsOf('#areas li li');
  await page.goto('/emergency');
  await page.locator('#areas summary').click();
  const rows = await rowsOf('#areas li');
  expect(rows.length).toBeGreaterThan(5);
  expect(grouped.length).toBeGreaterThan(9);
  for (const [index, { height }] of [...rows, ...grouped].entries())
    expect([index, height >= 44]).toEqual([index, true]);
  for (const [index, { top }] of rows.entries()) expect([index, top]).toEqual([index, rows[index - (index % 2)]!.top]);
});

it('[LY19] gives a pictured section between two of text alone a ground on a wide screen', async () => {
  const page = await openPage('/prices', { viewport: DESKTOP });
  const ground = (id: string) =>
    page.locator(`#${id}`).evaluate((section) => getComputedStyle(section).backgroundColor);
  const [before, pictured, after] = [await ground('fixed'), await ground('never'), await ground('examples')];
  expect(after).toBe(before);
  expect(pictured).toBe(await ground('rates'));
  expect(pictured).not.toBe(before);
});

it('[LY16] shows of steps that a page folds the number to call first, and all of them when asked and on paper', async () => {
  for (const viewport of [PHONE, DESKTOP]) {
    const page = await openPage('/services/boiler-heating', { viewport });
    const steps = page.locator('#gas');
    const list = steps.locator('ul').first();
    expect(await steps.getByRole('link', { name: '0800 111 999' }).isVisible()).toBe(true);
    const isShown = () => list.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isShown()).toBe(viewport === DESKTOP);
    await page.emulateMedia({ media: 'print' });
    expect(await list.evaluate((one) => one.checkVisibility())).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    if (viewport === PHONE) await steps.locator('summary').click();
    expect(await isShown()).toBe(true);
  }
});

it('[LY18] prints all of a page on which folded cases are one part of many', async () => {
  const page = await openPage('/services/hot-water-boiler', { viewport: DESKTOP });
  await page.emulateMedia({ media: 'print' });
  for (const part of ['#services', '#problems', '#cylinder', '#reviews'])
    expect(await page.locator(part).isVisible(), part).toBe(true);
});

it('[LY32] has pictures above words and rules in line in a list of cards, and beside the title on a phone', async () => {
  const page = await openPage('/services/specialist-plumbing', { viewport: DESKTOP });
  const boxes = (selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      all.map((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
  const pictures = await boxes('#services [data-pictured] img');
  const titles = await boxes('#services [data-pictured] h3');
  const tops = pictures.map(({ top }) => Math.round(top));
  expect(tops.length).toBeGreaterThan(1);
  for (const top of tops) expect(tops.filter((other) => other === top).length).toBeGreaterThan(1);
  for (const [index, { top }] of titles.entries()) expect(top).toBeGreaterThan(pictures[index]!.bottom - 1);
  // Those without a picture are rows below them.
  const rows = await boxes('#services li:not([data-columns])');
  expect(rows.length).toBeGreaterThan(2);
  for (const { left, top } of rows) {
    expect(left).toBe(titles[0]!.left);
    expect(top).toBeGreaterThan(titles.at(-1)!.bottom);
  }
  await page.goto('/services/drainage-services');
  const ruled = (await boxes('#problems [data-columns]')).map(({ top }) => Math.round(top));
  expect(ruled.length).toBeGreaterThan(2);
  for (const top of ruled) expect(ruled.filter((other) => other === top).length).toBeGreaterThan(1);
  for (const route of ['/services/commercial-industrial', '/services/compliance-certification']) {
    await page.goto(route);
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const faults = await page.locator('#services li:has(img)').evaluateAll((all) =>
        all.flatMap((each) => {
          const title = new Range();
          title.selectNodeContents(each.querySelector('h3')!);
          const picture = each.querySelector('img')!.getBoundingClientRect();
          const isHit = [...title.getClientRects()].some(
            ({ left, right, top, bottom }) =>
              left < picture.right && right > picture.left && top < picture.bottom && bottom > picture.top,
          );
          return isHit ? [title.toString()] : [];
        }),
      );
      expect([route, width, faults]).toEqual([route, width, []]);
    }
  }
});

it('[LY35] says a hotline in one row above a card without a severity, and with a button on one with it', async () => {
  const page = await openPage('/services/kitchen-plumbing', { viewport: DESKTOP });
  for (const width of [360, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const row = page.locator('#services [data-first]');
    const { height } = (await row.boundingBox())!;
    expect([width, height >= 44 && height <= 48]).toEqual([width, true]);
    expect((await row.locator('a').boundingBox())!.height).toBeGreaterThanOrEqual(24);
    expect(await row.locator('a').getAttribute('href')).toMatch(/^tel:/);
    expect(await row.locator('[data-look]').count()).toBe(0);
    const card = (await page.locator('#services li h3').first().boundingBox())!;
    expect((await row.boundingBox())!.y + height).toBeLessThanOrEqual(card.y);
  }
  await page.goto('/contact');
  expect(await page.locator('main li:has([data-level]) [data-first] [data-look]').count()).toBeGreaterThan(0);
});

it('[LY38] lays a pictured case out across a wide screen, and shows the picture of a long list there alone', async () => {
  const page = await openPage('/emergency', { viewport: DESKTOP });
  const boxIn = async (part: string) => (await page.locator(`#gas ${part}`).boundingBox())!;
  const [picture, title, call, todo, dont] = await Promise.all(
    ['picture', 'h2', '[data-first]', 'div:has(> h3) >> nth=0', 'div:has(> h3) >> nth=1'].map(boxIn),
  );
  for (const beside of [title!, call!]) {
    expect(beside.x).toBeGreaterThan(picture!.x + picture!.width);
    expect(beside.y + beside.height).toBeLessThanOrEqual(picture!.y + picture!.height + 1);
  }
  for (const list of [todo!, dont!]) expect(list.y).toBeGreaterThan(picture!.y + picture!.height);
  expect(todo!.x).toBe(picture!.x);
  expect(dont!.x + dont!.width).toBeCloseTo(call!.x + call!.width, 0);
  await page.goto('/services/hot-water-boiler#problems');
  const beside = page.locator('#problems picture').first();
  expect(await beside.isVisible()).toBe(true);
  await page.setViewportSize(PHONE);
  expect(await beside.isVisible()).toBe(false);
});
