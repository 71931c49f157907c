import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { axeFaultsOfThemes } from './axe';
import type { Part } from './axe';
import { DESKTOP, hydrated, openPage, PHONE } from './browser';
import { isFull } from '../sample';
import { sampleRoutes, site, timeFor } from './site';

/** So many pages are looked at, and every one with `npm run test:full`. */
const LOOKED_AT = 6;
const routes = [...sampleRoutes(LOOKED_AT), '/no-such-page'];
const LOOKED = timeFor(routes.length);

const openFirstMenu = (page: Page) =>
  page
    .locator('header nav[aria-label="Main"] details')
    .first()
    .evaluate((menu) => {
      (menu as HTMLDetailsElement).open = true;
    });
const openSheet = (page: Page) => page.locator('header summary', { hasText: 'Menu' }).click();

/** Of the pages so many are judged by axe, all of them with `npm run test:full`. */
const JUDGED = 3;
const HEADER = { include: ['header[data-site]'] };

it(
  '[AX1] passes axe on every kind of page, in both themes, with the menus and the sheet of a phone closed and open',
  timeFor(2 * routes.length),
  async () => {
    const page = await openPage('about:blank');
    const faults: string[] = [];
    const judge = async (route: string, state: string, part?: Part) =>
      faults.push(...(await axeFaultsOfThemes(page, part)).map((fault) => `${route}, ${state}, ${fault}`));
    for (const [index, route] of [...sampleRoutes(JUDGED), '/no-such-page'].entries()) {
      // In a sample the windows take turns, and the first page has the header that stands on all of them.
      const isWhole = isFull || index === 0;
      await page.setViewportSize(DESKTOP);
      await page.goto(route);
      await hydrated(page);
      if (isWhole || index % 2 === 0) await judge(route, 'wide');
      if (isWhole) {
        await openFirstMenu(page);
        await judge(route, 'menu open', HEADER);
      }
      await page.setViewportSize(PHONE);
      if (isWhole || index % 2 === 1) await judge(route, 'phone');
      if (isWhole) {
        await openSheet(page);
        await judge(route, 'sheet open', HEADER);
      }
    }
    expect(faults).toEqual([]);
  },
);

/** What is looked for on every page. Each runs in the page. */
const LOOKS = {
  headings: () => {
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) =>
      Number(heading.tagName[1]),
    );
    const skips = levels.flatMap((level, index) =>
      level > (levels[index - 1] ?? 0) + 1 ? [`h${level} after h${levels[index - 1]}`] : [],
    );
    return [...skips, ...(levels.filter((level) => level === 1).length === 1 ? [] : ['not one h1'])];
  },
  drawings: () =>
    [...document.querySelectorAll('svg, img')]
      .filter(
        (picture) =>
          !picture.closest('[aria-hidden="true"]') &&
          !picture.getAttribute('aria-label') &&
          !picture.getAttribute('alt'),
      )
      .map((picture) => picture.outerHTML.slice(0, 80)),
  words: () => [
    ...[...document.querySelectorAll('a[target="_blank"]')]
      .filter((link) => !/opens in a new tab/.test(link.textContent ?? ''))
      .map((link) => `new tab: ${link.textContent}`),
    ...[...document.querySelectorAll('main figure')]
      .filter((review) => !/Rated [1-5] out of 5/.test(review.textContent ?? ''))
      .map((review) => `rating: ${review.textContent}`),
    ...[...document.querySelectorAll('[data-level]')]
      .filter((pill) => !/\w{4}/.test(pill.textContent ?? ''))
      .map((pill) => `severity: ${pill.outerHTML}`),
  ],
  small: () => {
    const box = (control: Element) => {
      // A card's link may spread over the whole card.
      const spread = getComputedStyle(control, '::after');
      return (
        spread.position === 'absolute' && spread.inset === '0px' ? control.closest('li')! : control
      ).getBoundingClientRect();
    };
    // WCAG 2.2, 2.5.8 leaves out links within a sentence, and the dots of a map whose pages are listed as well.
    const isInSentence = (control: Element) => {
      const around = control.closest('p, li, dd');
      if (!around || getComputedStyle(control).display !== 'inline') return false;
      const own = [...around.querySelectorAll('a')].reduce(
        (rest, link) => rest.replace(link.textContent, ''),
        around.textContent,
      );
      return around.matches('p') || /\p{L}{2}/u.test(own);
    };
    return [...document.querySelectorAll('a[href], button, summary')]
      .filter(
        (control) =>
          control.checkVisibility() &&
          !control.closest('svg') &&
          !isInSentence(control) &&
          !control.matches('[href="#main"]'),
      )
      .filter((control) => {
        const { width, height } = box(control);
        return width < 24 || height < 24 || (control.matches('[href^="tel:"]') && height < 48);
      })
      .map((control) => `${control.textContent} ${Math.round(box(control).width)}×${Math.round(box(control).height)}`);
  },
};

const WINDOWS = { wide: DESKTOP, phone: PHONE };
type Found = Record<keyof typeof LOOKS, string[]>;

/** What each look finds on every sampled page, wide and on a phone; each page is opened once for all of them. */
async function look(): Promise<Record<keyof typeof WINDOWS, Found>> {
  const nothing = (): Found => ({ headings: [], drawings: [], words: [], small: [] });
  const found = { wide: nothing(), phone: nothing() };
  const page = await openPage('about:blank');
  for (const route of routes) {
    await page.goto(route);
    for (const width of ['wide', 'phone'] as const) {
      await page.setViewportSize(WINDOWS[width]);
      for (const name of Object.keys(LOOKS) as (keyof Found)[])
        found[width][name].push(...(await page.evaluate(LOOKS[name])).map((what) => `${route}: ${what}`));
    }
  }
  return found;
}

let looked: ReturnType<typeof look> | undefined;
const whatIsFound = () => (looked ??= look());

it('[AX2] has one main heading on every page, and skips no level', LOOKED, async () => {
  expect((await whatIsFound()).wide.headings).toEqual([]);
});

it('[AX2] hides each drawing from people who hear the page, or names it', LOOKED, async () => {
  expect((await whatIsFound()).wide.drawings).toEqual([]);
});

it('[AX2] says ratings, severities and new tabs in words', LOOKED, async () => {
  expect((await whatIsFound()).wide.words).toEqual([]);
});

it(
  '[AX5] gives every control 24 px and every call 48 px to press, in a wide window and on a phone',
  LOOKED,
  async () => {
    const { wide, phone } = await whatIsFound();
    expect([wide.small, phone.small]).toEqual([[], []]);
  },
);

it('[AX6] moves nothing for visitors who asked for less motion', async () => {
  const page = await openPage('/', { reducedMotion: 'reduce' });
  await hydrated(page);
  for (const route of ['/', site.area.route, site.advice.route]) {
    await page.goto(route);
    await openFirstMenu(page);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        ['', '::before', '::after'].flatMap((part) => {
          const { transitionDuration, animationDuration, animationName, scrollBehavior } = getComputedStyle(
            element,
            part || null,
          );
          const longest = Math.max(
            ...`${transitionDuration},${animationName === 'none' ? '0s' : animationDuration}`
              .split(',')
              .map(Number.parseFloat),
          );
          return longest > 0.01 || scrollBehavior === 'smooth' ? [`${element.tagName}${part}`] : [];
        }),
      ),
    );
    expect([route, ...moving]).toEqual([route]);
  }
});

/** Properties that the ground of a map is drawn with and that keep no colour of the system's. Runs in the page. */
async function coloursOfMaps(): Promise<string[]> {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap((rule) =>
      rule instanceof CSSMediaRule && /forced-colors/.test(rule.conditionText) ? [...rule.cssRules] : [],
    )
    .filter((rule) => rule instanceof CSSStyleRule);
  const found: string[] = [];
  for (const map of document.querySelectorAll('svg[role="group"]')) {
    const own = rules.filter(({ selectorText }) => map.matches(selectorText));
    const lines = await (await fetch(map.querySelector('use')!.href.baseVal)).text();
    for (const [, name] of lines.matchAll(/var\((--[\w-]+)\)/g)) {
      const colour = own.map(({ style }) => style.getPropertyValue(name!)).find(Boolean);
      if (!colour || !/none|Canvas/.test(colour)) found.push(`${name} of the map is ${colour}`);
    }
  }
  return found;
}

it('[AX6] keeps the edges of buttons and pills, the focus and the map in forced colours', async () => {
  const page = await openPage('about:blank', { forcedColors: 'active' });
  for (const route of ['/', site.area.route, site.advice.route, '/contact']) {
    await page.goto(route);
    const faults = await page.evaluate(() => {
      const edgeless = [...document.querySelectorAll('a[data-do]:not([data-look="text"]), [data-level]')].filter(
        (element) => {
          const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(element);
          return (
            element.checkVisibility() &&
            (borderTopStyle !== 'solid' || borderTopWidth === '0px' || borderTopColor === backgroundColor)
          );
        },
      );
      const ground = getComputedStyle(document.body).backgroundColor;
      const unseen = [...document.querySelectorAll('svg path, svg circle, svg text')].filter((part) => {
        const { fill, stroke } = getComputedStyle(part);
        return (
          part.checkVisibility() &&
          [fill, stroke].every((colour) => ['none', 'rgba(0, 0, 0, 0)', ground].includes(colour)) &&
          !part.matches('a circle:first-child, [data-part="wash"], [data-part="park"]')
        );
      });
      return [
        ...edgeless.map((element) => `no edge: ${element.textContent}`),
        ...unseen.map((part) => `unseen: ${part.outerHTML.slice(0, 60)}`),
      ];
    });
    expect([route, ...faults, ...(await page.evaluate(coloursOfMaps))]).toEqual([route]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle)).toBe('solid');
  }
});
