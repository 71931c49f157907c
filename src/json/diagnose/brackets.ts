import { applyEdits } from '../text-edit';
import { closing, nameBefore, opening } from './bracket-repairs';
import type { BracketRepair } from './bracket-repairs';
import { bracketsFor, groupAt } from './groups';
import { oddBrackets } from './indentation';
import { isJson } from './is-json';
import type { Open, Reader } from './reader';

/** Lest a file of a thousand texts be read a thousand times. */
const MOST_TRIED = 20;

/**
 * Names the bracket that is missing or too many. Of all that may be, it is the one with which the whole file can be
 * read; if there is none, because of other faults, the one that the indentation tells, and then the likeliest.
 */
export function bracketFault(reader: Reader, likely: readonly BracketRepair[] = [], { needsProof = false } = {}): void {
  const { text } = reader;
  const odd = oddBrackets(text);
  const line = reader.lineEnd();
  const proven = [...odd, ...likely].find(({ repair }) => isJson(applyEdits(text, repair)));
  if (!proven && needsProof) return;
  const chosen = proven ?? odd.find(({ start }) => start <= line) ?? likely[0] ?? odd[0];
  if (!chosen) return;
  if (chosen.code === 'unclosed-bracket') bracketInText(reader, chosen);
  const isLast =
    chosen.code === 'unclosed-bracket' &&
    odd.length === 1 &&
    chosen.wanted?.length === 1 &&
    /^\s*$/.test(text.slice(chosen.start));
  reader.fault(chosen.code, chosen, { ...chosen, edits: proven && isLast ? chosen.repair : [] });
}

/**
 * `["Fully insured]"` — the bracket stands inside the quotes, if nothing in the text opens it and the whole file can be
 * read once they change places.
 */
function bracketInText(reader: Reader, { related, start: end }: BracketRepair): void {
  const { text } = reader;
  const from = related?.start ?? 0;
  const places = [...text.slice(from, end).matchAll(/(?<!\\)[\]}]"(?=\s*(?:[,\]}]|$))/g)].slice(-MOST_TRIED);
  for (const { 0: found, index } of places.toReversed()) {
    const span = { start: from + index, end: from + index + found.length };
    if (isOpenedInText(text, span.start)) continue;
    const wanted = `"${found.charAt(0)}`;
    const edits = [{ ...span, insert: wanted }];
    if (isJson(applyEdits(text, edits))) reader.fault('unexpected-character', span, { wanted, edits });
  }
}

/** Whether the bracket at a place inside a text closes one of the same text, as that of `{phone}` does. */
function isOpenedInText(text: string, place: number): boolean {
  const before = text.slice(text.lastIndexOf('"', place) + 1, place);
  const [open, close] = text[place] === '}' ? ['{', '}'] : ['[', ']'];
  return before.split(open).length > before.split(close).length;
}

/** The innermost brackets closed where what stands at `next` no longer belongs to them: one, two, … of them. */
export function closeBefore(reader: Reader, next: number): BracketRepair[] {
  const opened = reader.open
    .slice(1)
    .toReversed()
    .map(({ char, name, start }) => ({ char, name, start, indent: reader.indentation(start) }));
  return opened.map((_, index) => closing(reader.text, next, opened.slice(0, index + 1)));
}

/** A bracket that should be opened at a place. */
export const openBefore = ({ text }: Reader, wanted: '{' | '[', at: number): BracketRepair => opening(text, wanted, at);

const FIELD = /"[^"\r\n]*"[ \t]*:[ \t]*(?:"(?:[^"\\\r\n]|\\.)*"|-?\d[\d.]*|true|false|null)/;
const FIELDS = new RegExp(`${FIELD.source}(?:[ \\t]*,[ \\t]*${FIELD.source})*`, 'y');

/** Both brackets of an object that stands on one line, where its fields begin at `at`. */
export function bothAround(reader: Reader, at: number): BracketRepair[] {
  const fields = reader.peek(FIELDS, at);
  if (!fields) return [];
  const [start, end] = [
    { start: at, end: at },
    { start: at + fields.length, end: at + fields.length },
  ];
  const repair = [
    { ...start, insert: '{ ' },
    { ...end, insert: ' }' },
  ];
  const found = nameBefore(reader.text, at);
  return [{ code: 'unopened-bracket', ...start, found, wanted: '{', related: end, repair }];
}

/** Names both brackets of a list that a field should have whose value is followed, on its line, by other texts. */
export function severalValues(reader: Reader, field: NonNullable<Open['field']>): void {
  const values = reader.peek(/"[^"\r\n]*"(?:[ \t]*,[ \t]*"[^"\r\n]*"(?![ \t]*:))+/y, field.value);
  if (!values) return;
  const [start, end] = [field.value, field.value + values.length];
  reader.fault(
    'unopened-bracket',
    { start, end: start },
    {
      found: field.name,
      wanted: '[',
      related: { start: end, end },
      repair: [
        { start, end: start, insert: '[' },
        { start: end, end, insert: ']' },
      ],
    },
  );
}

/**
 * Names the brackets at `start` that do not fit what stands in them. Nothing happens where they fit, or where the
 * bracket that closes them belongs to another.
 */
export function wrongBrackets(reader: Reader, start: number): void {
  const group = groupAt(reader.text, start);
  if (!group) return;
  const wanted = bracketsFor(group, reader.text);
  if (wanted === undefined || wanted[0] === group.opening) return;
  const own = { '{': '}', '[': ']', '(': ')' }[group.opening];
  if (group.closing !== own && group.closing !== wanted[1]) return;
  const close = { start: group.close, end: group.close + 1 };
  const repair = [
    { start, end: start + 1, insert: wanted[0] ?? '' },
    ...(group.closing === wanted[1] ? [] : [{ ...close, insert: wanted[1] ?? '' }]),
  ];
  // Names in a list may be what is wrong with it, and one text in curly brackets may lack its value.
  const isSure = group.opening === '(' || (group.opening === '{' && group.entries > 1);
  reader.fault(
    'unexpected-character',
    { start, end: start + 1 },
    {
      wanted: wanted[0] ?? '',
      related: close,
      edits: isSure ? repair : [],
      repair,
    },
  );
}
