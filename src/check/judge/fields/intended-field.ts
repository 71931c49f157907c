import { requiredOf } from '../../../schema/json-schema-type';
import type { JsonSchema } from '../../../schema/json-schema-type';
import { typeOf } from '../../../schema/json-schema-conditions';

/** The option of a union that fits best: by values, then shared, then missing fields; nothing where none or two do. */
export function intendedOption(options: readonly JsonSchema[], value: Record<string, unknown>): JsonSchema | undefined {
  const [first, second] = options
    .map((option) => {
      const given = Object.entries(option.properties ?? {}).filter(([key]) => Object.hasOwn(value, key));
      const needed = requiredOf(option);
      return {
        option,
        shared: given.length,
        isFit: given.every(([key, field]) => suits(field, value[key])),
        needed: needed.length,
        lacking: needed.filter((key) => !Object.hasOwn(value, key)).length,
      };
    })
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => Number(b.isFit) - Number(a.isFit) || b.shared - a.shared || a.lacking - b.lacking);
  const isTie =
    second && first!.isFit === second.isFit && first!.shared === second.shared && first!.needed === second.needed;
  return isTie ? undefined : first?.option;
}

const suits = ({ enum: words, pattern }: JsonSchema, value: unknown) =>
  (!words || words.includes(value)) &&
  (pattern === undefined || typeof value !== 'string' || new RegExp(pattern, 'u').test(value));

interface Given {
  fields: Readonly<Record<string, JsonSchema>>;
  value: unknown;
}

/** `"title"` for `"heading"`: one unknown, one missing, and the value fits; in a union, its discriminator. */
export function onlyOneMissing(unknown: string[], missing: ReadonlySet<string>, given: Given): string | undefined {
  const { fields, value } = given;
  const [name] = missing;
  if (unknown.length !== 1 || missing.size !== 1 || !name) return undefined;
  const { type: wanted = [], enum: words, const: only = value } = fields[name] ?? {};
  if (only !== value || (words && !words.includes(value))) return undefined;
  const types = [wanted].flat();
  const type = typeOf(value);
  return types.includes(type) || (type === 'number' && types.includes('integer')) ? name : undefined;
}

/** `response` for `responseMinutes`, the only name that begins so; `alias` for `aliases`, or the other way round. */
export function longerOrShorter(key: string, names: Iterable<string>): string | undefined {
  const all = [...names];
  const [begun, ...others] = all.filter((name) => key.length > 3 && name.startsWith(key));
  if (begun !== undefined && others.length === 0) return begun;
  return all.find((name) => ['s', 'es'].some((end) => name === key + end || key === name + end));
}
