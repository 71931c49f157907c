import { z } from 'zod';

/** Whether a field may be left out. */
export const isOptional = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;

/** The schema of what is written, whether or not it may be left out. */
export function unwrapped(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? unwrapped(schema.unwrap() as z.ZodType)
    : schema;
}

/** The value that an empty field stands for; `undefined` where there is none. */
export function defaultOf(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodDefault) return schema.def.defaultValue;
  return schema instanceof z.ZodOptional ? defaultOf(schema.unwrap() as z.ZodType) : undefined;
}

/** A choice between objects by one field of theirs: `type` of blocks, `do` of buttons. */
export interface ByField {
  field: string;
  options: { value: string; schema: z.ZodObject }[];
}

export function byField(schema: z.ZodType): ByField | undefined {
  const inner = unwrapped(schema);
  if (!(inner instanceof z.ZodDiscriminatedUnion)) return undefined;
  const field = inner.def.discriminator;
  const options = (inner.options as z.ZodObject[]).map((option) => {
    const tag = option.shape[field] as z.ZodLiteral<string>;
    return { value: [...tag.values][0] as string, schema: option };
  });
  return { field, options };
}

/** Whether something is a list of blocks, or one. */
export const isBlocks = (schema: z.ZodType): boolean => {
  const inner = unwrapped(schema);
  return inner instanceof z.ZodArray && byField(inner.element as z.ZodType)?.field === 'type';
};
