import { isObject } from '../../json/is-object';
import { addField, removeValue, replaceValue } from '../../json/edit-json';
import type { Path } from '../../json/path';

/** The text of a file changed from what it says to `wanted`. Lines that say the same stay as they are. */
export function rewritten(text: string, wanted: unknown): string {
  return textChanges(JSON.parse(text), wanted, []).reduce((now, change) => change(now), text);
}

type Change = (text: string) => string;

function textChanges(is: unknown, wanted: unknown, path: Path): Change[] {
  if (Array.isArray(is) && Array.isArray(wanted) && is.length === wanted.length) {
    return is.flatMap((item, index) => textChanges(item, wanted[index], [...path, index]));
  }
  if (isObject(is) && isObject(wanted)) return fieldChanges(is, wanted, path);
  return JSON.stringify(is) === JSON.stringify(wanted) ? [] : [(text) => replaceValue(text, path, wanted)];
}

/** Fields are added before any is taken out, so that an object is never empty in between. */
function fieldChanges(is: Record<string, unknown>, wanted: Record<string, unknown>, path: Path): Change[] {
  const names = Object.keys(wanted);
  const added = names
    .filter((name) => !Object.hasOwn(is, name))
    .map((name): Change => {
      const after = names[names.indexOf(name) - 1];
      return (text) => addField(text, path, { name, value: wanted[name], ...(after !== undefined && { after }) });
    });
  const removed = Object.keys(is)
    .filter((name) => !Object.hasOwn(wanted, name))
    .map(
      (name): Change =>
        (text) =>
          removeValue(text, [...path, name]),
    );
  const changed = names
    .filter((name) => Object.hasOwn(is, name))
    .flatMap((name) => textChanges(is[name], wanted[name], [...path, name]));
  return [...changed, ...added, ...removed];
}
