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
  readonly #allowed: string[];
  readonly #all: string[];

  constructor(block: unknown, path: Path, types: { allowed: string[]; all: string[] }) {
    this.#block = block;
    this.#path = path;
    this.#allowed = types.allowed;
    this.#all = types.all;
  }

  find(): Flaw | undefined {
    const block = this.#block;
    if (!isObject(block)) return { rule: 'wrong-type', location: { path: this.#path, part: 'value' }, words: noBlock(block) };
    if (!Object.hasOwn(block, 'type')) return this.#withoutType(block);
    const { type } = block;
    if (typeof type === 'string' && this.#allowed.includes(type)) return undefined;
    const location = { path: [...this.#path, 'type'], part: 'value' as const };
    if (typeof type === 'string' && this.#all.includes(type)) {
      return { rule: 'misplaced-block', location, words: misplacedBlock({ type, allowed: this.#allowed }) };
    }
    const offer = offerFor(type, this.#allowed);
    return {
      rule: 'unknown-block', location, words: unknownBlock({ type, allowed: this.#allowed, offer }),
      ...(offer.meant && { replace: { part: 'value' as const, insert: JSON.stringify(offer.meant) } }),
    };
  }

  #withoutType(block: Record<string, unknown>): Flaw {
    const misspelt = Object.keys(block).find((key) => nearest(key, ['type']));
    const words = blockWithoutType({ allowed: this.#allowed, misspelt });
    if (!misspelt) return { rule: 'missing-field', location: { path: this.#path, part: 'opening' }, words };
    return { rule: 'unknown-field', location: { path: [...this.#path, misspelt], part: 'name' }, words, replace: { part: 'name', insert: '"type"' } };
  }
}
