import { spawnSync } from 'node:child_process';
import { CASES } from '../../../tests/bench/cases';
import type { Measure } from '../../../tests/bench/cases';

const ONE_CASE = '--case';

type Result = Measure & { peakMegabytes: number };

/** Measures what grows with the site and prints times, peak memory, and each as a ratio to the first row. Judges nothing. */
export async function main([option, name]: string[]): Promise<number> {
  if (option === ONE_CASE && name && Object.hasOwn(CASES, name)) {
    const measure = await CASES[name]!();
    console.log(JSON.stringify({ ...measure, peakMegabytes: process.resourceUsage().maxRSS / 1024 }));
    return 0;
  }
  let base: number | undefined;
  console.log(row('case', 'ms', 'ms a page', 'ratio', 'peak MB'));
  for (const each of Object.keys(CASES)) {
    const { stdout, stderr, status } = spawnSync(process.execPath, ['src/node/run.mjs', 'bench', ONE_CASE, each], { encoding: 'utf8', maxBuffer: 1e8 });
    if (status !== 0) {
      console.error(stderr);
      return 2;
    }
    const { milliseconds, pages, peakMegabytes } = JSON.parse(stdout.trim().split('\n').at(-1)!) as Result;
    const perPage = milliseconds / pages;
    base ??= perPage;
    console.log(row(each, milliseconds.toFixed(1), perPage.toFixed(3), `${(perPage / base).toFixed(1)}×`, peakMegabytes.toFixed(0)));
  }
  return 0;
}

const row = (name: string, ...cells: string[]) => name.padEnd(34) + cells.map((cell) => cell.padStart(12)).join('');
