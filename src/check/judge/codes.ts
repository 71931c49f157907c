import type { CodeWords } from '../rule';
import { misplacedBlock, unknownBlock, wrongBlock } from './blocks/block-diagnostic';
import { tooManyBlocks } from './blocks/too-many-blocks';
import { missingField, unknownField } from './fields/field-words';
import { OWN_VALUE_RULES } from './values/value-diagnostic';

const OWNERS = [
  missingField,
  unknownField,
  misplacedBlock,
  tooManyBlocks,
  unknownBlock,
  wrongBlock,
  ...OWN_VALUE_RULES,
];

/** What can be wrong with a field, a value or a block. */
export const VALUE_CODES: Readonly<Record<string, CodeWords>> = Object.fromEntries(
  OWNERS.map((owner) => [owner.code, owner]),
);
