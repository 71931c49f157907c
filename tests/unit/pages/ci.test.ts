import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PRINTERS } from '../../../src/node/report/printers';

const FILES = ['.github/workflows/check.yml', '.gitlab-ci.yml'];

it.each(FILES)('[O80] runs only commands and formats that there are: %s', (file) => {
  const text = readFileSync(file, 'utf8');
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const commands = [...text.matchAll(/npm run --silent (\w+)/g)].map(([, name]) => name!);
  expect(new Set(commands)).toEqual(new Set(['check', 'diff']));
  for (const name of commands) expect(existsSync(`src/node/cli/${/run\.mjs (\w+)/.exec(scripts[name]!)![1]}.ts`), name).toBe(true);
  for (const [, format] of text.matchAll(/check -- --format (\w+)/g)) expect([...PRINTERS.keys()]).toContain(format);
});

it('[O81] may only read the code, and puts no word of a stranger into a command', () => {
  const workflow = readFileSync(FILES[0]!, 'utf8');
  expect(workflow).toMatch(/^permissions:\n  contents: read\n\n/m);
  expect(workflow).not.toMatch(/write|secrets\.|pull_request_target/);
  expect([...workflow.matchAll(/run: .*/g)].filter(([line]) => line.includes('${{'))).toEqual([]);
});
