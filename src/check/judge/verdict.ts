import type { ErrorObject } from 'ajv';
import { pathIn } from '../../json/path';
import { groupedBy } from '../lists';
import type { Judged, JudgeDiagnostic } from './judged';
import { fieldDiagnostics } from './fields/field-diagnostics';
import { stepsTo } from '../../schema/json-schema-conditions';
import { pairIn } from './values/both-coordinates';
import { valueDiagnostic } from './values/value-diagnostic';

/** Errors of these keywords are reported with the fields of their object, all at once. */
const OF_FIELDS = new Set(['additionalProperties', 'required']);
/** A value that is wrong in several ways is reported once, for the first of these. */
const GRAVEST_FIRST = ['type', 'const', 'enum', 'pattern', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum'];

/** Turns the errors of the validator into the mistakes that a person made. */
export function verdictOf(errors: readonly ErrorObject[], judged: Judged): JudgeDiagnostic[] {
  const own = errors.filter(({ keyword }) => keyword !== 'if');
  const byPlace = groupedBy(own, ({ instancePath }) => instancePath);
  const together = new Set<string>();
  return [...byPlace].flatMap(([pointer, found]) => {
    const steps = stepsTo(judged.schema, judged.value, pathIn(pointer, judged.value));
    const both = steps.findIndex(({ schema, value }) => schema['x-kind'] === 'coordinates' && pairIn(value));
    if (both >= 0) {
      const place = steps.slice(0, both + 1);
      const key = JSON.stringify(place.map((step) => step.key));
      if (together.has(key)) return [];
      together.add(key);
      return [valueDiagnostic('type', place, judged)];
    }
    if (found.every(({ keyword }) => OF_FIELDS.has(keyword))) return fieldDiagnostics(steps, judged);
    const gravest = found.filter(({ keyword }) => !OF_FIELDS.has(keyword)).sort((a, b) => rank(a) - rank(b))[0]!;
    return [valueDiagnostic(gravest.keyword, steps, judged)];
  });
}

const rank = ({ keyword }: ErrorObject) => GRAVEST_FIRST.indexOf(keyword);
