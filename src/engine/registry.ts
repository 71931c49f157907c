import { createContext } from 'react';
import type { ComponentType } from 'react';

/** Any block: the engine knows its type, and perhaps its name for links and whether it takes another in. */
export interface TypedBlock {
  type: string;
  id?: string | undefined;
  /** Whether it draws the block behind it among its own. */
  takesNext?: boolean | undefined;
  /** Whether it draws the two blocks behind it. */
  takesTwo?: boolean | undefined;
}

/** How many of the blocks behind it a block draws itself. */
export const takenBy = ({ takesNext, takesTwo }: TypedBlock): number => (takesTwo ? 2 : takesNext ? 1 : 0);

/** Which component draws which type. A `Map`, so that a type called "constructor" finds nothing. */
export type Registry = ReadonlyMap<string, ComponentType<never>>;

export function createRegistry(components: Record<string, ComponentType<never>>): Registry {
  return new Map(Object.entries(components));
}

export const RegistryContext = createContext<Registry>(new Map());
