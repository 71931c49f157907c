import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { copiedText } from '../../../src/authoring/copy/copied-text';
import { isPageFile } from '../../../src/content/files';
import { kindOfFile, schemaOf, siteFrom } from '../../../src/content/site';
import { standIn } from '../../../src/editor/preview/stand-ins';
import { withoutTokens } from '../../../src/editor/preview/unfilled';
import { isBlocks, unwrapped } from '../../../src/editor/schema/unwrapped';
import { insertItem } from '../../../src/json/edit-json';
import { parse } from '../../../src/json/parse';
import { pointerOf, valueAt } from '../../../src/json/path';
import type { Path } from '../../../src/json/path';
import { readPages } from '../../../src/node/load/read-pages';
import { childrenOf } from '../../../src/schema/children';

it(
  '[EF12] draws a fresh copy of every page, with stand-ins where something is left to write',
  { tags: 'turn-6' },
  async () => {
    const files = await readPages('pages');
    const values = new Map(
      [...files].flatMap(([path, bytes]) => (path.endsWith('.json') ? [[path, parse(bytes).value] as const] : [])),
    );
    const site = siteFrom(values);
    for (const page of site.valid.filter(({ kind, route }) => kind !== 'not-found' && route !== '/')) {
      const schema = schemaOf(page.kind);
      const path = page.path.replace(/\.json$/, '-copy.json');
      const { text, marked } = copiedText(page, readFileSync(page.path, 'utf8'), { path, site });
      const shown = standIn(schema, JSON.parse(text), page.value);
      expect(schema.safeParse(shown).error?.issues, page.path).toBe(undefined);
      expect(JSON.stringify(shown), page.path).not.toContain('TO DO');
      if (marked.some(({ value }) => typeof value === 'string'))
        expect(JSON.stringify(shown), page.path).toContain('‹');
    }
  },
);

/** Every list of single things in a document, with what the editor adds to it. */
function listsIn(schema: z.ZodType, value: unknown, path: Path = []): { path: Path; added: unknown }[] {
  const inner = unwrapped(schema);
  const own =
    inner instanceof z.ZodArray && !isBlocks(inner) && Array.isArray(value)
      ? [{ path, added: unwrapped(inner.element as z.ZodType) instanceof z.ZodObject ? {} : '' }]
      : [];
  return [
    ...own,
    ...childrenOf(schema, value).flatMap((child) => listsIn(child.schema, child.value, [...path, child.key])),
  ];
}

it('[EF12] draws a page to which an empty entry was added as that page: of no other page a block stands on it', async () => {
  const files = await readPages('pages');
  // Pages of a folder are alike: two of each, and all that lie in none.
  const taken = new Map<string, number>();
  for (const [path, bytes] of files) {
    if (!isPageFile(path)) continue;
    const folder = path.slice(0, path.lastIndexOf('/'));
    taken.set(folder, (taken.get(folder) ?? 0) + 1);
    if (folder !== 'pages' && taken.get(folder)! > 2) continue;
    const schema = schemaOf(kindOfFile(path)!);
    const { value, text } = parse(bytes);
    const typesOf = (page: unknown) => (page as { blocks: { type: string }[] }).blocks.map(({ type }) => type);
    for (const { path: list, added } of listsIn(schema, value)) {
      const length = (valueAt(value, list) as unknown[]).length;
      const changed = JSON.parse(insertItem(text, list, added, length)) as unknown;
      const shown = standIn(schema, changed, value);
      expect(shown && typesOf(shown), `${path} ${pointerOf(list)}`).toEqual(typesOf(value));
    }
  }
});

it('[EF12] leaves a rating out of which only the average is written, and names a token that nothing stands for', () => {
  const area = { ...(JSON.parse(readFileSync('pages/areas/hackney.json', 'utf8')) as { facts: object }) };
  const half = { ...area, facts: { ...area.facts, rating: { value: 4.5 } } };
  const { rating: _, ...without } = area.facts as { rating?: object };
  expect((standIn(schemaOf('area'), half, undefined) as typeof area).facts).toEqual(without);
  const said = { label: '{area.responseMinutes} minutes', items: ['{brand}'] };
  expect(withoutTokens(said, schemaOf('area'))).toEqual({ label: '‹Response time› minutes', items: ['‹brand›'] });
});
