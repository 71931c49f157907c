import type { z } from 'zod';
import { isObject } from '../../json/is-object';
import { metaOf, shapeOf } from '../../schema/children';
import { STAND_IN } from './stand-ins';

const TOKEN = /\{(?:[a-z]+\.)?([a-zA-Z][\w-]*)\}/g;

/**
 * The page with each token that nothing stands for yet named as the fact that is missing: visitors never see a bare
 * token. `schema` is that of the page.
 */
export function withoutTokens<T>(value: T, schema: z.ZodType): T {
  const facts = shapeOf(schema, {}).get('facts');
  const fields = facts ? shapeOf(facts, {}) : new Map<string, z.ZodType>();
  const titleOf = (name: string) => {
    const field = fields.get(name);
    return (field && metaOf(field).title) ?? name;
  };
  const named = (text: string) =>
    text.replace(TOKEN, (_, name: string) => `${STAND_IN[0]}${titleOf(name)}${STAND_IN[1]}`);
  return replaced(value, named) as T;
}

function replaced(value: unknown, named: (text: string) => string): unknown {
  if (typeof value === 'string') return value.includes('{') ? named(value) : value;
  if (Array.isArray(value)) return value.map((each) => replaced(each, named));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, replaced(each, named)]));
}
