import { z } from 'zod';
import { isObject } from '../json/is-object';
import type { FieldKind } from './fields';

/** A schema as walking needs it, without optional and default wrappers. */
export interface Plan {
  kind?: FieldKind | undefined;
  /** For a list: the schema of its items. */
  item?: z.ZodType;
  /** For an object: the schema of each field. */
  fields?: ReadonlyMap<string, z.ZodType>;
  /** For a discriminated union: the field, and the plan for each of its values. */
  byValue?: { field: string; plans: ReadonlyMap<unknown, Plan> };
  /** For any other union: its options in order. */
  options?: readonly Plan[];
  fits: (value: unknown) => boolean;
  /** The default of a value that is left out. */
  fallback?: () => unknown;
}

const plans = new WeakMap<z.ZodType, Plan>();

export function planOf(schema: z.ZodType): Plan {
  const cached = plans.get(schema);
  if (cached) return cached;
  const plan = makePlan(schema, z.globalRegistry.get(schema)?.kind);
  plans.set(schema, plan);
  return plan;
}

/** The kind of a wrapper or a union takes precedence over the kind inside it. */
function makePlan(schema: z.ZodType, kind: FieldKind | undefined): Plan {
  if (schema instanceof z.ZodDefault) {
    return { ...withKind(planOf(schema.unwrap() as z.ZodType), kind), fallback: () => schema.def.defaultValue };
  }
  if (schema instanceof z.ZodOptional) return withKind(planOf(schema.unwrap() as z.ZodType), kind);
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const field = schema.def.discriminator;
    const options = schema.options as z.ZodObject[];
    const pairs = options.flatMap((option) =>
      literalsOf(option.shape[field]).map((value) => [value, withKind(planOf(option), kind)] as const),
    );
    return { byValue: { field, plans: new Map(pairs) }, fits: isObject };
  }
  if (schema instanceof z.ZodUnion) {
    const options = (schema.options as z.ZodType[]).map((option) => withKind(planOf(option), kind));
    return { options, fits: () => true };
  }
  if (schema instanceof z.ZodArray) return { kind, item: schema.element as z.ZodType, fits: Array.isArray };
  if (schema instanceof z.ZodObject) {
    const fields = new Map(Object.entries(schema.shape as Record<string, z.ZodType>));
    const isOptional = (field: z.ZodType) => field instanceof z.ZodOptional || field instanceof z.ZodDefault;
    const needed = [...fields].filter(([, field]) => !isOptional(field)).map(([key]) => key);
    return { kind, fields, fits: (value) => isObject(value) && needed.every((key) => Object.hasOwn(value, key)) };
  }
  if (LEAVES.some((leaf) => schema instanceof leaf)) return { kind, fits: (value) => schema.safeParse(value).success };
  if (schema instanceof z.ZodString) return { kind, fits: (value) => typeof value === 'string' };
  if (schema instanceof z.ZodNumber) return { kind, fits: (value) => typeof value === 'number' };
  // Treated as a leaf, it would hide its contents from every rule and leave its tokens unfilled.
  throw new Error(
    `A field of the type "${schema.def.type}" cannot be walked through. Teach src/schema/plan.ts what ` +
      'stands in it.',
  );
}

const LEAVES = [z.ZodBoolean, z.ZodEnum, z.ZodLiteral];

const withKind = (plan: Plan, kind: FieldKind | undefined): Plan => (kind ? { ...plan, kind } : plan);

/**
 * The plan of the option of a union that fits the value: of an object the one that has most of its fields. A plan that
 * is no union is returned as it is. Undefined where no option fits.
 */
export function planFor(plan: Plan, value: unknown): Plan | undefined {
  if (plan.byValue) {
    const chosen = isObject(value) ? plan.byValue.plans.get(value[plan.byValue.field]) : undefined;
    return chosen && planFor(chosen, value);
  }
  if (plan.options) {
    const closest = isObject(value) ? intended(plan.options, value) : undefined;
    const chosen = closest ?? plan.options.find((option) => option.fits(value));
    return chosen && planFor(chosen, value);
  }
  return plan;
}

/** The option that has most fields of an object, of two the smaller; of no kind while the object lacks a field. */
function intended(options: readonly Plan[], value: object): Plan | undefined {
  const names = Object.keys(value);
  const [closest] = options
    .map((option) => ({ option, shared: names.filter((name) => option.fields?.has(name)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || a.option.fields!.size - b.option.fields!.size);
  return closest?.option.fits(value) === false ? { ...closest.option, kind: undefined } : closest?.option;
}

function literalsOf(schema: unknown): unknown[] {
  if (schema instanceof z.ZodLiteral) return [...schema.values];
  // Without its values, the option would never be found, and what stands in it would be hidden from every rule.
  throw new Error('The options of a union by field must each have a literal in that field. See src/schema/plan.ts.');
}
