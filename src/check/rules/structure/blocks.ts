import { isObject } from '../../../json/is-object';
import type { Path } from '../../../json/path';
import type { SiteDocument } from '../../site';

export interface OwnBlock {
  path: Path;
  block: Record<string, unknown>;
  type: string;
  /** The field in whose list it stands: `blocks` of the document, `side` of columns. */
  field: string;
}

/** The blocks that a document writes itself, those in columns after the columns. */
export function* ownBlocks({ value }: SiteDocument): Generator<OwnBlock> {
  if (isObject(value)) yield* blocksIn(value['blocks'], ['blocks']);
}

function* blocksIn(list: unknown, path: Path): Generator<OwnBlock> {
  if (!Array.isArray(list)) return;
  for (const [index, block] of list.entries()) {
    if (!isBlock(block)) continue;
    const own = [...path, index];
    yield { path: own, block, type: block.type, field: String(path.at(-1)) };
    for (const [field, inner] of Object.entries(block)) {
      if (Array.isArray(inner) && inner.some(isBlock)) yield* blocksIn(inner, [...own, field]);
    }
  }
}

export const isBlock = (value: unknown): value is Record<string, unknown> & { type: string } =>
  isObject(value) && typeof value['type'] === 'string';
