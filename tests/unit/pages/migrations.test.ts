import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Checker } from '../../../src/check/checker';
import { unknownToken } from '../../../src/check/rules/tokens/unknown-token';
import { createJsonSchemas } from '../../../src/content/json-schema';
import { createManifest } from '../../../src/content/manifest';
import { migrate } from '../../../src/content/migrations/migrate';
import { MIGRATIONS, versionAfter } from '../../../src/content/migrations/migrations';
import type { Migration } from '../../../src/content/migrations/migrations';
import { rewritten } from '../../../src/content/migrations/rewrite';
import { pageSchemas, sharedFile } from '../../../src/content/page.schema';
import { Resolver } from '../../../src/content/resolve';
import { siteFile } from '../../../src/content/site.schema';
import { migrateFiles } from '../../../src/node/cli/migrate/migrate-files';
import { strangeVersions } from '../../../src/node/cli/migrate/words';
import { renderSite } from '../../../src/node/build/render';
import { verifyHtml } from '../../../src/node/build/verify';
import { readPages } from '../../../src/node/read-pages';
import { bytesOf, filesOf, plainPage } from '../check/small-site';

/** From a made-up version 1, in which pages had a "headline" beside their blocks, to today's form. */
const headlines: Migration = {
  from: 1,
  summary: 'The headline of a page is a block.',
  migrate: ({ headline, ...page }, kind) => {
    if (kind === 'site' || kind === 'shared' || headline === undefined) return page;
    const blocks = Array.isArray(page['blocks']) ? (page['blocks'] as unknown[]) : [];
    return { ...page, blocks: [{ type: 'hero', heading: headline, intro: 'x' }, ...blocks] };
  },
};
const names: Migration = { from: 2, summary: 'Facts moved.', migrate: ({ title, ...page }) => ({ ...page, ...(title !== undefined && { facts: { name: title } }) }) };

describe('migrations', () => {
  it('[I1] take a document from its own version to the newest, step by step', () => {
    const old = { version: 1, headline: 'Hi', title: 'About', blocks: [] };
    const { value, from, steps } = migrate(old, 'page', [headlines, names]);
    expect(value).toEqual({ version: 3, facts: { name: 'About' }, blocks: [{ type: 'hero', heading: 'Hi', intro: 'x' }] });
    expect([from, steps]).toEqual([1, [headlines, names]]);
    expect(migrate({ version: 2, headline: 'Hi', title: 'About' }, 'page', [headlines, names]).value).toEqual({ version: 3, headline: 'Hi', facts: { name: 'About' } });
    expect(old).toEqual({ version: 1, headline: 'Hi', title: 'About', blocks: [] });
  });

  it('[I2] take a document without a version for the first, and write the version in front', () => {
    expect(JSON.stringify(migrate({ $schema: 's', blocks: [] }, 'page', [headlines]).value)).toBe('{"$schema":"s","version":2,"blocks":[]}');
  });

  it('[I3] leave what is newest, unknown or no document as it is', () => {
    for (const value of [{ version: 2 }, { version: 9 }, { version: 'x' }, { version: 0 }, { version: 1.5 }, [], null, 'text', 7]) {
      expect(migrate(value, 'page', [headlines])).toMatchObject({ value, steps: [] });
    }
  });

  it('[I4] run on reading: an older file is judged and drawn as the newest, and nothing is mended in it by position', () => {
    const { blocks: _, ...rest } = plainPage();
    const old = { ...rest, version: 1, headline: 'Hello', blocks: [{ type: 'prose', paragraphs: ['{phne}'] }] };
    const { problems } = new Checker(createJsonSchemas(), [unknownToken], { migrations: [headlines] }).check(filesOf({ 'pages/about.json': old }));
    const told = problems.filter(({ file }) => file === 'pages/about.json');
    // The schemas of today know version 1 only; of the headline there is nothing left to complain about.
    expect(told.map(({ rule, pointer, edits }) => [rule, pointer, edits])).toEqual([
      ['unknown-token', '/blocks/1/paragraphs/0', []], ['unknown-value', '/version', []],
    ]);
  });

  it('[I5] are written to files so that every other line stays as it was', () => {
    const text = '{\r\n  "$schema": "s",\r\n  "version": 1,\r\n  "headline": "Hi",\r\n  "list": [ 1,2 ],\r\n  "title":   "About"\r\n}\r\n';
    const { value } = migrate(JSON.parse(text), 'page', [headlines, names]);
    expect(rewritten(text, value)).toBe(
      '{\r\n  "$schema": "s",\r\n  "version": 3,\r\n  "list": [ 1,2 ],\r\n  "blocks": [{ "type": "hero", "heading": "Hi", "intro": "x" }],\r\n  "facts": { "name": "About" }\r\n}\r\n');
    expect(rewritten(text, JSON.parse(text))).toBe(text);
    expect(rewritten('{"a": {"b": 1}}', { a: {} })).toBe('{"a": {}}');
    expect(rewritten('[[1], [2]]', [[1], [3]])).toBe('[[1], [3]]');
  });

  it('[I6] name the files that changed and those that could not be read, and touch no other', () => {
    const files = new Map([
      ['pages/about.json', bytesOf({ version: 1, headline: 'Hi' })], ['pages/new.json', bytesOf({ version: 2, blocks: [] })],
      ['pages/bad.json', bytesOf('{ "headline": ')], ['pages/notes.txt', bytesOf('x')],
    ]);
    const { changed, steps, unreadable, count } = migrateFiles(files, [headlines]);
    expect([[...changed.keys()], steps, unreadable, count]).toEqual([['pages/about.json'], [headlines], ['pages/bad.json'], 3]);
    expect(migrateFiles(files, MIGRATIONS).changed.size).toBe(0);
    const strange = new Map([['pages/about.json', bytesOf({ version: 2 })], ['pages/jobs.json', bytesOf({ version: 0 })], ['pages/new.json', bytesOf({ version: 1 })]]);
    expect(migrateFiles(strange, MIGRATIONS).strange).toEqual([{ path: 'pages/about.json', version: 2 }, { path: 'pages/jobs.json', version: 0 }]);
    expect(strangeVersions([{ path: 'pages/about.json', version: 2 }], 1)).toBe([
      '1 file has a version that this tool does not know and was left as it is:', '  pages/about.json: "version" is 2',
      'The newest version that it knows is 1. If the file was written here, write "version": 1; if it came from newer software, update this one.',
    ].join('\n'));
  });

  it('[I7] have no gap, and lead to the version that the schemas ask for', () => {
    expect(MIGRATIONS.map(({ from }) => from)).toEqual(MIGRATIONS.map((_, index) => index + 1));
    for (const schema of [...Object.values(pageSchemas), sharedFile, siteFile]) {
      expect((schema.shape.version.unwrap() as { value: number }).value).toBe(versionAfter(MIGRATIONS));
    }
  });
});

/** What released documents hash to. A change here means that a released document was changed. */
const FROZEN: Record<string, string> = { v1: '5687417564aba88e' };

describe('documents of released versions', () => {
  const released = readdirSync('tests/fixtures').filter((name) => /^v\d+$/.test(name)).sort();

  it('[I10] are there for every version', () => {
    expect(released).toEqual(Array.from({ length: versionAfter(MIGRATIONS) }, (_, index) => `v${index + 1}`));
  });

  it.each(released)('[I11] of %s are frozen', async (version) => {
    const files = await readPages(`tests/fixtures/${version}`);
    const digest = createHash('sha256');
    for (const [path, bytes] of files) digest.update(path).update(new TextDecoder().decode(bytes).replaceAll('\r\n', '\n'));
    expect(digest.digest('hex').slice(0, 16), 'Documents of a released version are never changed: where they no longer fit, a migration is missing.').toBe(FROZEN[version]);
  });

  it.each(released)('[I12] of %s fit, resolve and draw for ever', async (version) => {
    const files = await readPages(`tests/fixtures/${version}`);
    const { problems, documents } = new Checker(createJsonSchemas(), []).check(files);
    expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([]);
    expect(documents.size).toBe(files.size);
    const resolver = new Resolver(createManifest(documents));
    const { files: html, pages } = renderSite(resolver, { entry: '/entry.js', files: [] });
    expect(pages.length).toBeGreaterThan(5);
    expect(verifyHtml(resolver.manifest, html)).toEqual([]);
    expect(existsSync(`tests/fixtures/${version}/pages/_site.json`)).toBe(true);
  });
});
