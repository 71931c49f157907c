import { requiredOf } from '../../../schema/json-schema-type';
import type { JsonSchema } from '../../../schema/json-schema-type';
import { typeOf } from '../../../schema/json-schema-conditions';

/**
 * The one option of a union that a group of fields fits best; nothing where none has its fields, or several equally.
 */
export function optionMeant(options: readonly JsonSchema[], value: Record<string, unknown>): JsonSchema | undefined {
  const fitting = rank(
    options.filter((option) => suitsAll(option, value)),
    value,
  );
  const [first, second] = fitting.length > 0 ? fitting : rank(options, value);
  const isTie =
    first &&
    second &&
    first.known === second.known &&
    requiredOf(first.option).length === requiredOf(second.option).length;
  return isTie ? undefined : first?.option;
}

/** By how many fields they know, and then by how few they miss. */
const rank = (options: readonly JsonSchema[], value: Record<string, unknown>) =>
  options
    .map((option) => ({
      option,
      known: Object.keys(option.properties ?? {}).filter((key) => Object.hasOwn(value, key)).length,
      lacking: requiredOf(option).filter((key) => !Object.hasOwn(value, key)).length,
    }))
    .filter(({ known }) => known > 0)
    .sort((a, b) => b.known - a.known || a.lacking - b.lacking);

const suitsAll = ({ properties = {} }: JsonSchema, value: Record<string, unknown>) =>
  Object.entries(properties).every(([key, field]) => !Object.hasOwn(value, key) || suits(field, value[key]));

const suits = ({ enum: words, pattern }: JsonSchema, value: unknown) =>
  (!words || words.includes(value)) &&
  (pattern === undefined || typeof value !== 'string' || new RegExp(pattern, 'u').test(value));

interface Given {
  /** The fields that there are. */
  fields: Readonly<Record<string, JsonSchema>>;
  /** What the unknown field says. */
  value: unknown;
}

/**
 * `"title"` for `"heading"`: one unknown, one missing, and the value fits. In a union, the field that tells its options
 * apart.
 */
export function onlyOneMissing(unknown: string[], missing: ReadonlySet<string>, given: Given): string | undefined {
  const { fields, value } = given;
  const [meant] = missing;
  if (unknown.length !== 1 || missing.size !== 1 || !meant) return undefined;
  const { type: wanted = [], enum: words, const: only = value } = fields[meant] ?? {};
  if (only !== value || (words && !words.includes(value))) return undefined;
  const types = [wanted].flat();
  const type = typeOf(value);
  return types.includes(type) || (type === 'number' && types.includes('integer')) ? meant : undefined;
}
