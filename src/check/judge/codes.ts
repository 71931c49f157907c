import { misplacedBlock, unknownBlock, wrongBlock } from './blocks/block-diagnostic';
import { tooManyBlocks } from './blocks/too-many-blocks';
import { missingField, unknownField } from './fields/field-words';
import { VALUE_RULES } from './values/value-diagnostic';

const OWNERS = [missingField, unknownField, misplacedBlock, tooManyBlocks, unknownBlock, wrongBlock, ...VALUE_RULES];

/** Faults of a field, a value or a block. A rule without a summary has the code of another. */
export const VALUE_CODES = OWNERS.flatMap(({ summary, ...rule }) =>
  summary === undefined ? [] : [{ ...rule, summary }],
);
