import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage } from './browser';
import { seeded } from '../bench/seeded';

/** One statement of the specification: what a page must show, and which links it must offer. */
interface Statement {
  page: string;
  says: string;
  /** Texts that must stand there, tokens resolved, white space folded. */
  expect: string[];
  /** A selector; the whole body when left out. */
  in?: string;
  /** The heading of the card in which the texts must stand. */
  card?: string;
  /** Addresses that must be linked. */
  links?: string[];
}

/** What a browser finds where a statement looks. */
interface Found {
  text: string;
  links: string[];
}

const statements = readdirSync('tests/fidelity').flatMap(
  (file) => JSON.parse(readFileSync(`tests/fidelity/${file}`, 'utf8')) as Statement[],
);
const pages = [...new Set(statements.map(({ page }) => page))];

/** Without the sign that ties the ends of a range to each other. */
const fold = (text: string) => text.replaceAll('\u2060', '').replace(/\s+/g, ' ');

/** What is missing for a statement to hold. */
function missing(statement: Statement, { text, links }: Found): string[] {
  const folded = fold(text);
  return [
    ...statement.expect.filter((words) => !folded.includes(fold(words))),
    ...(statement.links ?? []).filter((link) => !links.includes(link)),
  ];
}

async function lookUp(page: Page, path: string): Promise<[Statement, Found][]> {
  await page.goto(path);
  const wanted = statements.filter((statement) => statement.page === path);
  const there = await page.evaluate(
    (all) =>
      all.map(({ in: selector, card }) => {
        const scopes = [...document.querySelectorAll(selector ?? 'body')];
        const within = card
          ? scopes.flatMap((scope) =>
              [...scope.querySelectorAll('h2, h3, h4')]
                .filter((heading) => heading.textContent?.includes(card))
                .map((heading) => heading.closest('li, article, section')!),
            )
          : scopes;
        // Words of neighbouring elements are kept apart, as they are on the screen.
        const wordsOf = (element: Element) => {
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          const words: string[] = [];
          while (walker.nextNode()) words.push(walker.currentNode.textContent ?? '');
          return [element.textContent ?? '', words.join(' ')].join('\n');
        };
        return {
          text: within.map(wordsOf).join('\n'),
          links: within.flatMap((scope) =>
            [...scope.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
          ),
        };
      }),
    wanted,
  );
  return wanted.map((statement, index) => [statement, there[index]!]);
}

/** Every page is read once, without scripts: what it says stands in its HTML. */
const found = new Map<string, [Statement, Found][]>();
beforeAll(async () => {
  const page = await openPage('about:blank', { javaScriptEnabled: false });
  for (const path of pages) found.set(path, await lookUp(page, path));
}, 120_000);

describe('every statement of the specification', () => {
  it.each(pages)('[F1] %s shows what the specification says of it', (path) => {
    const faults = found
      .get(path)!
      .flatMap(([statement, there]) => missing(statement, there).map((what) => `${statement.says}: ${what}`));
    expect(faults).toEqual([]);
  });

  it('[F1] turns red when any one fact is deleted from its page', () => {
    const random = seeded(2009);
    for (let round = 0; round < 5; round += 1) {
      const path = pages[Math.floor(random() * pages.length)]!;
      for (const [statement, there] of found.get(path)!) {
        for (const words of statement.expect) {
          const without = fold(there.text).split(fold(words)).join(' ');
          expect(missing(statement, { ...there, text: without }), `${path}: ${words}`).toContain(words);
        }
      }
    }
  });
});
