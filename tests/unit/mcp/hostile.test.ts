// @module-tag turn-9
import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readApproved } from '../../../src/check/approval/approved-file';
import { hashOf } from '../../../src/node/hashes';
import { seeded } from '../../bench/seeded';
import { ABOUT, assistantOn, DRAFT, smallSite } from './assistant';

const SLOW = { timeout: 300_000 };
const replace = (path: string, value: unknown) => ({ op: 'replace', path, value });
const OUTSIDE = 'Nobody reads this.';

/** A folder with something outside of the site, and links that lead there. */
async function trap() {
  const shop = await smallSite();
  const at = (path: string) => join(shop.root, path);
  shop.write('outside/secret.json', `{ "version": 1, "text": "${OUTSIDE}" }`);
  shop.write('photos/inside/van.jpg', readFileSync('pages/_images/van.jpg'));
  shop.write('secret.jpg', readFileSync('pages/_images/van.jpg'));
  symlinkSync(at('outside/secret.json'), at('pages/linked.json'));
  symlinkSync(at('outside'), at('pages/folder'));
  symlinkSync(at(ABOUT), at('pages/twin.json'));
  symlinkSync(at('secret.jpg'), at('photos/linked.jpg'));
  symlinkSync(at('outside'), at('photos/folder'));
  return { ...shop, at, photos: at('photos') };
}

const everything = (root: string): string[] =>
  (readdirSync(root, { recursive: true, encoding: 'utf8' }) as string[])
    .filter((path) => !path.startsWith('.git'))
    .sort();

describe('what an assistant cannot reach', () => {
  it('[AD4] is anything outside the folder, by whatever way', SLOW, async () => {
    const { site, root, photos, at, read } = await trap();
    const { call, hash } = await assistantOn(site, { photos });
    const [before, files] = [read('outside/secret.json'), everything(root)];
    const pages = [
      'pages/linked.json',
      'pages/folder/secret.json',
      '../outside/secret.json',
      'pages/../outside/secret',
      '/../outside/secret',
      at('outside/secret.json'),
      '/folder/secret',
      'pages\\..\\outside\\secret.json',
      'file:///etc/passwd',
      '.git/config',
      'pages/.git/config',
      'pages/_shared/../../outside/secret.json',
    ];
    for (const page of pages)
      for (const [tool, more] of [
        ['read_page', {}],
        ['change_page', { hash: hash(ABOUT), patch: [replace('/x', 1)] }],
        ['fix', { hash: hash(ABOUT) }],
        ['preview', {}],
        ['copy_page', { to: 'copy' }],
      ] as const) {
        const said = await call(tool, { page, ...more });
        expect(said.isError, `${tool} ${page}`).toBe(true);
        expect(JSON.stringify(said)).not.toContain(OUTSIDE);
      }
    for (const to of [
      '../copy',
      '/../copy',
      'pages/../copy.json',
      at('copy'),
      'folder/copy',
      'pages/folder/copy.json',
      '_approved',
      'pages/_shared/copy.json',
      'con',
      'a b',
      '.hidden',
      'src/node/run.mjs',
    ])
      expect((await call('copy_page', { page: ABOUT, to })).isError, to).toBe(true);
    for (const file of [
      '../secret.jpg',
      'linked.jpg',
      'folder/secret.json',
      'folder',
      at('secret.jpg'),
      '..',
      '.',
      'inside/../../secret.jpg',
      'van.jpg\0.png',
    ])
      expect((await call('add_photo', { file })).isError, file).toBe(true);
    const twin = await call('change_page', {
      page: 'pages/twin.json',
      hash: hash(ABOUT),
      patch: [replace('/blocks/1/paragraphs/0', 'By night.')],
    });
    expect(twin.note).toContain('This is a link or a folder, and is not written.');
    expect(everything(root).filter((path) => !files.includes(path) && path !== 'pages/_assisted.txt')).toEqual([]);
    expect(read('outside/secret.json')).toBe(before);
    expect((await call('add_photo', { file: 'inside/van.jpg', name: '../../evil' })).note).toContain(
      'called photograph.jpg here',
    );
    expect((await call('add_photo', { file: 'inside/van.jpg' })).isError).toBe(false);
    expect((await (await assistantOn(site)).call('add_photo', { file: 'inside/van.jpg' })).note).toContain(
      '--photos DIR',
    );
  });

  it('[AD10] is taken down by none of 200 generated calls, and neither is what is outside', SLOW, async () => {
    const { site, root, photos, at } = await trap();
    const { call, hash } = await assistantOn(site, { photos });
    const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
    console.log(`hostile calls: seed ${seed}`);
    const random = seeded(seed);
    const one = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
    const outside = () =>
      ['outside/secret.json', 'secret.jpg', 'schemas/area.schema.json'].map((file) => statSync(at(file)).mtimeMs);
    const before = outside();
    const deep = (depth: number): unknown =>
      depth === 0 ? 1 : one([true, false]) ? [deep(depth - 1)] : { a: deep(depth - 1) };
    const texts = [
      '',
      '/',
      '..',
      '/about',
      ABOUT,
      DRAFT,
      '/draft',
      'draft',
      '../x',
      '\0',
      '\u202e',
      '\ud800',
      '😀'.repeat(100),
      'x'.repeat(100_000),
      '__proto__',
      'constructor',
      '{{',
      '{claim.',
      '[x](javascript:x)',
      '-',
      '/blocks/-',
      '/blocks/0',
      '/blocks/1/paragraphs/0',
      '/~2',
      '/__proto__/x',
      '/blocks/1e3',
      '/-1',
      'HEAD',
      '--help',
      'HEAD; rm -rf .',
      '$(id)',
      '/status',
    ];
    const values = (): unknown =>
      one<() => unknown>([
        () => one(texts),
        () => null,
        () => random() * 1e12,
        () => -1,
        () => true,
        () => [],
        () => ({}),
        () => deep(40),
        () => Array.from({ length: 1000 }, () => one(texts).slice(0, 20)),
        () => ({ ['__proto__x']: 1, constructor: 2 }),
        () => ({ type: 'prose', paragraphs: ['Good words.'] }),
      ])();
    const page = () => one(['/draft', '/about', one(texts)]);
    const operation = () => ({
      op: one(['add', 'remove', 'replace', 'move', 'copy', 'test', 'drop']),
      path: one(texts),
      from: one(texts),
      value: values(),
    });
    const hashFor = (name: string) => one([hash(ABOUT), hash(DRAFT), '0'.repeat(64), String(name)]);
    const calls: (() => [tool: string, given: object])[] = [
      () => [
        'change_page',
        {
          page: page(),
          hash: hashFor('x'),
          patch: Array.from({ length: 1 + Math.floor(random() * 4) }, operation).map(({ op, ...rest }) =>
            op === 'remove'
              ? { op, path: rest.path }
              : op === 'move' || op === 'copy'
                ? { op, path: rest.path, from: rest.from }
                : { op, path: rest.path, value: rest.value },
          ),
        },
      ],
      () => [
        'change_page',
        {
          page: '/draft',
          hash: hash(DRAFT),
          document: one([{}, { a: deep(1000) }, { version: 1, blocks: [values()] }, { text: 'x'.repeat(3_000_000) }]),
        },
      ],
      () => [
        'copy_page',
        {
          page: page(),
          to: one(texts),
          facts: one<object>([{}, { code: one(texts), name: one(texts) }, { constructor: 1 }]),
        },
      ],
      () => [
        one(['read_page', 'preview', 'check', 'fix']),
        { page: page(), hash: hashFor('y'), width: one([1, 400, 1e9]), from: one([0, 5, 1e9, -1]) },
      ],
      () => ['find', { text: one(texts), claim: one(texts), link: one(texts), from: one([0, 1e8]) }],
      () => ['describe', { name: one(texts), field: one(texts) }],
      () => ['add_photo', { file: one(texts), name: one(texts) }],
      () => ['compare', { since: one(texts) }],
      () => [one(texts).slice(0, 50) || 'x', { page: values() }],
      () => [one(['site_overview', 'change_page', 'copy_page']), values() as object],
    ];
    for (let round = 0; round < 200; round += 1) {
      const [tool, given] = one(calls)();
      const said = await call(tool, typeof given === 'object' ? (given ?? {}) : {}).catch((error: Error) => ({
        note: error.message,
      }));
      expect(said.note, `round ${round} of seed ${seed}: ${tool} ${JSON.stringify(given).slice(0, 300)}`).not.toMatch(
        /standard error output|closed|timed out/i,
      );
    }
    expect((await call('read_page', { page: '/about' })).isError).toBe(false);
    expect(outside()).toEqual(before);
    for (const file of everything(join(root, 'pages')).filter(
      (each) => each.endsWith('.json') && !each.startsWith('folder'),
    ))
      expect(() => JSON.parse(readFileSync(join(root, 'pages', file), 'utf8')) as unknown, file).not.toThrow();
    const listed = JSON.parse(readFileSync(at(DRAFT), 'utf8')) as { status: string };
    expect(listed.status).toBe('draft');
  });
});

describe('what is never lost', () => {
  it('[AD5] is what another wrote: a stale hash is refused, and of two at once one is', SLOW, async () => {
    const { site, read, write } = await smallSite();
    const [one, two] = [await assistantOn(site, { name: 'One' }), await assistantOn(site, { name: 'Two' })];
    const change = (who: typeof one, value: string, hash = who.hash(DRAFT)) =>
      who.call('change_page', { page: DRAFT, hash, patch: [{ op: 'add', path: '/blocks/1/paragraphs/-', value }] });
    const stale = one.hash(DRAFT);
    write(DRAFT, read(DRAFT).replace('By dawn.', 'By hand.'));
    expect((await change(one, 'Late.', stale)).note).toContain('was changed since you read it');
    expect(read(DRAFT)).toContain('By hand.');
    let written: string[] = [];
    for (let round = 0; round < 12; round += 1) {
      const hash = one.hash(DRAFT);
      const said = await Promise.all([change(one, `One ${round}.`, hash), change(two, `Two ${round}.`, hash)]);
      expect(
        said.filter(({ isError }) => !isError),
        `round ${round}`,
      ).toHaveLength(1);
      written = [...written, `${said[0]!.isError ? 'Two' : 'One'} ${round}.`];
    }
    expect((JSON.parse(read(DRAFT)) as { blocks: { paragraphs: string[] }[] }).blocks[1]!.paragraphs).toEqual([
      'By hand.',
      ...written,
    ]);
    expect(readApproved(readFileSync(join(site, '_assisted.txt'))).foreign).toEqual([]);
  });

  it('[AD11] is a file, when the server is killed in the middle of writing it', SLOW, async () => {
    const { site, root, read } = await smallSite();
    const whole = new Set([read(DRAFT)]);
    for (let round = 0; round < 4; round += 1) {
      const { call, pid, hash } = await assistantOn(site);
      const long = Array.from({ length: 300 }, (_, at) => `${round} ${at} ${'word '.repeat(40)}`);
      // The first answer comes when everything is loaded.
      const document = { ...(JSON.parse(read(DRAFT)) as object), blocks: [{ type: 'prose', paragraphs: long }] };
      const change = call('change_page', { page: DRAFT, hash: hash(DRAFT), document }).catch(() => undefined);
      await new Promise((done) => setTimeout(done, 300 + round * 400));
      process.kill(pid(), 'SIGKILL');
      await change;
      const now = read(DRAFT);
      const { blocks } = JSON.parse(now) as { blocks: { paragraphs: string[] }[] };
      expect(whole.has(now) || blocks[0]!.paragraphs.length === 300, `round ${round}`).toBe(true);
      whole.add(now);
      expect(everything(join(root, 'pages')).filter((file) => file.endsWith('.tmp'))).toEqual([]);
    }
    writeLock(site);
    const { call, hash } = await assistantOn(site);
    const said = await call('change_page', {
      page: DRAFT,
      hash: hash(DRAFT),
      patch: [{ op: 'replace', path: '/metadata/title', value: 'Another title of the draft' }],
    });
    expect(said.isError, said.note).toBe(false);
  });
});

/** A lock of a process that is dead. */
function writeLock(site: string): void {
  mkdirSync('.build', { recursive: true });
  writeFileSync(join('.build', `writing-${hashOf(Buffer.from(site)).slice(0, 12)}.lock`), '999999999 dead');
}
