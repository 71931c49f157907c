import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createJsonSchemas } from '../../src/content/documents/json-schema';
import { Checker } from '../../src/check/run/checker';
import type { Rule } from '../../src/check/rule';
import { RULES } from '../../src/check/rules';
import { isObject } from '../../src/json/is-object';
import type { Path } from '../../src/json/path';
import { seeded } from '../bench/seeded';
import { readDefaults } from '../../src/node/load/read-examples';
import { areaPage } from '../unit/schemas/area-page';
import { bytesOf, filesOf, siteFile } from '../unit/check/small-site';
import { isFull } from '../sample';

/** In full 300, by a seed; otherwise the first of them. */
const COUNT = isFull ? 300 : 40;
/** A fault of the check that grows with the square of a text or worse takes minutes; a busy machine takes seconds. */
const HANGS_MS = 20_000;
const checker = new Checker(createJsonSchemas(), RULES);
const region: unknown = JSON.parse(readFileSync('tests/fixtures/leeds-locksmith/_region.json', 'utf8'));
const blocks = [...(await readDefaults()).values()];

type Random = () => number;
const oneOf = <Value>(random: Random, list: readonly Value[]): Value => list[Math.floor(random() * list.length)]!;
const deep = (depth: number, within: unknown): unknown =>
  depth === 0 ? within : depth % 2 ? [deep(depth - 1, within)] : { blocks: deep(depth - 1, within) };

/** Texts of up to 200 kB that readers of texts stumble over. */
const TEXTS: ((random: Random) => string)[] = [
  (random) => 'x'.repeat(1 + Math.floor(random() * 200_000)),
  (random) => oneOf(random, ['{', '[', '(', '](', '{{', '}', '**', '<', '&', '"', '/']).repeat(20_000),
  (random) => oneOf(random, ['1 ', '0-', '£9', '1,', '07 ', '9:', '+', '0.']).repeat(10_000),
  (random) => oneOf(random, ['a ', 'Aa.', 'a, ', 'é', '\u200b', '\u0301', '😀', '漢', '\u202e', 'ß ']).repeat(10_000),
  () => '{area.'.repeat(5000) + '}'.repeat(5000),
  () => '[a](/b)'.repeat(5000),
  (random) => oneOf(random, ['\ud800', '\udfff', 'a\ud83d', '\udc00\ud800', '{\ud800}', '/\udfff']),
  (random) => oneOf(random, ['', ' ', '\u0000', '\n\n', '\ufeff', '\uffff', 'NaN', 'Infinity', '-0', '1e999', 'null']),
];
const NUMBERS = ['1e308', '-1e308', '1e999', '-1e999', '5e-324', '-0', '0.1e-400', '9007199254740993', '1E+2', '00'];
const KEYS = [...'| |0|-1|length|then|toJSON|$ref|\u0000|\ud800|__proto_'.split('|'), 'x'.repeat(50_000)];
const NUMBER = '§number§';

const VALUES: ((random: Random) => unknown)[] = [
  (random) => oneOf(random, TEXTS)(random),
  (random) => oneOf(random, TEXTS)(random),
  () => NUMBER,
  (random) => deep(1 + Math.floor(random() * 25), oneOf(random, blocks)),
  (random) => ({ [oneOf(random, KEYS)]: oneOf(random, TEXTS)(random) }),
  (random) => Array.from({ length: Math.floor(random() * 3000) }, () => oneOf(random, ['x', 1, null, {}, []])),
  (random) => oneOf<unknown>(random, [null, true, false, [], {}, [[]], { type: null }, { fact: 'streets' }]),
];

/** Every path in a value, the value itself left out. */
const pathsIn = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => {
        const own = [...path, Array.isArray(value) ? Number(key) : key];
        return [own, ...pathsIn(each, own)];
      })
    : [];

function withValue(root: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(root))
    return root.map((each: unknown, index) => (index === step ? withValue(each, rest, value) : each));
  return isObject(root) ? { ...root, [step]: withValue(root[step], rest, value) } : root;
}

/** One of the files of a site with up to four values put into it that nobody would write. */
function hostile(random: Random): { file: string; text: string } {
  const { file, good } = oneOf(random, [
    { file: 'pages/areas/n1.json', good: { ...areaPage(), blocks: [oneOf(random, blocks), oneOf(random, blocks)] } },
    { file: 'pages/_site.json', good: siteFile() },
    { file: 'pages/_region.json', good: region },
    { file: 'pages/_shared/prices.json', good: { blocks: [oneOf(random, blocks)] } },
  ]);
  let document: unknown = good;
  for (let left = 1 + Math.floor(random() * 4); left > 0; left -= 1)
    document = withValue(document, oneOf(random, pathsIn(document)), oneOf(random, VALUES)(random));
  return { file, text: JSON.stringify(document).replaceAll(`"${NUMBER}"`, () => oneOf(random, NUMBERS)) };
}

describe('hostile documents', () => {
  it(`[C50] end no check in a crash or a hang: ${COUNT} of them, by a seed`, { timeout: 300_000 }, () => {
    for (let seed = 1; seed <= COUNT; seed += 1) {
      const { file, text } = hostile(seeded(seed));
      const started = performance.now();
      let problems: readonly { message: string }[] = [];
      try {
        ({ problems } = checker.check(filesOf({ [file]: text }), { today: '2026-11-22', isLive: true }));
      } catch (error) {
        throw new Error(`Seed ${seed}, ${file}: ${text.slice(0, 300)}`, { cause: error });
      }
      expect(
        problems.every(({ message }) => message.length > 0),
        `seed ${seed}`,
      ).toBe(true);
      expect(performance.now() - started, `seed ${seed} hangs`).toBeLessThan(HANGS_MS);
    }
  });

  it('[C54] have each of 200,000 problems told', { tags: 'turn-1' }, () => {
    const found = { location: { path: [], part: 'opening' as const }, words: { message: 'm', fix: 'f', why: 'w' } };
    const rule: Rule = {
      code: 'many',
      severity: 'error',
      summary: '',
      scope: 'site',
      check: ({ pages }) =>
        pages.flatMap((document) => Array.from({ length: 200_000 }, () => ({ document, ...found }))),
    };
    const { problems } = new Checker(createJsonSchemas(), [rule]).check(
      new Map([['pages/areas/n1.json', bytesOf(areaPage())]]),
    );
    expect(problems.filter((problem) => problem.rule === 'many').length).toBe(200_000);
  });
});
