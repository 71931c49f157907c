import { isObject } from '../../../json/is-object';
import type { Path } from '../../../json/path';
import type { JsonSchema } from '../../../schema/json-schema-type';
import { nearest } from '../../nearest';
import { listOf, quote } from '../../words';
import type { JudgeDiagnostic } from '../judged';
import { missingField, unknownField } from '../fields/field-words';
import { didYouMean, mendedBy, offerFor } from '../offer';
import { wrongType } from '../values/wrong-type';

export const misplacedBlock = {
  code: 'misplaced-block',
  summary: 'A block stands where blocks of its type cannot stand.',
  example: { before: '"side": [{ "type": "columns", … }]', after: '"side": [{ "type": "sticky-call", … }]' },
};

export const unknownBlock = {
  code: 'unknown-block',
  summary: 'There is no block of this type.',
  example: { before: '{ "type": "heroo", … }', after: '{ "type": "hero", … }' },
};

export const wrongBlock = {
  code: 'wrong-block',
  summary: 'A block has the fields of another type.',
  example: { before: '{ "type": "prose", "do": […], … }', after: '{ "type": "do-dont", "do": […], … }' },
};

interface Place {
  path: Path;
  /** The field `type` of the blocks that may stand there. */
  types: JsonSchema;
  /** Every type that there is. */
  all: readonly string[];
}

/** A block that is none, or of no type that may stand there. Its own schema has not judged it yet. */
export function blockDiagnostic(block: unknown, { path, types, all }: Place): JudgeDiagnostic | undefined {
  const allowed = (types.enum ?? []).map(String);
  if (!isObject(block)) return noBlock(block, path);
  if (!Object.hasOwn(block, 'type')) return withoutType(block, path, allowed);
  const { type } = block;
  if (typeof type === 'string' && allowed.includes(type)) return undefined;
  const offer = offerFor(type, allowed, types['x-other-words']);
  const location = { path: [...path, 'type'], part: 'value' as const };
  if (typeof type === 'string' && all.includes(type)) {
    const message = `A "${type}" block cannot stand here.`;
    const others = allowed.length > 0 ? ` What can stand here is ${listOf(allowed, 'or')}.` : '';
    const fix = `Move it out to the blocks of the page.${others}`;
    return { code: misplacedBlock.code, location, words: { message, fix, why: NOTHING } };
  }
  const message = `There is no block of the type ${quote(type)}.${didYouMean(offer)}`;
  const words = { message, fix: mendedBy(offer) ?? types.errorMessage ?? '', why: NOTHING };
  return { code: unknownBlock.code, location, words, insert: offer.intended && JSON.stringify(offer.intended) };
}

const NOTHING = 'Visitors would see nothing where this block stands.';

export const ofWrongType = (type: string, intended: string, path: Path): JudgeDiagnostic => ({
  code: wrongBlock.code,
  location: { path: [...path, 'type'], part: 'value' },
  words: {
    message: `This block says that it is a "${type}", but its fields are those of a "${intended}".`,
    fix: `Write "${intended}" as its type, or write the fields of a "${type}".`,
    why:
      'A block is drawn by its type, from the fields of that type alone: ' +
      'visitors would see nothing of what it says.',
  },
});

function noBlock(value: unknown, path: Path): JudgeDiagnostic {
  const fix = 'Write a block in curly brackets, beginning with its type: { "type": "prose", "paragraphs": ["…"] }.';
  const words = { message: `${quote(value)} is not a block.`, fix, why: NOTHING };
  return { code: wrongType.code, location: { path, part: 'value' }, words };
}

function withoutType(block: Record<string, unknown>, path: Path, allowed: readonly string[]): JudgeDiagnostic {
  const misspelt = Object.keys(block).find((key) => nearest(key, ['type']));
  if (misspelt === undefined) {
    const fix = `Add "type" as its first field. The types are ${listOf(allowed)}.`;
    const words = { message: 'This block does not say what it is: its "type" is not there.', fix, why: NOTHING };
    return { code: missingField.code, location: { path, part: 'opening' }, words };
  }
  const message = `"${misspelt}" is not a field of a block. Did you mean "type"?`;
  const words = { message, fix: 'Write "type" in its place.', why: NOTHING };
  return { code: unknownField.code, location: { path: [...path, misspelt], part: 'name' }, words, insert: '"type"' };
}
