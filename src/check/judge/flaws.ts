import type { ErrorObject } from 'ajv';
import type { Path } from '../../json/path';
import { fieldFlaws } from './field-flaws';
import type { Flaw, Judged } from './flaw';
import { stepsTo } from './schema-walk';
import { valueFlaw } from './value-flaws';

/** Errors of these keywords are told by the fields of their object, all at once. */
const OF_FIELDS = new Set(['additionalProperties', 'required']);
/** Where one value is wrong in several ways, only the first of these is told. */
const GRAVEST_FIRST = ['type', 'const', 'enum', 'pattern', 'minItems', 'maxItems', 'minimum', 'maximum'];

/** What the validator found, as mistakes that a person made. */
export function flawsOf(errors: readonly ErrorObject[], judged: Judged): Flaw[] {
  const byPlace = new Map<string, ErrorObject[]>();
  for (const error of errors) {
    if (error.keyword === 'if') continue;
    byPlace.set(error.instancePath, [...(byPlace.get(error.instancePath) ?? []), error]);
  }
  return [...byPlace].flatMap(([pointer, found]) => {
    const steps = stepsTo(judged.schema, judged.value, pathOf(pointer, judged.value));
    if (found.every(({ keyword }) => OF_FIELDS.has(keyword))) return fieldFlaws(steps, judged);
    const gravest = found.filter(({ keyword }) => !OF_FIELDS.has(keyword)).sort((a, b) => rank(a) - rank(b))[0]!;
    return [valueFlaw(gravest, steps, judged)];
  });
}

const rank = ({ keyword }: ErrorObject) => GRAVEST_FIRST.indexOf(keyword);

/** A JSON pointer as a path; a step into a list is a number. */
function pathOf(pointer: string, root: unknown): Path {
  let value = root;
  return pointer.split('/').slice(1).map((step) => {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    const key = Array.isArray(value) ? Number(name) : name;
    value = (value as Record<string | number, unknown> | undefined)?.[key];
    return key;
  });
}
