import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'code-'));
const made = join(folder, 'made/first');
writeFileSync(
  join(folder, 'first.cjs'),
  `const { double } = require("./second.cjs");
   exports.main = async () => double(21) + (await importOutside("node:path")).basename("/a/b");`,
);
writeFileSync(join(folder, 'second.cjs'), 'exports.double = (number) => 2 * number;');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const loader = pathToFileURL(resolve('src/node/bundles/load-code.mjs')).href;
const CALL = `import { loadCode } from ${JSON.stringify(loader)};
  console.log(await loadCode(${JSON.stringify(folder)}, 'first').main());`;
const run = () => execFileSync(process.execPath, ['--input-type=module', '-e', CALL], { encoding: 'utf8' }).trim();

it('[B30] runs code with what the engine kept of it, and makes anew what is damaged', () => {
  expect(run()).toBe('42b');
  const kept = readFileSync(made);
  const { mtimeMs } = statSync(made);
  expect(run()).toBe('42b');
  expect(statSync(made).mtimeMs).toBe(mtimeMs);
  for (const damage of [
    () => truncateSync(made, kept.length - 10),
    () => writeFileSync(made, Buffer.from(kept).fill(0, kept.length / 2)),
    () => rmSync(made),
  ]) {
    damage();
    expect(run()).toBe('42b');
    expect(existsSync(made)).toBe(true);
    const [size, before] = [statSync(made).size, statSync(made).mtimeMs];
    expect(size).toBeGreaterThan(0.9 * kept.length);
    expect(run()).toBe('42b');
    expect(statSync(made).mtimeMs).toBe(before);
  }
});
