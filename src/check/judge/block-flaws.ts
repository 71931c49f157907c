import type { JsonSchema } from '../../schema/json-schema-type';
import type { Path } from '../../json/path';
import type { Flaw } from './flaw';
import { blockWithoutType, misplacedBlock, noBlock, unknownBlock } from './words';
import { nearest } from '../nearest';
import { offerFor } from './other-words';
import { isObject } from './schema-walk';

/** What can be wrong with a block before its own schema is asked: that it is none, or of no type that may stand here. */
export class BlockFlaws {
  readonly #block: unknown;
  readonly #path: Path;
  /** What the type may be where the block stands. */
  readonly #types: JsonSchema;
  readonly #all: string[];

  constructor(block: unknown, path: Path, { types, all }: { types: JsonSchema; all: string[] }) {
    this.#block = block;
    this.#path = path;
    this.#types = types;
    this.#all = all;
  }

  find(): Flaw | undefined {
    const block = this.#block;
    if (!isObject(block)) return { rule: 'wrong-type', location: { path: this.#path, part: 'value' }, words: noBlock(block) };
    if (!Object.hasOwn(block, 'type')) return this.#withoutType(block);
    const { type } = block;
    const allowed = this.#allowed();
    if (typeof type === 'string' && allowed.includes(type)) return undefined;
    const location = { path: [...this.#path, 'type'], part: 'value' as const };
    if (typeof type === 'string' && this.#all.includes(type)) {
      return { rule: 'misplaced-block', location, words: misplacedBlock({ type, allowed }) };
    }
    const offer = offerFor(type, allowed, this.#types['x-other-words']);
    return {
      rule: 'unknown-block', location, words: unknownBlock({ type, choices: this.#types.errorMessage ?? '', offer }),
      ...(offer.meant && { replace: { part: 'value' as const, insert: JSON.stringify(offer.meant) } }),
    };
  }

  #allowed = () => (this.#types.enum ?? []).map(String);

  #withoutType(block: Record<string, unknown>): Flaw {
    const misspelt = Object.keys(block).find((key) => nearest(key, ['type']));
    const words = blockWithoutType({ allowed: this.#allowed(), misspelt });
    if (!misspelt) return { rule: 'missing-field', location: { path: this.#path, part: 'opening' }, words };
    return { rule: 'unknown-field', location: { path: [...this.#path, misspelt], part: 'name' }, words, replace: { part: 'name', insert: '"type"' } };
  }
}
