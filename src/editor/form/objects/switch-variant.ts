import { z } from 'zod';
import { isObject } from '../../../json/is-object';
import { ownValue } from '../../../json/own-value';
import type { ByField } from '../../schema/unwrapped';

/** The value as another variant: what that one has too stays, the rest goes. */
export function switchVariant(choice: ByField, value: unknown, to: string): { next: object; dropped: string[] } {
  const option = choice.options.find((each) => each.value === to);
  const { shape } = (option?.schema ?? z.object({})) as z.ZodObject;
  const own = Object.entries(isObject(value) ? value : {}).filter(([name]) => name !== choice.field);
  const kept = own.filter(
    ([name, each]) => ownValue(shape as Record<string, z.ZodType>, name)?.safeParse(each).success,
  );
  return {
    next: { [choice.field]: to, ...Object.fromEntries(kept) },
    dropped: own.filter((each) => !kept.includes(each)).map(([name]) => name),
  };
}
