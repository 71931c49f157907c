import { atValue } from '../../placed';
import { spanOf } from '../../texts/span-of';
import type { Rule } from '../../rule';
import { oddStringsOf } from '../../texts/strings';

/** The characters of Windows-1252 that take the places 0x80 to 0x9F, which Latin-1 leaves to control characters. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** UTF-8 that was read as Windows-1252: the lead of a character, then its continuation. */
const MISREAD = new RegExp(
  `(?:[Â-ß][\\u0080-¿${WINDOWS}]|[à-ï][\\u0080-¿${WINDOWS}]{2}|ð[\\u0080-¿${WINDOWS}]{3})`,
  'gu',
);
/** Marks that programs write for a character that they lack: "it?s" is no question, and no address either. */
const LOST = /\ufffd+|(?<=\p{L})\?(?=\p{Ll})(?<![/.@=&]\S{0,99})/gu;
/** How each of them begins. */
const BEGINS = /[Â-ïð\ufffd]|\?\p{Ll}/u;

export const brokenCharacters: Rule = {
  code: 'broken-characters',
  severity: 'error',
  summary: 'Characters were broken when the text went from one program to another: "cafÃ©", "â‚¬95", "�".',
  example: { before: '"text": "From â‚¬95 an hour"', after: '"text": "From €95 an hour"' },
  scope: 'document',
  *check(document) {
    for (const { path, value } of oddStringsOf(document)) {
      if (!BEGINS.test(value)) continue;
      for (const found of [...value.matchAll(MISREAD), ...value.matchAll(LOST)]) {
        const [broken] = found;
        const intended = reread(broken);
        if (intended === undefined && !/^[?\ufffd]/.test(broken)) continue;
        const words = {
          message: intended
            ? `"${broken}" is what became of "${intended}" on its way from one program to another.`
            : 'A character was lost here when the text went from one program to another.',
          fix: intended
            ? `Write "${intended}" in its place.`
            : 'Look into the text that you copied, and type the character again.',
          why: 'Visitors see a row of odd signs, and trust the rest of the page less.',
        };
        yield atValue(document, path, words, { inside: spanOf(found), insert: intended });
      }
    }
  },
};

/** The intended text of misread bytes; undefined where they are no UTF-8. */
function reread(broken: string): string | undefined {
  const bytes = [...broken].map((character) => {
    const place = WINDOWS.indexOf(character);
    return place < 0 ? character.codePointAt(0)! : 0x80 + place;
  });
  if (bytes.some((byte) => byte > 0xff)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes));
  } catch {
    return undefined;
  }
}
