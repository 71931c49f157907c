import type { Path } from '../../../json/path';
import { isObject } from '../../../json/is-object';
import type { Site, SiteDocument } from '../../site';

export interface PlacedBlock {
  document: SiteDocument;
  path: Path;
  block: Record<string, unknown>;
}

/** The blocks of a page in reading order: those of its shared files and of its columns in their places. */
export function* blocksOf(site: Pick<Site, 'shared'>, document: SiteDocument): Generator<PlacedBlock> {
  const list = isObject(document.value) ? document.value['blocks'] : undefined;
  yield* placed(site, document, list, ['blocks']);
}

function* placed(
  site: Pick<Site, 'shared'>,
  document: SiteDocument,
  list: unknown,
  path: Path,
): Generator<PlacedBlock> {
  if (!Array.isArray(list)) return;
  for (const [index, block] of list.entries()) {
    if (!isObject(block)) continue;
    const own = [...path, index];
    // A shared file shows no other: one that says so, perhaps of itself, has a problem already.
    const file = document.kind !== 'shared' && typeof block['ref'] === 'string' ? site.shared(block['ref']) : undefined;
    if (file) {
      yield* blocksOf(site, file);
      continue;
    }
    yield { document, path: own, block };
    for (const [field, inner] of Object.entries(block)) {
      const isBlock = (each: unknown) => isObject(each) && typeof each['type'] === 'string';
      if (Array.isArray(inner) && inner.some(isBlock)) yield* placed(site, document, inner, [...own, field]);
    }
  }
}
