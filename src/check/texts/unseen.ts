/**
 * Control characters, marks of direction and width, and halves of a character. A joiner is left where it joins letters
 * of a script that needs it, and a flag or family of emoji is held together by one.
 */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]|(?<=\p{Script=Latin})[\ufe00-\ufe0f]|(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{Emoji_Presentation}\u{fe0f}])\p{Cf}/gu;
/** Three accents on one letter: no language has them. */
const STACKED = /(?<=\p{M}{2})\p{M}+/gu;

const NAMES: Record<string, string> = {
  '\u0000': 'a NUL',
  '\t': 'a tab',
  '\n': 'a line break',
  '\r': 'a line break',
  '\u00ad': 'a soft hyphen',
  '\u200b': 'a space without width',
  '\u200c': 'a joiner without width',
  '\u200d': 'a joiner without width',
  '\u2028': 'a line separator',
  '\u2029': 'a paragraph separator',
  '\u2060': 'a joiner without width',
  '\ufeff': 'a byte order mark',
};
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
/** A removed character between two words leaves a space. */
const BETWEEN_WORDS = /[\t\n\r\u2028\u2029]/;

/** Every character of a text that nobody sees, in order. */
export const unseenIn = (text: string): RegExpExecArray[] =>
  [...text.matchAll(UNSEEN), ...text.matchAll(STACKED)].sort((a, b) => a.index - b.index);

export function characterName(character: string): string {
  if (DIRECTION.test(character)) return 'a mark that turns the direction of the text';
  const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  return NAMES[character] ?? (/\p{M}/u.test(character) ? 'accents on accents' : `a character (U+${code})`);
}

export const cleaned = (text: string) =>
  text
    .replaceAll(/\s*[\t\n\r\u2028\u2029]\s*/g, ' ')
    .replaceAll(UNSEEN, (character) => (BETWEEN_WORDS.test(character) ? ' ' : ''))
    .replaceAll(STACKED, '');

/** Where in a text something stands, by what a person sees before it. */
export function placeOf(text: string, index: number): string {
  const before = cleaned(text.slice(0, index)).trim();
  return before === '' ? 'at its beginning' : `behind "${before.length > 30 ? `…${before.slice(-30)}` : before}"`;
}
