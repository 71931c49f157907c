import { expect, it } from 'vitest';
import { Progress } from '../../../src/node/build/progress';
import { summaryOf } from '../../../src/node/build/summary';

/** What a screen is told of 100 pages that take so long each. */
function toldOf(isTTY: boolean, milliseconds: number): string[] {
  const told: string[] = [];
  let now = 0;
  const progress = new Progress({ isTTY, write: (text) => told.push(text) }, () => now);
  for (let done = 1; done <= 100; done += 1) {
    now += milliseconds;
    progress.step(done, 100);
  }
  progress.end();
  return told;
}

it('[B33] draws a bar over itself on a terminal, and takes it away', () => {
  const told = toldOf(true, 100);
  expect(told.at(-1)).toBe('\r\u001b[K');
  expect(told.slice(0, -1).every((text) => text.startsWith('\r') && !text.includes('\n'))).toBe(true);
  expect(told[0]).toBe('\r████░░░░░░░░░░░░░░░░░░░░ 15 of 100 pages, 9 s left\u001b[K');
});

it('[B33] writes a line now and then elsewhere, and nothing of short work', () => {
  expect(toldOf(false, 300)).toEqual(['34 of 100 pages, 20 s left\n', '68 of 100 pages, 10 s left\n']);
  expect(toldOf(false, 10)).toEqual([]);
  expect(toldOf(true, 10)).toEqual([]);
});

it('[B33] sums up what was built', () => {
  const page = (route: string, bytes: number, milliseconds: number) => ({
    path: 'pages/any.json',
    route,
    bytes,
    milliseconds,
    files: [],
    faults: [],
    flaws: [],
  });
  const pages = [page('/', 40_000, 3), page('/a', 60_000, 9), page('/b', 50_000, 5)];
  expect(summaryOf({ pages, made: 1 }, { name: 'dist/', seconds: 2.14 })).toBe(
    'Built 3 pages into dist/ in 2.1 s.\n' +
      '  made now  1; 2 are as they were before\n' +
      '  HTML      50.0 kB a page; the longest 60.0 kB: /a\n' +
      '  slowest   /a 9 ms, /b 5 ms, / 3 ms',
  );
});
