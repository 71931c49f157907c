import type { Edit } from '../text-edit';
import type { Reader } from './reader';

/** Text around or across a page, such as a conversation it was pasted from, which is no fault of the page itself. */
export function aroundThePage(reader: Reader): void {
  mergeConflict(reader);
  const start = reader.peek(/\s*/y).length;
  const isOther = /^(?:\{\\rtf|<(?!!--))/.test(reader.text.slice(start, start + 10));
  if (isOther) reader.fault('not-json', { start, end: reader.lineEnd(start) });
  listOfOnePage(reader, start);
  wrapping(reader, start);
}

const MARKER = /^(?:<{7}|\|{7}|={7}|>{7})(?:[ \t].*)?\r?$/gm;

/** The marks that Git leaves where it could not join two versions. Read on with the first version of each. */
function mergeConflict(reader: Reader): void {
  const marks = [...reader.text.matchAll(MARKER)];
  const first = marks[0];
  if (!first) return;
  const repair: Edit[] = [];
  let cutFrom: number | undefined;
  for (const { index, 0: found } of marks) {
    const end = Math.min(reader.text.length, index + found.length + 1);
    if (/^[|=]/.test(found)) cutFrom ??= index;
    if (/^[<>]/.test(found)) {
      repair.push({ start: found.startsWith('>') ? (cutFrom ?? index) : index, end, insert: '' });
      cutFrom = undefined;
    }
  }
  if (cutFrom !== undefined) repair.push({ start: cutFrom, end: reader.lineEnd(cutFrom), insert: '' });
  reader.fault('merge-conflict', { start: first.index, end: first.index + first[0].trimEnd().length }, { repair });
}

/** A `[` before the page whose `]` was forgotten: no page is a list. */
function listOfOnePage(reader: Reader, start: number): void {
  if (!reader.peek(/\[\s*\{/y, start) || !reader.text.trimEnd().endsWith('}')) return;
  const opening = { start, end: start + 1 };
  reader.fault('text-before-start', opening, { edits: [{ ...opening, insert: '' }] });
}

/** How a page begins, or the signs in place of its bracket that other faults report: quotes, comments, a name. */
const PAGE_START = new RegExp(
  [/["“„'‘{[}\]:,\d&]/, /\(\s*["{[]/, /[/][/*]/, /[#\u00a0\u200b\ufeff]|<!--/, /[\w$]+"?\s*:\s*["“{[\d]/, /$/]
    .map(({ source }) => source)
    .join('|'),
  'y',
);
const FENCE_OF_QUOTES = /['‘`]{3}/y;

/** A fence, a sentence or code before the first bracket, and what belongs to it behind the last. */
function wrapping(reader: Reader, start: number): void {
  const { text } = reader;
  PAGE_START.lastIndex = start;
  if (PAGE_START.test(text) && !reader.peek(FENCE_OF_QUOTES, start)) return;
  const first = text.indexOf('{', start);
  if (first < 0) return;
  const last = text.lastIndexOf('}') + 1;
  const behind = text.slice(last);
  const isFence = /^`{3}\w*\s*$/.test(text.slice(start, first)) && /^\s*`{3}\s*$/.test(behind);
  const cutBehind = /\S/.test(behind) ? [{ start: last, end: text.length, insert: '\n' }] : [];
  const cuts = [{ start, end: first, insert: '' }, ...cutBehind];
  const end = start + text.slice(start, Math.min(reader.lineEnd(start), first)).trimEnd().length;
  reader.fault('text-before-start', { start, end }, { edits: isFence ? cuts : [], repair: cuts });
}
