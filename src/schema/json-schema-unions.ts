import { requiredOf } from './json-schema-type';
import type { JsonSchema, JsonType } from './json-schema-type';
import { chooseOne } from './json-schema-words';

/**
 * A union discriminated by one field, as an `enum` and a condition for each option. A plain `oneOf` answers one mistake
 * with an error for every option; this names exactly the field that is wrong.
 */
export function chooseByField(field: string, options: JsonSchema[], description?: string): JsonSchema {
  const tags = options.map((option) => option.properties?.[field] ?? {});
  const names = tags.map(({ const: value }) => value);
  const otherWords: Record<string, string> = Object.assign({}, ...tags.map((tag) => tag['x-other-words']));
  return {
    type: 'object',
    required: [field],
    properties: {
      [field]: {
        type: 'string',
        title: new Set(tags.map(({ title }) => title)).size === 1 ? (tags[0]?.title ?? field) : 'Choice',
        description: description ?? chooseOne(names, names.length),
        enum: names,
        enumDescriptions: tags.map((tag) => tag.description ?? ''),
        errorMessage: chooseOne(names, names.length),
        'x-visible': false,
        ...(Object.keys(otherWords).length > 0 && { 'x-other-words': otherWords }),
      },
    },
    allOf: options.map((option, index) => ({
      if: { type: 'object', properties: { [field]: { const: names[index] } }, required: [field] },
      then: option.$ref ? { $ref: option.$ref } : option,
    })),
  };
}

/** A union discriminated by JSON type, or, for two objects, by a field that only one of them has and requires. */
export function chooseByShape(options: JsonSchema[]): JsonSchema {
  const types = options.map((option) => option.type as JsonType);
  if (new Set(types).size === types.length) {
    return {
      type: types,
      allOf: options.map((option) => ({ if: { type: option.type! }, then: option })),
    };
  }
  if (types.some((type) => type !== 'object'))
    throw new Error('A union of two equal types that are not objects cannot be told apart.');
  const [last, ...others] = sortBySize(options);
  return { type: 'object', ...conditions(others.reverse(), last!) };
}

function conditions([option, ...rest]: JsonSchema[], last: JsonSchema): JsonSchema {
  if (!option) return last;
  const others = [...rest, last];
  const own = requiredOf(option).find((key) => others.every((other) => !other.properties?.[key]));
  if (!own) throw new Error(`No required field tells "${option.title ?? 'an option'}" from the others of its union.`);
  return {
    if: { type: 'object', properties: { [own]: {} }, required: [own] },
    then: option,
    else: conditions(rest, last),
  };
}

const sortBySize = (options: JsonSchema[]) =>
  [...options].sort((a, b) => Object.keys(a.properties ?? {}).length - Object.keys(b.properties ?? {}).length);
