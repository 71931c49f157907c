import { isObject } from '../../../json/is-object';
import type { Step } from '../../../schema/json-schema-conditions';
import { upperFirst } from '../../words';
import type { Judged, JudgeDiagnostic, ValueRule, WrongValue } from '../judged';
import { pathTo, valueName, whyOf } from '../naming';
import { sampleOf } from '../sample';
import { bothCoordinates } from './both-coordinates';
import { booleanInQuotes, numberInQuotes } from './quotes';
import { outOfRange, tooFew, tooLong, tooMany } from './sizes';
import { wrongForm } from './wrong-form';
import { wrongType } from './wrong-type';
import { emptyText, tokenInValue, unknownValue } from './wrong-word';

/** The first rule of a keyword that applies gives the message. */
export const VALUE_RULES: readonly ValueRule[] = [
  tokenInValue,
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

/** The message for the last value on the path, which breaks a keyword of its schema. */
export function valueDiagnostic(keyword: string, steps: Step[], judged: Judged): JudgeDiagnostic {
  const { schema, value } = steps.at(-1)!;
  const own = keyword === 'pattern' ? schema.patternErrorMessage : schema.errorMessage;
  const name = valueName(steps);
  const country = isObject(judged.value) ? judged.value['country'] : undefined;
  const wrong: WrongValue = {
    value,
    schema,
    name,
    subject: upperFirst(name),
    country: typeof country === 'string' ? country : undefined,
    hint: own ?? `Write what belongs there, for example ${sampleOf(schema)}.`,
  };
  for (const { code, keywords, explain } of VALUE_RULES) {
    const explained = keywords.includes(keyword) ? explain(wrong) : undefined;
    if (!explained) continue;
    const { message, fix, why = whyOf(steps.map((step) => step.schema)), insert, at } = explained;
    const path = [...pathTo(steps, judged), ...(typeof at === 'number' ? [at] : [])];
    const part = at === 'opening' ? 'opening' : 'value';
    return { code, location: { path, part }, words: { message, fix, why }, insert };
  }
  throw new Error(`No rule explains the keyword ${keyword} of JSON Schema.`);
}
