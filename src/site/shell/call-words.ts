/**
 * The words of a call button around its number, so that narrow places can show the number alone. A button whose words
 * lack the number gets it after them.
 */
export function callWords(words: string, number: string): { before: string; after: string } {
  const [before, ...rest] = words.split(number);
  if (!rest.length) return { before: `${words} `, after: '' };
  return { before: before ?? '', after: rest.join(number) };
}
