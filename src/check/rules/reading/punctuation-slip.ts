import { atValue } from '../../placed';
import type { Diagnostic, Rule } from '../../rule';
import type { SiteDocument } from '../../site';
import { spanOf } from '../../texts/span-of';
import { textsIn, withoutTokens } from '../../texts/texts';
import type { FoundText } from '../../texts/texts';

/** Addresses and names of files, in which signs stand without spaces. */
const ADDRESS =
  /(?<!\S)\S*(?:(?<=\S)@|@(?=\S)|:\/\/|www\.|\/)\S*|(?<!\S)\S+\.(?:co|com|org|net|uk|eu|io|example)(?!\p{L})\S*/giu;

/** Brackets around it are none of it. */
const blankAddress = (found: string) => found.replaceAll(/[^()[\]]/g, 'x');

/** What every address has. */
const OF_ADDRESSES = /[@/]|www\.|\.\p{L}/iu;
const BRACKET = /[()[\]{}“”]/g;

/** What stands there instead has `$&` for what was found. */
type Slip = [form: RegExp, message: string, fix: string, insert?: string];

const SLIPS: readonly Slip[] = [
  [
    /(?<=\p{Ll}{2})[.!?](?=\p{Lu}\p{Ll})|(?<=\p{L})[,;](?=\p{L})/gu,
    'There is no space behind this sign.',
    'Write a space behind it.',
    '$& ',
  ],
  [/(?<=[\p{L}\p{N})]) +(?=[,.](?:\s|$)|,\p{L})/gu, 'There is a space before a comma or full stop.', 'Remove it.', ''],
  [
    /,{2,}|(?<!\.)\.{2}(?!\.)|,\.|;;|: ?\.(?!\.)|!{2,}|\?{2,}(?=\s|$)/gu,
    'Two signs stand here where one belongs.',
    'Leave one of them.',
  ],
  [/(?<=\p{L} )@(?= \p{L})/gu, 'This sign stands here for a word.', 'Write the word.'],
];
/** What stands wherever one of them is. */
const ANY_SLIP = /[.!?,;:]\S| [,.@]/u;
const BRACKETS = ['()', '[]', '{}', '“”'];
/** In a list "a)" stands alone. */
const ITEM = /(?<![\p{L}\p{N}])[\p{L}\p{N}]$/u;
const NO_QUESTION: Slip = [
  /\p{L}+[^?？؟;\p{L}]*$/gu,
  'This question has no question mark.',
  'Write it at the end, or the question in the place of its answer.',
];
const SMALL_HEADING: Slip = [
  /^\p{Ll}{3,}(?=[\s?!]|$)/gu,
  'This heading begins with a small letter.',
  'Begin it with a capital.',
];
const WHY = 'Whoever reads stops there for a moment, and wonders what else was done in haste.';

export const punctuationSlip: Rule = {
  code: 'punctuation-slip',
  severity: 'warning',
  summary: 'A full stop or comma has no space behind it, or one before it; a bracket is not closed.',
  example: {
    before: '"text": "We are done.Call us ,if it leaks (day or night."',
    after: '"text": "We are done. Call us, if it leaks (day or night)."',
  },
  scope: 'document',
  *check(document) {
    for (const text of textsIn(document)) {
      if (text.kind === 'place' || text.path.at(-1) === 'name') continue;
      const named = withoutTokens(text.value);
      const plain = OF_ADDRESSES.test(named) ? named.replaceAll(ADDRESS, blankAddress) : named;
      yield* slipsIn(document, text, plain);
      yield* bracketsIn(document, text, plain);
    }
  },
};

function* slipsIn(document: SiteDocument, { path, kind }: FoundText, plain: string): Generator<Diagnostic> {
  const slips = ANY_SLIP.test(plain) ? SLIPS : [];
  const ofField = path.at(-1) === 'question' ? [NO_QUESTION] : kind === 'heading' ? [SMALL_HEADING] : [];
  for (const [form, message, fix, insert] of [...slips, ...ofField]) {
    for (const found of plain.matchAll(form)) {
      const mended = insert === undefined ? {} : { insert: insert.replace('$&', found[0]) };
      yield atValue(document, path, { message, fix, why: WHY }, { inside: spanOf(found), ...mended });
    }
  }
}

/** A bracket that is never closed, or closed and never opened. */
function* bracketsIn(document: SiteDocument, { path }: FoundText, plain: string): Generator<Diagnostic> {
  const signs = [...plain.matchAll(BRACKET)];
  for (const [opening, closing] of signs.length > 0 ? BRACKETS : []) {
    const open: number[] = [];
    const alone: number[] = [];
    for (const { 0: sign, index } of signs) {
      if (sign === opening) open.push(index);
      const isAlone = sign === closing && open.pop() === undefined;
      if (isAlone && !ITEM.test(plain.slice(Math.max(0, index - 2), index))) alone.push(index);
    }
    const [start] = [...open, ...alone];
    if (start === undefined) continue;
    const [sign, other] = [plain[start]!, open.length > 0 ? closing! : opening!];
    const message = `There is a ${sign} without its ${other}.`;
    const fix = `Write ${other} where it belongs, or take the ${sign} out.`;
    yield atValue(document, path, { message, fix, why: WHY }, { inside: { start, end: start + 1 } });
  }
}
