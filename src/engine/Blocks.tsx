import { createElement, useContext } from 'react';
import type { ComponentType } from 'react';
import { BlockBoundary } from './BlockBoundary';
import { RegistryContext, takenBy } from './registry';
import type { TypedBlock } from './registry';
import { UnknownBlock } from './UnknownBlock';

/**
 * Draws a list of blocks, each by the component that the registry has for its type.
 * A block that holds blocks (columns) uses this too, for its own lists. One that `takesNext` gets the block behind it
 * as `next` and draws it itself; one that `takesTwo` gets the block behind that as `second`.
 */
export function Blocks({ blocks }: { blocks: readonly TypedBlock[] }) {
  const registry = useContext(RegistryContext);
  let free = 0;
  return blocks.map((block, index) => {
    if (index < free) return null;
    free = index + 1 + takenBy(block);
    const component = registry.get(block.type) as ComponentType<TypedBlock> | undefined;
    const [next, second] = blocks.slice(index + 1, free);
    return (
      <BlockBoundary key={index} type={block.type} position={index + 1}>
        {component ? (
          createElement(component, { ...block, ...(next && { next }), ...(second && { second }) })
        ) : (
          <UnknownBlock type={block.type} known={[...registry.keys()]} />
        )}
      </BlockBoundary>
    );
  });
}
