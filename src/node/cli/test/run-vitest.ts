import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { workFolder } from '../../paths';
import { runProgram } from './run-program';

export interface Tally {
  passed: number;
  failed: number;
}

/** Part of vitest's JSON report. A test that passed at a second try keeps the message of its first. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    assertionResults: { fullName: string; status: string; tags: string[]; failureMessages: string[] }[];
  }[];
}

/** Which tests are run. */
interface Chosen {
  name: string;
  argv: readonly string[];
  environment: Record<string, string>;
}

/**
 * Runs the chosen tests. Counts come from the runner's own report, `.build/tests-<name>.json`; a run that wrote none
 * counts as one failure.
 */
export async function runVitest({ name, argv, environment }: Chosen): Promise<Tally> {
  const report = join(workFolder, `tests-${name}.json`);
  mkdirSync(workFolder, { recursive: true });
  rmSync(report, { force: true });
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', ...argv];
  const { code } = await runProgram(
    [...command, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { environment, onOutput: (part) => process.stdout.write(part) },
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
    const waiting = tests.filter(
      ({ status, tags }) => status === 'skipped' && tags.some((tag) => tag.startsWith('turn-')),
    ).length;
    if (waiting > 0) console.log(`${waiting} long tests wait for another seed; npm run test:full runs them all.`);
    return { passed, failed: failed || code === 0 ? failed : 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
