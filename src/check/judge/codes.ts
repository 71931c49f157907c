import type { CodeWords } from '../rule';
import { misplacedBlock, unknownBlock, wrongBlock } from './blocks/block-diagnostic';
import { tooManyBlocks } from './blocks/too-many-blocks';
import { missingField, unknownField } from './fields/field-words';
import { VALUE_RULES } from './values/value-diagnostic';

/** Faults of a field, a value or a block. */
export const VALUE_CODES: Readonly<Record<string, CodeWords>> = Object.fromEntries(
  [missingField, unknownField, misplacedBlock, tooManyBlocks, unknownBlock, wrongBlock, ...VALUE_RULES].flatMap(
    ({ code, summary, example }) => (summary === undefined ? [] : [[code, { summary, example }]]),
  ),
);
