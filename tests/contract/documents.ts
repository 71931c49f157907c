import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { requiredOf } from '../../src/schema/json-schema-type';
import type { JsonSchema } from '../../src/schema/json-schema-type';
import type { Schemas } from '../../src/check/judge/judge';

/** How often a value is right, for each time that it is not: a document of several hundred must come out right too. */
const RIGHT = 240;

/** What people, programs and attackers leave in a field. */
const odd: Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    '',
    ' ',
    '\u00a0',
    '\u200b',
    '\u0000',
    '{area.code}',
    '{',
    '[a](/b)',
    '20',
    1e308,
    -0,
    0.1,
    {},
    [],
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

/** Words as they stand in pages, among signs that mean something to somebody. */
const words = fc
  .array(
    fc.oneof(
      {
        weight: 8,
        arbitrary: fc.constantFrom('burst', 'Pipe', '24', 'we come', '£95', '{phone}', '{area.name}', '–', 'É'),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom('<b>', '&amp;', '{nothing}', '[here](/contact)', '[', '\n', '“', '{claim.x}'),
      },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }) },
    ),
    { minLength: 1, maxLength: 9 },
  )
  .map((all) => all.join(' '));

/** Documents for a schema: most fields right, some left out, a few wrong. */
export class Documents {
  readonly #schemas: Schemas;
  readonly #files = new Map<string, Arbitrary<unknown>>();

  constructor(schemas: Schemas) {
    this.#schemas = schemas;
  }

  /** `file` names the schema, as the judge does. What comes out is what a JSON file can hold. */
  of(file: string): Arbitrary<unknown> {
    return this.#ofFile(file).map((value) => JSON.parse(JSON.stringify(value)) as unknown);
  }

  #ofFile(file: string): Arbitrary<unknown> {
    const known = this.#files.get(file);
    if (known) return known;
    const made = this.#value(this.#schemas.get(file)!, file);
    this.#files.set(file, made);
    return made;
  }

  #value(schema: JsonSchema, file: string): Arbitrary<unknown> {
    return fc.oneof({ weight: RIGHT, arbitrary: this.#right(schema, file) }, { weight: 1, arbitrary: odd });
  }

  #right(schema: JsonSchema, file: string): Arbitrary<unknown> {
    if (schema.$ref !== undefined) return this.#ofFile(new URL(schema.$ref, `file:///${file}`).pathname.slice(1));
    if (schema.allOf) return fc.oneof(...schema.allOf.map(({ then }) => this.#right(then!, file)));
    if (schema.else) return fc.oneof(this.#right(schema.then!, file), this.#right(schema.else, file));
    if ('const' in schema) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    switch (schema.type) {
      case 'object':
        return this.#object(schema, file);
      case 'array':
        return this.#list(schema, file);
      case 'boolean':
        return fc.boolean();
      case 'integer':
        return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1_000_000 });
      case 'number':
        return fc.double({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1_000_000, noNaN: true });
      case 'string':
        return textOf(schema);
      default:
        throw new Error(`Nothing is known of ${JSON.stringify(schema).slice(0, 200)}.`);
    }
  }

  #object(schema: JsonSchema, file: string): Arbitrary<unknown> {
    const fields = Object.entries(schema.properties ?? {}).map(
      ([name, inner]) => [name, this.#value(inner, file)] as const,
    );
    const right = fc.record(Object.fromEntries(fields), { requiredKeys: requiredOf(schema) });
    const spoilt = fc.tuple(right, fc.nat(), fc.string({ maxLength: 4 }), odd).map(([value, at, name, other]) => {
      const all = Object.entries(value);
      all.splice(at % (all.length + 1), 1, ...(at % 2 ? [[name, other] as [string, unknown]] : []));
      return Object.fromEntries(all);
    });
    return fc.oneof({ weight: RIGHT, arbitrary: right }, { weight: 1, arbitrary: spoilt });
  }

  #list({ items, minItems = 0, maxItems = Infinity }: JsonSchema, file: string): Arbitrary<unknown> {
    const item = this.#value(items!, file);
    const maxLength = Math.min(maxItems, minItems + 3);
    return fc.oneof(
      { weight: RIGHT, arbitrary: fc.array(item, { minLength: minItems, maxLength }) },
      { weight: 1, arbitrary: fc.array(item, { maxLength: maxLength + 3 }) },
    );
  }
}

/** Of a pattern that refers to what it found, only its own examples are known. */
const REFERS_BACK = /\\[1-9]/;

function textOf({ pattern = '', maxLength = 300, examples = [], title }: JsonSchema): Arbitrary<string> {
  const short = (text: string) => text.length <= maxLength;
  if (REFERS_BACK.test(pattern)) return fc.constantFrom('££', '€€€');
  if (pattern === '' || pattern === '\\S') return words.map((text) => text.slice(0, maxLength).trim() || title || 'x');
  const made = fc.stringMatching(new RegExp(pattern), { maxLength });
  const samples = (examples as string[]).filter(short);
  return samples.length > 0 ? fc.oneof(made, fc.constantFrom(...samples)) : made;
}
