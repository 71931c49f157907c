import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { copiedText } from '../../../src/authoring/copy/copied-text';
import { schemaOf, siteFrom } from '../../../src/content/site';
import { standIn } from '../../../src/editor/preview/stand-ins';
import { readPages } from '../../../src/node/read-pages';
import { parse } from '../../../src/json/parse';

it('[EF12] draws a fresh copy of every page, with stand-ins where something is left to write', async () => {
  const files = await readPages('pages');
  const values = new Map(
    [...files].flatMap(([path, bytes]) => (path.endsWith('.json') ? [[path, parse(bytes).value] as const] : [])),
  );
  const site = siteFrom(values);
  for (const page of site.valid.filter(({ kind, route }) => kind !== 'not-found' && route !== '/')) {
    const schema = schemaOf(page.kind);
    const path = page.path.replace(/\.json$/, '-copy.json');
    const { text, marked } = copiedText(page, readFileSync(page.path, 'utf8'), { path, site, folders: undefined });
    const shown = standIn(schema, JSON.parse(text), page.value);
    expect(schema.safeParse(shown).error?.issues, page.path).toBe(undefined);
    expect(JSON.stringify(shown), page.path).not.toContain('TO DO');
    if (marked.some(({ value }) => typeof value === 'string')) expect(JSON.stringify(shown), page.path).toContain('‹');
  }
});
