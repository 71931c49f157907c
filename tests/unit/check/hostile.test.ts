import { describe, expect, it } from 'vitest';
import { areaPage } from '../schemas/area-page';
import { Checker } from '../../../src/check/run/checker';
import type { Rule } from '../../../src/check/rule';
import { prettyReport } from '../../../src/node/report/pretty';
import { readSchemas } from '../../../src/node/read-schemas';
import { seeded } from '../../bench/seeded';
import { checker, filesOf } from './small-site';

const FILE = 'pages/areas/n1.json';

const good = new TextEncoder().encode(JSON.stringify(areaPage(), null, 2));
const encode = (text: string) => new TextEncoder().encode(text);

/** One of many ways to spoil a file. */
function spoil(random: () => number): Uint8Array {
  const at = Math.floor(random() * good.length);
  const some = (count: number) => Uint8Array.from({ length: count }, () => Math.floor(random() * 256));
  const join = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
  const ways = [
    () => some(Math.floor(random() * 2000)),
    () => good.slice(0, at),
    () => good.slice(at),
    () => join(good.slice(0, at), some(3), good.slice(at)),
    () => join(good.slice(0, at), encode('{'.repeat(2 * Math.floor(random() * 30) + 1)), good.slice(at)),
    () => join(good.slice(0, at), encode('"'), good.slice(at)),
    () => join(good.slice(0, at), encode('\\'), good.slice(at)),
    () => join(good.slice(0, at), encode('{"__proto__":{"x":1}}'), good.slice(at)),
    () => join(good.slice(0, at), Uint8Array.of(0xc3, 0x28), good.slice(at)),
    () => encode(`{"blocks":[${'{"type":"constructor"},'.repeat(150)}1]}`),
    () => encode(JSON.stringify({ blocks: ['toString', '__proto__', 'hasOwnProperty'].map((type) => ({ type })) })),
    () => encode(`{"a":"${'x'.repeat(300_000)}`),
    () => encode('['.repeat(Math.floor(random() * 40)) + '1,'.repeat(20_000)),
    () => encode(`{"a": "${'" b "'.repeat(5000)}"}`),
    () => encode('/*'.repeat(20_000)),
    () => encode('“'.repeat(20_000)),
  ];
  return ways[Math.floor(random() * ways.length)]!();
}

describe('hostile files', () => {
  it('[C50] gets through 200 spoilt files without a crash or a hang, and prints what it found', () => {
    const random = seeded(20260);
    for (let round = 0; round < 200; round += 1) {
      const bytes = spoil(random);
      const files = filesOf({ [FILE]: bytes });
      const { problems } = checker.check(files);
      const report = prettyReport({ problems, files });
      if (Buffer.compare(bytes, good) !== 0)
        expect(
          problems.filter(({ file }) => file === FILE).length,
          `round ${round}: ${Buffer.from(bytes).toString('utf8').slice(0, 80)}`,
        ).toBeGreaterThan(0);
      expect(report.length, `round ${round}`).toBeLessThan(60_000);
    }
  });

  it('[C54] tells each of 200,000 problems', async () => {
    const found = { location: { path: [], part: 'opening' as const }, words: { message: 'm', fix: 'f', why: 'w' } };
    const rule: Rule = {
      code: 'many',
      severity: 'error',
      summary: '',
      scope: 'site',
      check: ({ pages }) =>
        pages.flatMap((document) => Array.from({ length: 200_000 }, () => ({ document, ...found }))),
    };
    const { problems } = new Checker(await readSchemas('.'), [rule]).check(new Map([[FILE, good]]));
    expect(problems.filter((problem) => problem.rule === 'many').length).toBe(200_000);
  });
});
