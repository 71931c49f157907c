import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Checker } from '../../../src/check/run/checker';
import type { KeptFile } from '../../../src/check/run/read-file';
import type { Problem } from '../../../src/check/problem';
import { RULES } from '../../../src/check/rules';
import { readBesideIn } from '../../../src/content/files';
import { bundled } from '../../../src/node/bundles/bundled.mjs';
import { KeptChecks } from '../../../src/node/cache/kept-checks';
import { MOST_SITES } from '../../../src/node/cache/kept-of-site';
import { readInThreads } from '../../../src/node/threads/read-in-threads';
import { filesWith, pagePaths, realFiles, schemas, setting, textOf } from '../../regression/real-site';
import type { Files } from '../../regression/real-site';

const folder = mkdtempSync(join(tmpdir(), 'kept-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SITE = 'pages/_site.json';
const encoder = new TextEncoder();
const FAULTS =
  'We come to XXX at night.|Mail helo@tapwright.example.|Call {claim.respons} now.|' +
  'Call {phone now.|One  two.|CALL US TODAY FOR THE BEST OFFER.|An Emercency.|See **this** first.|' +
  'Mail tapwright@gmail.com.|Ti<b>tle</b>.|{claim.home-response} minutes.';
const faults = FAULTS.split('|');
const faulty = new Map(
  faults.map((fault, index): [string, Uint8Array] => {
    const path = pagePaths[index * 2]!;
    return [path, encoder.encode(textOf(path).replace(/"(text|intro|lead)": "/g, `$&${fault} `))];
  }),
);
/** What zod refuses, so that the schemas are asked. */
const refused = encoder.encode(textOf('pages/terms.json').replace('"metadata": {', '"metadata": { "stranger": 1,'));
const files = filesWith(new Map([...faulty, ['pages/terms.json', refused]]));

const check = (given: Files, kept?: ReadonlyMap<string, KeptFile>) =>
  new Checker(schemas, RULES).check(given, setting, kept && { kept });
/** What another process or thread is told is a copy. */
const copyOf = (kept: ReadonlyMap<string, KeptFile>) => structuredClone(new Map(kept));
const whole = check(files);

it('[E13] finds with what was kept of each file what it finds without', () => {
  expect(new Set(whole.problems.map(({ rule }) => rule)).size).toBeGreaterThan(faults.length - 3);
  const kept = copyOf(whole.kept());
  expect(
    [...kept.values()].every(({ findings }) => Object.keys(findings!).some((name) => name.startsWith('by '))),
  ).toBe(true);
  expect(check(files, kept).problems).toEqual(whole.problems);
});

it('[E13] asks what was kept, and does not find it again', () => {
  const kept = new Map([...copyOf(whole.kept())].map(([path, file]) => [path, { ...file, findings: {} }]));
  const found = new Set(check(files, kept).problems.map(({ rule }) => rule));
  expect(found).not.toContain('misspelt-address');
  expect(found).not.toContain('double-space');
});

it('[E13] finds in real threads what it finds in one', { timeout: 120_000, tags: 'turn-4' }, async () => {
  const { folder: code } = await bundled(process.cwd());
  const unread = [...files].filter(([path]) => path.endsWith('.json')).map(([path, bytes]) => ({ path, bytes }));
  const read = await readInThreads(unread, code, {
    shared: { schemas, around: readBesideIn(files), project: process.cwd() },
  });
  expect(read.size).toBe(unread.length);
  // Also what the dictionary lacks: nothing of a page is left to ask, so it stays closed.
  const { name } = setting.spelling!('en-GB')!;
  expect([...read.values()].every(({ findings }) => findings && `by ${name}` in findings)).toBe(true);
  expect(check(files, read).problems).toEqual(whole.problems);
  // A document that fits asks for no schema.
  const unfit = [{ path: 'pages/about.json', bytes: new TextEncoder().encode('{}') }];
  const wrong = readInThreads(unfit, code, {
    shared: { schemas: new Map(), around: new Map(), project: process.cwd() },
  });
  await expect(wrong).rejects.toThrow('There is no');
});

it('[E13] tells what is kept of single files before the rules of the whole site are asked', () => {
  const lineOf = ({ file, rule, pointer, message }: Problem) => [file, rule, pointer, message].join(' ');
  const kept = copyOf(whole.kept());
  const told = (paths: readonly string[]) =>
    new Checker(schemas, RULES).checkAlone(new Map(paths.map((path) => [path, files.get(path)!])), setting, { kept });
  const all = told([...kept.keys()]);
  expect(whole.problems.map(lineOf)).toEqual(expect.arrayContaining(all.map(lineOf)));
  expect(all.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['misspelt-address', 'double-space']));
  const [one, other] = [...faulty.keys()];
  const some = told([SITE, one!, other!]);
  expect(some.map(lineOf)).toEqual(all.filter(({ file }) => [SITE, one, other].includes(file)).map(lineOf));
  expect(some.length).toBeGreaterThan(0);
});

it('[E13] keeps nothing of a file that is not JSON, and finds its faults each time', () => {
  const broken = filesWith(new Map([['pages/about.json', encoder.encode('{ "metadata": ')]]));
  const first = check(broken);
  expect(first.kept().has('pages/about.json')).toBe(false);
  expect(check(broken, copyOf(first.kept())).problems).toEqual(first.problems);
});

it('[E13] takes over from another process what is of the same bytes, site file and code', () => {
  const file = join(folder, 'record');
  new KeptChecks(file, 'one').save(files, whole.kept());
  const before = () => new KeptChecks(file, 'one');
  expect(before().isOf(files)).toBe(true);
  expect(check(files, before().of(files)).problems).toEqual(whole.problems);

  const [path] = [...faulty.keys()];
  const edited = new Map(files).set(path!, realFiles.get(path!)!);
  expect(before().of(edited).has(path!)).toBe(false);
  expect(before().isOf(edited)).toBe(false);
  expect(check(edited, before().of(edited)).problems).toEqual(check(edited).problems);

  const other = new Map(files).set(SITE, encoder.encode(textOf(SITE).replace('"Tap', '"Tip')));
  expect([...before().of(other).values()].every(({ findings }) => findings === undefined)).toBe(true);
  expect(check(other, before().of(other)).problems).toEqual(check(other).problems);

  expect(new KeptChecks(file, 'two').of(files)).toEqual(new Map());
});

it('[E13] throws a damaged record away', () => {
  const file = join(folder, 'damaged');
  new KeptChecks(file, 'one').save(files, whole.kept());
  const bytes = readFileSync(file);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = bytes[middle]! ^ 1;
  for (const damaged of [bytes, bytes.subarray(0, middle), Buffer.alloc(0)]) {
    writeFileSync(file, damaged);
    expect(new KeptChecks(file, 'one').of(files)).toEqual(new Map());
  }
});

it('[E13] keeps records of the sites that were checked last, and no more', () => {
  const sites = join(folder, 'sites');
  for (let site = 0; site < MOST_SITES + 2; site += 1)
    new KeptChecks(join(sites, `${site}`), 'one').save(new Map(), new Map());
  const left = readdirSync(sites);
  expect(left).toHaveLength(MOST_SITES);
  expect(left).toContain(`${MOST_SITES + 1}`);
});
