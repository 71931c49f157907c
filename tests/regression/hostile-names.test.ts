import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createJsonSchemas } from '../../src/content/documents/json-schema';
import { Checker } from '../../src/check/run/checker';
import { RULES } from '../../src/check/rules';
import { isObject } from '../../src/json/is-object';
import type { Path } from '../../src/json/path';
import { readDefaults } from '../../src/node/load/read-examples';
import type { JsonSchema } from '../../src/schema/json-schema-type';
import { bytesOf } from '../unit/check/small-site';
import { isFull } from '../sample';

/** Every name that each object of JavaScript answers to. A table that is looked up unguarded has them all. */
const NAMES = Object.getOwnPropertyNames(Object.prototype);
const schemas = createJsonSchemas();
const checker = new Checker(schemas, RULES);

const SITE = 'tests/fixtures/leeds-locksmith';
const read = (file: string): object => JSON.parse(readFileSync(join(SITE, file), 'utf8')) as object;
const HERO = { type: 'hero', heading: 'Locks of {area.name}', intro: 'Call {phone}, day and night.' };
const short = (page: object) => ('blocks' in page ? { ...page, blocks: [HERO] } : page);
const aboutPage = read('about.json');

/** A file to be spoilt, and the schema by which its fields are found; `within` is where that schema holds. */
interface Target {
  file: string;
  document: unknown;
  schema: string;
  within: Path;
}

const PUBLISHED = { routes: ['/old'], gone: [{ route: '/gone', reason: 'A reason.', since: '2025-01-31' }] };

const FILES: readonly Target[] = [
  ['_site.json', 'site'],
  ['_region.json', 'region'],
  ['_shared/call.json', 'shared', read('_shared/call.json')],
  ['_published.json', 'published', PUBLISHED],
  ['areas/ls1.json', 'area'],
  ['services/lockout.json', 'service'],
  ['guides/locks.json', 'guide', short(aboutPage)],
  ['index.json', 'page'],
  ['404.json', 'not-found'],
].map(([file, schema, document = short(read(file as string))]) => ({
  file: `pages/${file as string}`,
  document,
  schema: `${schema as string}.schema.json`,
  within: [],
}));

/** One page for each block, so that all can be spoilt in one check. */
const BLOCKS: readonly Target[] = [...(await readDefaults())].map(([type, block]) => ({
  file: `pages/examples/${type}.json`,
  document: { ...aboutPage, blocks: [block] },
  schema: `blocks/${type}.schema.json`,
  within: ['blocks', 0],
}));

/** The fields of a schema that hold a text, and the objects that hold fields; of a list, those of its first item. */
function fieldsOf(schema: JsonSchema, path: Path = []): { texts: Path[]; objects: Path[] } {
  const { properties = {}, items, type, enum: words = [], const: only, then, else: rest, allOf = [] } = schema;
  const isText = [type].flat().includes('string') || [...words, only].some((each) => typeof each === 'string');
  const inner = [
    ...Object.entries(properties).map(([name, field]) => fieldsOf(field, [...path, name])),
    ...(items ? [fieldsOf(items, [...path, 0])] : []),
    ...[then, rest, ...allOf.map((option) => option.then)].flatMap((branch) =>
      branch ? [fieldsOf(branch, path)] : [],
    ),
  ];
  return {
    texts: unique([...(isText ? [path] : []), ...inner.flatMap(({ texts }) => texts)]),
    objects: unique([...(schema.properties ? [path] : []), ...inner.flatMap(({ objects }) => objects)]),
  };
}

const unique = (paths: readonly Path[]) => [...new Map(paths.map((path) => [JSON.stringify(path), path])).values()];

/** A copy with another value at a path; lists and objects on the way there are made. */
function withValue(root: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const [first, ...others] = Array.isArray(root) ? (root as unknown[]) : [];
    return [withValue(first, rest, value), ...others];
  }
  const fields = isObject(root) ? root : {};
  return { ...fields, [step]: withValue(fields[step], rest, value) };
}

interface Spoilt {
  name: string;
  file: string;
  content: unknown;
}

/** Into each fourth text goes not the bare name, but a sentence that uses it in every way that texts have. */
const valueAround = (name: string, nth: number) =>
  nth % 4 === 3 ? `{${name}} {claim.${name}} {area.${name}} {company.${name}} [a](/${name}) [b](#${name})` : name;

/** Every way to spoil one file: each text is a hostile name or speaks of one, and each object has a field so called. */
function spoiltBy({ file, document, schema, within }: Target, nameFor: (nth: number) => string): Spoilt[] {
  const { texts, objects } = fieldsOf(schemas.get(schema)!);
  const ofTexts = texts.map((path, nth) => ({ path, value: valueAround(nameFor(nth), nth) }));
  const ofObjects = objects.map((path, nth) => ({ path: [...path, nameFor(nth)], value: nameFor(nth) }));
  return [...ofTexts, ...ofObjects].map(({ path, value }) => ({
    name: `${file} ${path.join('.')} = ${value}`,
    file,
    content: withValue(document, [...within, ...path], value),
  }));
}

const bytesBy = (targets: readonly Pick<Target, 'file' | 'document'>[]) =>
  new Map(targets.map(({ file, document }) => [file, bytesOf(document as object)]));

/** Checks a site with these files spoilt; each problem is in words. */
function expectProblems(good: ReadonlyMap<string, Uint8Array>, spoilt: readonly Spoilt[]): void {
  const names = spoilt.map(({ name }) => name).join('\n');
  const files = new Map([...good, ...spoilt.map(({ file, content }) => [file, bytesOf(content as object)] as const)]);
  let told: string;
  try {
    told = JSON.stringify(checker.check(files, { today: '2026-11-22', isLive: true }).problems);
  } catch (error) {
    throw new Error(`The check ends with ${String(error)} at\n${names}`, { cause: error });
  }
  expect(told, names).not.toMatch(/native code|\[object |\bundefined\b|\bNaN\b/);
}

describe('names that every object answers to', () => {
  // In full every name in every field; otherwise one of them in each.
  it.each(isFull ? NAMES : ['one of them in each field'])(
    '[C112] are words like any others: %s',
    { timeout: 300_000, tags: 'turn-6' },
    (only) => {
      const nameFor = (nth: number) => (isFull ? only : NAMES[nth % NAMES.length]!);
      const files = bytesBy(FILES);
      for (const target of FILES) {
        for (const spoilt of spoiltBy(target, nameFor)) expectProblems(files, [spoilt]);
      }
      const pages = BLOCKS.map((target) => spoiltBy(target, nameFor));
      const rounds = Math.max(...pages.map(({ length }) => length));
      const blocks = bytesBy([FILES[0]!, ...BLOCKS]);
      for (let round = 0; round < rounds; round += 1)
        expectProblems(
          blocks,
          pages.flatMap((page) => page[round] ?? []),
        );
    },
  );

  it.each(NAMES)('[C112] name no other file where a page says that it is one: %s', (name) => {
    const file = 'pages/other.json';
    const content = { $schema: `../schemas/${name}.schema.json`, blocks: [HERO] };
    expectProblems(bytesBy(FILES), [{ name: file, file, content }]);
  });
});
