import { schemaOf } from '../../content/site';
import type { SiteDocument } from '../../content/site';
import { isObject } from '../../json/is-object';
import { planFor, planOf } from '../../schema/plan';
import { nearest } from '../nearest';

/**
 * Whether fields of a document are valid: each fits its schema, and one that is left out is not there under a misspelt
 * name. A problem that only follows from an invalid field is not reported, because the field's own mistake is.
 */
export function areValid(document: SiteDocument | undefined, ...names: readonly string[]): boolean {
  if (!document || document.isValid) return true;
  const { kind, value } = document;
  const fields = planFor(planOf(schemaOf(kind)), value)?.fields;
  if (!fields || !isObject(value)) return false;
  const unknown = Object.keys(value).filter((key) => !fields.has(key));
  return names.every(
    (name) =>
      fields.get(name)?.safeParse(value[name]).success !== false &&
      (Object.hasOwn(value, name) || !unknown.some((key) => nearest(key, [name]))),
  );
}
