import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, NoChromium } from '../../chromium';
import { root, workFolder } from '../../paths';

interface Tally {
  passed: number;
  failed: number;
}

/** What stands before the tests proper. Each counts as one test. */
const STEPS: [name: string, ...command: string[]][] = [
  ['types', 'node_modules/typescript/bin/tsc'],
  ['lint', 'node_modules/oxlint/bin/oxlint', '--deny-warnings', 'src', 'tests', 'vite.config.ts'],
  ['unused code', 'node_modules/knip/bin/knip.js'],
  ['schemas are fresh', 'src/node/run.mjs', 'schemas', '--check'],
  ['pages are right', 'src/node/run.mjs', 'check'],
  ['the site builds', 'src/node/run.mjs', 'build'],
];

/** Runs every test there is and closes with one line of counts. `--full` runs the long suites whole. */
export async function main(args: string[]): Promise<number> {
  try {
    await findChromium();
  } catch (error) {
    if (!(error instanceof NoChromium)) throw error;
    console.error(error.message);
    return 2;
  }
  const steps = STEPS.map(([name, ...command]) => runStep(name, command));
  const built = steps.at(-1)!.passed === 1;
  const tallies = [...steps, runVitest(['--project', 'quick'], args), ...(built ? [runVitest(['--project', 'built'], args)] : [])];
  const sum = tallies.reduce((all, each) => ({ passed: all.passed + each.passed, failed: all.failed + each.failed }));
  if (!built) console.error('The site does not build, so the tests on the built site did not run.');
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed === 0 ? 0 : 1;
}

function runNode(command: string[], environment: Record<string, string> = {}): number {
  const { NODE_ENV: _, ...inherited } = process.env;
  return spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit', env: { ...inherited, ...environment } }).status ?? 1;
}

function runStep(name: string, command: string[]): Tally {
  console.log(`\n— ${name}`);
  const passed = runNode(command) === 0 ? 1 : 0;
  if (!passed) console.error(`FAILED: ${name}`);
  return { passed, failed: 1 - passed };
}

/** Counts come from the runner's own report; a run that wrote none counts as one failure. */
function runVitest(projects: string[], args: string[]): Tally {
  const report = join(workFolder, 'tests.json');
  mkdirSync(workFolder, { recursive: true });
  rmSync(report, { force: true });
  const code = runNode(
    ['node_modules/vitest/vitest.mjs', 'run', ...projects, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    args.includes('--full') ? { FULL: '1' } : {},
  );
  try {
    const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>;
    return { passed: passed!, failed: failed || code === 0 ? failed! : 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
