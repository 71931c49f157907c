import { requiredOf } from '../../schema/json-schema-type';
import type { JsonSchema } from '../../schema/json-schema-type';
import { effective } from '../../schema/json-schema-conditions';

const FEW_WORDS = 3;

/** A value for a person to start from: the first example, all of a few words, or a stand-in of its type. */
export function sampleOf(schema: JsonSchema): string {
  const { examples, default: usual, enum: words = [] } = effective(schema, undefined);
  const isOpen = !examples?.length && usual === undefined && words.length > 1 && words.length <= FEW_WORDS;
  return isOpen ? words.map((word) => JSON.stringify(word)).join(' or ') : oneSample(schema);
}

function oneSample(schema: JsonSchema): string {
  const shape = effective(schema, undefined);
  const given = [shape.examples?.[0], shape.default, shape.enum?.[0], shape.const].find((each) => each !== undefined);
  if (given !== undefined) return JSON.stringify(given);
  const [type] = [shape.type].flat();
  if (type === undefined) return '…';
  if (type === 'array') return `[${oneSample(shape.items ?? {})}]`;
  if (type === 'object') return sampleObject(shape);
  if (type === 'boolean') return 'false';
  return type === 'string' ? '"…"' : String(shape.minimum ?? 1);
}

function sampleObject(shape: JsonSchema): string {
  const fields = requiredOf(shape).map((key) => `"${key}": ${oneSample(shape.properties?.[key] ?? {})}`);
  return fields.length > 0 && fields.length < 4 ? `{ ${fields.join(', ')} }` : '{ … }';
}

/** Whether a sample is a value of somebody else, and not a stand-in or the only value that there is. */
export const hasExample = (schema: JsonSchema) =>
  /[\p{L}\p{N}]/u.test(sampleOf(schema)) && schema.enum === undefined && schema.const === undefined;
