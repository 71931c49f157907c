import { requiredOf } from '../../schema/json-schema-type';
import type { JsonSchema } from '../../schema/json-schema-type';
import { fullPath, nameOf, ownerOf, sampleOf, whyOf } from './flaw';
import type { Flaw, Judged } from './flaw';
import { missingField, unknownField, wrongGroup } from './words';
import { nearest } from '../nearest';
import { isObject, typeOf } from './schema-walk';
import type { Step } from './schema-walk';

/**
 * The unknown and the missing fields of one object. A field that is only misspelt is not missing as well, and a group
 * of which no field belongs there is one mistake. Where the field that tells the options of a union apart is missing,
 * the other fields say which option was meant.
 */
export function fieldFlaws(steps: Step[], judged: Judged): Flaw[] {
  const { schema, value } = steps.at(-1)!;
  if (!isObject(value)) return [];
  const path = fullPath(steps, judged);
  const owner = ownerOf(steps, judged.subject);
  const options = (schema.allOf ?? []).flatMap(({ then }) => then ?? []);
  const option = optionMeant(options, value);
  const fields = option?.properties ?? Object.assign({}, ...options.map(({ properties }) => properties), schema.properties) as Record<string, JsonSchema>;
  const why = (key: string) => whyOf([...steps.map((step) => step.schema), fields[key] ?? {}]);
  const missing = new Set([...requiredOf(schema), ...(option ? requiredOf(option) : [])].filter((key) => !Object.hasOwn(value, key)));
  const unknown = Object.keys(value).filter((key) => !Object.hasOwn(fields, key));
  const free = new Set(Object.keys(fields).filter((key) => !Object.hasOwn(value, key)));
  const flaws = unknown.map((key): Flaw => {
    const meant = nearest(key, free) ?? onlyOneMissing(unknown, missing, { fields, value: value[key] });
    if (meant) {
      free.delete(meant);
      missing.delete(meant);
    }
    return {
      rule: 'unknown-field',
      location: { path: [...path, key], part: 'name' },
      words: unknownField({ key, owner, meant, field: fields[meant ?? ''], why: why(meant ?? key), allowed: [...free] }),
      ...(meant && { replace: { part: 'name' as const, insert: JSON.stringify(meant) } }),
    };
  });
  if (missing.size === 0) return flaws;
  const samples = option ? [] : options.map((each) => sampleOf(each));
  if (steps.length > 1 && flaws.length > 0 && flaws.length === Object.keys(value).length && flaws.every(({ replace }) => !replace)) {
    return [{ rule: 'wrong-type', location: { path, part: 'value' }, words: wrongGroup({ name: nameOf(steps), found: unknown, needed: [...missing], samples }) }];
  }
  const lacking = [...missing].map((key) => ({ key, sample: sampleOf(fields[key] ?? {}), isExample: hasExample(fields[key] ?? {}), why: why(key) }));
  return [...flaws, { rule: 'missing-field', location: { path, part: 'opening' }, words: missingField({ owner, lacking, samples }) }];
}

/** The one option of a union that a group of fields fits best; nothing where none has its fields, or several equally. */
function optionMeant(options: readonly JsonSchema[], value: Record<string, unknown>): JsonSchema | undefined {
  const ranked = (among: readonly JsonSchema[]) => among
    .map((option) => ({ option, known: Object.keys(option.properties ?? {}).filter((key) => Object.hasOwn(value, key)).length, lacking: requiredOf(option).filter((key) => !Object.hasOwn(value, key)).length }))
    .filter(({ known }) => known > 0).sort((a, b) => b.known - a.known || a.lacking - b.lacking);
  const fitting = ranked(options.filter(({ properties = {} }) => Object.entries(properties).every(([key, field]) => !Object.hasOwn(value, key) || suits(field, value[key]))));
  const [first, second] = fitting.length > 0 ? fitting : ranked(options);
  const isTie = first && second && first.known === second.known && requiredOf(first.option).length === requiredOf(second.option).length;
  return isTie ? undefined : first?.option;
}

const suits = ({ enum: words, pattern }: JsonSchema, value: unknown) =>
  (!words || words.includes(value)) && (pattern === undefined || typeof value !== 'string' || new RegExp(pattern, 'u').test(value));

/** Whether a sample is a value of somebody else, and not a stand-in or the only value that there is. */
const hasExample = (schema: JsonSchema) => /[\p{L}\p{N}]/u.test(sampleOf(schema)) && schema.enum === undefined && schema.const === undefined;

/** `"title"` for `"heading"`: one unknown, one missing, and the value fits. In a union, the field that tells its options apart. */
function onlyOneMissing(unknown: string[], missing: ReadonlySet<string>, { fields, value }: { fields: Readonly<Record<string, JsonSchema>>; value: unknown }): string | undefined {
  const [meant] = missing;
  if (unknown.length !== 1 || missing.size !== 1 || !meant) return undefined;
  const { type: wanted = [], enum: words, const: only = value } = fields[meant] ?? {};
  if (only !== value || (words && !words.includes(value))) return undefined;
  const types = [wanted].flat();
  const type = typeOf(value);
  return types.includes(type) || (type === 'number' && types.includes('integer')) ? meant : undefined;
}
