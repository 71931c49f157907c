import type { FingerprintedItem } from '../check/approval/waiting';
import { isObject } from '../json/is-object';
import { pointerOf, valueAt } from '../json/path';
import type { Path } from '../json/path';

/** One version of a document, with all of its items in document order. */
export interface Version {
  value: unknown;
  items: readonly FingerprintedItem[];
}

/** Fields that decide whether, when and under which address visitors see a page, or that excuse it from the check. */
const FOR_PEOPLE = [
  '/status',
  '/publishFrom',
  '/until',
  '/allow',
  '/aliases',
  '/metadata/canonical',
  '/metadata/socialImage',
];

/** The pointer of a field that only a person may change, where the two differ in it. */
export const changeForPeople = (before: unknown, after: unknown): string | undefined =>
  FOR_PEOPLE.find((field) => {
    const [was, is] = [before, after].map((each) => JSON.stringify(valueAt(each, field.slice(1).split('/'))));
    return was !== is;
  });

/**
 * The pointer of a change that visitors would see and that no item to approve covers: something removed, moved or
 * linked elsewhere, or an added part without an item. `undefined` where approval covers all of the change.
 */
export function uncoveredChange(before: Version, after: Version): string | undefined {
  return lostIn(withoutItems(before), withoutItems(after), []) ?? movedItem(before.items, after.items);
}

/** Stands in for each value that belongs to an item to approve; a list of texts is one item as a whole. */
const ASKED = Symbol('asked');

function withoutItems({ value, items }: Version): unknown {
  const covered = new Set(items.flatMap(({ values }) => values.map(({ path }) => pointerOf(path))));
  const blank = (each: unknown, path: Path): unknown => {
    if (covered.has(pointerOf(path))) return ASKED;
    if (isObject(each))
      return Object.fromEntries(Object.entries(each).map(([name, one]) => [name, blank(one, [...path, name])]));
    if (!Array.isArray(each)) return each;
    const list = each.map((one: unknown, index) => blank(one, [...path, index]));
    return list.length > 0 && list.every((one) => one === ASKED) ? ASKED : list;
  };
  return blank(value, []);
}

const holdsCovered = (value: unknown): boolean =>
  value === ASKED || (typeof value === 'object' && value !== null && Object.values(value).some(holdsCovered));

/** The pointer of the first difference, ignoring additions that hold an item to approve. */
function lostIn(before: unknown, after: unknown, path: Path): string | undefined {
  if (Array.isArray(before) && Array.isArray(after)) {
    let next = 0;
    for (const [index, each] of after.entries()) {
      if (next < before.length && lostIn(before[next], each, []) === undefined) next += 1;
      else if (!holdsCovered(each)) return pointerOf([...path, index]);
    }
    return next < before.length ? pointerOf([...path, next]) : undefined;
  }
  if (!isObject(before) || !isObject(after)) return before === after ? undefined : pointerOf(path);
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const isAdded = !Object.hasOwn(before, name) && holdsCovered(after[name]);
    const lost = isAdded ? undefined : lostIn(before[name], after[name], [...path, name]);
    if (lost !== undefined) return lost;
  }
  return undefined;
}

/**
 * The pointer of an item of the version before that now stands twice or elsewhere, or differs in what its fingerprint
 * leaves out, such as links.
 */
function movedItem(before: readonly FingerprintedItem[], after: readonly FingerprintedItem[]): string | undefined {
  const existing = new Set(before.map(({ fingerprint }) => fingerprint));
  const contentOf = ({ fingerprint, values }: FingerprintedItem) =>
    JSON.stringify([fingerprint, ...values.map(({ field, value }) => [field, value])]);
  const former = before.map(contentOf);
  let next = 0;
  for (const item of after.filter(({ fingerprint }) => existing.has(fingerprint))) {
    next = former.indexOf(contentOf(item), next) + 1;
    if (next === 0) return pointerOf(item.path);
  }
  return undefined;
}
