import type { Block, BlockInput } from '../../blocks/schemas';
import { isBlockType } from '../../blocks/schemas';
import type { Resolver } from '../../content/resolve/resolver';
import type { Page } from '../../content/site';
import { exampleOf } from '../edit/new-block';
import type { Resolved } from './draw-page';
import type { Offer, OfferedBlock } from './messages';

type Titled = Omit<OfferedBlock, 'block'>;

/** Sorts of blocks as they look on this site; nothing while the site cannot be drawn. */
export function offeredBlocks(
  sorts: readonly Titled[],
  { resolver, page }: Pick<Resolved, 'resolver' | 'page'>,
): Offer | undefined {
  const beside = page ?? resolver?.site.valid[0];
  if (!resolver || !beside) return undefined;
  return {
    blocks: sorts.map((each) => ({ ...each, block: drawnOf(each.type, resolver, beside) })),
    shell: resolver.shell(),
    look: resolver.business.look,
  };
}

/** The example of a sort, or the first of its sort that a page has: an example may name what this site lacks. */
function drawnOf(type: string, resolver: Resolver, page: Page): Block | undefined {
  if (!isBlockType(type)) return undefined;
  const own = resolver.site.valid.flatMap(({ document }) => document.blocks).find((block) => block.type === type);
  for (const input of [exampleOf(type), own]) {
    try {
      if (input) return resolver.block(input as BlockInput, page);
    } catch {
      // The next one may be drawn.
    }
  }
  return undefined;
}
