import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { needlesOf, readBefore } from '../../../src/check/texts/needles';
import { needlesKeptIn } from '../../../src/node/kept-needles';

const folder = mkdtempSync(join(tmpdir(), 'needles-'));
const file = join(folder, 'made/needles');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('[B30] keeps what was read off patterns for the next process, and reads anew what is damaged', () => {
  const patterns = [/wo+rd/u, /\p{Sc}\s?[Xx]/u, /(?:ready)?/u];
  const process = () => {
    readBefore.clear();
    const keep = needlesKeptIn(file);
    const known = readBefore.size;
    const needles = patterns.map(needlesOf);
    keep();
    return { known, needles };
  };
  const first = process();
  expect(first).toEqual({ known: 0, needles: [['ord'], [/\p{Sc}/iu], undefined] });
  expect(process()).toEqual({ ...first, known: patterns.length });
  const kept = readFileSync(file);
  for (const damage of [
    () => truncateSync(file, kept.length - 10),
    () => writeFileSync(file, Buffer.from(kept).fill(0, kept.length - 20)),
    () => rmSync(file),
  ]) {
    damage();
    expect(process()).toEqual(first);
    expect(existsSync(file)).toBe(true);
    expect(process().known).toBe(patterns.length);
  }
});
