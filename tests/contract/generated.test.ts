import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
import { buildSite, FaultyPages } from '../../src/node/build/build';
import { htmlFileOf } from '../../src/node/build/pages/page-writer';
import { SiteReader } from '../../src/node/load/load-site';
import { siteFolder } from '../../src/node/site-folder';
import { madePages } from '../fixtures/made-pages';
import { thirdFirm } from '../fixtures/third-firm';
import { Documents } from './documents';

/** 20,000 with `npm run test:full`. Another seed finds other documents: `SEED=7`. */
const COUNT = process.env['FULL'] ? 20_000 : 600;
const SITES = process.env['FULL'] ? 150 : 4;
const PAGES_A_SITE = 20;
const SITES_BUILT = process.env['FULL'] ? 12 : 1;
const PAGES_BUILT = 200;
/** Of these; enough for threads. */
const FEWEST_BUILT = 40;
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

/** A page of any kind, by the name of its kind. */
const anyPage = fc
  .constantFrom('area', 'service', 'guide', 'page')
  .chain((kind) => fc.tuple(fc.constant(kind), documents.of(`${kind}.schema.json`)));

const OPENING = {
  type: 'hero',
  heading: 'Help at any hour',
  intro: 'We come.',
  actions: [{ do: 'call', label: 'Ring {phone}' }],
};

/** Nearly all lack the block that draws the main heading, and would be refused for that alone. */
const opened = ([kind, value]: [string, unknown]): [string, unknown] => {
  const blocks = (value as { blocks?: unknown } | null)?.blocks;
  if (!Array.isArray(blocks)) return [kind, value];
  return [kind, { ...(value as object), blocks: [OPENING, ...blocks.slice(1)] }];
};

/** The smallest site, grown by these pages. */
function siteOf(pages: readonly (readonly [string, unknown])[]): Map<string, Uint8Array> {
  const made = pages.map(
    ([kind, value], number) => [`pages/${FOLDERS[kind] ?? ''}made-${number}.json`, value] as const,
  );
  return new Map(
    [...Object.entries(thirdFirm), ...made].map(([path, value]) => [path, encoder.encode(JSON.stringify(value))]),
  );
}

describe('generated documents', () => {
  it.each(ALL)(
    '[G16] have one verdict of zod and the check, by %s',
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
    '[G17] go through check, resolving and drawing without a crash, right or wrong, many on one site',
    { timeout: LONG_MS, tags: 'turn-6' },
    () => {
      const checker = new Checker(schemas, RULES);
      let drawn = 0;
      const pages = fc.array(anyPage, { minLength: PAGES_A_SITE, maxLength: PAGES_A_SITE });
      const property = fc.property(pages, (generated) => {
        const { site } = checker.check(siteOf(generated), { today: '2026-11-20' });
        drawn += madePages(site.resolver!).size - OWN_PAGES;
      });
      fc.assert(property, { seed, numRuns: SITES, endOnFailure: true });
      expect(drawn, 'drawn pages').toBeGreaterThan(SITES);
    },
  );

  it(
    '[G17] go through a real build, many on one site: it makes every page that fits its schema, and publishes what it does not refuse',
    { timeout: LONG_MS, tags: 'turn-6' },
    async () => {
      mkdirSync('.build', { recursive: true });
      const home = mkdtempSync(join(process.cwd(), '.build/generated-'));
      const dist = join(home, 'dist');
      const pages = fc.array(anyPage.map(opened), { minLength: PAGES_BUILT, maxLength: PAGES_BUILT });
      try {
        for (const [number, generated] of fc.sample(pages, { seed, numRuns: SITES_BUILT }).entries()) {
          const folder = join(home, `site-${number}`);
          for (const [path, bytes] of siteOf(generated)) {
            const file = join(folder, path.slice('pages/'.length));
            mkdirSync(dirname(file), { recursive: true });
            writeFileSync(file, bytes);
          }
          const build = async () => {
            const { site } = await new SiteReader(siteFolder(folder)).read();
            return buildSite(site, { dist, work: join(home, 'work'), isCompressed: false });
          };
          const { faults, problems } = await build().then(
            () => new FaultyPages([]),
            (error: unknown) => {
              if (error instanceof FaultyPages) return error;
              throw error;
            },
          );
          expect(faults.filter((fault) => !fault.endsWith('has no main heading.'))).toEqual([]);
          const refused = [...faults.map((fault) => fault.split(':')[0]!), ...problems.map(({ file }) => file)];
          for (const path of new Set(refused)) rmSync(join(folder, path.slice('pages/'.length)));
          const built = await build();
          expect(built.pages.length, 'built pages').toBeGreaterThan(FEWEST_BUILT);
          for (const { route } of built.pages) expect(existsSync(join(dist, htmlFileOf(route)))).toBe(true);
        }
      } finally {
        rmSync(home, { recursive: true, force: true });
      }
    },
  );
});
