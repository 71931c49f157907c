import { isObject } from '../../json/is-object';
import type { Migration } from './migration';

/**
 * Version 5 of `pages/_site.json` and version 1 of `pages/_claims.json` asked every claim for a value and a unit, so
 * that one of words alone was 1 "promise".
 */
export const wordsAlone: Migration = {
  summary: 'A claim that is words alone has neither value nor unit, and no unit is called "promise" any more.',
  migrate: (document) =>
    withEach(withEach(document, 'claims', withoutUnit), 'groups', (group) =>
      isObject(group) ? withEach(group, 'claims', withoutUnit) : group,
    ),
};

/** An object with a list of it changed, if it has that list. */
function withEach(holder: Record<string, unknown>, name: string, change: (entry: unknown) => unknown) {
  const list = holder[name];
  return Array.isArray(list) ? { ...holder, [name]: list.map(change) } : holder;
}

function withoutUnit(claim: unknown): unknown {
  if (!isObject(claim) || claim['unit'] !== 'promise' || claim['text'] === undefined) return claim;
  const { value: _value, unit: _unit, ...words } = claim;
  return words;
}
