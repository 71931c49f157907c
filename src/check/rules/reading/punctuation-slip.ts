import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import type { SiteDocument } from '../../site';
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

/** A slip, where in what was found it is, and what stands there instead. */
interface Slip {
  form: RegExp;
  message: string;
  fix: string;
  insert?: string;
}
const NO_SPACE_BEHIND = {
  message: 'There is no space behind this sign.',
  fix: 'Write a space behind it.',
  insert: '$& ',
};
const SLIPS: readonly Slip[] = [
  { ...NO_SPACE_BEHIND, form: /(?<=\p{Ll}{2})[.!?](?=\p{Lu}\p{Ll})|(?<=\p{L})[,;](?=\p{L})/gu },
  {
    form: /(?<=[\p{L}\p{N})]) +(?=[,.](?:\s|$))/gu,
    message: 'There is a space before a comma or full stop.',
    fix: 'Remove it.',
    insert: '',
  },
  {
    form: /(?<=[\p{L}\p{N})]) +,(?=\p{L})/gu,
    message: 'There is a space before a comma, and none behind it.',
    fix: 'Write it behind the comma.',
    insert: ', ',
  },
  {
    form: /,{2,}|(?<!\.)\.{2}(?!\.)|,\.|;;|: ?\.(?!\.)|!{2,}|\?{2,}(?=\s|$)/gu,
    message: 'Two signs stand here where one belongs.',
    fix: 'Leave one of them.',
  },
  { form: /(?<=\p{L} )@(?= \p{L})/gu, message: 'This sign stands here for a word.', fix: 'Write the word.' },
  {
    form: /(?<=\d ?)° (?=[CF](?!\p{L}))/gu,
    message: 'There is a space inside of a unit.',
    fix: 'Remove it.',
    insert: '°',
  },
];
/** What stands wherever one of them is. */
const ANY_SLIP = /[.!?,;:]\S| [,.@]|° /u;
const BRACKETS = ['()', '[]', '{}', '“”'];
/** In a list "a)" stands alone. */
const ITEM = /(?<![\p{L}\p{N}])[\p{L}\p{N}]$/u;
const NO_QUESTION: Slip = {
  form: /\p{L}+[^?？؟;\p{L}]*$/gu,
  message: 'This question has no question mark.',
  fix: 'Write it at the end, or the question in the place of its answer.',
};
const SMALL_HEADING: Slip = {
  form: /^\p{Ll}{3,}(?=[\s?!]|$)/gu,
  message: 'This heading begins with a small letter.',
  fix: 'Begin it with a capital.',
};
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
  for (const { form, message, fix, insert } of [...slips, ...ofField]) {
    for (const { 0: found, index: start } of plain.matchAll(form)) {
      yield {
        document,
        location: { path, part: 'value', inside: { start, end: start + found.length } },
        words: { message, fix, why: WHY },
        ...(insert !== undefined && { insert: insert.replace('$&', found) }),
      };
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
    yield {
      document,
      location: { path, part: 'value', inside: { start, end: start + 1 } },
      words: unpaired(plain[start]!, open.length > 0 ? closing! : opening!),
    };
  }
}

const unpaired = (sign: string, other: string): Words => ({
  message: `There is a ${sign} without its ${other}.`,
  fix: `Write ${other} where it belongs, or take the ${sign} out.`,
  why: WHY,
});
