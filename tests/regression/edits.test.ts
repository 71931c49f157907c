import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Checker } from '../../src/check/run/checker';
import { RULES } from '../../src/check/rules';
import { KeptChecks } from '../../src/node/cache/kept-checks';
import { seeded } from '../bench/seeded';
import { isFull, SEED } from '../sample';
import { paths, realFiles, schemas, setting } from './real-site';
import type { Files } from './real-site';

const folder = mkdtempSync(join(tmpdir(), 'edits-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Edits one after the other, each of another file. */
const EDITS = isFull ? 200 : 8;
const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
/** Files that many others are judged beside come in turns, lest nearly every edit be of a page. */
const AROUND = paths.filter((path) => path.includes('/_'));

const FAULTS = [
  'XXX',
  'One  two.',
  '{claim.respons}',
  '{area.code}',
  '{phone now',
  'CALL US TODAY',
  'Emercency',
  '£95',
];

/** The files after an edit of one: a text gets a fault, a value or an entry goes, or the whole file does. */
function edited(files: Files, random: () => number, turn: number): Files {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
  const path = pick((turn % 2 === 0 ? AROUND : paths).filter((each) => files.has(each)));
  const value = JSON.parse(decoder.decode(files.get(path))) as object;
  const changed = new Map(files);
  if (random() < 0.1 && path !== 'pages/_site.json') changed.delete(path);
  else {
    edit(value, pick, random);
    changed.set(path, encoder.encode(JSON.stringify(value, null, 2)));
  }
  return changed;
}

/** Goes some way down and changes what is there. */
function edit(value: object, pick: <Item>(items: readonly Item[]) => Item, random: () => number): void {
  const holder = value as Record<string, unknown>;
  const keys = Object.keys(holder);
  if (keys.length === 0) return;
  const key = pick(keys);
  const inner = holder[key];
  if (typeof inner === 'object' && inner !== null && random() < 0.9) edit(inner, pick, random);
  else if (typeof inner === 'string' && random() < 0.8) holder[key] = `${pick(FAULTS)} ${inner}`;
  else if (Array.isArray(value)) value.splice(Number(key), 1);
  else delete holder[key];
}

it(
  `[E13] finds after each of ${EDITS} random edits what it finds in the same files from nothing`,
  { timeout: isFull ? 3_600_000 : 900_000 },
  () => {
    const random = seeded(SEED);
    const record = join(folder, 'record');
    const check = (files: Files, kept?: KeptChecks) =>
      new Checker(schemas, RULES).check(files, setting, kept && { kept: kept.of(files) });
    let files: Files = realFiles;
    new KeptChecks(record, 'one').save(files, check(files).kept());
    for (let turn = 0; turn < EDITS; turn += 1) {
      files = edited(files, random, turn);
      const kept = new KeptChecks(record, 'one');
      const warm = check(files, kept);
      expect(warm.problems, `edit ${turn} of seed ${SEED}`).toEqual(check(files).problems);
      kept.save(files, warm.kept());
    }
  },
);
