import { Ajv } from 'ajv';
import type { ValidateFunction } from 'ajv';
import { requiredOf } from '../../schema/json-schema-type';
import type { JsonSchema } from '../../schema/json-schema-type';
import type { Path } from '../../json/path';
import { blockDiagnostic, ofWrongType } from './blocks/block-diagnostic';
import { tooManyBlocks } from './blocks/too-many-blocks';
import type { JudgeDiagnostic } from './judged';
import { isObject } from '../../json/is-object';
import { ownValue } from '../../json/own-value';
import { verdictOf } from './verdict';

/** File name → JSON Schema, as committed in `schemas/`. */
export type Schemas = ReadonlyMap<string, JsonSchema>;

/** Keywords for editors and messages, by which nothing is judged. */
const OTHER_WORDS = (
  'x-kind x-on-copy x-why x-visible x-other-words errorMessage patternErrorMessage markdownDescription ' +
  'enumDescriptions defaultSnippets'
).split(' ');

/** A schema whose lists of blocks hold anything, and the unions that stood there. */
interface Loose {
  schema: JsonSchema;
  lists: Map<string, JsonSchema>;
  validate: ValidateFunction;
}

/**
 * Judges documents by the JSON Schemas. A document is judged without its blocks and each block by the schema of its
 * own type, so that one mistake is one diagnostic and not one for every type that the block is not.
 */
export class Judge {
  readonly #schemas: Schemas;
  readonly #blockTypes: string[];
  readonly #loose = new Map<string, Loose>();
  #ajv: Ajv | undefined;

  constructor(schemas: Schemas) {
    this.#schemas = schemas;
    this.#blockTypes = [...schemas.keys()].flatMap((file) => /^blocks\/(.+)\.schema\.json$/.exec(file)?.[1] ?? []);
  }

  /** `file` names the schema: `area.schema.json`, `blocks/hero.schema.json`. Throws when there is no such schema. */
  judge(file: string, value: unknown, subject?: string): JudgeDiagnostic[] {
    if (tooManyBlocks.holds(value)) {
      return [{ code: tooManyBlocks.code, location: { path: [], part: 'opening' }, words: tooManyBlocks.words(value) }];
    }
    return this.#judge(file, value, [], subject);
  }

  #judge(file: string, value: unknown, path: Path, subject: string | undefined): JudgeDiagnostic[] {
    const { schema, lists, validate } = this.#compile(file);
    validate(value);
    const own = verdictOf(validate.errors ?? [], { schema, value, path, subject, blockTypes: this.#blockTypes });
    if (!isObject(value)) return own;
    const inner = [...lists].flatMap(([name, union]) => {
      const list = value[name];
      if (!Array.isArray(list)) return [];
      return list.flatMap((block, index) => this.#judgeBlock(block, [...path, name, index], union));
    });
    return [...own, ...inner];
  }

  #judgeBlock(block: unknown, path: Path, union: JsonSchema): JudgeDiagnostic[] {
    const types = union.properties?.['type'] ?? {};
    const allowed = (types.enum ?? []) as string[];
    const found = blockDiagnostic(block, { path, types, all: this.#blockTypes });
    if (found) return [found];
    const { type } = block as { type: string };
    const intended = this.#typeByFields(block as Record<string, unknown>, allowed);
    if (intended) return [ofWrongType(type, intended, path)];
    return this.#judge(`blocks/${type}.schema.json`, block, path, `the "${type}" block`);
  }

  /** The one other type that a block's fields fit wholly, when they don't fit its own. */
  #typeByFields(block: Record<string, unknown>, allowed: string[]): string | undefined {
    const names = Object.keys(block);
    const slipsOf = (type: string) => {
      const { schema } = this.#compile(`blocks/${type}.schema.json`);
      const hasUnknown = names.some((name) => !ownValue(schema.properties, name));
      return [hasUnknown, requiredOf(schema).some((name) => !names.includes(name))];
    };
    if (!slipsOf(String(block['type'])).every(Boolean)) return undefined;
    const [intended, ...others] = allowed.filter((type) => !slipsOf(type).some(Boolean));
    return others.length === 0 ? intended : undefined;
  }

  #compile(file: string): Loose {
    const cached = this.#loose.get(file);
    if (cached) return cached;
    const found = this.#schemas.get(file);
    if (!found) throw new Error(`There is no ${file} among the schemas. Run "npm run schemas".`);
    const lists = new Map<string, JsonSchema>();
    const properties = Object.entries(found.properties ?? {}).map(([name, field]): [string, JsonSchema] => {
      const ref = field.items?.$ref;
      if (!ref) return [name, field];
      lists.set(name, this.#schemas.get(ref.replace('../', '')) ?? {});
      return [name, { ...field, items: {} }];
    });
    const schema = { ...found, properties: Object.fromEntries(properties) };
    const loose = { schema, lists, validate: this.#compiler().compile(schema) };
    this.#loose.set(file, loose);
    return loose;
  }

  /**
   * Fields are required in a `then`, apart from where they are declared; hence `strictRequired`. Optimizing the
   * compiled code takes a third of compiling, in every process and thread, and saves a microsecond a block.
   */
  #compiler(): Ajv {
    this.#ajv ??= new Ajv({
      allErrors: true,
      allowUnionTypes: true,
      strict: true,
      strictRequired: false,
      code: { optimize: false },
    }).addVocabulary(OTHER_WORDS);
    return this.#ajv;
  }
}
