import { Checker } from '../../../check/run/checker';
import { RULES } from '../../../check/rules';
import { siteFrom } from '../../../content/site';
import { isListed } from '../../../kinds/named';
import type { Resolver } from '../../../content/resolve';
import { routePatterns } from '../../../content/routes';
import { loadSite } from '../../load-site';
import { readSchemas } from '../../read-schemas';
import { siteFolder } from '../../site-folder';
import { today } from '../../today';
import { PageRenderer } from '../../../site/entry-server';
import { checkAndBuild, editOne, floorOf, forgetBuild, grownFolder, painterOf } from './builds';
import { opening, saving, typing } from './edited';
import { developmentTimes } from './development';
import { copyOver, grow } from './many-pages';
import type { Measure } from './measure';

type Files = ReadonlyMap<string, Uint8Array>;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

function time(pages: number, work: () => unknown): Measure {
  const before = process.cpuUsage();
  const started = performance.now();
  work();
  const milliseconds = performance.now() - started;
  const { user, system } = process.cpuUsage(before);
  return { milliseconds, processor: (user + system) / 1000, pages };
}

/** The first check of a new process, with the compiling of the schemas. */
async function check(files: Files, pages = files.size): Promise<Measure> {
  const checker = new Checker(await readSchemas('.'), RULES);
  return time(pages, () => checker.check(files, { today: today(files) }));
}

const only = (pattern: RegExp, files: Files) => new Map([...files].filter(([path]) => pattern.test(path)));
const AREAS = /areas\//;
/** What a site must have, and its first area. */
const least = (files: Files) => new Map([...only(/_site|index|404/, files), ...[...only(AREAS, files)].slice(0, 1)]);

/** One word is changed in one area after the other, as while somebody writes; the first hundred warm the engine up. */
async function checkChanges(files: Files): Promise<Measure> {
  const checker = new Checker(await readSchemas('.'), RULES);
  const areas = [...only(AREAS, files)];
  const setting = { today: today(files) };
  const change = (number: number) => {
    const [path, bytes] = areas[number % areas.length]!;
    const text = decoder.decode(bytes).replace(/(?<= )[a-z]{6,}/, (word) => `${word}${number}`);
    checker.check(new Map([...files, [path, encoder.encode(text)]]), setting);
  };
  const numbers = Array.from({ length: 100 }, (_, number) => number);
  numbers.forEach(change);
  const { milliseconds, processor } = time(1, () => numbers.forEach((number) => change(number + 100)));
  return { milliseconds: milliseconds / numbers.length, processor: processor / numbers.length, pages: 1 };
}

function resolverOf(site: Files, count: number): Resolver {
  const files = grow(site, count);
  const documents = new Map(
    [...only(/\.json$/, files)].map(([path, bytes]) => [path, JSON.parse(decoder.decode(bytes)) as unknown]),
  );
  return siteFrom(documents, { today: today(files) }).resolver!;
}

async function timeOf(work: () => Promise<number>): Promise<Measure> {
  const before = process.cpuUsage();
  const started = performance.now();
  const pages = await work();
  const milliseconds = performance.now() - started;
  const { user, system } = process.cpuUsage(before);
  return { milliseconds, processor: (user + system) / 1000, pages };
}

/** Reading, checking and building so many pages; for the first time their cards are drawn. */
function buildCases(count: number): typeof CASES {
  const name = `${count.toLocaleString('en')} pages`;
  const build = async (files: Files, isCompressed: boolean): Promise<Measure> => {
    const folder = grownFolder(files, count);
    forgetBuild(folder);
    return timeOf(async () => (await checkAndBuild(folder, isCompressed)).pages.length);
  };
  return {
    // Its memory is that of growing them, too.
    [`build ${name} for the first time, not compressed`]: (files) => build(files, false),
    [`build ${name}, not compressed`]: (files) => build(files, false),
    [`build ${name}, floor`]: async (files) => {
      const floor = floorOf(grownFolder(files, count));
      return timeOf(async () => floor());
    },
    [`build ${name}`]: (files) => build(files, true),
    [`build ${name}, one edited`]: async (files) => {
      const folder = grownFolder(files, count);
      editOne(folder);
      return timeOf(async () => (await checkAndBuild(folder, true)).pages.length);
    },
    // By the clock alone: it is another process.
    [`dev ${name}, ready`]: async (files) => {
      const { ready } = await developmentTimes(grownFolder(files, count));
      return { milliseconds: ready, processor: 0, pages: count };
    },
    [`dev ${name}, from save to screen`]: async (files) => {
      const { shown } = await developmentTimes(grownFolder(files, count));
      return { milliseconds: shown, processor: 0, pages: 1 };
    },
    [`check ${name}, one edited`]: async (files) => {
      const folder = await grownFolder(files, count);
      editOne(folder);
      return timeOf(async () => (await loadSite(siteFolder(folder))).site.pages.length);
    },
  };
}

/** What somebody waits for in the editor of so many pages, in a browser. */
function editorCases(count: number): typeof CASES {
  const name = `${count.toLocaleString('en')} pages`;
  return {
    [`edit ${name}, all listed`]: (files) => opening(grownFolder(files, count), 'listed'),
    [`edit ${name}, all checked for the first time`]: (files) => {
      const folder = grownFolder(files, count);
      forgetBuild(folder);
      return opening(folder, 'checked');
    },
    [`edit ${name}, all checked`]: (files) => opening(grownFolder(files, count), 'checked'),
    [`edit ${name}, key to preview`]: (files) => typing(grownFolder(files, count)),
    [`edit ${name}, save to stored and checked`]: (files) => saving(grownFolder(files, count)),
  };
}

/** Each runs in a process of its own, so that its peak memory is its own. */
export const CASES: Record<string, (files: Files) => Promise<Measure> | Measure> = {
  'JSON.parse alone, 1,000 pages': (files) => {
    const texts = [...only(/\.json$/, grow(files, 1000)).values()].map((bytes) => decoder.decode(bytes));
    return time(texts.length, () => texts.forEach((text) => JSON.parse(text) as unknown));
  },
  'check, one page': (files) => check(least(files), 1),
  'check, the areas': (files) => check(only(/_site|index|404|areas\//, files)),
  'check, the real site': (files) => check(files),
  'check again, one page changed': checkChanges,
  'check, 1,000 pages': (files) => check(grow(files, 1000)),
  'check, 10,000 pages': (files) => check(grow(files, 10_000)),
  'check, 1,000 copies of areas': (files) => check(copyOver(files, 1000)),
  'check, 10,000 copies of areas': (files) => check(copyOver(files, 10_000)),
  'resolve, 1,000 pages': (files) => {
    const resolver = resolverOf(files, 1000);
    return time(resolver.site.valid.length, () => resolver.site.valid.forEach((page) => resolver.page(page)));
  },
  'social cards, 100': async (files) => {
    const painter = await painterOf(grownFolder(files, 65));
    return time(100, () => {
      for (let card = 0; card < 100; card += 1) painter.paint({ heading: `A heading of some length, number ${card}` });
    });
  },
  'resolve and render, 1,000 pages': (files) => {
    const resolver = resolverOf(files, 1000);
    const pages = resolver.site.valid;
    const renderer = new PageRenderer(
      resolver.shell(),
      routePatterns(pages.filter(({ kind }) => isListed(kind)).map(({ route }) => route)),
    );
    return time(pages.length, () => pages.forEach((page) => renderer.body(resolver.page(page))));
  },
};

/** These grow a site on the disk, and take minutes. */
export const LARGE_CASES = buildCases(10_000);
Object.assign(CASES, buildCases(65), buildCases(1000), editorCases(70), editorCases(1000));

/** How a case grows against a smaller one: 1.0 times a page is in line with the number of pages. */
export const GROWTH: [larger: string, smaller: string][] = [
  ['check, the real site', 'check, one page'],
  ['check again, one page changed', 'check, the real site'],
  ['check, 10,000 pages', 'check, 1,000 pages'],
  ['check, 10,000 copies of areas', 'check, 1,000 copies of areas'],
  ['build 65 pages, not compressed', 'build 65 pages, floor'],
  ['build 1,000 pages, not compressed', 'build 1,000 pages, floor'],
  ['build 1,000 pages', 'build 65 pages'],
  ['build 1,000 pages, one edited', 'build 1,000 pages'],
  ['check 1,000 pages, one edited', 'check 65 pages, one edited'],
  ['build 10,000 pages, not compressed', 'build 10,000 pages, floor'],
  ['build 10,000 pages', 'build 1,000 pages'],
];
