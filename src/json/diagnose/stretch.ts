import type { FaultCode } from '../faults';
import type { Edit } from '../text-edit';
import { meantNumber } from './numbers';

/** What a stretch of text is that stands where a value belongs. Offsets count from its beginning. */
export interface Named {
  code: FaultCode;
  from: number;
  to: number;
  wanted?: string;
  edits: Edit[];
  isCertain: boolean;
}

export interface Around {
  /** It stands in a list, and both on one line: commas may part entries. */
  isListed: boolean;
  /** The next line goes on without a comma between. */
  needsComma: boolean;
}

const WORDS = new Map([
  ['true', 'true'], ['false', 'false'], ['null', 'null'], ['none', 'null'], ['nil', 'null'], ['nan', 'null'], ['n/a', 'null'], ['undefined', 'null'],
  ['yes', 'true'], ['no', 'false'],
]);
const BULLET = /^(?:[•·▪◦●‣∙*–—-]|\d{1,2}[.)])\s+(?=\S)/;

/** Names it by the first description that fits. The last one always does: words without quotes. */
export function nameStretch(found: string, around: Around): Named {
  return asWord(found) ?? asNumber(found) ?? asEscaped(found) ?? asSurrounded(found, around) ?? asUnopened(found) ?? asUnit(found) ?? asWords(found, around);
}

const whole = (code: FaultCode, found: string, wanted: string): Named =>
  ({ code, from: 0, to: found.length, wanted, edits: [{ start: 0, end: found.length, insert: wanted }], isCertain: true });

function asWord(found: string): Named | undefined {
  const word = WORDS.get(found.toLowerCase());
  return word === undefined ? undefined : whole('wrong-word', found, word);
}

function asNumber(found: string): Named | undefined {
  const meant = meantNumber(found);
  return meant && { ...whole('number-form', found, meant.number), isCertain: meant.isCertain };
}

/** `\"N16\"` — escaped, though it stands in no text. */
const asEscaped = (found: string): Named | undefined =>
  (/^\\"[^"]*\\?"$/.test(found) ? whole('bad-escape', found, `"${found.slice(2).replace(/\\?"$/, '')}"`) : undefined);

/** `**"N16"**`, `• "N16"`, `20 (ask Anna)` — a good value with something around it. */
function asSurrounded(found: string, { needsComma }: Around): Named | undefined {
  const match = /^((?:[^"\\]|\\[^"])*?)("(?:[^"\\]|\\.)+"|(?<=^)-?\d+(?:\.\d+)?(?=\s*[(<←…]))(.*)$/.exec(found);
  if (!match) return undefined;
  const [, before = '', value = '', after = ''] = match;
  if (before === '' && after === '') return undefined;
  const insert = value + (needsComma ? ',' : '');
  const isBefore = before !== '';
  const from = isBefore ? 0 : value.length + after.search(/\S/);
  return {
    code: 'unexpected-character', from, to: isBefore ? before.trimEnd().length : found.length, wanted: !isBefore && needsComma && after.length === 1 ? ',' : '',
    edits: [{ start: 0, end: found.length, insert }], isCertain: /^(?:\W{1,2}|<\/?\w+>)?$/u.test(before.trim()) && /^(?:\W{1,2}|<\/?\w+>)?$/u.test(after.trim()),
  };
}

/** `N16"` — only the second quote is there. */
function asUnopened(found: string): Named | undefined {
  if (!/^(?:[^"“”\\]|\\.)+["”]$/.test(found)) return undefined;
  return { ...whole('unopened-text', found, `"${found.slice(0, -1)}"`), edits: [{ start: 0, end: 0, insert: '"' }, ...(found.endsWith('"') ? [] : [{ start: found.length - 1, end: found.length, insert: '"' }])] };
}

/** `30 minutes`, `£95`, `20%`, `about 20`: a number, and what it counts. */
function asUnit(found: string): Named | undefined {
  const match = /^(?:(?:~|≈|<|>|about|approx\.?|ca\.?|circa)\s*)?[£$€]?\s*(-?\d+(?:\.\d+)?)\s*(?:[%+★*£$€]|\/\d+|out of \d+|[a-z]{1,9}\.?|stars?|(?:min|hour|day|mile|review|year)\w* [a-z]+)?$/.exec(found);
  return match ? { ...whole('number-form', found, match[1]!), isCertain: false } : undefined;
}

/** Words without quotes. In a list on one line each part between commas is an entry, unless they make a sentence. */
function asWords(found: string, { isListed, needsComma }: Around): Named {
  const parts = isListed && !/[.!?;:]/.test(found) ? found.split(/\s*,\s*/).filter(Boolean) : [found];
  const isShort = parts.every((part) => part.split(/\s+/).length <= 5);
  const texts = (isShort ? parts : [found]).map((part) => inQuotes(part.replace(BULLET, '')));
  return whole('unquoted-text', found, texts.join(', ') + (needsComma ? ',' : ''));
}

/** The words as a text. A backslash and a quote in it are doubled and escaped, a comma at its end is left off. */
function inQuotes(words: string): string {
  const text = words.replaceAll('\\', String.raw`\\`).replaceAll('"', String.raw`\"`).replaceAll('\t', ' ');
  return `"${text}"`;
}
