import { z } from 'zod';
import { metaOf } from './children';
import type { FieldKind } from './fields';

/** Kinds whose values lead somewhere or name something in the files; visitors read other words in their place. */
const UNSEEN_KINDS: ReadonlySet<FieldKind> = new Set(['address', 'claim', 'date', 'dialled', 'id', 'ref', 'route']);

export const isUnseenKind = (kind: FieldKind) => UNSEEN_KINDS.has(kind);

/**
 * Whether visitors see the value of a field, from its own `visible`, else from its kind, else from its type: a choice,
 * a switch or a constant without a kind decides how something is drawn.
 */
export function isVisible(schema: z.ZodType): boolean {
  const found = known.get(schema) ?? isSeen(schema);
  known.set(schema, found);
  return found;
}

/** Asked of every value of every page, so worked out once. */
const known = new WeakMap<z.ZodType, boolean>();

function isSeen(schema: z.ZodType): boolean {
  const { visible, kind } = metaOf(schema);
  if (visible !== undefined) return visible;
  if (kind) return !isUnseenKind(kind);
  const inner = unwrapped(schema);
  return !(inner instanceof z.ZodEnum || inner instanceof z.ZodBoolean || inner instanceof z.ZodLiteral);
}

function unwrapped(schema: z.ZodType): z.ZodType {
  const isWrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  return isWrapped ? unwrapped(schema.unwrap() as z.ZodType) : schema;
}
