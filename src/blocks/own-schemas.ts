/** A fault of a block of a site's own repository. */
export interface OwnFault {
  /** From the folder of the project: `blocks/offer/offer.schema.ts`. */
  file: string;
  /** From 1. */
  line: number;
  column: number;
  message: string;
}

/**
 * The blocks of a site's own repository, by their types: none. Where a project has some, `node/plugins/own-blocks.ts`
 * puts a module of the same exports in the place of this one.
 */
export const ownSchemas = {};
/** Type → the examples of the block, by their names. */
export const ownExamples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {};
export const ownFaults: readonly OwnFault[] = [];
