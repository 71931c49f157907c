import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createJsonSchemas, formatSchema } from '../../../src/content/documents/json-schema';
import { KINDS } from '../../../src/kinds';
import { pageBlockSchemas } from '../../../src/content/documents/page.schema';
import { readDefaults } from '../../../src/node/load/read-examples';

const schemas = createJsonSchemas();
const page = schemas.get('page.schema.json')!;
const hero = schemas.get('blocks/hero.schema.json')!;

describe('generated schemas', () => {
  it('[G1] are committed as the code generates them', async () => {
    const wanted = createJsonSchemas(await readDefaults());
    const committed = readdirSync('schemas', { recursive: true })
      .map(String)
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.schema.json'));
    expect(committed.sort()).toEqual([...wanted.keys()].sort());
    for (const [file, schema] of wanted) {
      expect(
        readFileSync(join('schemas', file), 'utf8').replaceAll('\r\n', '\n'),
        `${file}: run "npm run schemas"`,
      ).toBe(formatSchema(schema));
    }
  });

  it('[G2] are one file for each kind of page, the site, shared files and each block', () => {
    const blocks = Object.keys(pageBlockSchemas).map((type) => `blocks/${type}.schema.json`);
    expect([...schemas.keys()].filter((file) => !file.endsWith('-block.schema.json')).sort()).toEqual(
      [
        ...KINDS.map(({ name }) => `${name}.schema.json`),
        'claims.schema.json',
        'menus.schema.json',
        'published.schema.json',
        'region.schema.json',
        'shared.schema.json',
        'site.schema.json',
        ...blocks,
      ].sort(),
    );
  });

  it('[G3] say what a field holds and what a copier must do as x-kind and x-on-copy only', () => {
    expect(hero.properties?.['intro']).toMatchObject({ 'x-kind': 'text', 'x-on-copy': 'must-change' });
    for (const [file, schema] of schemas)
      expect(JSON.stringify(schema), file).not.toMatch(/"(kind|onCopy)":"(text|keep|must-change)"/);
  });

  it('[G2] refer to the blocks of a page by type, with one condition for each', () => {
    expect(page.properties?.['blocks']?.items).toEqual({ $ref: 'page-block.schema.json' });
    const list = schemas.get('page-block.schema.json')!;
    expect(list.properties?.['type']?.enum).toEqual(Object.keys(pageBlockSchemas));
    expect(list.allOf).toEqual(
      Object.keys(pageBlockSchemas).map((type) =>
        expect.objectContaining({
          if: expect.objectContaining({ properties: { type: { const: type } } }),
          then: expect.objectContaining({ $ref: `blocks/${type}.schema.json` }),
        }),
      ),
    );
  });

  it('[G5] let columns hold every block but columns and shared, and shared files every block but shared', () => {
    expect(schemas.get('blocks/columns.schema.json')!.properties?.['main']?.items).toEqual({
      $ref: '../leaf-block.schema.json',
    });
    const typesOf = (file: string) => schemas.get(file)!.properties?.['type']?.enum;
    const all = Object.keys(pageBlockSchemas);
    expect(typesOf('plain-block.schema.json')).toEqual(all.filter((type) => type !== 'shared'));
    expect(typesOf('leaf-block.schema.json')).toEqual(all.filter((type) => type !== 'shared' && type !== 'columns'));
  });

  it('[G3] offer the default example of a block as the start of a new one, with "$" safe', () => {
    const list = createJsonSchemas(new Map([['hero', { type: 'hero', heading: 'From $5' }]])).get(
      'page-block.schema.json',
    )!;
    expect(list.defaultSnippets).toEqual([
      {
        label: 'Hero',
        description:
          'The top of a page: its one main heading, what you do, and the call button. Every page begins with one.',
        body: { type: 'hero', heading: String.raw`From \$5` },
      },
    ]);
  });

  it('[G7] let no text be as long as it likes', () => {
    const endless = (schema: unknown, path: string): string[] => {
      if (typeof schema !== 'object' || schema === null) return [];
      const { type, pattern = '*', enum: words, const: only, maxLength } = schema as Record<string, unknown>;
      const isEndless =
        type === 'string' &&
        words === undefined &&
        only === undefined &&
        maxLength === undefined &&
        /[*+]|\{\d+,\}/.test(String(pattern).replaceAll(/\\./g, '').replace('{1,4}?', ''));
      return [
        ...(isEndless ? [path] : []),
        ...Object.entries(schema)
          .filter(([key]) => key !== 'if')
          .flatMap(([key, inner]) => endless(inner, `${path}/${key}`)),
      ];
    };
    for (const [file, schema] of schemas) expect(endless(schema, file)).toEqual([]);
  });

  it('[G7] name no page address, so that adding a page touches one file', () => {
    for (const [file, schema] of schemas) {
      const text = JSON.stringify(schema, (key, value: unknown) =>
        [
          'examples',
          'description',
          'markdownDescription',
          'errorMessage',
          'patternErrorMessage',
          'defaultSnippets',
        ].includes(key)
          ? undefined
          : value,
      );
      expect(text, file).not.toContain('/areas/');
    }
  });
});
