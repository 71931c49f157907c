import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unknownToken } from '../../../src/check/rules/list';
import { Checker } from '../../../src/check/run/checker';
import { createJsonSchemas } from '../../../src/content/documents/json-schema';
import { migrate } from '../../../src/content/migrations/migrate';
import { MIGRATIONS, versionAfter } from '../../../src/content/migrations/migrations';
import type { MigratedKind, Migration, Migrations } from '../../../src/content/migrations/migration';
import { rewritten } from '../../../src/content/migrations/rewrite';
import { pageSchemas, sharedFile } from '../../../src/content/documents/page.schema';
import { publishedFile } from '../../../src/content/documents/published.schema';
import { claimsFile } from '../../../src/content/documents/claims.schema';
import { menusFile } from '../../../src/content/documents/menus.schema';
import { siteFile } from '../../../src/content/documents/site.schema';
import { migrateFiles } from '../../../src/node/cli/migrate/migrate-files';
import { strangeVersions } from '../../../src/node/cli/migrate/words';
import { madePages } from '../../fixtures/made-pages';
import { readPages } from '../../../src/node/load/read-pages';
import { bytesOf, filesOf, plainPage, siteFile as siteFileOf } from '../check/small-site';

/** From a made-up version 1, in which pages had a "headline" beside their blocks, to today's form. */
const headlines: Migration = {
  summary: 'The headline of a page is a block.',
  migrate: ({ headline, ...page }, kind) => {
    if (kind === 'site' || kind === 'shared' || headline === undefined) return page;
    const blocks = Array.isArray(page['blocks']) ? (page['blocks'] as unknown[]) : [];
    return { ...page, blocks: [{ type: 'hero', heading: headline, intro: 'x' }, ...blocks] };
  },
};
const names: Migration = {
  summary: 'Facts moved.',
  migrate: ({ title, ...page }) => ({ ...page, ...(title !== undefined && { facts: { name: title } }) }),
};
const CLAIMS = 'pages/_claims.json';
const ONE: Migrations = { page: [headlines] };
const TWO: Migrations = { page: [headlines, names] };

describe('migrations', () => {
  it('[I1] take a document from its own version to the newest, step by step', () => {
    const old = { version: 1, headline: 'Hi', title: 'About', blocks: [] };
    const { value, from, steps } = migrate(old, 'page', TWO);
    expect(value).toEqual({
      version: 3,
      facts: { name: 'About' },
      blocks: [{ type: 'hero', heading: 'Hi', intro: 'x' }],
    });
    expect([from, steps]).toEqual([1, [headlines, names]]);
    expect(migrate({ version: 2, headline: 'Hi', title: 'About' }, 'page', TWO).value).toEqual({
      version: 3,
      headline: 'Hi',
      facts: { name: 'About' },
    });
    expect(old).toEqual({ version: 1, headline: 'Hi', title: 'About', blocks: [] });
  });

  it('[I1] take a document without a version for the first, and write the version in front', () => {
    expect(JSON.stringify(migrate({ $schema: 's', blocks: [] }, 'page', ONE).value)).toBe(
      '{"$schema":"s","version":2,"blocks":[]}',
    );
  });

  it('[I3] leave what is newest, unknown or no document as it is', () => {
    for (const value of [
      { version: 2 },
      { version: 9 },
      { version: 'x' },
      { version: 0 },
      { version: 1.5 },
      [],
      null,
      'text',
      7,
    ]) {
      expect(migrate(value, 'page', ONE)).toMatchObject({ value, steps: [] });
    }
  });

  it('[I1] run on reading: an older file is judged and drawn as the newest, and nothing is mended in it by position', () => {
    const { blocks: _, ...rest } = plainPage();
    const old = { ...rest, version: 1, headline: 'Hello', blocks: [{ type: 'prose', paragraphs: ['{phne}'] }] };
    const { problems } = new Checker(createJsonSchemas(), [unknownToken], { migrations: ONE }).check(
      filesOf({ 'pages/about.json': old }),
    );
    const told = problems.filter(({ file }) => file === 'pages/about.json');
    // The schemas of today know version 1 only; of the headline there is nothing left to complain about.
    expect(told.map(({ rule, pointer, edits }) => [rule, pointer, edits])).toEqual([
      ['unknown-token', '/blocks/1/paragraphs/0', []],
      ['unknown-value', '/version', []],
    ]);
  });

  it('[I5] are written to files so that every other line stays as it was', () => {
    const text =
      '{\r\n  "$schema": "s",\r\n  "version": 1,\r\n  "headline": "Hi",\r\n  "list": [ 1,2 ],\r\n  "title":   "About"\r\n}\r\n';
    const { value } = migrate(JSON.parse(text), 'page', TWO);
    expect(rewritten(text, value)).toBe(
      '{\r\n  "$schema": "s",\r\n  "version": 3,\r\n  "list": [ 1,2 ],\r\n  "blocks": [{ "type": "hero", "heading": "Hi", "intro": "x" }],\r\n  "facts": { "name": "About" }\r\n}\r\n',
    );
    expect(rewritten(text, JSON.parse(text))).toBe(text);
    expect(rewritten('{"a": {"b": 1}}', { a: {} })).toBe('{"a": {}}');
    expect(rewritten('[[1], [2]]', [[1], [3]])).toBe('[[1], [3]]');
  });

  it('[I5] name the files that changed and those that could not be read, and touch no other', () => {
    const files = new Map([
      ['pages/about.json', bytesOf({ version: 1, headline: 'Hi' })],
      ['pages/new.json', bytesOf({ version: 2, blocks: [] })],
      ['pages/bad.json', bytesOf('{ "headline": ')],
      ['pages/notes.txt', bytesOf('x')],
    ]);
    const { changed, steps, unreadable, count } = migrateFiles(files, ONE);
    expect([[...changed.keys()], steps, unreadable, count]).toEqual([
      ['pages/about.json'],
      [headlines],
      ['pages/bad.json'],
      3,
    ]);
    expect(migrateFiles(files, MIGRATIONS).changed.size).toBe(0);
    const strange = new Map([
      ['pages/about.json', bytesOf({ version: 2 })],
      ['pages/jobs.json', bytesOf({ version: 0 })],
      ['pages/new.json', bytesOf({ version: 1 })],
    ]);
    expect(migrateFiles(strange, MIGRATIONS).strange).toEqual([
      { path: 'pages/about.json', version: 2, newest: 1 },
      { path: 'pages/jobs.json', version: 0, newest: 1 },
    ]);
    expect(strangeVersions([{ path: 'pages/about.json', version: 2, newest: 1 }])).toBe(
      [
        '1 file has a version that this tool does not know and was left as it is:',
        '  pages/about.json: "version" is 2; the newest that it knows is 1',
        'If a file was written here, write the version that this tool knows; if it came from newer software, update this one.',
      ].join('\n'),
    );
  });

  it('[I7] lead to the version that the schema of each kind asks for', () => {
    for (const [kind, schema] of Object.entries({
      ...pageSchemas,
      shared: sharedFile,
      site: siteFile,
      claims: claimsFile,
      menus: menusFile,
      published: publishedFile,
    })) {
      const wanted = (schema.shape.version.unwrap() as { value: number }).value;
      expect([kind, wanted]).toEqual([kind, versionAfter(MIGRATIONS, kind as MigratedKind)]);
    }
  });

  it('[I8] bring a site file of version 1 up to date: its country and trade are said, and its company is a list', async () => {
    const file = (await readPages('tests/fixtures/v1/pages')).get('pages/_site.json')!;
    const old = JSON.parse(new TextDecoder().decode(file)) as { company: Record<string, string> };
    const { value } = migrate(old, 'site');
    expect(siteFile.safeParse(value).error).toBeUndefined();
    expect(value).toMatchObject({
      version: 6,
      locale: 'en-GB',
      timeZone: 'Europe/London',
      currency: 'GBP',
      country: 'GB',
      schemaType: 'Plumber',
      product: 'Plumber',
      address: { locality: 'London', region: 'London' },
      registration: Object.entries(old.company).map(([id, said]) => ({ id, value: said })),
    });
    expect(value).not.toHaveProperty('company');
    expect(value).not.toHaveProperty('address.country');
  });

  it('[I8] say nothing of what a site file of version 1 lacks or has wrong, so that the check can', () => {
    expect(migrate({ company: 'x', address: 7, hotlines: [1], phone: null, product: 3 }, 'site').value).toMatchObject({
      version: 6,
      registration: 'x',
      address: 7,
      hotlines: [1],
      phone: null,
      product: 3,
      country: 'GB',
    });
    expect(Object.keys(migrate({ version: 1 }, 'site').value as object)).not.toContain('registration');
    const { version: _, ...newest } = siteFileOf();
    expect(migrate(newest, 'site').value).toEqual(siteFileOf());
  });

  it('[I8] leave out of a site file of version 2 what only the reading of sentences needed', async () => {
    const file = (await readPages('tests/fixtures/v2/pages')).get('pages/_site.json')!;
    const old = JSON.parse(new TextDecoder().decode(file)) as Record<string, unknown>;
    const { trade, othersCharges, otherSchemes, ...rest } = old;
    expect([trade, othersCharges, otherSchemes]).not.toContain(undefined);
    const { claims, ...others } = rest;
    expect(claims).toHaveLength(57);
    expect(migrate(old, 'site').value).toMatchObject({ ...others, version: 6 });
    expect(migrate({ version: 2, trade: 7 }, 'site').value).toEqual({ version: 6 });
  });

  it('[I8] give a site file of version 4 the mailbox that every firm has, and none for emergencies', () => {
    const migrated = (email: unknown) => (migrate({ version: 4, email }, 'site').value as { email: unknown }).email;
    expect(migrated({ emergency: 'a@b.example' })).toEqual({ information: 'a@b.example' });
    for (const email of [{ emergency: 'a@b.example', information: 'c@b.example' }, { information: 'a' }, {}, [], 7])
      expect(migrated(email)).toEqual(email);
  });

  it('[I14] take the value and the unit "promise" from words, in a site file and in claims of their own', async () => {
    const words = { id: 'parking', unit: 'promise', text: 'Parking is at our cost', value: 1 };
    const others = [{ id: 'a', value: 1, unit: 'promise' }, { value: 2, unit: 'day', text: 'Two days' }, 7];
    const wanted = [{ id: 'parking', text: 'Parking is at our cost' }, ...others];
    const claims = [words, ...others];
    expect(migrate({ version: 5, claims }, 'site').value).toEqual({ version: 6, claims: wanted });
    const groups = [{ heading: 'A', claims }, { claims: 7 }, 'x'];
    expect(migrate({ version: 1, groups }, 'claims').value).toEqual({
      version: 2,
      groups: [{ heading: 'A', claims: wanted }, { claims: 7 }, 'x'],
    });
    for (const document of [{}, { claims: 'x' }, { groups: null }])
      expect(migrate({ version: 1, ...document }, 'claims').value).toEqual({ version: 2, ...document });
    const files = await readPages('tests/fixtures/v5/pages');
    const { changed } = migrateFiles(new Map([[CLAIMS, files.get(CLAIMS)!]]), MIGRATIONS);
    const before = new TextDecoder().decode(files.get(CLAIMS));
    expect(changed.get(CLAIMS)).toBe(
      before.replace('"version": 1', '"version": 2').replace(/ +"value": 1,\n +"unit": "promise",\n/, ''),
    );
  });

  it('[I8] write the units of a site file of version 3 as codes, and leave what is none to the check', () => {
    const unitsOf = (locale: string, ...units: (string | { unit: string; text: string })[]) => {
      const claims = units.map((unit) => (typeof unit === 'string' ? { unit } : unit));
      const { value } = migrate({ version: 3, locale, claims }, 'site');
      return (value as { claims: { unit: string }[] }).claims.map(({ unit }) => unit);
    };
    expect(
      unitsOf('en-GB', 'minutes', 'Hours', 'per cent', 'GBP', 'GBP per hour', 'GBP per visit', 'out of 5'),
    ).toEqual(['minute', 'hour', 'percent', 'GBP', 'GBP-per-hour', 'GBP', 'rating']);
    expect(unitsOf('cy-GB', 'minutes', 'munud', 'blynedd', 'GBP yr awr', 'adolygiadau')).toEqual([
      'minute',
      'minute',
      'year',
      'GBP-per-hour',
      'count',
    ]);
    expect(unitsOf('de-DE', 'Stunden', '%', 'EUR pro Stunde')).toEqual(['hour', 'percent', 'EUR-per-hour']);
    expect(unitsOf('en-GB', { unit: 'working days', text: '10 working days' }, 'promise', 'customers')).toEqual([
      'day',
      'promise',
      'count',
    ]);
    expect(unitsOf('en-GB', 'minuts', 'working days', 'm²')).toEqual(['minuts', 'working days', 'm²']);
    for (const claims of [7, [7], [{}], [{ unit: 7 }], undefined])
      expect(migrate({ version: 3, locale: 'no such', claims }, 'site').value).toEqual({
        version: 6,
        locale: 'no such',
        claims,
      });
  });
});

describe('the files of a business', () => {
  const claim = (id: string, subject: string, more: object = {}) => ({
    id,
    subject,
    value: 1,
    unit: 'days',
    scope: 'All.',
    provenance: 'policy',
    reviewBy: '2030-01-01',
    ...more,
  });
  const old = {
    $schema: '../schemas/site.schema.json',
    ...siteFileOf(),
    claims: [
      claim('a', 'warranty, work'),
      claim('b', 'warranty, parts', { provenance: 'law' }),
      claim('c', 'warranty, pipes'),
      claim('d', 'notice'),
    ],
  };
  const migrated = (files: Record<string, object>) =>
    migrateFiles(new Map(Object.entries(files).map(([path, value]) => [path, bytesOf(value)])), MIGRATIONS);

  it('[I13] are claims in groups, menus, and the rest', () => {
    const { changed, steps } = migrated({ 'pages/_site.json': old });
    const { claims: _claims, navigation, ...rest } = old;
    const said = { value: 1, unit: 'days', scope: 'All.' };
    const head = (kind: string, version: number) => ({ $schema: `../schemas/${kind}.schema.json`, version });
    expect(Object.fromEntries([...changed].map(([path, text]) => [path, JSON.parse(text) as unknown]))).toEqual({
      'pages/_site.json': rest,
      'pages/_menus.json': { ...head('menus', 1), ...navigation },
      'pages/_claims.json': {
        ...head('claims', 2),
        groups: [
          {
            heading: 'Warranty',
            provenance: 'policy',
            reviewBy: '2030-01-01',
            claims: [
              { id: 'a', subject: 'warranty, work', ...said },
              { id: 'b', subject: 'warranty, parts', ...said, provenance: 'law' },
              { id: 'c', subject: 'warranty, pipes', ...said },
            ],
          },
          {
            heading: 'Others',
            provenance: 'policy',
            reviewBy: '2030-01-01',
            claims: [{ id: 'd', subject: 'notice', ...said }],
          },
        ],
      },
    });
    expect(steps.map(({ summary }) => summary)).toEqual([
      'The claims and the menus stand in files of their own, claims in groups.',
    ]);
    const again = new Map([...changed].map(([path, text]) => [path, bytesOf(text)]));
    expect(migrateFiles(again, MIGRATIONS).changed.size).toBe(0);
  });

  it('[I13] stay where they are beside a file that has them already', () => {
    const menus = { version: 1, header: [], call: 'Call', callBar: 'Call' };
    const { changed } = migrated({ 'pages/_site.json': old, 'pages/_menus.json': menus });
    expect([...changed.keys()].sort()).toEqual(['pages/_claims.json', 'pages/_site.json']);
    expect(JSON.parse(changed.get('pages/_site.json')!)).toHaveProperty('navigation');
  });
});

/** What released documents hash to. A change here means that a released document was changed. */
const FROZEN: Record<string, string> = {
  v1: '5687417564aba88e',
  v2: 'b1bbf129580c9452',
  v3: '5c2350a5a9db5fbd',
  v4: '4d6a4d2694c79403',
  v5: '61a78fa106be9f53',
};

describe('documents of released versions', () => {
  const released = readdirSync('tests/fixtures')
    .filter((name) => /^v\d+$/.test(name))
    .sort();

  it('[I10] are there for every version before the newest', () => {
    const newest = Math.max(...Object.keys(MIGRATIONS).map((kind) => versionAfter(MIGRATIONS, kind as MigratedKind)));
    expect(released).toEqual(expect.arrayContaining(Array.from({ length: newest - 1 }, (_, index) => `v${index + 1}`)));
  });

  it.each(released)('[I10] of %s are frozen', async (version) => {
    const files = await readPages(`tests/fixtures/${version}/pages`);
    const digest = createHash('sha256');
    for (const [path, bytes] of files)
      digest.update(path).update(new TextDecoder().decode(bytes).replaceAll('\r\n', '\n'));
    expect(
      digest.digest('hex').slice(0, 16),
      'Documents of a released version are never changed: where they no longer fit, a migration is missing.',
    ).toBe(FROZEN[version]);
  });

  it.each(released)('[I10] of %s fit, resolve and draw for ever', async (version) => {
    const files = await readPages(`tests/fixtures/${version}/pages`);
    const { problems, site } = new Checker(createJsonSchemas(), []).check(files);
    expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([]);
    expect(site.documents.size).toBe(files.size);
    const resolver = site.resolver!;
    const made = [...madePages(resolver).values()];
    expect(made.length).toBeGreaterThan(5);
    expect(made.flatMap(({ faults }) => faults)).toEqual([]);
    expect(existsSync(`tests/fixtures/${version}/pages/_site.json`)).toBe(true);
  });
});
