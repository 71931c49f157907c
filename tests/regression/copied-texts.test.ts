import { describe, expect, it } from 'vitest';
import { countWords } from '../../src/check/texts/words-of';
import { routeOf } from '../../src/content/routes';
import { kindOf } from '../../src/content/files';
import { fieldsOfDocument } from '../../src/content/site';
import { ownFactsIn } from '../../src/check/rules/copies/own-facts';
import type { SitePage } from '../../src/content/site';
import { valueAt } from '../../src/json/path';
import { seeded } from '../bench/seeded';
import { inBreaths } from './in-breaths';
import { withValue } from './json-text';
import { documentOf } from './plant';
import { pagePaths, problemsWith, textOf } from './real-site';

const SAMPLE = process.env['FULL'] ? 400 : 24;
const LONG = 18;

const pages = pagePaths
  .filter((file) => kindOf(file) !== 'not-found')
  .map((file) => {
    const value = documentOf(file);
    const kind = kindOf(file);
    const page = { path: file, kind, route: routeOf(file), value, fields: fieldsOfDocument(kind, value) };
    const texts = ownFactsIn(page as unknown as SitePage)
      .filter(
        ({ slot, path }) =>
          slot === 'text' &&
          ['text', 'paragraphs', 'answer'].includes(String(path.findLast((step) => typeof step === 'string'))),
      )
      .map(({ path }) => ({ path, text: String(valueAt(value, path)) }))
      .filter(({ text }) => countWords(text) >= LONG && !text.includes('{') && !text.includes('['));
    return { file, texts };
  })
  .filter(({ texts }) => texts.length > 0);

describe('a paragraph, card or answer of one page pasted over that of another', () => {
  it('[PR32] word for word is told in one of the two', { timeout: 900_000 }, async () => {
    const random = seeded(83);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
    const pairs = Array.from({ length: SAMPLE }, () => ({ source: pick(pages), target: pick(pages) }));
    const untold = await inBreaths(
      pairs.filter(({ source, target }) => source !== target),
      ({ source, target }) => {
        const [{ text }, { path }] = [pick(source.texts), pick(target.texts)];
        const written = withValue(textOf(target.file), path, text);
        const found = problemsWith(new Map([[target.file, new TextEncoder().encode(written)]])).filter(
          ({ rule, file, pointer }) =>
            ['copied-page', 'copied-text', 'leftover-place'].includes(rule) &&
            (file === source.file || pointer === `/${path.join('/')}`),
        );
        return found.length === 1 ? [] : [`${source.file} into ${target.file}: ${found.length} for "${text}"`];
      },
    );
    expect(untold.flat()).toEqual([]);
  });
});
