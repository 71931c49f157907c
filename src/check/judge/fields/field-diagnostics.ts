import { requiredOf } from '../../../schema/json-schema-type';
import type { JsonSchema } from '../../../schema/json-schema-type';
import { nearest } from '../../nearest';
import { blockDiagnostic, misplacedBlock } from '../blocks/block-diagnostic';
import type { Judged, JudgeDiagnostic } from '../judged';
import { ownerName, pathTo, valueName, whyOf } from '../naming';
import { sampleOf } from '../sample';
import { isObject } from '../../../json/is-object';
import { ownValue } from '../../../json/own-value';
import type { Step } from '../../../schema/json-schema-conditions';
import { wrongType } from '../values/wrong-type';
import { missingField, unknownField, wrongGroup } from './field-words';
import { onlyOneMissing, intendedOption, longerOrShorter } from './intended-field';

/**
 * The unknown and the missing fields of one object. A misspelt field is not missing as well, and a group of which no
 * field belongs there is one mistake. Where the discriminator of a union is missing, the other fields show the intended
 * option.
 */
export function fieldDiagnostics(steps: Step[], judged: Judged): JudgeDiagnostic[] {
  const { schema, value } = steps.at(-1)!;
  if (!isObject(value)) return [];
  const path = pathTo(steps, judged);
  const owner = ownerName(steps, judged.subject);
  const options = (schema.allOf ?? []).flatMap(({ then }) => then ?? []);
  const option = intendedOption(options, value);
  const ofAll: Record<string, JsonSchema> = Object.assign(
    {},
    ...options.map(({ properties }) => properties),
    schema.properties,
  );
  const fields = option?.properties ?? ofAll;
  const why = (key: string) => whyOf([...steps.map((step) => step.schema), ownValue(fields, key) ?? {}]);
  const needed = [...requiredOf(schema), ...(option ? requiredOf(option) : [])];
  const missing = new Set(needed.filter((key) => !Object.hasOwn(value, key)));
  const unknown = Object.keys(value).filter((key) => !Object.hasOwn(fields, key));
  const free = new Set(Object.keys(fields).filter((key) => !Object.hasOwn(value, key)));
  // A whole block in the place of what is none: a card, a step.
  const stray = unknown.includes('type') && blockDiagnostic(value, { path, types: {}, all: judged.blockTypes });
  if (stray && stray.code === misplacedBlock.code) return [stray];
  const misnamed = unknown.map((key): JudgeDiagnostic => {
    const intended =
      nearest(key, free) ??
      longerOrShorter(key, free) ??
      onlyOneMissing(unknown, missing, { fields, value: value[key] });
    if (intended) {
      free.delete(intended);
      missing.delete(intended);
    }
    const about = { key, owner, intended, field: fields[intended ?? ''], why: why(intended ?? key) };
    return {
      code: unknownField.code,
      location: { path: [...path, key], part: 'name' },
      words: unknownField.words({ ...about, allowed: [...free] }),
      insert: intended && JSON.stringify(intended),
    };
  });
  if (missing.size === 0) return misnamed;
  const samples = option ? [] : options.map((each) => sampleOf(each));
  const isForeign =
    steps.length > 1 &&
    unknown.length > 0 &&
    unknown.length === Object.keys(value).length &&
    misnamed.every(({ insert }) => insert === undefined);
  if (isForeign) {
    const home = siblingWith(steps, unknown);
    const words = wrongGroup({ name: valueName(steps), found: unknown, needed: [...missing], samples, home });
    return [{ code: wrongType.code, location: { path, part: 'value' }, words }];
  }
  const lacking = [...missing].map((key) => ({ key, field: fields[key] ?? {}, why: why(key) }));
  const words = missingField.words({ owner, lacking, samples });
  return [...misnamed, { code: missingField.code, location: { path, part: 'opening' }, words }];
}

/** The list beside that of a group, in the same object, whose entries have these fields. */
function siblingWith(steps: readonly Step[], found: readonly string[]): string | undefined {
  const lists = Object.entries(steps.at(-3)?.schema.properties ?? {});
  return lists.find(([, { items }]) => found.every((key) => ownValue(items?.properties, key)))?.[0];
}
