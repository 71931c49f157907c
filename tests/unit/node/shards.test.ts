import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../../src/content/site';
import { buildSite } from '../../../src/node/build/build';
import type { BuildTarget } from '../../../src/node/build/build';
import { sitemapFiles } from '../../../src/node/build/site-files/sitemap';
import { SHARD_FILE, shardFrom } from '../../../src/node/build/output/shards';
import { loadSite } from '../../../src/node/load/load-site';
import { siteFolder } from '../../../src/node/site-folder';
import { expectSameFiles } from '../../fixtures/built-files';

const PATIENCE = { timeout: 120_000 };
mkdirSync('.build', { recursive: true });
const folder = mkdtempSync(join(process.cwd(), '.build/shards-'));
const shards = ['1', '2', '3'].map((number) => join(folder, number));
let site: Site;

const build = (name: string, how: Partial<BuildTarget> = {}) =>
  buildSite(site, { dist: join(folder, name), work: join(folder, `.${name}.build`), isCompressed: false, ...how });

beforeAll(async () => {
  ({ site } = await loadSite(siteFolder('tests/fixtures/leeds-locksmith')));
  for (const number of ['1', '2', '3']) await build(number, { shard: shardFrom(`${number}/3`) });
}, PATIENCE.timeout);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a site built in parts', () => {
  it('[B31] is merged into what one build makes of it', PATIENCE, async () => {
    await build('merged', { merged: [...shards].reverse() });
    await build('one');
    expectSameFiles(join(folder, 'merged'), join(folder, 'one'), 'merged');
  });

  it('[B31] builds each page in one part, and as many in each', () => {
    const pages = shards.map((shard) =>
      Object.keys((JSON.parse(readFileSync(join(shard, SHARD_FILE), 'utf8')) as { pages: object }).pages),
    );
    expect(pages.flat().sort()).toEqual(site.valid.map(({ route }) => route));
    expect(
      Math.max(...pages.map(({ length }) => length)) - Math.min(...pages.map(({ length }) => length)),
    ).toBeLessThan(2);
  });

  it('[B31] is not merged without one of its parts, with a damaged or with a foreign one', PATIENCE, async () => {
    await build('kept');
    const before = readdirSync(join(folder, 'kept'), { recursive: true }).length;
    await expect(build('kept', { merged: shards.slice(1) })).rejects.toThrow(
      /The shards do not make the whole site: \d+ pages cannot be taken from them\.\n {2}\/ is in no shard/,
    );

    const html = join(shards[0]!, 'index.html');
    const good = readFileSync(html);
    writeFileSync(html, `${good.toString()} `);
    await expect(build('kept', { merged: shards })).rejects.toThrow(
      '/ was built from something else, or its files are damaged',
    );
    writeFileSync(html, good);

    const file = join(shards[0]!, SHARD_FILE);
    const said = readFileSync(file, 'utf8');
    writeFileSync(file, said.replace(/"version":"[^"]*"/, '"version":"other"'));
    await expect(build('kept', { merged: shards })).rejects.toThrow('was built by other code');
    writeFileSync(file, said);
    await expect(build('kept', { merged: [folder] })).rejects.toThrow(`There is no shard in ${folder}`);
    expect(readdirSync(join(folder, 'kept'), { recursive: true }).length).toBe(before);
  });

  it('[B31] refuses a part that is none', () => {
    expect(shardFrom('3/8')).toEqual({ number: 3, of: 8 });
    for (const typed of ['0/3', '4/3', '3', 'a/b', '-1/3'])
      expect(() => shardFrom(typed), typed).toThrow('Write which part of how many');
  });

  it('[B6] divides a long sitemap', () => {
    const { origin } = site.resolver!.business;
    const whole = sitemapFiles(site.valid, origin);
    expect([...whole.keys()]).toEqual(['sitemap.xml']);
    const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    const divided = sitemapFiles(site.valid, origin, { most: 10 });
    const [index, ...files] = [...divided];
    expect(addresses(index![1])).toEqual(files.map(([name]) => `${origin}/${name}`));
    expect(files.flatMap(([, xml]) => addresses(xml))).toEqual(addresses(whole.get('sitemap.xml')!));
    for (const [, xml] of files) expect(addresses(xml).length).toBeLessThanOrEqual(10);
  });
});
