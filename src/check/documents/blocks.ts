import { OPENING_TYPES } from '../../blocks/schemas';
import { isObject } from '../../json/is-object';
import type { Path } from '../../json/path';
import type { Site, SiteDocument } from '../site';

export interface PlacedBlock {
  document: SiteDocument;
  path: Path;
  block: Record<string, unknown>;
  type: string;
  /** The field in whose list it stands: `blocks` of the document, `side` of columns. */
  field: string;
}

/** An entry of a list is called by its first field of these. */
export const NAME_FIELDS = ['label', 'heading', 'question', 'when'];

type Shared = Pick<Site, 'shared'>;

/** The blocks that a document writes itself, those in columns after the columns. */
export const ownBlocks = (document: SiteDocument) => blocksOf(document, { shared: () => undefined });

/** The blocks of a page in reading order: those of its shared files in the place of the reference to them. */
export function* blocksOf(document: SiteDocument, site: Shared): Generator<PlacedBlock> {
  if (isObject(document.value)) yield* listed(document, ['blocks'], document.value['blocks'], site);
}

function* listed(document: SiteDocument, path: Path, list: unknown, site: Shared): Generator<PlacedBlock> {
  if (!Array.isArray(list)) return;
  for (const [index, block] of list.entries()) {
    if (!isBlock(block)) continue;
    // A shared file shows no other: one that says so, perhaps of itself, has a problem already.
    const file = document.kind !== 'shared' && typeof block['ref'] === 'string' ? site.shared(block['ref']) : undefined;
    if (file) {
      yield* blocksOf(file, site);
      continue;
    }
    const own = [...path, index];
    yield { document, path: own, block, type: block.type, field: String(path.at(-1)) };
    for (const [field, inner] of Object.entries(block))
      if (Array.isArray(inner) && inner.some(isBlock)) yield* listed(document, [...own, field], inner, site);
  }
}

/** Whether a block draws the main heading of its page. */
export const opensPage = ({ type }: PlacedBlock) => OPENING_TYPES.some((each) => each === type);

export const isBlock = (value: unknown): value is Record<string, unknown> & { type: string } =>
  isObject(value) && typeof value['type'] === 'string';
