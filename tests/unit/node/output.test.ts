import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { siteFrom } from '../../../src/content/site';
import { jobsOf } from '../../../src/node/build/pages/jobs';
import { Output } from '../../../src/node/build/output/output';
import { writePages } from '../../../src/node/build/pages/page-threads';
import { seeded } from '../../bench/seeded';
import { frameOf } from '../../../src/node/build/pages/site-frame';
import { heroJson, pageJson, siteOf } from '../../fixtures/site';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'output-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const files = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('.'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();

it('[B44] writes the twins of what gains from them, or none', () => {
  const page = '<p>The same again. </p>'.repeat(100);
  const write = (isCompressed: boolean) => {
    const output = new Output(folder, { isCompressed });
    output.write('areas/hill.html', page);
    output.write('short.txt', 'short');
    output.write('picture.png', page);
  };
  write(false);
  expect(files()).toEqual(['areas/hill.html', 'picture.png', 'short.txt']);
  write(true);
  expect(files()).toEqual(['areas/hill.html', 'areas/hill.html.br', 'areas/hill.html.gz', 'picture.png', 'short.txt']);
  expect(readFileSync(join(folder, 'areas/hill.html'), 'utf8')).toBe(page);
});

it('[B44] compresses the pages of a site of few further, and most where they just miss the first round trip', () => {
  const random = seeded(25);
  const words = Array.from({ length: 900 }, () => Math.floor(random() * 1e9).toString(36));
  const lines = Array.from({ length: 12_000 }, () => `<p>${words[Math.floor(random() * words.length)]}</p>`);
  const pageOf = (length: number) => lines.slice(0, length).join('');
  const bytesOf = (page: string, isLarge: boolean) => {
    new Output(folder, { isCompressed: true, isLarge }).write('areas/hill.html', page);
    return readFileSync(join(folder, 'areas/hill.html.br')).length;
  };
  const brotli = (page: string, quality: number) =>
    brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
  let [fits, misses] = [0, lines.length];
  while (misses - fits > 1) {
    const middle = Math.floor((fits + misses) / 2);
    if (brotli(pageOf(middle), 10) > 14_000) misses = middle;
    else fits = middle;
  }
  const [short, near, long] = [pageOf(fits), pageOf(misses), pageOf(lines.length)] as const;
  expect(bytesOf(short, false)).toBeLessThan(bytesOf(short, true));
  expect([short, near, long].map((page) => bytesOf(page, false))).toEqual([
    brotli(short, 10),
    brotli(near, 11),
    brotli(long, 10),
  ]);
});

it('[B26] names the file of a page that cannot be drawn', async () => {
  const site = siteFrom(siteOf({ 'pages/index.json': pageJson('Home', [heroJson]) }));
  const frame = frameOf(site.resolver!, { entry: '/assets/entry.js', files: [] });
  const [job] = [...jobsOf(site.resolver!)].map((each) => ({
    ...each,
    page: each.page.replace('"blocks":[', '"blocks":[null,'),
  }));
  const writing = { frame, folder, hasCards: false, isCompressed: false };
  await expect(
    writePages([job!].values(), { code: async () => '', writing, onWritten: () => undefined }),
  ).rejects.toThrow(`${job!.path} could not be drawn.`);
});
