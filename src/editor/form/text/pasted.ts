/** Invisible marks that word processors and web pages leave between letters. */
const HIDDEN = /[\u00ad\u200b\u2060\ufeff]/g;
/** Spaces that keep words together, which our pages set by themselves. */
const FIXED_SPACES = /[\u00a0\u202f\u2007]/g;

/** The paragraphs of what was pasted, in plain words. */
export const paragraphsIn = (pasted: string): string[] =>
  pasted
    .replaceAll(HIDDEN, '')
    .replaceAll(FIXED_SPACES, ' ')
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');

/** The same as a part of one line: the spaces at its ends stay, so that it joins the words around it. */
export function lineIn(pasted: string): string {
  const [start, end] = [/^[ \u00a0]/.test(pasted) ? ' ' : '', /[ \u00a0]$/.test(pasted) ? ' ' : ''];
  const line = paragraphsIn(pasted).join(' ');
  return line === '' ? '' : start + line + end;
}
