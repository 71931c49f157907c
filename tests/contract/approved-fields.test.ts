import { describe, expect, it } from 'vitest';
import { allItemsOn } from '../../src/check/approval/waiting';
import { groupedBy } from '../../src/check/lists';
import { Checker } from '../../src/check/run/checker';
import { createJsonSchemas } from '../../src/content/documents/json-schema';
import { isPageFile } from '../../src/content/files';
import { routeOf } from '../../src/content/routes';
import type { Site } from '../../src/content/site';
import { valueAt } from '../../src/json/path';
import type { Path } from '../../src/json/path';
import { PageMaker } from '../../src/node/build/pages/page-maker';
import { frameOf } from '../../src/node/build/pages/site-frame';
import { loadSite } from '../../src/node/load/load-site';
import { siteFolder } from '../../src/node/site-folder';
import { sampleOf } from '../sample';

const SITES = ['pages', 'tests/fixtures/leeds-locksmith'];
/** Fields of a site that are tried; all in full. */
const TRIED = 25;
const LONG_MS = 600_000;

/** What approval does not see, by the ends of the names of fields; `pages/README.md` says each to whoever approves. */
const UNSEEN = [
  { why: 'where a link or a button leads', field: /\.(?:to|do|href|twinOf\.page)$/ },
  {
    why: 'the order of pages, blocks and tariffs, and what a list puts together',
    field: /\.(?:order|lastFirst|takesNext|takesTwo|partOf|(?:pages|districts)\.[^.]+)$/,
  },
  {
    why: 'how large cards and pictures are and what is folded, and with that what stands before what',
    field: /^<cards>\.size$|^<page-list>\.look$|\.picture\.show$|\.folded$/,
  },
  { why: 'which shared file a page shows', field: /\.ref$/ },
  { why: 'the lines of the map', field: /\.(?:outline|line|labels|around)\[\]\.?(?:\[\]|at\[\]|turn)$/ },
  { why: 'whether the site is a sample, and the names by which texts ask for a value', field: /\.(?:status|id)$/ },
];

interface Leaf {
  file: string;
  path: Path;
  /** The way to it without places in lists, from the block that it stands in. */
  field: string;
  value: string | number | boolean;
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();
const parsed = (bytes: Uint8Array): unknown => JSON.parse(decoder.decode(bytes));

function leavesIn(file: string, value: unknown, path: Path = [], field = ''): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => leavesIn(file, each, [...path, index], `${field}[]`));
  if (typeof value !== 'object' || value === null) return [{ file, path, field, value } as Leaf];
  const block = 'type' in value ? `<${String(value.type)}>` : field;
  return Object.entries(value).flatMap(([key, each]) => leavesIn(file, each, [...path, key], `${block}.${key}`));
}

/** Other values of a field, of which some are valid: those that it has elsewhere, and some made of its own. */
function othersOf({ value }: Leaf, elsewhere: readonly Leaf['value'][]): Leaf['value'][] {
  const made =
    typeof value === 'number' ? [value + 1, value - 1] : typeof value === 'boolean' ? [!value] : [`${value}x`];
  return [...new Set([...made, ...elsewhere])].filter((other) => other !== value).slice(0, 8);
}

/** What visitors read and hear, and the numbers that they dial, on the pages that show a file. */
function wordsOn(site: Site, file: string): string {
  const routes = isPageFile(file)
    ? [routeOf(file)]
    : ['/', '/areas', site.valid.find(({ kind }) => kind === 'area')?.route];
  const maker = new PageMaker(frameOf(site.resolver!, { entry: '/assets/entry.js', files: [] }));
  return site.valid
    .filter(({ route }) => routes.includes(route))
    .map((page) => {
      const { path, route } = page;
      return { path, route, isListed: true, page: JSON.stringify(site.resolver!.page(page)), sum: '' };
    })
    .map((job) => maker.make(job).html.replaceAll(/<(style|script)\b.*?<\/\1>/gs, ''))
    .map((html) =>
      [...html.matchAll(/(?<=\b(?:alt|aria-label)="|href="tel:)[^"]*|(?<=>)[^<]+|<title>[^<]*/g)].join('\n'),
    )
    .join('\n');
}

const checker = new Checker(createJsonSchemas(), []);

describe('what visitors read', () => {
  it.each(SITES)(
    '[AP21] of %s waits for approval in whatever field it is changed, but for what the guide names',
    { timeout: LONG_MS, tags: 'turn-8' },
    async (folder) => {
      const { files, setting } = await loadSite(siteFolder(folder));
      const siteOf = (changed: ReadonlyMap<string, Uint8Array>) => checker.check(changed, setting).site;
      const printsOn = (site: Site, file: string) => allItemsOn(file, site).map(({ fingerprint }) => fingerprint);
      const before = siteOf(files);
      const leaves = [...files]
        .filter(([file]) => before.documents.get(file)?.isValid && !file.endsWith('_published.json'))
        .flatMap(([file, bytes]) => leavesIn(file, parsed(bytes)))
        .filter(({ field }) => !UNSEEN.some((each) => each.field.test(field)) && !/\.(?:type|\$schema)$/.test(field));
      const byField = groupedBy(leaves, ({ field }) => field);
      const holes: string[] = [];
      for (const [field, same] of sampleOf([...byField], TRIED)) {
        const { file, path } = same[0]!;
        for (const other of othersOf(
          same[0]!,
          same.map(({ value }) => value),
        )) {
          const document = structuredClone(parsed(files.get(file)!));
          (valueAt(document, path.slice(0, -1)) as Record<string | number, unknown>)[path.at(-1)!] = other;
          const site = siteOf(new Map(files).set(file, encoder.encode(JSON.stringify(document))));
          if (!site.documents.get(file)?.isValid || !site.resolver) continue;
          if (printsOn(site, file).join() !== printsOn(before, file).join()) break;
          if (wordsOn(site, file) !== wordsOn(before, file))
            holes.push(`${file} ${field}: ${same[0]!.value} → ${other}`);
        }
      }
      expect(holes).toEqual([]);
    },
  );
});
