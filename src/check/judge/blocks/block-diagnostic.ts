import type { Path } from '../../../json/path';
import type { JsonSchema } from '../../../schema/json-schema-type';
import { nearest } from '../../nearest';
import type { JudgeDiagnostic } from '../diagnostic';
import { missingField } from '../fields/missing-field';
import { unknownField } from '../fields/unknown-field';
import { offerFor } from '../offer';
import { isObject } from '../../../json/is-object';
import { noBlock, wrongType } from '../values/wrong-type';
import { misplacedBlock } from './misplaced-block';
import { unknownBlock } from './unknown-block';

interface Place {
  path: Path;
  /** The field `type` of the blocks that may stand there. */
  types: JsonSchema;
  /** Every type that there is. */
  all: readonly string[];
}

/** What is wrong with a block before its own schema is asked: that it is none, or of no type that may stand here. */
export function blockDiagnostic(block: unknown, { path, types, all }: Place): JudgeDiagnostic | undefined {
  const allowed = (types.enum ?? []).map(String);
  if (!isObject(block)) return { code: wrongType.code, location: { path, part: 'value' }, words: noBlock(block) };
  if (!Object.hasOwn(block, 'type')) return withoutType(block, path, allowed);
  const { type } = block;
  if (typeof type === 'string' && allowed.includes(type)) return undefined;
  const location = { path: [...path, 'type'], part: 'value' as const };
  if (typeof type === 'string' && all.includes(type)) {
    return { code: misplacedBlock.code, location, words: misplacedBlock.words({ type, allowed }) };
  }
  const offer = offerFor(type, allowed, types['x-other-words']);
  return {
    code: unknownBlock.code,
    location,
    words: unknownBlock.words({ type, offer, choices: types.errorMessage ?? '' }),
    ...(offer.meant && { insert: JSON.stringify(offer.meant) }),
  };
}

function withoutType(block: Record<string, unknown>, path: Path, allowed: readonly string[]): JudgeDiagnostic {
  const misspelt = Object.keys(block).find((key) => nearest(key, ['type']));
  if (!misspelt) {
    return { code: missingField.code, location: { path, part: 'opening' }, words: missingField.ofType(allowed) };
  }
  return {
    code: unknownField.code,
    location: { path: [...path, misspelt], part: 'name' },
    words: unknownField.ofType(misspelt),
    insert: '"type"',
  };
}
