import { createElement, useContext } from 'react';
import type { ComponentType } from 'react';
import { BlockBoundary } from './BlockBoundary';
import { RegistryContext } from './registry';
import type { TypedBlock } from './registry';
import { UnknownBlock } from './UnknownBlock';

/**
 * Draws a list of blocks, each by the component that the registry has for its type.
 * A block that holds blocks (columns) uses this too, for its own lists.
 */
export function Blocks({ blocks }: { blocks: readonly TypedBlock[] }) {
  const registry = useContext(RegistryContext);
  return blocks.map((block, index) => {
    const component = registry.get(block.type) as ComponentType<TypedBlock> | undefined;
    return (
      <BlockBoundary key={index} type={block.type} position={index + 1}>
        {component ? createElement(component, block) : <UnknownBlock type={block.type} known={[...registry.keys()]} />}
      </BlockBoundary>
    );
  });
}
