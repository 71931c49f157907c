import { isJson } from './is-json';

/** A group of values between brackets, also between round ones, which JSON does not have. */
export interface Group {
  opening: '{' | '[' | '(';
  start: number;
  /** Its closing bracket, and the offset. */
  close: number;
  closing: string;
  /** How many entries stand right inside it, and how many of them have a name. */
  entries: number;
  names: number;
}

const MARK = /"(?:[^"\\\r\n]|\\.)*"?|[()[\]{},:]/g;

/** The group whose bracket stands at `start`; nothing where it is never closed. */
export function groupAt(text: string, start: number): Group | undefined {
  MARK.lastIndex = start;
  let depth = 0;
  let [commas, names] = [0, 0];
  let isNamed = false;
  for (let found = MARK.exec(text); found; found = MARK.exec(text)) {
    const [mark] = found;
    if (/^[([{]/.test(mark)) depth += 1;
    if (depth === 1 && mark === ',') {
      commas += 1;
      isNamed = false;
    }
    // Two names without a comma between them are one entry.
    if (depth === 1 && mark === ':' && !isNamed) {
      names += 1;
      isNamed = true;
    }
    if (!/^[)\]}]/.test(mark)) continue;
    depth -= 1;
    if (depth > 0) continue;
    const inside = text.slice(start + 1, found.index).trimEnd();
    const entries = inside.trim() === '' ? 0 : commas + (inside.endsWith(',') ? 0 : 1);
    return { opening: text[start] as Group['opening'], start, close: found.index, closing: mark, entries, names };
  }
  return undefined;
}

/**
 * The brackets that a group should have: values with names stand in `{ }`, values without in `[ ]`, and one value in
 * round brackets needs none. Nothing where it is mixed, or where round brackets are part of words.
 */
export function bracketsFor(group: Group, text: string): '{}' | '[]' | '' | undefined {
  const { opening, start, close, entries, names } = group;
  if (entries === 0) return undefined;
  if (names > 0) return names >= entries ? '{}' : undefined;
  const inside = text.slice(start + 1, close);
  if (opening !== '(') return '[]';
  if (entries > 1) return /^\s*["{[\d-]/.test(inside) ? '[]' : undefined;
  return isJson(inside) ? '' : undefined;
}
