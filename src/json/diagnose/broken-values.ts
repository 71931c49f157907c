import type { FaultCode } from '../faults';
import type { Edit } from '../text-edit';
import { intendedNumber, intendedPoint } from './numbers';

/** Classifies a stretch of text in the place of a value. Offsets count from its beginning. */
export interface Named {
  code: FaultCode;
  from: number;
  to: number;
  wanted?: string;
  edits: Edit[];
  isCertain: boolean;
}

export interface Around {
  /** The field that it is the value of. */
  field: string;
  /** It stands in a list, and both on one line: commas may part entries. */
  isListed: boolean;
  /** It is all that stands in its list. */
  isAlone: boolean;
  /** The next line goes on without a comma between. */
  needsComma: boolean;
}

const WORDS = new Map([
  ['true', 'true'],
  ['yes', 'true'],
  ['false', 'false'],
  ['no', 'false'],
  ['null', 'null'],
  ['none', 'null'],
  ['nil', 'null'],
  ['nan', 'null'],
  ['n/a', 'null'],
  ['undefined', 'null'],
]);
const BULLET = /^(?:[•·▪◦●‣∙*–—-]|\d{1,2}[.)])\s+(?=\p{L})/u;
/** The most words of an entry of a list; more are a sentence. */
const MOST_WORDS = 5;

/** Names it by the first description that fits. The last one always does: words without quotes. */
export function nameStretch(found: string, around: Around): Named {
  return (
    asWord(found) ??
    asPoint(found, around) ??
    asNumber(found) ??
    asEscaped(found) ??
    asEntry(found, around) ??
    asSurrounded(found, around) ??
    asUnopened(found) ??
    asUnit(found) ??
    asWords(found, around)
  );
}

const whole = (code: FaultCode, found: string, wanted: string): Named => ({
  code,
  from: 0,
  to: found.length,
  wanted,
  edits: [{ start: 0, end: found.length, insert: wanted }],
  isCertain: true,
});

/** `ture` and `fals`: the letters of a word in another order, or one too few or too many. */
function isSlipIn(intended: string, word: string): boolean {
  const [short = '', long = ''] = [word, intended].sort((a, b) => a.length - b.length);
  const sorted = (text: string) => [...text].sort().join('');
  const isOneMore = Array.from(long, (_, at) => long.slice(0, at) + long.slice(at + 1)).includes(short);
  return word[0] === intended[0] && (isOneMore || sorted(word) === sorted(intended));
}

/** The marks of a spreadsheet for a missing value. */
const SHEET_ERROR = /^#(?:REF|N\/A|VALUE|DIV\/0|NAME|NUM|NULL|SPILL)[!?]?$/i;

function asWord(found: string): Named | undefined {
  if (SHEET_ERROR.test(found)) return { ...whole('wrong-word', found, 'null'), isCertain: false };
  const word = WORDS.get(found.toLowerCase());
  if (word !== undefined) return whole('wrong-word', found, word);
  const intended = ['true', 'false'].find((each) => isSlipIn(each, found.toLowerCase()));
  return intended === undefined ? undefined : { ...whole('wrong-word', found, intended), isCertain: false };
}

/** `51.4992, -0.1338` for a whole point; in the field of one of its numbers it is that number and one too many. */
function asPoint(found: string, { field }: Around): Named | undefined {
  const point = /^l(?:at|ong?)/i.test(field) ? undefined : intendedPoint(found);
  return point === undefined ? undefined : whole('number-form', found, point);
}

function asNumber(found: string): Named | undefined {
  const intended = intendedNumber(found);
  return intended && { ...whole('number-form', found, intended.number), isCertain: intended.isCertain };
}

/** `\"AB2\"` — escaped, though it stands in no text. */
const asEscaped = (found: string): Named | undefined =>
  /^\\"[^"]*\\?"$/.test(found) ? whole('bad-escape', found, `"${found.slice(2).replace(/\\?"$/, '')}"`) : undefined;

/** `Mill Lane "High Street"` — in a list on one line: an entry, not a lone small word, without quotes and comma. */
function asEntry(found: string, { isListed }: Around): Named | undefined {
  const [, words] = (isListed && /^((?:\p{Lu}|\p{L}+ )[^"“”\\]*?)\s+".*"$/u.exec(found)) || [];
  return words ? { ...whole('unquoted-text', words, `${inQuotes(words)},`), isCertain: false } : undefined;
}

const ONE_VALUE = /^((?:[^"\\]|\\[^"])*?)("(?:[^"\\]|\\.)+"|(?<=^)-?\d+(?:\.\d+)?(?=\s*[(<←…]))(.*)$/;
const WITHOUT_WORDS = /^(?:\W{1,2}|<\/?\w+>)?$/u;

/** `**"AB2"**`, `• "AB2"`, `20 (ask Anna)` — a good value with something around it. */
function asSurrounded(found: string, { needsComma }: Around): Named | undefined {
  const [, before = '', value = '', after = ''] = ONE_VALUE.exec(found) ?? [];
  if (before === '' && after === '') return undefined;
  const isBefore = before !== '';
  const isComma = !isBefore && needsComma && after.length === 1;
  return {
    code: 'unexpected-character',
    from: isBefore ? 0 : value.length + after.search(/\S/),
    to: isBefore ? before.trimEnd().length : found.length,
    wanted: isComma ? ',' : '',
    edits: [{ start: 0, end: found.length, insert: value + (needsComma ? ',' : '') }],
    isCertain: WITHOUT_WORDS.test(before.trim()) && WITHOUT_WORDS.test(after.trim()),
  };
}

/** `AB2"` — only the second quote is there. */
function asUnopened(found: string): Named | undefined {
  if (!/^(?:[^"“”\\]|\\.)+["”]$/.test(found)) return undefined;
  const end = { start: found.length - 1, end: found.length, insert: '"' };
  const edits = [{ start: 0, end: 0, insert: '"' }, ...(found.endsWith('"') ? [] : [end])];
  return { ...whole('unopened-text', found, `"${found.slice(0, -1)}"`), edits };
}

const ABOUT = /(?:~|≈|<|>|about|approx\.?|ca\.?|circa)\s*/;
const UNIT = /[%°+★*\p{Sc}]|\/\d+|out of \d+|[a-z]{1,9}\.?|stars?|(?:min|hour|day|mile|review|year)\w* [a-z]+/u;
const WITH_UNIT = new RegExp(String.raw`^(?:${ABOUT.source})?\p{Sc}?\s*(-?\d+(?:\.\d+)?)\s*(?:${UNIT.source})?$`, 'u');

/** `30 minutes`, `€95`, `20%`, `about 20`: a number, and what it counts. */
function asUnit(found: string): Named | undefined {
  const number = WITH_UNIT.exec(found)?.[1];
  return number === undefined ? undefined : { ...whole('number-form', found, number), isCertain: false };
}

/**
 * Words without quotes. In a list on one line each part between commas is an entry, unless they make a sentence; beside
 * entries in quotes, a comma may as well be part of one.
 */
function asWords(found: string, { isListed, isAlone, needsComma }: Around): Named {
  const words = needsComma ? found.replace(/\s*;$/, '') : found;
  const parts = isListed && !/[.!?;:]/.test(words) ? words.split(/\s*,\s*/).filter(Boolean) : [words];
  const isShort = parts.every((part) => part.split(/\s+/).length <= MOST_WORDS);
  const texts = (isShort ? parts : [words]).map((part) => inQuotes(part.replace(BULLET, '')));
  const isCertain = parts.length === 1 || isAlone;
  return { ...whole('unquoted-text', found, texts.join(', ') + (needsComma ? ',' : '')), isCertain };
}

/** The words as a text. A backslash and a quote in it are escaped, a tab is a space. */
function inQuotes(words: string): string {
  const text = words
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('"', String.raw`\"`)
    .replaceAll('\t', ' ');
  return `"${text}"`;
}
