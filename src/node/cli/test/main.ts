import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, NoChromium } from '../../chromium';
import { root, workFolder } from '../../paths';
import { optionsOf } from '../../read-arguments';

interface Tally {
  passed: number;
  failed: number;
}

/** What is read of vitest's JSON report. A test that passed at a second try keeps the message of its first. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[];
}

type Step = [name: string, ...command: string[]];

/** What prettier lays out; the data of a site is laid out by those who write it. */
const LAID_OUT = ['src/**/*.{ts,tsx,mts,mjs}', 'tests/**/*.{ts,tsx}', 'vite.config.ts'];

/** What stands before the tests proper. Each counts as one test. */
const OF_CODE: Step[] = [
  ['types', 'node_modules/typescript/bin/tsc'],
  ['lint', 'node_modules/oxlint/bin/oxlint', '--deny-warnings', 'src', 'tests', 'vite.config.ts'],
  ['layout', 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', ...LAID_OUT],
  ['unused code', 'node_modules/knip/bin/knip.js'],
];
const OF_PAGES: Step[] = [
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

const USAGE = `npm test [-- options]

Runs every test there is and closes with one line of counts.

  --quick   types, lint, unused code and the tests that need neither a browser nor a built site, without the proof
  --full    the long suites whole, and not a sample of them`;

/** `npm test`. Without a browser all that needs none is run, and counts; then it is said what is missing. */
export async function main(argv: string[]): Promise<number> {
  const asked = optionsOf(argv, { quick: 'switch', full: 'switch' }, USAGE);
  if (!asked) return 0;
  const environment: Record<string, string> = asked.switches.has('full') ? { FULL: '1' } : {};
  if (asked.switches.has('quick')) {
    const ofCode = await runSteps(OF_CODE);
    return close([...ofCode, runVitest(['--project', 'quick', '--exclude', 'tests/proof/**'], environment)]);
  }
  const missing = await missingBrowser();
  const [ofCode, ofPages] = await Promise.all([
    runSteps(OF_CODE),
    runSteps([...OF_PAGES, ...SITES.map(([, ...step]) => step)]),
  ]);
  const projects = ['quick'];
  for (const [index, [project]] of SITES.entries()) {
    if (ofPages[OF_PAGES.length + index]!.failed > 0)
      console.error(`The tests of the project "${project}" did not run, because its site does not build.`);
    else if (missing === undefined) projects.push(project);
  }
  // All in one run, so that while a test waits for a browser another one computes.
  const chosen = projects.flatMap((project) => ['--project', project]);
  const tallies = [...ofCode, ...ofPages, runVitest(chosen, environment)];
  if (missing !== undefined) {
    tallies.push(NO_BROWSER);
    console.error(`\n${missing}`);
  }
  return close(tallies);
}

const NO_BROWSER: Tally = { passed: 0, failed: 1 };

/** What to do about it, where there is no browser. */
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

/** Without NODE_ENV, which would decide what is built. */
function environmentWith(own: Record<string, string>): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...inherited } = process.env;
  return { ...inherited, ...own };
}

/** One after the other. What each says is shown when it has ended, since others may run beside it. */
async function runSteps(steps: readonly Step[]): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const step of steps) tallies.push(await runStep(step));
  return tallies;
}

async function runStep([name, ...command]: Step): Promise<Tally> {
  const started = performance.now();
  const step = spawn(process.execPath, command, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environmentWith({}),
  });
  let said = '';
  for (const stream of [step.stdout, step.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (said += part));
  const code = await new Promise<number | null>((resolve) => step.once('close', resolve));
  const passed = code === 0 ? 1 : 0;
  console.log(`\n— ${name}\n${said}(${((performance.now() - started) / 1000).toFixed(1)} s)`);
  if (!passed) console.error(`FAILED: ${name}`);
  return { passed, failed: 1 - passed };
}

/** Counts come from the runner's own report; a run that wrote none counts as one failure. */
function runVitest(chosen: string[], environment: Record<string, string>): Tally {
  const report = join(workFolder, 'tests.json');
  mkdirSync(workFolder, { recursive: true });
  rmSync(report, { force: true });
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', ...chosen];
  const { status: code } = spawnSync(
    process.execPath,
    [...command, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { cwd: root, stdio: 'inherit', env: environmentWith(environment) },
  );
  try {
    const {
      numPassedTests: passed,
      numFailedTests: failed,
      testResults,
    } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    for (const test of tests.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0))
      console.log(`Passed at the second try only: ${test.fullName}\n  ${test.failureMessages[0]!.split('\n')[0]}`);
    return { passed, failed: failed || code === 0 ? failed : 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
