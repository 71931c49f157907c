import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Resolver } from '../../../src/content/resolve/resolver';
import { pathOf } from '../../../src/content/routes';
import { siteFrom } from '../../../src/content/site';
import { htmlFileOf } from '../../../src/node/build/pages/page-writer';
import { buildSite } from '../../../src/node/build/build';
import { seeded } from '../../bench/seeded';
import { loadSite } from '../../../src/node/load/load-site';
import { PhotoFiles } from '../../../src/node/load/photo-files';
import { siteFolder } from '../../../src/node/site-folder';
import { expectSameFiles } from '../../fixtures/built-files';
import { isFull } from '../../sample';

/** Several builds from nothing. */
const PATIENCE = { timeout: isFull ? 4_000_000 : 400_000 };
const FOLDER = siteFolder('tests/fixtures/leeds-locksmith');
const SETTING = { today: '2026-11-21', photos: new PhotoFiles(FOLDER) };

type Values = Map<string, unknown>;
// What is written must lie on the disk that it is swapped on.
mkdirSync('.build', { recursive: true });
const folder = mkdtempSync(join(process.cwd(), '.build/rebuild-'));
const again = { dist: join(folder, 'again'), work: join(folder, '.again.build'), isCompressed: false };
const anew = { dist: join(folder, 'anew'), work: join(folder, '.anew.build'), isCompressed: false };
let values: Values = new Map();

beforeAll(async () => {
  const { site } = await loadSite(FOLDER);
  const documents = [...site.documents].map(([path, { value }]) => [path, value] as const);
  values = new Map<string, unknown>([...documents, ...site.drawings, ...site.photos]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const build = (target: typeof again) => buildSite(siteFrom(values, SETTING), target);
async function buildAnew() {
  rmSync(anew.dist, { recursive: true, force: true });
  rmSync(anew.work, { recursive: true, force: true });
  await build(anew);
}

const expectSame = (edit: string) => expectSameFiles(again.dist, anew.dist, `after ${edit}`);

/** A page as far as the edits touch one. */
interface Page {
  metadata: { title: string; description: string };
  facts: { name: string; [fact: string]: unknown };
  aliases?: string[];
  blocks: Record<string, unknown>[];
  status?: string;
}

type Random = () => number;
const oneOf = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)]!;
const pagesIn = (kind: string) =>
  [...values.keys()].filter(
    (path) => path.startsWith(`pages/${kind}`) && !path.includes('/_') && path !== 'pages/404.json',
  );
const change = <T>(path: string, edit: (value: T) => void) => {
  const value = structuredClone(values.get(path)) as T;
  edit(value);
  values.set(path, value);
};
/** Pages may name each other only by address, so one that nobody names can go. */
const isNamed = (path: string) => {
  const route = path.slice('pages'.length, -'.json'.length);
  return [...values].some(([other, value]) => other !== path && JSON.stringify(value).includes(`"${route}`));
};

const listsServices = (route: string) =>
  JSON.stringify(values.get(pathOf(route))).includes('"kind":"service"') ||
  JSON.stringify(values.get(pathOf(route))).includes('"ref"');

/** One of every sort, each with what it does to a random page. */
const SORTS: Record<string, (random: Random, number: number) => void> = {
  'a text': (random, number) =>
    change<Page>(oneOf(pagesIn(''), random), ({ blocks }) => {
      blocks[0]!['heading'] = `A heading of the day, number ${number}`;
    }),
  'a title': (random, number) =>
    change<Page>(oneOf(pagesIn(''), random), ({ metadata }) => {
      metadata.title = `A title, number ${number}`;
    }),
  'the name of an area': (random, number) =>
    change<Page>(oneOf(pagesIn('areas/'), random), ({ facts }) => {
      facts.name = `Somewhere ${number}`;
    }),
  'how fast we are in an area': (random, number) =>
    change<Page>(oneOf(pagesIn('areas/'), random), ({ facts }) => {
      facts['responseMinutes'] = 10 + (number % 40);
    }),
  'a shared block': (_, number) =>
    change<Page>('pages/_shared/call.json', ({ blocks }) => {
      blocks[0]!['heading'] = `Standing outside, number ${number}?`;
    }),
  'a claim': (random, number) =>
    change<{ groups: { claims: { text?: string }[] }[] }>('pages/_claims.json', ({ groups }) => {
      oneOf(oneOf(groups, random).claims, random).text = `some ${number}`;
    }),
  'the menu': (_, number) =>
    change<{ header: { label: string }[] }>('pages/_menus.json', ({ header }) => {
      header.at(-1)!.label = `Contact ${number}`;
    }),
  'an alias': (random, number) =>
    change<Page>(oneOf(pagesIn('services/'), random), (page) => {
      page.aliases = [...(page.aliases ?? []), `/once-${number}`];
    }),
  'a new page': (random, number) => {
    const model = structuredClone(values.get(oneOf(pagesIn('areas/'), random))) as Page;
    values.set(`pages/areas/new-${number}.json`, {
      ...model,
      aliases: [],
      facts: { ...model.facts, name: `New ${number}` },
    });
  },
  'a page that goes': (random) => {
    const free = pagesIn('areas/').filter((path) => !isNamed(path));
    if (free.length > 1) values.delete(oneOf(free, random));
  },
  'a page by another name': (random, number) => {
    const free = pagesIn('areas/').filter((path) => !isNamed(path));
    if (free.length === 0) return;
    const path = oneOf(free, random);
    values.set(`pages/areas/renamed-${number}.json`, values.get(path));
    values.delete(path);
  },
  'the order of services': (random, number) =>
    change<Page>(oneOf(pagesIn('services/'), random), ({ facts }) => {
      facts['order'] = (number * 7) % 60;
    }),
  'the region': (_, number) =>
    change<{ waters: { name: string }[] }>('pages/_region.json', ({ waters }) => {
      waters[0]!.name = `River number ${number}`;
    }),
  'a draft': (random) =>
    change<Page>(oneOf(pagesIn('areas/'), random), (page) => {
      page.status = page.status === 'draft' ? 'published' : 'draft';
    }),
  'the mark': (_, number) =>
    change<{ parts: unknown[] }>('pages/_images/mark.svg', (drawing) => {
      drawing.parts.push({ tag: 'circle', attributes: { cx: String(number % 30), cy: '3', r: '1' } });
    }),
};

/** In a sample one edit of every sort, and a build from nothing after every fifth and after the last. */
const EDITS = isFull ? 200 : Object.keys(SORTS).length;
const COMPARED_EVERY = isFull ? 1 : 5;

describe('a build after an edit', () => {
  it(
    '[B28] is, byte for byte, a build from nothing, whatever was edited',
    { ...PATIENCE, tags: 'turn-2' },
    async () => {
      const random = seeded(28);
      const names = Object.keys(SORTS);
      await build(again);
      for (let number = 0; number < EDITS; number += 1) {
        const sort = number < names.length ? names[number]! : oneOf(names, random);
        SORTS[sort]!(random, number);
        await build(again);
        if (number % COMPARED_EVERY > 0 && number < EDITS - 1) continue;
        await buildAnew();
        expectSame(`edit ${number}, ${sort}`);
      }
    },
  );

  it('[B28] makes only the pages anew that the edit shows on', PATIENCE, async () => {
    await build(again);
    expect(await build(again)).toMatchObject({ made: 0 });
    SORTS['a title']!(seeded(1), 1);
    expect(await build(again)).toMatchObject({ made: 1 });
    SORTS['a shared block']!(seeded(1), 1000);
    const shown = pagesIn('').filter((path) => JSON.stringify(values.get(path)).includes('"ref":"call"')).length;
    expect(await build(again)).toMatchObject({ made: shown });
  });

  it('[B28] resolves only the page that was edited, while lists and what all pages share are the same', async () => {
    await build(again);
    const resolve = vi.spyOn(Resolver.prototype, 'page');
    onTestFinished(() => resolve.mockRestore());
    await build(again);
    expect(resolve).not.toHaveBeenCalled();
    SORTS['a title']!(seeded(1), 2);
    await build(again);
    expect(resolve).toHaveBeenCalledTimes(1);
    // The edits before make drafts of areas alone.
    change<Page>(pagesIn('services/')[0]!, ({ facts }) => {
      facts.name = 'Another name than before';
    });
    await build(again);
    expect(resolve.mock.calls.length).toBeGreaterThan(pagesIn('').length);
  });

  it('[B28] makes no page anew that lists another without what has changed of it', PATIENCE, async () => {
    await build(again);
    const summary = 'In other words than any other page has';
    change<Page>(pagesIn('services/')[0]!, ({ facts }) => {
      facts['summary'] = summary;
    });
    const { made, pages } = await build(again);
    const showing = pages.filter(({ route }) =>
      readFileSync(join(again.dist, htmlFileOf(route)), 'utf8').includes(summary),
    );
    expect(made).toBe(showing.length);
    expect(made).toBeLessThan(pages.filter(({ route }) => listsServices(route)).length);
  });
});

describe('a build beside damage', () => {
  beforeAll(buildAnew, PATIENCE.timeout);

  it.each<[string, (file: string) => void]>([
    ['is cut off', (file) => truncateSync(file, 1000)],
    ['is no JSON', (file) => writeFileSync(file, 'not a record')],
    [
      'is of other code',
      (file) => writeFileSync(file, readFileSync(file, 'utf8').replace(/"version":"[^"]*"/, '"version":"other"')),
    ],
    [
      'is of another sort',
      (file) =>
        writeFileSync(
          file,
          JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), pages: { '/': 1 } }),
        ),
    ],
    [
      'leads elsewhere',
      (file) => writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"path":"', '"path":"../')),
    ],
  ])('[B30] is right where the record of the build before %s', PATIENCE, async (_, damage) => {
    await build(again);
    damage(join(again.work, 'record.json'));
    await build(again);
    expectSame('damage');
  });

  it('[B30] makes a file anew that somebody has changed or taken away', PATIENCE, async () => {
    await build(again);
    writeFileSync(join(again.dist, 'about.html'), 'changed');
    rmSync(join(again.dist, '_pages/contact.json'));
    await build(again);
    expectSame('changes by hand');
  });
});
