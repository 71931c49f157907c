const TOKEN = /[ \t]*(?:("(?:[^"\\\r\n]|\\.)*")|(-?\d[\d.eE+-]*|true\b|false\b|null\b)|([{}[\],:])|(\r|\n|$|\/\/))/y;
/** Stops very long single-line files costing quadratic time. */
const MAX_LOOKAHEAD = 2000;
const ENDS = { '}': '{', ']': '[' } as const;

type Expected = 'value' | 'end of a value' | 'name' | 'colon' | 'entry or end';

/** Whether the text from `at` to the end of its line is valid JSON inside these open brackets; it may stop anywhere. */
export function restOfLineParses(
  text: string,
  at: number,
  brackets: readonly string[],
  expected: Expected = 'end of a value',
): boolean {
  const open = [...brackets];
  let now = expected;
  TOKEN.lastIndex = at;
  for (;;) {
    const match = TOKEN.exec(text);
    if (!match) return false;
    const [, quoted, bare, mark, end] = match;
    if (end !== undefined || TOKEN.lastIndex > at + MAX_LOOKAHEAD) return true;
    const next = after(now, { isText: quoted !== undefined, isBare: bare !== undefined, mark: mark ?? '' }, open);
    if (!next) return false;
    now = next;
  }
}

interface Token {
  isText: boolean;
  isBare: boolean;
  mark: string;
}

function after(expected: Expected, token: Token, open: string[]): Expected | undefined {
  const { mark, isText, isBare } = token;
  const inside = open.at(-1);
  if (expected === 'colon') return mark === ':' ? 'value' : undefined;
  if (expected === 'end of a value') {
    if (mark === ',' && inside) return inside === '{' ? 'name' : 'value';
    return isClosing(mark, open) ? 'end of a value' : undefined;
  }
  if (expected === 'entry or end' && isClosing(mark, open)) return 'end of a value';
  if (expected === 'name' || (expected === 'entry or end' && inside === '{')) return isText ? 'colon' : undefined;
  if (isText || isBare) return 'end of a value';
  if (mark !== '{' && mark !== '[') return undefined;
  open.push(mark);
  return 'entry or end';
}

function isClosing(mark: string, open: string[]): boolean {
  if ((mark !== '}' && mark !== ']') || open.at(-1) !== ENDS[mark]) return false;
  open.pop();
  return true;
}

/** Limits the work on a line with very many commas. */
const MAX_ATTEMPTS = 60;

/** The end of a value that is not JSON: the first offset from which the rest of its line can be read. */
export function endOfBrokenValue(
  text: string,
  start: number,
  lineEnd: number,
  brackets: readonly string[],
): number | undefined {
  let tried = 0;
  for (let at = start + 1; at <= lineEnd && tried < MAX_ATTEMPTS; at += 1) {
    if (at < lineEnd && !/[,}\]]/.test(text[at]!)) continue;
    tried += 1;
    if (restOfLineParses(text, at, brackets)) return at;
  }
  return undefined;
}
