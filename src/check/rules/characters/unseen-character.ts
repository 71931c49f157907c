import { atValue } from '../../placed';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { counted } from '../../words';
import { oddStringsOf } from '../../texts/strings';
import { characterName, cleaned, placeOf, unseenIn } from '../../texts/unseen';

/** A backslash that swallowed the letter behind it: the letter of "roof\tiles" may belong to the word. */
const SWALLOWED = /(?<=\S)[\b\f\n\r\t](?=\p{Ll})/u;
const LETTERS: Record<string, string> = { '\b': 'b', '\f': 'f', '\n': 'n', '\r': 'r', '\t': 't' };
/** A word that was parted at the end of a line, or two with a hyphen between them. */
const PARTED = /\p{L}-[\r\n]+\p{Ll}/u;

export const unseenCharacter: Rule = {
  code: 'unseen-character',
  severity: 'error',
  summary: 'A text holds characters that nobody sees: a space without width, a mark of direction, a control character.',
  example: { before: '"name": "Stoke(a space without width) Newington"', after: '"name": "Stoke Newington"' },
  scope: 'document',
  *check(document) {
    for (const { path, value } of oddStringsOf(document)) {
      const found = unseenIn(value);
      if (found.length === 0) continue;
      // Half of a character was another one, which nobody knows.
      const isHalf = found.some(([character]) => /\p{Cs}/u.test(character));
      const isCertain = !isHalf && !SWALLOWED.test(value) && !PARTED.test(value);
      const insert = isCertain ? JSON.stringify(cleaned(value)) : undefined;
      yield atValue(document, path, wordsFor(value, found), { insert });
    }
  },
};

/** With more words than this it is easier to write the whole text anew. */
const MOST_WORDS = 3;

const listed = (words: readonly string[]) => words.map((word) => JSON.stringify(word)).join(' and ');

/** The word that holds a character, or those that it parts; nothing where the text is no more than that. */
function wordAt(text: string, index: number): string {
  const start = index - /\S*\s?$/u.exec(text.slice(0, index))![0].length;
  const end = index + /^(?:[\p{C}\p{M}\p{Zl}\p{Zp}]+\s?)?\S*/u.exec(text.slice(index))![0].length;
  return start === 0 && end === text.length ? '' : cleaned(text.slice(start, end)).trim();
}

function wordsFor(text: string, found: RegExpExecArray[]): Words {
  const [first] = found;
  const place = placeOf(text, first!.index);
  const others = found.length > 1 ? `, and ${counted(found.length - 1, 'more')} like it` : '';
  return {
    message: `This text holds ${characterName(first![0])} that nobody sees, ${place}${others}.`,
    fix: fixFor(text, found),
    why: 'Visitors who search for the word, screen readers and this check read another word than the one you see.',
  };
}

function fixFor(text: string, found: readonly RegExpExecArray[]): string {
  const whole = JSON.stringify(cleaned(text));
  if (PARTED.test(text)) {
    const joined = cleaned(text.replaceAll(new RegExp(PARTED, 'gu'), (parted) => parted.replace(/-[\r\n]+/, '')));
    return `Write ${JSON.stringify(joined)} if it is one word, or with the hyphen and without a space if it is two.`;
  }
  const [swallowed] = SWALLOWED.exec(text) ?? [];
  if (swallowed !== undefined) {
    const letter = LETTERS[swallowed]!;
    const kept = cleaned(text.replace(SWALLOWED, ` ${letter}`));
    const orGap = /[\n\r\t]/.test(swallowed) ? ` If only a gap was meant, write ${whole}.` : '';
    return (
      'A backslash and the letter behind it are one sign in JSON. Write ' +
      `${JSON.stringify(kept)} if the "${letter}" is ` +
      `one of the word behind it, with the sign between the words that you meant.${orGap}`
    );
  }
  const words = [...new Set(found.map(({ index }) => wordAt(text, index)))];
  return words.includes('') || words.length > MOST_WORDS
    ? `Write ${whole} in its place, typed by hand and not pasted.`
    : `Write ${listed(words)} anew, typed by hand and not pasted. The rest of the text may stay.`;
}
