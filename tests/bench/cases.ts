import { Checker } from '../../src/check/check';
import { createManifest } from '../../src/content/manifest';
import { Resolver } from '../../src/content/resolve';
import { routePatterns } from '../../src/content/routes';
import { readPages } from '../../src/node/read-pages';
import { readSchemas } from '../../src/node/read-schemas';
import { today } from '../../src/node/today';
import { PageRenderer } from '../../src/site/entry-server';
import { grow } from './many-pages';

/** What one case measured: a time in milliseconds and over how many pages. */
export interface Measure {
  milliseconds: number;
  pages: number;
}

const decoder = new TextDecoder();

function time(pages: number, work: () => unknown): Measure {
  const started = performance.now();
  work();
  return { milliseconds: performance.now() - started, pages };
}

async function checkGrown(count: number): Promise<Measure> {
  const [files, schemas] = [grow(await readPages('.'), count), await readSchemas('.')];
  const checker = new Checker(schemas);
  return time(files.size, () => checker.check(files, { today: today() }));
}

async function resolverOf(count: number): Promise<Resolver> {
  const files = grow(await readPages('.'), count);
  const documents = new Map([...files].map(([path, bytes]) => [path, JSON.parse(decoder.decode(bytes)) as unknown]));
  return new Resolver(createManifest(documents, { today: today() }));
}

/** Each runs in a process of its own, so that its peak memory is its own. */
export const CASES: Record<string, () => Promise<Measure>> = {
  'JSON.parse alone, 1,000 pages': async () => {
    const texts = [...grow(await readPages('.'), 1000).values()].map((bytes) => decoder.decode(bytes));
    return time(texts.length, () => texts.forEach((text) => JSON.parse(text) as unknown));
  },
  'check, one file': async () => {
    const [files, schemas] = [await readPages('.'), await readSchemas('.')];
    const few = new Map([...files].filter(([path]) => /_site|index|404|areas\/sw1h/.test(path)));
    const checker = new Checker(schemas);
    return time(1, () => checker.check(few, { today: today() }));
  },
  'check, the real site': async () => {
    const [files, schemas] = [await readPages('.'), await readSchemas('.')];
    const checker = new Checker(schemas);
    return time(files.size, () => checker.check(files, { today: today() }));
  },
  'check, 1,000 pages': () => checkGrown(1000),
  'check, 10,000 pages': () => checkGrown(10_000),
  'resolve, 1,000 pages': async () => {
    const resolver = await resolverOf(1000);
    return time(resolver.manifest.pages.length, () => resolver.manifest.pages.forEach((page) => resolver.page(page)));
  },
  'resolve and render, 1,000 pages': async () => {
    const resolver = await resolverOf(1000);
    const { pages } = resolver.manifest;
    const renderer = new PageRenderer(resolver.shell(), routePatterns(pages.filter(({ kind }) => kind !== 'not-found').map(({ route }) => route)));
    return time(pages.length, () => pages.forEach((page) => renderer.body(resolver.page(page))));
  },
};
