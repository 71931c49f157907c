import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const idsIn = (text: string) => [...text.matchAll(/\[([A-Z]{1,3}\d+)\]/g)].map(([, id]) => id!);

it('[A6] has a test for every numbered behaviour, and a line for every number that a test quotes', () => {
  const lines = readFileSync('tests/SPEC.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('- ['));
  const promised = lines.flatMap((line) => idsIn(line).slice(0, 1));
  const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.test\.tsx?$/.test(file),
  );
  const quoted = new Set(tests.flatMap((file) => idsIn(readFileSync(join('tests', file), 'utf8'))));
  expect(
    promised.filter((id, index) => promised.indexOf(id) !== index),
    'numbers that stand twice',
  ).toEqual([]);
  expect(
    promised.filter((id) => !quoted.has(id)),
    'behaviours without a test',
  ).toEqual([]);
  expect(
    [...quoted].filter((id) => !promised.includes(id)),
    'numbers without a line',
  ).toEqual([]);
});
