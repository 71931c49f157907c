import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { Judge } from '../../src/check/judge/judge';
import { blockSchemas } from '../../src/blocks/schemas';
import { createJsonSchemas } from '../../src/content/documents/json-schema';
import { pageSchemas, sharedFile } from '../../src/content/documents/page.schema';
import { claimsFile } from '../../src/content/documents/claims.schema';
import { menusFile } from '../../src/content/documents/menus.schema';
import { siteFile } from '../../src/content/documents/site.schema';
import { examples } from './examples';
import { mutations } from './mutations';

const judge = new Judge(createJsonSchemas());

/** Of a large file so many fields are changed, and all with `npm run test:full`; a block has fewer. */
const FIELDS = 60;

/** The mutations on which zod and the check do not agree. */
function disagreements(file: string, schema: z.ZodType, value: unknown): string[] {
  return [...mutations(value, FIELDS)].flatMap(({ name, value: mutated }) => {
    const byZod = schema.safeParse(mutated).success;
    const byCheck = judge.judge(file, mutated).length === 0;
    return byZod === byCheck ? [] : [`${name}: ${byZod ? 'only zod accepts it' : 'only the check accepts it'}`];
  });
}

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
/** A page with one block: the blocks are held to it by their own examples. */
const withOneBlock = (path: string) => ({ ...read(path), blocks: [{ type: 'shared', ref: 'pricing' }] });

describe('one verdict', () => {
  it.each(examples)(
    '[G15] zod and the check agree on $type "$name" and on every change of one field of it',
    ({ type, block }) => {
      const schema = blockSchemas[type];
      expect(judge.judge(`blocks/${type}.schema.json`, block)).toEqual([]);
      expect(schema.safeParse(block).success).toBe(true);
      expect(disagreements(`blocks/${type}.schema.json`, schema, block)).toEqual([]);
    },
  );

  it.each(examples)(
    '[G18] one field of $type "$name" removed, misspelt or null is at most one message',
    ({ type, block }) => {
      const many = [...mutations(block)]
        .filter(({ name }) => / (removed|misspelt|= null)$/.test(name))
        .filter(({ value }) => judge.judge(`blocks/${type}.schema.json`, value).length > 1);
      expect(many.map(({ name }) => name)).toEqual([]);
    },
  );

  it.each([
    ['area', 'pages/areas/sw1h.json'],
    ['service', 'pages/services/boiler-heating.json'],
    ['page', 'pages/about.json'],
    ['not-found', 'pages/404.json'],
  ] as const)(
    '[G15] zod and the check agree on a page of the kind %s and on every change of one field of it',
    (kind, path) => {
      expect(disagreements(`${kind}.schema.json`, pageSchemas[kind], withOneBlock(path))).toEqual([]);
    },
  );

  it(
    '[G15] zod and the check agree on the files of the business and on every change of one field of them',
    { timeout: 120_000 },
    () => {
      const site = read('pages/_site.json');
      const groups = read('pages/_claims.json')['groups'] as { claims: object[] }[];
      const [group] = groups;
      const words = groups.flatMap((each) => each.claims).find((claim) => !('value' in claim))!;
      const claims = [group!.claims[0]!, group!.claims[1]!, words].map((claim) => ({
        ...claim,
        provenance: 'law',
        reviewBy: '2027-03-31',
      }));
      const menus = read('pages/_menus.json');
      const { $schema: _, version: __, ...navigation } = menus;
      const short = { ...site, claims, navigation, hotlines: (site['hotlines'] as unknown[]).slice(0, 1) };
      expect(disagreements('site.schema.json', siteFile, short)).toEqual([]);
      expect(disagreements('claims.schema.json', claimsFile, { groups: [{ ...group, claims }] })).toEqual([]);
      expect(disagreements('menus.schema.json', menusFile, menus)).toEqual([]);
    },
  );

  it('[G15] zod and the check agree on a shared file', () => {
    const blocks = [{ type: 'prose', paragraphs: ['x'] }];
    expect(disagreements('shared.schema.json', sharedFile, { version: 1, blocks })).toEqual([]);
    expect(
      disagreements('shared.schema.json', sharedFile, { blocks: [{ type: 'shared', ref: 'pricing' }] }).length,
    ).toBe(0);
  });
});
