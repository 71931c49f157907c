/** A line that was taken out, put in, or stays. */
export interface DiffLine {
  state: 'out' | 'in' | 'same';
  text: string;
}

/** Lines around a change that are shown with it. */
const AROUND = 1;

/** The lines of a text that are others than before, with those around them. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [a, b] = [before, after].map((text) => text.split(/\r?\n/)) as [string[], string[]];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const middle = aligned(a.slice(start, a.length - end), b.slice(start, b.length - end));
  const same = (text: string): DiffLine => ({ state: 'same', text });
  const all = [
    ...a.slice(Math.max(0, start - AROUND), start).map(same),
    ...middle,
    ...a.slice(a.length - end, a.length - end + AROUND).map(same),
  ];
  return all.filter(({ state }, index) => state !== 'same' || isNear(all, index));
}

const isNear = (lines: readonly DiffLine[], index: number) =>
  lines.slice(Math.max(0, index - AROUND), index + AROUND + 1).some(({ state }) => state !== 'same');

/** The longest lines in common stay; texts of a page are short enough for the plain table. */
function aligned(a: readonly string[], b: readonly string[]): DiffLine[] {
  const longest = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      longest[i]![j] = a[i] === b[j] ? longest[i + 1]![j + 1]! + 1 : Math.max(longest[i + 1]![j]!, longest[i]![j + 1]!);
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push({ state: 'same', text: a[i]! });
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && longest[i + 1]![j]! >= longest[i]![j + 1]!)) {
      lines.push({ state: 'out', text: a[i]! });
      i += 1;
    } else {
      lines.push({ state: 'in', text: b[j]! });
      j += 1;
    }
  }
  return lines;
}
