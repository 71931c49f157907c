import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { PRINTERS } from '../../../src/node/report/printers';

interface Job {
  if?: string;
  needs?: string;
  permissions?: Record<string, string>;
  steps: { uses?: string; run?: string; with?: Record<string, unknown>; env?: Record<string, string> }[];
}

const [GITHUB, GITLAB] = ['.github/workflows/check.yml', '.gitlab-ci.yml'] as const;
const github = parse(readFileSync(GITHUB, 'utf8')) as { on: object; permissions: object; jobs: Record<string, Job> };

it.each([GITHUB, GITLAB])('[O80] runs only commands and formats that there are: %s', (file) => {
  const text = readFileSync(file, 'utf8');
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const commands = [...text.matchAll(/npm run --silent (\w+)/g)].map(([, name]) => name!);
  expect(new Set(commands)).toEqual(new Set(['build', 'check', 'diff']));
  for (const name of commands)
    expect(existsSync(`src/node/cli/${/run\.mjs (\w+)/.exec(scripts[name]!)![1]}/main.ts`), name).toBe(true);
  for (const [, format] of text.matchAll(/check -- --format (\w+)/g)) expect([...PRINTERS.keys()]).toContain(format);
});

it('[O81] may only read where it runs code of the branch, and puts no word of a stranger into a command', () => {
  expect(Object.keys(github.on)).toEqual(['pull_request', 'push']);
  expect(github.permissions).toEqual({ contents: 'read' });
  expect(
    Object.entries(github.jobs)
      .filter(([, { permissions }]) => permissions)
      .map(([name]) => name),
  ).toEqual(['comment']);
  const runs = Object.values(github.jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  expect(runs.length).toBeGreaterThan(3);
  expect(runs.filter((run) => run.includes('${{'))).toEqual([]);
  expect(readFileSync(GITHUB, 'utf8')).not.toMatch(/secrets\b/);
});

it('[O81] fetches no code where it may write a comment, and does not try for forks', () => {
  const { permissions, needs, steps, if: when } = github.jobs['comment']!;
  expect(permissions).toEqual({ 'pull-requests': 'write' });
  expect(needs).toBe('check');
  expect(when).toContain('github.event.pull_request.head.repo.full_name == github.repository');
  expect(steps.flatMap(({ uses }) => uses ?? [])).toEqual(['actions/download-artifact@v4']);
  expect(steps.flatMap(({ run }) => run ?? []).join()).not.toMatch(/\b(npm|npx|node|git|bash|sh|eval|source)\b/);
  const { note } = parse(readFileSync(GITLAB, 'utf8')) as {
    note: { variables: object; before_script: string[]; script: string[] };
  };
  expect(note).toMatchObject({ variables: { GIT_STRATEGY: 'none' }, before_script: [] });
  expect(note.script.join()).not.toMatch(/npm|\bimport\(|child_process/);
});
