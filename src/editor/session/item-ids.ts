import { isObject } from '../../json/is-object';
import { ownValue } from '../../json/own-value';
import type { Path } from '../../json/path';

/**
 * Names for the items of lists that last as long as the session: an index would give the words that somebody types to
 * another item as soon as one is moved.
 */
export interface ItemIds {
  /** For a list. */
  items?: readonly { id: number; within: ItemIds }[];
  /** For an object. */
  fields?: Readonly<Record<string, ItemIds>>;
}

type Items = NonNullable<ItemIds['items']>;

let last = 0;
export const newItem = (): Items[number] => ({ id: (last += 1), within: {} });

/** The names of all items of a value; those that have one keep it. */
export function idsOf(value: unknown, before: ItemIds = {}): ItemIds {
  if (Array.isArray(value)) {
    return {
      items: value.map((each: unknown, index) => {
        const { id, within } = before.items?.[index] ?? newItem();
        return { id, within: idsOf(each, within) };
      }),
    };
  }
  if (!isObject(value)) return {};
  return {
    fields: Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, idsOf(each, ownValue(before.fields, key))]),
    ),
  };
}

/** The same names with those of one list put into another order, or with some more or fewer. */
export function withItems(ids: ItemIds, [step, ...rest]: Path, change: (items: Items) => Items): ItemIds {
  if (step === undefined) return { ...ids, items: change(ids.items ?? []) };
  if (typeof step === 'number') {
    const items = (ids.items ?? []).map((item, index) =>
      index === step ? { ...item, within: withItems(item.within, rest, change) } : item,
    );
    return { ...ids, items };
  }
  return { ...ids, fields: { ...ids.fields, [step]: withItems(ownValue(ids.fields, step) ?? {}, rest, change) } };
}

/** The name of each item of the list at a path. */
export function idsAt(ids: ItemIds, path: Path): readonly number[] {
  const found = path.reduce<ItemIds | undefined>(
    (within, step) => (typeof step === 'number' ? within?.items?.[step]?.within : ownValue(within?.fields, step)),
    ids,
  );
  return (found?.items ?? []).map(({ id }) => id);
}
