import { isObject } from '../../../json/is-object';
import type { Step } from '../../../schema/json-schema-conditions';
import type { Judged, JudgeDiagnostic } from '../diagnostic';
import { pathTo, valueName, whyOf } from '../naming';
import { sampleOf } from '../sample';
import { VALUE_RULES } from '.';
import type { WrongValue } from './value-rule';

/** What is wrong with the last value on the way, that does not do what a keyword of its schema asks. */
export function valueDiagnostic(keyword: string, steps: Step[], judged: Judged): JudgeDiagnostic {
  const { schema, value } = steps.at(-1)!;
  const own = keyword === 'pattern' ? schema.patternErrorMessage : schema.errorMessage;
  const wrong: WrongValue = {
    value,
    schema,
    name: valueName(steps),
    why: whyOf(steps.map((step) => step.schema)),
    country: countryOf(judged.value),
    hint: own ?? `Write what belongs there, for example ${sampleOf(schema)}.`,
  };
  for (const { code, keywords, explain } of VALUE_RULES) {
    const explained = keywords.includes(keyword) ? explain(wrong) : undefined;
    if (!explained) continue;
    const { message, fix, why = wrong.why, insert, at } = explained;
    const path = [...pathTo(steps, judged), ...(typeof at === 'number' ? [at] : [])];
    return {
      code,
      location: { path, part: at === 'opening' ? 'opening' : 'value' },
      words: { message, fix, why },
      ...(insert !== undefined && { insert }),
    };
  }
  throw new Error(`No rule explains the keyword ${keyword} of JSON Schema.`);
}

const countryOf = (document: unknown) =>
  isObject(document) && typeof document['country'] === 'string' ? document['country'] : undefined;
