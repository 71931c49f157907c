import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ASSETS_LIST, discard, publish, recover } from '../../../src/node/build/output/publish';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const [work, dist] = ['work', 'dist'].map((name) => () => join(folder, name)) as [() => string, () => string];

function write(below: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, below, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const filesIn = (place: string) =>
  Object.fromEntries(
    readdirSync(place, { recursive: true, withFileTypes: true }).map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [file.slice(place.length + 1).replaceAll('\\', '/'), entry.isFile() ? readFileSync(file, 'utf8') : ''];
    }),
  );

it('[B10] finishes in the folder what a killed build had begun to move there', () => {
  write('dist', { 'kept.html': 'kept', 'index.html': 'before', 'gone/page.html': 'gone' });
  mkdirSync(join(dist(), 'areas/hill.html'), { recursive: true });
  write('work/next', { 'index.html': 'after', 'areas/hill.html': 'new', [ASSETS_LIST]: '[]' });
  expect(() => publish(work(), dist(), new Set(['kept.html']))).toThrow('areas/hill.html');
  discard(work());
  rmSync(join(dist(), 'areas/hill.html'), { recursive: true });
  recover(work(), dist());
  expect(filesIn(dist())).toEqual({
    'kept.html': 'kept',
    'index.html': 'after',
    'areas': '',
    'areas/hill.html': 'new',
    [ASSETS_LIST]: '[]',
  });
  discard(work());
  expect(readdirSync(work())).toEqual([]);
});

it('[B10] puts a whole folder in the place of the one before where most of it is new', () => {
  const pages = Object.fromEntries(Array.from({ length: 1200 }, (_, number) => [`${number}.html`, 'new']));
  write('dist', { 'kept.html': 'kept', 'gone.html': 'gone' });
  write('work/next', pages);
  // Not awaited: a build that is killed while it waits has moved both folders or none.
  publish(work(), dist(), new Set(['kept.html']));
  expect(filesIn(dist())).toEqual({ ...pages, 'kept.html': 'kept' });
});
