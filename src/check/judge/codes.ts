import type { CodeWords } from '../rule';
import { misplacedBlock } from './blocks/misplaced-block';
import { tooManyBlocks } from './blocks/too-many-blocks';
import { unknownBlock } from './blocks/unknown-block';
import { wrongBlock } from './blocks/wrong-block';
import { missingField } from './fields/missing-field';
import { unknownField } from './fields/unknown-field';
import { OWN_VALUE_RULES } from './values';

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
