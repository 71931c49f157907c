const LONGEST = 70;
/** Words that are kept on each side of what differs. */
const AROUND = 3;

/** Two versions of a text in quotes, of long ones only the words that differ, all of them, and a few around them. */
export function shortened(before: string, after: string): [string, string] {
  if (before.length <= LONGEST && after.length <= LONGEST) return [quoted(before), quoted(after)];
  const [was, is] = [before.split(' '), after.split(' ')];
  const most = Math.min(was.length, is.length);
  let head = 0;
  while (head < most && was[head] === is[head]) head += 1;
  let tail = 0;
  while (tail < most - head && was.at(-1 - tail) === is.at(-1 - tail)) tail += 1;
  const from = Math.max(0, head - AROUND);
  const cut = (words: string[]) => {
    const to = Math.min(words.length, words.length - tail + AROUND);
    return quoted(`${from > 0 ? '… ' : ''}${words.slice(from, to).join(' ')}${to < words.length ? ' …' : ''}`);
  };
  return [cut(was), cut(is)];
}

const quoted = (text: string) => `"${text}"`;
