import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockSchemas } from '../../src/blocks/schemas';
import { Checker } from '../../src/check/run/checker';
import { Judge } from '../../src/check/judge/judge';
import { RULES } from '../../src/check/rules';
import { createJsonSchemas } from '../../src/content/documents/json-schema';
import { pageSchemas, sharedFile } from '../../src/content/documents/page.schema';
import { regionFile } from '../../src/content/documents/region.schema';
import { siteFile } from '../../src/content/documents/site.schema';
import { withDefaults } from '../../src/schema/defaults';
import { madePages } from '../fixtures/made-pages';
import { thirdFirm } from '../fixtures/third-firm';
import { Documents } from './documents';

/** 20,000 with `npm run test:full`. Another seed finds other documents: `SEED=7`. */
const COUNT = process.env['FULL'] ? 20_000 : 600;
const SITES = process.env['FULL'] ? 150 : 4;
const PAGES_A_SITE = 20;
const LONG_MS = 900_000;
const OWN_PAGES = 4;
const FOLDERS: Record<string, string> = { area: 'areas/', service: 'services/', guide: 'guides/' };
const encoder = new TextEncoder();
const seed = Number(process.env['SEED'] ?? 13);

const schemas = createJsonSchemas();
const judge = new Judge(schemas);
const documents = new Documents(schemas);

const ALL = [
  ...Object.entries(pageSchemas).map(([kind, schema]) => [`${kind}.schema.json`, schema] as const),
  ['shared.schema.json', sharedFile] as const,
  ['site.schema.json', siteFile] as const,
  ['region.schema.json', regionFile] as const,
  ...Object.entries(blockSchemas).map(([type, schema]) => [`blocks/${type}.schema.json`, schema] as const),
];

describe('generated documents', () => {
  it.each(ALL)(
    '[V30] have one verdict of zod and the check, by %s',
    (file, schema) => {
      let right = 0;
      const property = fc.property(documents.of(file), (value) => {
        const { success: byZod, data } = schema.safeParse(value);
        if (byZod) {
          right += 1;
          // As text, which says the order too: a build makes a page anew when its text is another one.
          expect(JSON.stringify(withDefaults(schema, value))).toBe(JSON.stringify(data));
        }
        expect(judge.judge(file, value).length === 0, byZod ? 'only zod accepts it' : 'only the check accepts it').toBe(
          byZod,
        );
      });
      const numRuns = Math.ceil(COUNT / ALL.length);
      fc.assert(property, { seed, numRuns, endOnFailure: false });
      // A verdict on nothing but wrong documents would say little.
      expect(right, 'right documents').toBeGreaterThan(0);
    },
    LONG_MS,
  );

  it(
    '[V31] go through check, resolving and drawing without a crash, right or wrong, many on one site',
    () => {
      const checker = new Checker(schemas, RULES);
      const page = fc
        .constantFrom('area', 'service', 'guide', 'page')
        .chain((kind) => fc.tuple(fc.constant(kind), documents.of(`${kind}.schema.json`)));
      let drawn = 0;
      const property = fc.property(fc.array(page, { minLength: PAGES_A_SITE, maxLength: PAGES_A_SITE }), (pages) => {
        const files = new Map<string, unknown>(Object.entries(thirdFirm));
        for (const [number, [kind, value]] of pages.entries())
          files.set(`pages/${FOLDERS[kind] ?? ''}made-${number}.json`, value);
        const bytes = [...files].map(([path, value]) => [path, encoder.encode(JSON.stringify(value))] as const);
        const { site } = checker.check(new Map(bytes), { today: '2026-11-20' });
        drawn += madePages(site.resolver!).size - OWN_PAGES;
      });
      fc.assert(property, { seed, numRuns: SITES, endOnFailure: true });
      expect(drawn, 'drawn pages').toBeGreaterThan(SITES);
    },
    LONG_MS,
  );
});
