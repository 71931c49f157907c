import { requiredOf } from '../content/json-schema-type';
import type { JsonSchema } from '../content/json-schema-type';
import { blockOf, fullPath, nameOf, ownerOf, ownPath, sampleOf } from './flaw';
import type { Flaw, Judged } from './flaw';
import { missingField, unknownField, wrongGroup } from './messages/fields';
import { whyOf } from './messages/whys';
import { nearest } from './nearest';
import { isObject, typeOf } from './schema-walk';
import type { Step } from './schema-walk';

/**
 * The unknown and the missing fields of one object. A field that is only misspelt is not missing as well, and a group
 * of which no field belongs there is one mistake.
 */
export function fieldFlaws(steps: Step[], judged: Judged): Flaw[] {
  const { schema, value } = steps.at(-1)!;
  if (!isObject(value)) return [];
  const path = fullPath(steps, judged);
  const why = (key: string) => whyOf([...ownPath(steps), key], blockOf(judged));
  const owner = ownerOf(steps, judged.subject);
  const fields = schema.properties ?? {};
  const missing = new Set(requiredOf(schema).filter((key) => !Object.hasOwn(value, key)));
  const ofOptions = new Set((schema.allOf ?? []).flatMap(({ then }) => Object.keys(then?.properties ?? {})));
  const unknown = Object.keys(value).filter((key) => !Object.hasOwn(fields, key) && !ofOptions.has(key));
  const free = new Set(Object.keys(fields).filter((key) => !Object.hasOwn(value, key)));
  const flaws = unknown.flatMap((key): Flaw[] => {
    const meant = nearest(key, free) ?? onlyOneMissing(unknown, missing, { schema, value: value[key] });
    if (!meant && schema.additionalProperties !== false) return [];
    if (meant) {
      free.delete(meant);
      missing.delete(meant);
    }
    return [{
      rule: 'unknown-field',
      spot: { path: [...path, key], part: 'name' },
      words: unknownField({ key, owner, meant, title: meant && fields[meant]?.title, why: why(meant ?? key), allowed: [...free] }),
      ...(meant && { replace: { part: 'name' as const, insert: JSON.stringify(meant) } }),
    }];
  });
  if (missing.size === 0) return flaws;
  if (steps.length > 1 && flaws.length > 0 && flaws.length === Object.keys(value).length && flaws.every(({ replace }) => !replace)) {
    return [{ rule: 'wrong-type', spot: { path, part: 'value' }, words: wrongGroup({ name: nameOf(steps), found: unknown, needed: [...missing] }) }];
  }
  const lacking = [...missing].map((key) => ({ key, sample: sampleOf(fields[key] ?? {}), isExample: hasExample(fields[key] ?? {}), why: why(key) }));
  return [...flaws, { rule: 'missing-field', spot: { path, part: 'opening' }, words: missingField({ owner, lacking }) }];
}

/** Whether a sample is a value of somebody else, and not a stand-in or the only value that there is. */
const hasExample = (schema: JsonSchema) => /[\p{L}\p{N}]/u.test(sampleOf(schema)) && schema.enum === undefined && schema.const === undefined;

/** `"title"` for `"heading"`: one unknown, one missing, and the value fits. In a union, the field that tells its options apart. */
function onlyOneMissing(unknown: string[], missing: ReadonlySet<string>, { schema, value }: { schema: JsonSchema; value: unknown }): string | undefined {
  const [meant] = missing;
  if (unknown.length !== 1 || missing.size !== 1 || !meant || (schema.additionalProperties !== false && !schema.allOf)) return undefined;
  const { type: wanted = [], enum: words } = schema.properties?.[meant] ?? {};
  if (words && !words.includes(value as string)) return undefined;
  const types = [wanted].flat();
  const type = typeOf(value);
  return types.includes(type) || (type === 'number' && types.includes('integer')) ? meant : undefined;
}
