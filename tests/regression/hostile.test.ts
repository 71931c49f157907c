import { rm, symlink, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { main as checkCommand } from '../../src/node/cli/check/main';
import { seeded } from '../bench/seeded';
import { areaPage } from '../unit/schemas/area-page';
import { inFolder } from '../unit/check/command-line';
import { filesOf } from '../unit/check/small-site';
import { isFull } from '../sample';

/** In full 200, by a seed; otherwise the first of them, in which each sort is. */
const COUNT = isFull ? 200 : 30;
/** No file is worth a minute: what takes longer hangs, however busy the machine. */
const HANGS_MS = 60_000;

const here = inFolder();
const { at, write } = here;
/** A file beside the folder. */
const secret = () => `${here.folder}-secret.json`;
beforeEach(() => writeFile(secret(), '{ "password": "tulip" }'));
afterEach(() => rm(secret()));

const page = (value: unknown) => JSON.stringify({ ...areaPage(), ...(value as object) });
const good = JSON.stringify(areaPage(), null, 2);
const bytes = (random: () => number, count: number) =>
  Uint8Array.from({ length: count }, () => Math.floor(random() * 256));

/** What a file of a page can be, from least to most contrived. */
const CONTENTS: ((random: () => number) => string | Uint8Array)[] = [
  (random) => bytes(random, 1 + Math.floor(random() * 5000)),
  (random) => Buffer.concat([Buffer.from(good.slice(0, 300)), bytes(random, 40), Buffer.from(good.slice(300))]),
  (random) => good.slice(0, Math.floor(random() * good.length)),
  () => '[{"a":'.repeat(30_000),
  () => `{"metadata": ${'{"x": '.repeat(2000)}1${'}'.repeat(2000)}}`,
  (random) =>
    page({
      facts: {
        ...areaPage().facts,
        name: 'x'.repeat(100_000 + Math.floor(random() * 300_000)),
        code: '-'.repeat(50_000),
      },
    }),
  () => page({ aliases: [`/${'a-'.repeat(60_000)}`, `/${'a/'.repeat(60_000)}`] }),
  () => page({ metadata: { ...areaPage().metadata, canonical: `https://${'a.'.repeat(100_000)}` } }),
  () => `{ "__proto__": { "polluted": true }, "facts": { "constructor": { "prototype": { "polluted": true } } } }`,
  () => page({ blocks: [{ 'type': 'prose', 'paragraphs': ['x'], ['__proto__x']: 1, 'toString': 1 }] }),
  () =>
    Buffer.from([
      ...Buffer.from(good.slice(0, 60)),
      0xc3,
      0x28,
      0xed,
      0xa0,
      0x80,
      0xf8,
      ...Buffer.from(good.slice(60)),
    ]),
  () => good.replace('"Victoria"', String.raw`"\ud800\udfff\u0000\u202e"`).replace('"SW1H"', '1e999999'),
  () => `{${Array.from({ length: 20_000 }, () => '"a":1').join()}}`,
  () => page({ blocks: Array.from({ length: 5000 }, () => ({ type: 'prose', paragraphs: ['x'] })) }),
  () => page({ blocks: [{ type: 'prose', paragraphs: [`${'{'.repeat(60_001)}`] }] }),
  () => new Uint8Array(3 * 1024 * 1024).fill(0x22),
  () => '\u2028"'.repeat(30_000),
  () => `{"blocks":[${'{"type":"constructor"},'.repeat(150)}1]}`,
  () => `{"a": "${'" b "'.repeat(5000)}"}`,
  () => '/*'.repeat(20_000),
  () => '“'.repeat(20_000),
];

/** Names that a file system takes and a web address or a terminal does not. */
const NAMES = [
  'pages/a..b.json',
  'pages/a\\..\\b.json',
  'pages/new\nline.json',
  'pages/\u202Enosj.json',
  'pages/\u001b[31mred.json',
  'pages/<script>.json',
  'pages/"quoted".json',
  'pages/$(reboot).json',
  'pages/-rf.json',
  'pages/__proto__.json',
  'pages/%2e%2e%2f.json',
  'pages/CON.json',
  'pages/nul.json',
  `pages/${'a'.repeat(240)}-.json`,
  'pages/areas/n1.json/index.json',
  'pages/_shared/../_x.json',
  'pages/\u00e9.json',
  'pages/areas/ .json',
  'pages/a\u0000'.slice(0, 7) + '.JSON',
  `pages/${'deep/'.repeat(40)}Page.json`,
];

const LINKS: [name: string, target: () => string][] = [
  ['pages/leak.json', secret],
  ['pages/up.json', () => `../../${basename(secret())}`],
  ['pages/gone.json', () => 'nothing.json'],
  ['pages/self.json', () => 'self.json'],
  ['pages/everything', () => '/'],
  ['pages/parent', () => '..'],
  ['pages/again', () => '.'],
  ['pages/areas/device.json', () => '/dev/zero'],
  ['pages/areas/folder.json', () => '../areas'],
];

interface Hostile {
  name: string;
  plant: () => Promise<void>;
}

function* hostile(): Generator<Hostile> {
  const random = seeded(200);
  for (let round = 0; ; round += 1) {
    const content = CONTENTS[round % CONTENTS.length]!;
    const seed = Math.floor(random() * 2 ** 31);
    yield {
      name: `content ${round % CONTENTS.length} (seed ${seed})`,
      plant: () => write('pages/areas/n1.json', content(seeded(seed))),
    };
    if (round < NAMES.length)
      yield { name: `name ${JSON.stringify(NAMES[round])}`, plant: () => write(NAMES[round]!, good) };
    const link = LINKS[round];
    if (link) yield { name: `link ${link[0]} → ${link[1]()}`, plant: () => symlink(link[1](), at(link[0])) };
  }
}

describe('hostile files', () => {
  it(
    '[PR8] end the command with 1 and a message: no crash, no hang, no secret, nothing that moves the cursor',
    { timeout: isFull ? 600_000 : 120_000, tags: 'turn-6' },
    async () => {
      const files = hostile();
      for (let count = 0; count < COUNT; count += 1) {
        const { name, plant } = files.next().value as Hostile;
        await plant();
        const started = performance.now();
        expect(await checkCommand(['--format', 'pretty']), name).toBe(1);
        expect(performance.now() - started, `${name} hangs`).toBeLessThan(HANGS_MS);
        const said = here.out.join('\n');
        expect(said, name).toMatch(/pages\//);
        expect(said, name).not.toMatch(/tulip|(?!\n)[\p{Cc}\u202e]/u);
        expect(({} as Record<string, unknown>)['polluted'], name).toBeUndefined();
        await rm(at('pages'), { recursive: true });
        for (const [path, content] of filesOf()) await write(path, content);
        here.out = [];
      }
    },
  );
});
