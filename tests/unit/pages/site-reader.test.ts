import { cpSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FileCache } from '../../../src/node/load/file-cache';
import { SiteReader } from '../../../src/node/load/load-site';
import { readSafePages } from '../../../src/node/load/read-pages';
import { goodPage } from '../check/small-site';
import { workshop } from './workshop';

const HOME = 'pages/index.json';
const SERVICES = 'pages/services.json';

/** A site that nobody has written to for an hour. */
function settledSite() {
  const site = workshop();
  const settle = () => {
    const then = new Date(Date.now() - 3_600_000);
    for (const file of readdirSync(join(site.root, 'pages'), { recursive: true, encoding: 'utf8' }))
      utimesSync(join(site.root, 'pages', file), then, then);
  };
  settle();
  return { ...site, settle, reader: new SiteReader(site.folder) };
}

it('[E5] reads and judges only what was written since it last looked', async () => {
  const { reader, write, settle } = settledSite();
  const first = await reader.load();
  expect(await reader.checker()).toBe(await reader.checker());
  write(SERVICES, JSON.stringify(goodPage('Our services')));
  settle();
  const second = await reader.load();
  expect(second.files.get(HOME)).toBe(first.files.get(HOME));
  expect(second.site.documents.get(HOME)).toBe(first.site.documents.get(HOME));
  expect(second.site.documents.get(SERVICES)).not.toBe(first.site.documents.get(SERVICES));
  expect(second.site.at('/services')?.document).toMatchObject({ facts: { name: 'Our services' } });
});

it('[E5] sees what is written twice within one tick of a clock, in as many letters', async () => {
  const { reader, write } = settledSite();
  for (const name of ['Aaaa', 'Bbbb', 'Cccc']) {
    write(SERVICES, JSON.stringify(goodPage(name)));
    expect((await reader.load()).site.at('/services')?.document).toMatchObject({ facts: { name } });
  }
});

it('[E5] knows what is gone, and what is new under a name that was there before', async () => {
  const { reader, root, write } = settledSite();
  await reader.load();
  rmSync(join(root, SERVICES));
  expect((await reader.load()).site.at('/services')).toBeUndefined();
  write(SERVICES, JSON.stringify(goodPage('New')));
  expect((await reader.load()).site.at('/services')?.document).toMatchObject({ facts: { name: 'New' } });
});

it('[E5] judges anew by schemas that were written since', async () => {
  const { reader, root, read, write } = settledSite();
  rmSync(join(root, 'schemas'));
  cpSync('schemas', join(root, 'schemas'), { recursive: true });
  const checker = await reader.checker();
  write('schemas/page.schema.json', read('schemas/page.schema.json').replace('"Page"', '"Any page"'));
  expect(await reader.checker()).not.toBe(checker);
});

it('[E5] sees what was written where it is told which files those are, and all that is new beside them', async () => {
  const { reader, root, write } = settledSite();
  await reader.read();
  write(SERVICES, JSON.stringify(goodPage('Told')));
  const told = await reader.read([join(root, SERVICES)]);
  expect(told.site.at('/services')?.document).toMatchObject({ facts: { name: 'Told' } });
  expect(told.site.documents).toEqual((await reader.load()).site.documents);
  write('pages/areas/new.json', JSON.stringify(goodPage('New')));
  expect((await reader.read([join(root, 'pages/areas/new.json')])).files.has('pages/areas/new.json')).toBe(true);
});

it('[E5] takes in and leaves out the files that it is told of alone, and reads nothing again where none is other', async () => {
  const { reader, root, write } = settledSite();
  const before = await reader.read();
  const made = join(root, 'pages/a-new-one.json');
  write('pages/a-new-one.json', JSON.stringify(goodPage('New')));
  const { files, site } = await reader.read([made]);
  expect([...files.keys()]).toEqual([...before.files.keys(), 'pages/a-new-one.json'].sort());
  expect(site.documents.get(HOME)).toBe(before.site.documents.get(HOME));
  rmSync(made);
  const after = await reader.read([made, join(root, SERVICES)]);
  expect(after.files).toEqual(before.files);
  expect(await reader.read([made, join(root, HOME)])).toBe(after);
  write('pages/.hidden.txt', '');
  expect((await reader.read([join(root, 'pages/.hidden.txt')])).files).toEqual(before.files);
});

it('[E16] tells at once what is wrong with a file by itself, before any rule is asked', async () => {
  const { reader, root, write } = settledSite();
  expect((await reader.read()).problems).toEqual([]);
  write(SERVICES, JSON.stringify(goodPage('Services')).replace('"blocks"', '"bloks"'));
  const { problems } = await reader.read([join(root, SERVICES)]);
  const told = (await reader.load()).problems.filter(({ file }) => file === SERVICES);
  expect(problems.length).toBeGreaterThan(0);
  expect(told).toEqual(expect.arrayContaining(problems));
});

it('[E3] leaves out a file that goes away while it is read', async () => {
  const { root } = settledSite();
  class OneGoes extends FileCache {
    override read(path: string) {
      return path.endsWith('services.json') ? super.read(join(root, 'gone')) : super.read(path);
    }
  }
  const { files } = await readSafePages(join(root, 'pages'), new OneGoes());
  expect([files.has(HOME), files.has(SERVICES)]).toEqual([true, false]);
});
