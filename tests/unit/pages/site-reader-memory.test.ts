import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, it } from 'vitest';
import { SiteReader } from '../../../src/node/load/load-site';
import { siteFolder } from '../../../src/node/site-folder';

const EDITS = 12;
const TURNS = 10;
const FILE = 'areas/ls6.json';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const folder = mkdtempSync(join(tmpdir(), 'kept-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('[E16] keeps nothing of what a file said before, right or wrong', async () => {
  cpSync('tests/fixtures/leeds-locksmith', folder, { recursive: true });
  const path = join(folder, FILE);
  const before = readFileSync(path, 'utf8');
  const reader = new SiteReader(siteFolder(folder));
  const seen: WeakRef<object>[] = [];
  let told = 0;
  for (let edit = 0; edit < EDITS; edit += 1) {
    const text = before.replace(/("intro": ")[^"]*/, `$1Somebody from London wrote this ${edit} times`);
    writeFileSync(path, edit % 3 === 0 ? text.replace('"blocks"', '"bloks"') : text);
    await reader.read([path]);
    const { site, problems } = await reader.load();
    told += problems.filter(({ file }) => file === `pages/${FILE}`).length;
    seen.push(new WeakRef(site), new WeakRef(site.documents.get(`pages/${FILE}`)!));
  }
  expect(told, 'problems of it').toBeGreaterThanOrEqual(EDITS);
  const kept = () => seen.filter((each) => each.deref()).length / 2;
  // What was asked for in this turn is kept until the next, and one look through memory may leave something.
  for (let turn = 0; turn < TURNS && kept() > 2; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    collect();
  }
  expect(kept(), 'versions that are kept').toBeLessThanOrEqual(2);
}, 60_000);
