import { spawnSync } from 'node:child_process';
import { CASES, GROWTH } from './cases';
import type { Measure } from './cases';
import { Complaint } from '../../complaint';
import { optionsOf } from '../../read-arguments';
import { readPages } from '../../read-pages';
import { siteFolder } from '../../site-folder';

const USAGE = `npm run bench [-- options]

Measures what grows with a site: times of the clock and of the processor, peak memory, and ratios. Judges nothing.

  --site DIR    the folder of the site: the one that has _site.json; left out, pages/
  --case NAME   one case alone, as JSON`;

type Result = Measure & { peakMegabytes: number };

/** `npm run bench`. Returns the exit code. */
export async function main(argv: string[]): Promise<number> {
  const asked = optionsOf(argv, { site: 'word', case: 'word' }, USAGE);
  if (!asked) return 0;
  const site = siteFolder(asked.words.get('site'));
  const name = asked.words.get('case');
  if (name !== undefined) {
    if (!Object.hasOwn(CASES, name))
      throw new Complaint(
        `There is no case "${name}". The cases are:\n${Object.keys(CASES)
          .map((each) => `  ${each}`)
          .join('\n')}`,
      );
    const measure = await CASES[name]!(await readPages(site.path));
    console.log(JSON.stringify({ ...measure, peakMegabytes: process.resourceUsage().maxRSS / 1024 }));
    return 0;
  }
  const results = new Map<string, Result>();
  console.log(row('case', 'pages', 'ms', 'CPU ms', 'CPU ms a page', 'ratio', 'peak MB'));
  for (const each of Object.keys(CASES)) {
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ['src/node/run.mjs', 'bench', '--site', site.path, '--case', each],
      { encoding: 'utf8', maxBuffer: 1e8 },
    );
    if (status !== 0) {
      console.error(stderr);
      return 2;
    }
    const result = JSON.parse(stdout.trim().split('\n').at(-1)!) as Result;
    results.set(each, result);
    const [first] = results.values();
    const { pages, milliseconds, processor, peakMegabytes } = result;
    console.log(
      row(
        each,
        String(pages),
        milliseconds.toFixed(1),
        processor.toFixed(1),
        perPage(result).toFixed(3),
        times(perPage(result) / perPage(first!)),
        peakMegabytes.toFixed(0),
      ),
    );
  }
  console.log(`\n${row('against', 'CPU', 'CPU a page', 'memory')}`);
  for (const [larger, smaller] of GROWTH) {
    const [a, b] = [results.get(larger)!, results.get(smaller)!];
    console.log(
      `${row(larger, times(a.processor / b.processor), times(perPage(a) / perPage(b)), times(a.peakMegabytes / b.peakMegabytes))}  of ${smaller}`,
    );
  }
  return 0;
}

const perPage = ({ processor, pages }: Measure) => processor / pages;
const times = (ratio: number) => `${ratio.toFixed(ratio < 0.1 ? 3 : 1)}×`;
const row = (name: string, ...cells: string[]) => name.padEnd(34) + cells.map((cell) => cell.padStart(14)).join('');
