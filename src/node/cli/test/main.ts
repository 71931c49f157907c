import { availableParallelism } from 'node:os';
import { findChromium, NoChromium } from '../../chromium';
import { optionsOf } from '../../read-arguments';
import { runProgram } from './run-program';
import { seedOfTree } from './seed-of-tree';
import { runVitest } from './run-vitest';
import type { Tally } from './run-vitest';

/** More test files at a time would share one machine's browser badly. */
const MOST_WORKERS = 4;

type Step = [name: string, ...command: string[]];

/** Files that oxfmt lays out; the data of a site is laid out by its authors. */
const LAID_OUT = ['src/**/*.{ts,tsx,mts,mjs}', 'tests/**/*.{ts,tsx}', 'vite.config.ts'];

/** Steps before the tests; each counts as one test. Two lists, because they take equally long side by side. */
const TEXT_STEPS: Step[] = [
  ['types', 'node_modules/typescript/bin/tsc'],
  ['layout', 'node_modules/oxfmt/bin/oxfmt', '--check', ...LAID_OUT],
];
const USAGE_STEPS: Step[] = [
  ['lint', 'node_modules/oxlint/bin/oxlint', '--deny-warnings', 'src', 'tests', 'vite.config.ts'],
  ['unused code', 'node_modules/knip/bin/knip.js'],
];
const PAGE_STEPS: Step[] = [
  ['schemas are fresh', 'src/node/run.mjs', 'schemas', '--check'],
  ['pages are right', 'src/node/run.mjs', 'check'],
  [
    'pages of another firm are right',
    'src/node/run.mjs',
    'check',
    '--site',
    'tests/fixtures/leeds-locksmith',
    '--strict',
  ],
  [
    'pages in another language are right',
    'src/node/run.mjs',
    'check',
    '--site',
    'tests/fixtures/freiburg-roofer',
    '--strict',
  ],
  [
    'the site in another language builds',
    'src/node/run.mjs',
    'build',
    '--site',
    'tests/fixtures/freiburg-roofer',
    '--out',
    '.build/freiburg',
    '--no-compress',
  ],
];
/** Each site that is drawn in a browser: the project of its tests, and how it is built. */
const SITES: [project: string, ...step: Step][] = [
  ['built', 'the site builds', 'src/node/run.mjs', 'build'],
  [
    'other firm',
    'the site of another firm builds',
    'src/node/run.mjs',
    'build',
    '--site',
    'tests/fixtures/leeds-locksmith',
    '--out',
    '.build/leeds',
  ],
];

/** A test in a browser waits now and then: one worker more than there are cores keeps them all at work. */
const IN_BROWSER = { TEST_WORKERS: String(Math.min(availableParallelism() + 1, MOST_WORKERS)) };
const SEED = process.env['SEED'] ?? seedOfTree();

const USAGE = `npm test [-- options]

Runs the tests, of those that take long one in ten, and closes with one line of counts.

  --quick   types, lint, unused code and the tests that need no browser, no built site and not the regression suite
  --full    all of them, and long suites whole`;

/** `npm test`. Without a browser the tests that need none run and count; then a message names the rest. */
export async function main(typed: string[]): Promise<number> {
  const request = optionsOf(typed, { quick: 'switch', full: 'switch' }, USAGE);
  if (!request) return 0;
  const isFull = request.switches.has('full');
  const environment: Record<string, string> = isFull ? { FULL: '1', SEED } : { SEED };
  if (!isFull) console.log(`Long tests are drawn by the seed ${SEED}; SEED=2 before the command draws others.`);
  if (request.switches.has('quick')) {
    const ofCode = await Promise.all([runSteps(TEXT_STEPS), runSteps(USAGE_STEPS)]);
    const argv = ['--project', 'quick', '--exclude', 'tests/regression/**'];
    return close([...ofCode.flat(), await runVitest({ name: 'quick', argv, environment })]);
  }
  const missing = await missingBrowser();
  // What takes as long runs side by side: the text of the code, and the pages with the rest of it.
  const ofPagesAndUse = async () => {
    const ofPages = await runSteps([...PAGE_STEPS, ...SITES.map(([, ...step]) => step)]);
    return { ofPages, ofUse: await runSteps(USAGE_STEPS) };
  };
  const [ofText, { ofPages, ofUse }] = await Promise.all([runSteps(TEXT_STEPS), ofPagesAndUse()]);
  // One after the other: each keeps every core at work, and what measures time in a browser has nothing else beside it.
  const tallies = [
    ...ofText,
    ...ofUse,
    ...ofPages,
    await runVitest({ name: 'quick', argv: ['--project', 'quick'], environment }),
  ];
  const projects = missing === undefined ? builtProjects(ofPages) : [];
  if (projects.length > 0) {
    const argv = projects.flatMap((project) => ['--project', project]);
    tallies.push(await runVitest({ name: 'browser', argv, environment: { ...environment, ...IN_BROWSER } }));
  }
  if (missing !== undefined) {
    tallies.push(NO_BROWSER);
    console.error(`\n${missing}`);
  }
  return close(tallies);
}

/** The projects whose site is built; says which are not. */
function builtProjects(ofPages: readonly Tally[]): string[] {
  return SITES.flatMap(([project], index) => {
    if (ofPages[PAGE_STEPS.length + index]!.failed === 0) return [project];
    console.error(`The tests of the project "${project}" did not run, because its site does not build.`);
    return [];
  });
}

const NO_BROWSER: Tally = { passed: 0, failed: 1 };

/** Advice, where there is no browser. */
async function missingBrowser(): Promise<string | undefined> {
  try {
    await findChromium();
    return undefined;
  } catch (error) {
    if (error instanceof NoChromium) return error.message;
    throw error;
  }
}

function close(tallies: readonly Tally[]): number {
  const sum = tallies.reduce((all, each) => ({ passed: all.passed + each.passed, failed: all.failed + each.failed }));
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed === 0 ? 0 : 1;
}

/** One after the other. What each says is shown when it has ended, since others may run beside it. */
async function runSteps(steps: readonly Step[]): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const step of steps) tallies.push(await runStep(step));
  return tallies;
}

async function runStep([name, ...command]: Step): Promise<Tally> {
  const started = performance.now();
  const { code, output } = await runProgram(command);
  const passed = code === 0 ? 1 : 0;
  console.log(`\n— ${name}\n${output}(${((performance.now() - started) / 1000).toFixed(1)} s)`);
  if (!passed) console.error(`FAILED: ${name}`);
  return { passed, failed: 1 - passed };
}
