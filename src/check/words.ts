/** `a, b and c`. */
export const joined = (parts: readonly string[], last = 'and'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;

/** `"a", "b" and "c"`. */
export const listOf = (names: readonly string[], last = 'and'): string =>
  joined(
    names.map((name) => `"${name}"`),
    last,
  );

/** `1 file`, `3 files`. */
export const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** The author's own value on one line, shortened when it is long. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length <= 60 ? text : `${text.slice(0, 57)}…`;
}

/** A likely replacement as a question, as the mending and as the edit; other advice where there is none. */
export const replacing = (intended: string | undefined, orElse: string) => ({
  question: intended === undefined ? '' : ` Did you mean "${intended}"?`,
  fix: intended === undefined ? orElse : `Write "${intended}" in its place.`,
  insert: intended === undefined ? undefined : JSON.stringify(intended),
});

export const upperFirst = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** A text as it is compared with others: without its capitals, and with single spaces. */
export function comparable(text: string): string {
  const lower = (PLAIN.test(text) ? text : text.normalize('NFKC')).toLowerCase();
  return (SPACES.test(lower) ? lower.replaceAll(/\s+/g, ' ') : lower).trim();
}

const PLAIN = /^[ -~]*$/;
/** White space that is not a single plain space. */
const SPACES = /\s\s|[^\S ]/;
