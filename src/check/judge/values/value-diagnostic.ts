import { isObject } from '../../../json/is-object';
import type { Step } from '../../../schema/json-schema-conditions';
import { upperFirst } from '../../words';
import type { Judged, JudgeDiagnostic } from '../diagnostic';
import { pathTo, valueName, whyOf } from '../naming';
import { sampleOf } from '../sample';
import { bothCoordinates } from './both-coordinates';
import { booleanInQuotes, numberInQuotes } from './in-quotes';
import { outOfRange, tooFew, tooLong, tooMany } from './sizes';
import type { ValueRule, WrongValue } from './value-rule';
import { wrongForm } from './wrong-form';
import { wrongType } from './wrong-type';
import { emptyText, tokenInValue, unknownValue } from './wrong-word';

/** Those whose code is their own. */
export const OWN_VALUE_RULES = [
  emptyText,
  bothCoordinates,
  numberInQuotes,
  booleanInQuotes,
  wrongType,
  unknownValue,
  wrongForm,
  tooLong,
  tooFew,
  tooMany,
  outOfRange,
];

/** Of those of one keyword, the first that knows the value explains it. */
const VALUE_RULES: readonly ValueRule[] = [tokenInValue, ...OWN_VALUE_RULES];

/** What is wrong with the last value on the way, that does not do what a keyword of its schema asks. */
export function valueDiagnostic(keyword: string, steps: Step[], judged: Judged): JudgeDiagnostic {
  const { schema, value } = steps.at(-1)!;
  const own = keyword === 'pattern' ? schema.patternErrorMessage : schema.errorMessage;
  const name = valueName(steps);
  const wrong: WrongValue = {
    value,
    schema,
    name,
    subject: upperFirst(name),
    why: whyOf(steps.map((step) => step.schema)),
    country: countryOf(judged.value),
    hint: own ?? `Write what belongs there, for example ${sampleOf(schema)}.`,
  };
  for (const { code, keywords, explain } of VALUE_RULES) {
    const explained = keywords.includes(keyword) ? explain(wrong) : undefined;
    if (!explained) continue;
    const { message, fix, why = wrong.why, meant, insert = meant && JSON.stringify(meant), at } = explained;
    const path = [...pathTo(steps, judged), ...(typeof at === 'number' ? [at] : [])];
    return {
      code,
      location: { path, part: at === 'opening' ? 'opening' : 'value' },
      words: { message, fix, why },
      insert,
    };
  }
  throw new Error(`No rule explains the keyword ${keyword} of JSON Schema.`);
}

const countryOf = (document: unknown) =>
  isObject(document) && typeof document['country'] === 'string' ? document['country'] : undefined;
