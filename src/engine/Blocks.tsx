import { createElement, useContext } from 'react';
import type { ComponentType } from 'react';
import { BlockBoundary } from './BlockBoundary';
import { RegistryContext } from './registry';
import type { TypedBlock } from './registry';
import { UnknownBlock } from './UnknownBlock';

/**
 * Draws a list of blocks, each by the component that the registry has for its type.
 * A block that holds blocks (columns) uses this too, for its own lists. One that `takesNext` gets the block behind it
 * as `next` and draws it itself.
 */
export function Blocks({ blocks }: { blocks: readonly TypedBlock[] }) {
  const registry = useContext(RegistryContext);
  const isTaken = (index: number): boolean => blocks[index - 1]?.takesNext === true && !isTaken(index - 1);
  return blocks.map((block, index) => {
    if (isTaken(index)) return null;
    const component = registry.get(block.type) as ComponentType<TypedBlock & { next?: TypedBlock }> | undefined;
    const next = block.takesNext ? blocks[index + 1] : undefined;
    return (
      <BlockBoundary key={index} type={block.type} position={index + 1}>
        {component ? (
          createElement(component, next ? { ...block, next } : block)
        ) : (
          <UnknownBlock type={block.type} known={[...registry.keys()]} />
        )}
      </BlockBoundary>
    );
  });
}
