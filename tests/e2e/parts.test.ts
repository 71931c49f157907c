import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { DESKTOP, hydrated, openPage, PHONE, SMALL_PHONE } from './browser';
import { collisions } from './map-words';
import { business, dist, site } from './site';

const OUR_NUMBER = `a[href="tel:${business.phone.international}"]`;

it(
  '[LY5] prints the words alone: no menu, no call bar, no pictures, and the lists of what to do whole',
  { tags: 'turn-2' },
  async () => {
    const page = await openPage('about:blank');
    await page.emulateMedia({ media: 'print' });
    for (const route of ['/', site.area.route, site.advice.route, '/services']) {
      await page.goto(route);
      const left = await page.evaluate(() =>
        [
          ...document.querySelectorAll(
            'header[data-site] :is(nav, summary, [data-do="book"]), aside, main nav, svg[role="group"], svg[viewBox="0 0 160 120"]',
          ),
        ]
          .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 0)
          .map((element) => element.outerHTML.slice(0, 60)),
      );
      expect([route, ...left]).toEqual([route]);
      expect(await page.locator('header[data-site] > div > div').innerText()).toContain(business.phone.display);
    }
    await page.goto(site.advice.route);
    const lists = await page.evaluate(() =>
      [...document.querySelectorAll('main ul[data-mark]')].map((list) => ({
        lines: list.querySelectorAll('li').length,
        shown: [...list.querySelectorAll('li')].filter(
          (line) => line.checkVisibility() && line.getBoundingClientRect().height > 10,
        ).length,
        torn: !['avoid', 'avoid-page'].includes(getComputedStyle(list.parentElement!).breakInside),
      })),
    );
    expect(lists.length).toBeGreaterThanOrEqual(12);
    for (const { lines, shown, torn } of lists) expect({ shown, torn }).toEqual({ shown: lines, torn: false });
  },
);

it('[LY18] prints the folded cases of a page on two sheets at most', async () => {
  const page = await openPage(site.advice.route);
  const cases = await page.locator('main details ul[data-mark]').count();
  expect(cases).toBeGreaterThan(3);
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets!.length).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('h1').isVisible()).toBe(true);
  const torn = page.locator('main section:has(ul[data-mark])');
  for (const one of await torn.all())
    expect(await one.evaluate((part) => getComputedStyle(part).breakInside)).toBe('avoid');
  const numbers = new Set(
    await page
      .locator('main section:has(ul[data-mark]) a[href^="tel:"], header a[href^="tel:"]')
      .evaluateAll((links) =>
        links.filter((link) => link.getBoundingClientRect().height > 8).map((link) => link.getAttribute('href')),
      ),
  );
  const all = await page
    .locator('main a[href^="tel:"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect([...numbers].sort()).toEqual([...new Set(all)].sort());
  expect(numbers.size).toBeGreaterThan(1);
});

it.each([true, false])(
  '[LY6] opens of the folded cases of a page the one that an address leads to, JavaScript: %s',
  { tags: 'turn-2' },
  async (javaScriptEnabled) => {
    const page = await openPage(site.advice.route, { javaScriptEnabled, viewport: PHONE });
    const advice = page.locator('main section', { has: page.locator('ul[data-mark]') });
    const open = () =>
      advice.evaluateAll((cases) =>
        cases.filter((one) => one.querySelector('ul')!.checkVisibility()).map(({ id }) => id),
      );
    const first = await open();
    const unfolded = await advice.evaluateAll((cases) =>
      cases.filter((one) => !one.querySelector('ul')!.closest('details')).map(({ id }) => id),
    );
    expect(first).toEqual(unfolded);
    expect(first).not.toContain(site.advice.id);
    expect(await advice.count()).toBeGreaterThan(first.length + 2);
    await page.getByRole('link', { name: site.advice.label }).first().click();
    await expect.poll(open).toEqual([...first, site.advice.id]);
    await page.goto('about:blank');
    await page.goto(`${site.advice.route}#${site.advice.id}`);
    await expect.poll(open).toEqual([...first, site.advice.id]);
    await page.setViewportSize(DESKTOP);
    await page.goto('about:blank');
    await page.goto(site.advice.route);
    if (javaScriptEnabled) await hydrated(page);
    // What only a phone folds of a case is open here.
    const whole = await advice.evaluateAll((cases) =>
      cases.filter((one) => !one.querySelector('details:has(h2)')).map(({ id }) => id),
    );
    expect(await open()).toEqual(whole);
    await advice.locator('details:has(h2) > summary').first().click();
    await expect.poll(async () => (await open()).length).toBe(whole.length + 1);
  },
);

it.each([true, false])(
  '[LY6] opens of the questions of a page the one that an address leads to, JavaScript: %s',
  { tags: 'turn-2' },
  async (javaScriptEnabled) => {
    const page = await openPage('/', { javaScriptEnabled });
    const questions = page.locator('main details[id]');
    const open = () =>
      questions.evaluateAll((all) =>
        all.filter((one) => one.querySelector('p')!.checkVisibility()).map(({ id }) => id),
      );
    expect(await questions.count()).toBeGreaterThan(1);
    expect(await open()).toEqual([]);
    const id = await questions.last().getAttribute('id');
    await page.goto('about:blank');
    await page.goto(`/#${id}`);
    await expect.poll(open).toEqual([id]);
    await questions.first().locator('summary').click();
    await expect.poll(async () => (await open()).length).toBe(2);
  },
);

it('[X8] leads by a finder to the page of a district, and without scripts to the list, with nothing that was typed', async () => {
  const page = await openPage('/areas');
  const finder = page.locator('main section', { has: page.locator('output') });
  const [code, route] = await page
    .locator('main details li', { has: page.locator('b') })
    .first()
    .evaluate((line) => [line.querySelector('b')!.textContent, line.querySelector('a')!.getAttribute('href')]);
  await finder.getByRole('textbox').fill(` ${code!.toLowerCase()} 1aa`);
  await expect.poll(() => finder.locator('output a').first().getAttribute('href')).toBe(route);
  await page.keyboard.press('Escape');
  await expect.poll(() => finder.getByRole('textbox').inputValue()).toBe('');
  await expect.poll(() => finder.locator('output a').count()).toBe(0);
  await finder.getByRole('textbox').fill('§§§');
  await expect.poll(() => finder.locator('output a').count()).toBe(0);
  const still = await openPage('/areas', { javaScriptEnabled: false });
  await still.getByRole('textbox').fill(code!);
  await still.locator('main form').getByRole('button').click();
  await still.locator(`main details a[href="${route}"]`).first().waitFor({ state: 'visible' });
  expect(new URL(still.url()).search).toBe('');
});

/** Whether the hero of a page has the field of a finder. */
const hasFinderInHero = (file: string) => /<h1(?:(?!<\/section>).)*<form/s.test(readFileSync(join(dist, file), 'utf8'));
const isFinderAtHome = hasFinderInHero('index.html');
const isFinderInHero = hasFinderInHero('areas.html');

it.runIf(isFinderAtHome)('[X38] leads from the field in a hero to the list of districts without scripts', async () => {
  const page = await openPage('/', { javaScriptEnabled: false });
  const hero = page.locator('main form').first();
  await hero.getByRole('textbox').fill('e1 6an');
  await hero.getByRole('button').click();
  await expect.poll(() => page.url()).toMatch(/\/areas\?#code$/);
  const lines = await page.locator('main details li', { has: page.locator('b') }).allInnerTexts();
  expect(lines.find((line) => line.startsWith('E1 '))).toMatch(/ · \d+ \S+$/);
});

it.runIf(isFinderAtHome)('[X8] brings the answer of a finder into view', async () => {
  const page = await openPage('/', { viewport: DESKTOP });
  const form = page.locator('main form');
  await hydrated(page);
  await form.getByRole('textbox').fill('§§§');
  await page.evaluate(() => window.scrollTo(0, 0));
  await form.getByRole('button').click();
  const answer = page.locator('main form ~ div > :has(> output)');
  await expect.poll(async () => (await answer.boundingBox())!.y).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      const { y, height } = (await answer.boundingBox())!;
      return y + height;
    })
    .toBeLessThanOrEqual(DESKTOP.height);
});

it.runIf(isFinderAtHome).each([PHONE, DESKTOP])(
  '[X38] answers under the one field, in a hero of $width px, and the field stays in view',
  async (viewport) => {
    const page = await openPage('/', { viewport });
    const hero = page.locator('main form');
    await hydrated(page);
    expect(await hero.count()).toBe(1);
    const field = (await hero.boundingBox())!;
    expect(field.y + field.height).toBeLessThan(viewport.height);
    await hero.getByRole('textbox').fill('e1 6an');
    await hero.getByRole('button').click();
    const answer = page.locator('main section').first().locator('output');
    await expect.poll(() => answer.locator('a').count()).toBeGreaterThan(0);
    await expect
      .poll(() => answer.evaluate((shown) => shown.getBoundingClientRect().bottom))
      .toBeLessThan(viewport.height);
    const [above, below] = await Promise.all([hero.boundingBox(), answer.boundingBox()]);
    expect(above!.y).toBeGreaterThanOrEqual(0);
    expect(below!.y - above!.y - above!.height).toBeLessThan(60);
    // The keyboard of a phone closes.
    expect(await hero.getByRole('button').evaluate((button) => button === document.activeElement)).toBe(true);
    // The finder below shows where that is, and still has its examples: one that is pressed is answered there.
    const finder = page.locator('main section', { has: page.locator('output + ul') });
    expect(await finder.locator('[data-part="pin"]').count()).toBe(1);
    await finder.locator('output + ul a').first().click();
    await expect.poll(() => page.locator('main output a').count()).toBe(1);
    expect(await answer.locator('a').count()).toBe(0);
  },
);

it('[X8] answers a finder with the minutes, the price, the call and the pin, and moves no field', async () => {
  const page = await openPage('/areas', { viewport: PHONE });
  const finder = page.locator('main section', { has: page.locator('output') });
  const code = await page.locator('main details li b').first().textContent();
  await hydrated(page);
  const field = finder.getByRole('textbox');
  const before = await field.boundingBox();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const high = await height();
  await field.fill(code!);
  const answer = finder.locator('output');
  await expect.poll(() => answer.locator('a').count()).toBeGreaterThan(0);
  expect(await field.boundingBox()).toEqual(before);
  // In a section the answer takes the place of the examples.
  if (isFinderInHero) expect(await height()).toBe(high);
  expect(await finder.locator(':has(> output)').evaluate((shown) => getComputedStyle(shown).padding)).toBe('28px');
  expect(await finder.getByRole('button').count()).toBe(1);
  const minutes = answer.locator('b');
  expect(Number(await minutes.textContent())).toBeGreaterThan(0);
  expect(await minutes.evaluate((figure) => parseFloat(getComputedStyle(figure).fontSize))).toBeGreaterThan(40);
  const pin = page.locator('main [data-part="pin"]');
  const [point, over] = await Promise.all([pin.boundingBox(), finder.locator(':has(> output)').boundingBox()]);
  expect(point!.y).toBeGreaterThan(over!.y + over!.height);
  for (const width of [360, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, ...(await page.evaluate(collisions))]).toEqual([width]);
  }
});

it.runIf(isFinderInHero)(
  '[X40] opens the list of areas with the field in the first screen, its answer above the call bar, and a map that stays',
  async () => {
    const page = await openPage('/areas', { viewport: PHONE });
    await hydrated(page);
    const shown = page.locator('main svg[role="group"]').filter({ visible: true });
    expect(await shown.count()).toBe(1);
    await page.getByRole('textbox').fill('e1');
    await page.locator('main output a').first().waitFor();
    await shown.locator('[data-part="pin"]').waitFor();
    expect(await shown.count()).toBe(1);
    const [field, answer, bar] = await Promise.all(
      ['main form', 'main :has(> output)', 'aside'].map((part) => page.locator(part).first().boundingBox()),
    );
    expect(field!.y).toBeLessThan(400);
    expect(answer!.y + answer!.height).toBeLessThan(bar!.y);
    const rows = page.locator('#map li:has(circle)');
    const dots = await rows.evaluateAll((all) =>
      all.map((row) => [
        parseInt(row.querySelector('strong')!.textContent),
        row.querySelector('circle')!.r.baseVal.value,
      ]),
    );
    expect(dots.length).toBeGreaterThan(5);
    for (const [minutes, radius] of dots)
      for (const [later, less] of dots) if (later! > minutes!) expect(less).toBeLessThan(radius!);
    await page.setViewportSize(DESKTOP);
    await page.locator('#map li strong').nth(8).scrollIntoViewIfNeeded();
    const map = (await page.locator('main svg[role="group"]').first().boundingBox())!;
    expect(map.y).toBeGreaterThan(0);
    expect(map.y + map.height).toBeLessThanOrEqual(DESKTOP.height);
    await page.setViewportSize({ width: 1024, height: 900 });
    const [region, inset] = await page
      .locator('[data-open] svg[role="group"]')
      .evaluateAll((maps) => maps.map((each) => each.parentElement!.getBoundingClientRect().toJSON() as DOMRect));
    expect(region!.width).toBeGreaterThanOrEqual(1024 * 0.4);
    expect(inset!.top).toBeGreaterThanOrEqual(region!.bottom);
    expect(inset!.bottom).toBeLessThanOrEqual(900);
  },
);

it.runIf(isFinderAtHome)(
  '[X8] shows before anything is typed what some districts get, to press, and as links without scripts',
  async () => {
    const page = await openPage('/', { viewport: PHONE });
    const finder = page.locator('main section', { has: page.locator('output + ul') });
    const examples = finder.locator('output + ul a');
    await hydrated(page);
    const first = examples.first();
    expect(await examples.count()).toBeGreaterThan(1);
    const [route, minutes] = [(await first.getAttribute('href'))!, await first.locator('b').textContent()];
    await first.click();
    await page.locator(`main output a[href="${route}"]`).waitFor();
    expect(await page.locator('main output b').textContent()).toBe(minutes);
    expect(await page.locator('main output + ul').count()).toBe(0);
    const still = await openPage('/', { javaScriptEnabled: false });
    await still.locator(`main output + ul a[href="${route}"]`).click();
    await still.waitForURL(`**${route}`);
  },
);

it('[X8] answers beside a district without a page with price, call and pin, but no minutes, and says under the field what it does not know', async () => {
  const page = await openPage('/areas', { viewport: PHONE });
  const finder = page.locator('main section', { has: page.locator('output') });
  const [own, all] = await Promise.all(
    ['main ul a[href^="/areas/"] > span', 'main details li b'].map((words) => page.locator(words).allTextContents()),
  );
  const without = all!.find((code) => !own!.some((name) => code.startsWith(name.split(' ').at(-1)!)))!;
  await hydrated(page);
  const field = finder.getByRole('textbox');
  await field.fill(without);
  await finder.locator('output', { hasText: without }).waitFor();
  expect(await finder.locator('output b').count()).toBe(0);
  expect(await finder.locator('[tabindex]').locator(OUR_NUMBER).count()).toBe(1);
  expect(await page.locator('main [data-part="pin"]').count()).toBe(1);
  await field.fill('§§§');
  expect(await field.getAttribute('aria-invalid')).toBe(null);
  await finder.getByRole('button').click();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  const [typed, unknown] = await Promise.all([field.boundingBox(), finder.locator('output').boundingBox()]);
  expect(unknown!.y - typed!.y - typed!.height).toBeLessThan(100);
  expect(unknown!.x - typed!.x).toBeLessThan(40);
});

it('[LY16] folds on a phone what runs past three lines, and nothing where there is room or on paper', async () => {
  const page = await openPage('/', { viewport: PHONE });
  const folds = page.locator('main details:not([id])');
  const shown = () =>
    folds.evaluateAll((all) => all.map((one) => (one as HTMLElement).lastElementChild!.checkVisibility()));
  expect(new Set(await shown())).toEqual(new Set([false]));
  await folds.last().locator('summary').click();
  expect((await shown()).at(-1)).toBe(true);
  await folds.last().locator('summary').click();
  await page.emulateMedia({ media: 'print' });
  expect(new Set(await shown())).toEqual(new Set([true]));
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(DESKTOP);
  expect(new Set(await shown())).toEqual(new Set([true]));
  expect(await folds.last().locator('summary').isVisible()).toBe(false);
});

it('[LY7] keeps the dots of a map out of the way of keyboards and fingers, and lists the same pages', async () => {
  const page = await openPage('/areas', { viewport: SMALL_PHONE });
  const dots = await page
    .locator('svg[role="group"]')
    .filter({ visible: true })
    .locator('a')
    .evaluateAll((links) =>
      links.map((link) => ({
        to: link.getAttribute('href'),
        stop: (link as SVGAElement).tabIndex,
        target: getComputedStyle(link).pointerEvents,
      })),
    );
  const listed = await page.locator('main ul a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(dots.length).toBeGreaterThan(3);
  for (const { to, stop, target } of dots) {
    expect([to, stop, target]).toEqual([to, -1, 'none']);
    expect(listed).toContain(to);
  }
});

/** Of each map of a page: the words that its frame cuts off, and where its crowded dots lead to. */
const mapsOf = (page: Page) =>
  page.locator('svg[role="group"]').evaluateAll((maps) =>
    maps.map((map) => {
      const frame = map.getBoundingClientRect();
      const cut = [...map.querySelectorAll('text[data-part]')].filter((words) => {
        const { left, right, top, bottom } = words.getBoundingClientRect();
        const isInside = left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
        const canBeSeen =
          words.checkVisibility() &&
          (getComputedStyle(words).opacity !== '0' || getComputedStyle(words.closest('a')!).pointerEvents !== 'none');
        return canBeSeen && !isInside;
      });
      const dots = [...map.querySelectorAll('a')].map((dot) => {
        const { x, y, width, height } = dot.querySelector('circle + circle')!.getBoundingClientRect();
        return { to: dot.getAttribute('href')!, x: x + width / 2, y: y + height / 2 };
      });
      const crowded = dots.filter((dot) =>
        dots.some((other) => other !== dot && Math.hypot(other.x - dot.x, other.y - dot.y) < 24),
      );
      return { cut: cut.map((words) => words.textContent), dots: dots.length, crowded: crowded.map(({ to }) => to) };
    }),
  );

const linksOf = (page: Page) =>
  page.locator('li a').evaluateAll((links) => links.map((link) => link.getAttribute('href')!));

it(
  '[LY7] cuts no word of a map off, and lists what dots lead to that lie closer than 24 px',
  { tags: 'turn-2' },
  async () => {
    const page = await openPage('/areas');
    const all = await linksOf(page);
    let dots = 0;
    for (const route of ['/', '/areas', site.area.route, '/contact']) {
      await page.goto(route);
      for (const viewport of [SMALL_PHONE, { width: 768, height: 1024 }, { width: 1440, height: 900 }]) {
        await page.setViewportSize(viewport);
        const listed = await linksOf(page);
        for (const map of await mapsOf(page)) {
          dots += map.dots;
          expect([route, viewport.width, ...map.cut]).toEqual([route, viewport.width]);
          // A map of the start page leads to the page that lists them all.
          const reachable = new Set(listed.includes('/areas') ? [...listed, ...all] : listed);
          expect(
            map.crowded.filter((to) => !reachable.has(to)),
            route,
          ).toEqual([]);
        }
      }
    }
    expect(dots).toBeGreaterThan(30);
  },
);
