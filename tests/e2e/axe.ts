import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { isDrawn, isFull } from '../sample';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * A part of the page: what is in none of `include`, or in one of `exclude`, was judged elsewhere. `frame`: the page in
 * the frame with this end of its address, and not the page around it.
 */
export interface Part {
  include?: string[];
  exclude?: string[];
  frame?: string;
}

interface Axe {
  run(part: Part | Document, options: RunOptions): Promise<AxeResults>;
  getRules(tags: string[]): { ruleId: string; tags: string[] }[];
}

/** One line for each violation that axe finds on the page as it is now, WCAG 2.2 AA with target sizes. */
export async function axeFaults(
  window: Page,
  part?: Part,
  rules: 'all' | 'colours' | 'all but colours' = 'all',
): Promise<string[]> {
  const { frame, ...parts } = part ?? {};
  const page = frame === undefined ? window : window.frames().find((each) => each.url().endsWith(frame))!;
  // Evaluated as a string: the page's own policy forbids inline scripts.
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(`(() => { const module = undefined; ${source} })()`);
  const results = await page.evaluate(
    async ([tags, within, asked]) => {
      const { axe } = window as unknown as { axe: Axe };
      const ofColours = axe
        .getRules(['cat.color'])
        .filter((rule) => rule.tags.some((tag) => tags.includes(tag)))
        .map(({ ruleId }) => ruleId);
      const without = asked === 'all' ? [] : ofColours.map((rule) => [rule, { enabled: false }] as const);
      return axe.run(within ?? document, {
        ...(asked === 'colours'
          ? { runOnly: { type: 'rule', values: ofColours } }
          : {
              runOnly: { type: 'tag', values: tags },
              rules: { 'target-size': { enabled: true }, ...Object.fromEntries(without) },
            }),
        resultTypes: ['violations'],
        // A frame without axe of its own answers nothing, and is waited for.
        iframes: false,
      });
    },
    [TAGS, parts.include || parts.exclude ? parts : undefined, rules] as const,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim() ?? ''}`,
    ),
  );
}

/** Where everything stands, and whether it is seen. */
const layoutOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${[x, y, width, height].map(Math.round)} ${element.checkVisibility()}`;
    }),
  );

/** What stands elsewhere in the dark. A page that is still about something else is looked at again. */
async function movedInTheDark(
  page: Page,
  emulate: (colorScheme: 'light' | 'dark') => Promise<void>,
): Promise<string[]> {
  let moved: string[] = [];
  for (let tries = 0; tries < 5; tries += 1) {
    await emulate('light');
    const inLight = await layoutOf(page);
    await emulate('dark');
    moved = (await layoutOf(page)).filter((place, index) => place !== inLight[index]);
    if (moved.length === 0) break;
  }
  return moved;
}

/**
 * The same in both themes. The dark one may change nothing but colours, which is held here; so only the rules that see
 * colours are asked again, and all of them with `npm run test:full`.
 */
export async function axeFaultsOfThemes(page: Page, part?: Part): Promise<string[]> {
  const emulate = (colorScheme: 'light' | 'dark') => page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await emulate('light');
  const light = await axeFaults(page, part);
  const moved = await movedInTheDark(page, emulate);
  const dark = await axeFaults(page, part, isFull ? 'all' : 'colours');
  return [
    ...light.map((fault) => `light: ${fault}`),
    ...dark.map((fault) => `dark: ${fault}`),
    ...moved.map((place) => `stands elsewhere in the dark: ${place}`),
  ];
}

/** What is looked at, and how wide the window is. */
const sceneOf = (page: Page) =>
  page.evaluate(() => {
    const heading = document.querySelector('dialog h2') ?? document.querySelector('h1');
    return `${location.hash} ${heading?.textContent} ${innerWidth}`;
  });

/**
 * The same in several windows. Colours are those of the first, so that in others all rules are asked but those that see
 * colours, and of the others a sample is judged; `npm run test:full` asks all rules in each.
 */
export async function axeFaultsIn(window: 'the first' | 'another', page: Page, part?: Part): Promise<string[]> {
  if (isFull || window === 'the first') return axeFaultsOfThemes(page, part);
  return isDrawn(await sceneOf(page)) ? axeFaults(page, part, 'all but colours') : [];
}
