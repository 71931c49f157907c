import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { CASES, GROWTH, LARGE_CASES } from './cases';
import type { Measure } from './measure';
import { Complaint } from '../../complaint';
import { optionsOf } from '../../read-arguments';
import { workFolder } from '../../paths';
import { readPages } from '../../read-pages';
import { siteFolder } from '../../site-folder';
import { visitorFigures } from './visitor/visitor';

const USAGE = `npm run bench [-- options]

Measures what grows with a site: times of the clock and of the processor, peak memory, and ratios. Judges nothing.

  --site DIR    the folder of the site: the one that has _site.json; left out, pages/
  --case NAME   one case alone, as JSON
  --only WORDS  only the cases that have these words in their names; those of a slow phone begin with "visitor"
  --large       10,000 pages built, too; that takes minutes

The results are written into .build/bench.json, with what the machine is.`;

type Result = Measure & { peakMegabytes: number };

/** `npm run bench`. Returns the exit code. */
export async function main(argv: string[]): Promise<number> {
  const asked = optionsOf(argv, { site: 'word', case: 'word', only: 'word', large: 'switch' }, USAGE);
  if (!asked) return 0;
  const site = siteFolder(asked.words.get('site'));
  const name = asked.words.get('case');
  if (name !== undefined) {
    if (!Object.hasOwn(ALL, name))
      throw new Complaint(
        `There is no case "${name}". The cases are:\n${Object.keys(ALL)
          .map((each) => `  ${each}`)
          .join('\n')}`,
      );
    const measure = await ALL[name]!(await readPages(site.path));
    console.log(JSON.stringify({ ...measure, peakMegabytes: process.resourceUsage().maxRSS / 1024 }));
    return 0;
  }
  const results = new Map<string, Result>();
  console.log(row('case', 'pages', 'ms', 'CPU ms', 'CPU ms a page', 'ratio', 'peak MB'));
  const only = asked.words.get('only') ?? '';
  const chosen = Object.keys(asked.switches.has('large') ? ALL : CASES).filter((each) => each.includes(only));
  for (const each of chosen) {
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
    const [a, b] = [results.get(larger), results.get(smaller)];
    if (!a || !b) continue;
    console.log(
      `${row(larger, times(a.processor / b.processor), times(perPage(a) / perPage(b)), times(a.peakMegabytes / b.peakMegabytes))}  of ${smaller}`,
    );
  }
  const visitor = await visitorFigures(site, only);
  writeFileSync(
    join(workFolder, 'bench.json'),
    `${JSON.stringify({ machine: machine(), cases: Object.fromEntries(results), visitor }, null, 2)}\n`,
  );
  return 0;
}

const ALL = { ...CASES, ...LARGE_CASES };

const machine = () => ({
  date: new Date().toISOString().slice(0, 10),
  processor: cpus()[0]?.model,
  cores: availableParallelism(),
  memoryGigabytes: Math.round(totalmem() / 2 ** 30),
  system: `${type()} ${release()}`,
  node: process.versions.node,
  /** How many others wanted the processor: with more than there are cores, the clock says little. */
  load: loadavg()[0],
});

const perPage = ({ processor, pages }: Measure) => processor / pages;
const times = (ratio: number) => `${ratio.toFixed(ratio < 0.1 ? 3 : 1)}×`;
const row = (name: string, ...cells: string[]) => name.padEnd(52) + cells.map((cell) => cell.padStart(14)).join('');
