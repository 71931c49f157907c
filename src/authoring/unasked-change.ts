import type { FingerprintedItem } from '../check/approval/waiting';
import { isObject } from '../json/is-object';
import { pointerOf, valueAt } from '../json/path';
import type { Path } from '../json/path';

/** One version of a document. */
export interface Version {
  value: unknown;
  /** All of its items, in document order. */
  items: readonly FingerprintedItem[];
}

/** What decides whether, when and under which address visitors see a page, or excuses it from the check. */
const FOR_PEOPLE: readonly Path[] = [
  ['status'],
  ['publishFrom'],
  ['until'],
  ['allow'],
  ['aliases'],
  ['metadata', 'canonical'],
  ['metadata', 'socialImage'],
];

/** The pointer of a field that only a person may change, where the two differ in it. */
export function changeForPeople(before: unknown, after: unknown): string | undefined {
  const changed = FOR_PEOPLE.find(
    (path) => JSON.stringify(valueAt(before, path)) !== JSON.stringify(valueAt(after, path)),
  );
  return changed && pointerOf(changed);
}

/**
 * The pointer of a change that visitors would see and that approval does not ask a person about: something taken away,
 * moved, or led elsewhere, or a part added in which nothing is to be approved. `undefined` where a person is asked about
 * all of it.
 */
export function unaskedChange(before: Version, after: Version): string | undefined {
  return lostIn(withoutItems(before), withoutItems(after), []) ?? movedItem(before.items, after.items);
}

/** In the place of each value that belongs to an item. */
const ASKED = Symbol('asked');

/** The document in which each value that a person is asked about is the same. */
function withoutItems({ value, items }: Version): unknown {
  const asked = new Set(items.flatMap(({ values }) => values.map(({ path }) => pointerOf(path))));
  const blank = (each: unknown, path: Path): unknown => {
    if (asked.has(pointerOf(path))) return ASKED;
    if (Array.isArray(each)) {
      const inner = each.map((one: unknown, index) => blank(one, [...path, index]));
      // A list of texts is one value of its item: a person is asked about all of it.
      return inner.length > 0 && inner.every((one) => one === ASKED) ? ASKED : inner;
    }
    if (!isObject(each)) return each;
    return Object.fromEntries(Object.entries(each).map(([name, inner]) => [name, blank(inner, [...path, name])]));
  };
  return blank(value, []);
}

const holdsAsked = (value: unknown): boolean =>
  value === ASKED || (typeof value === 'object' && value !== null && Object.values(value).some(holdsAsked));

/** Where something is not as it was, but for what was added and holds something to approve. */
function lostIn(before: unknown, after: unknown, path: Path): string | undefined {
  if (Array.isArray(before) && Array.isArray(after)) {
    let next = 0;
    for (const [index, each] of after.entries()) {
      if (next < before.length && lostIn(before[next], each, []) === undefined) next += 1;
      else if (!holdsAsked(each)) return pointerOf([...path, index]);
    }
    return next < before.length ? pointerOf([...path, next]) : undefined;
  }
  if (Array.isArray(before) && before.length === 0 && after === ASKED) return undefined;
  if (!isObject(before) || !isObject(after)) return before === after ? undefined : pointerOf(path);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  for (const name of names) {
    const [was, is] = [before[name], after[name]];
    const isAdded = !Object.hasOwn(before, name) && holdsAsked(is);
    const lost = isAdded ? undefined : lostIn(was, is, [...path, name]);
    if (lost !== undefined) return lost;
  }
  return undefined;
}

/** An item that stood before and now stands twice, or behind one that it stood in front of, or says more than is asked. */
function movedItem(before: readonly FingerprintedItem[], after: readonly FingerprintedItem[]): string | undefined {
  const known = new Set(before.map(({ fingerprint }) => fingerprint));
  let next = 0;
  for (const item of after.filter(({ fingerprint }) => known.has(fingerprint))) {
    const at = before.findIndex((each, index) => index >= next && isSameItem(each, item));
    if (at < 0) return pointerOf(item.path);
    next = at + 1;
  }
  const left = after.filter(({ fingerprint }) => known.has(fingerprint)).length;
  return before.length - left > after.length - left ? pointerOf(before[0]!.path) : undefined;
}

const isSameItem = (a: FingerprintedItem, b: FingerprintedItem) =>
  a.fingerprint === b.fingerprint && JSON.stringify(a.values.map(valueOf)) === JSON.stringify(b.values.map(valueOf));
const valueOf = ({ field, value }: FingerprintedItem['values'][number]) => [field, value];
