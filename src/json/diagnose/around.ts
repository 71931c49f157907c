import type { FaultReader } from './reader';
import type { Edit } from '../text-edit';

/** What stands around a page or across it, and would only look like faults of the page. */
export function aroundFault(reader: FaultReader): void {
  conflict(reader);
  const start = reader.peek(/\s*/y).length;
  if (/^(?:\{\\rtf|<(?!!--))/.test(reader.text.slice(start, start + 10))) reader.fault('not-json', { start, end: reader.lineEnd(start) });
  wrapping(reader, start);
}

const MARKER = /^(?:<{7}|\|{7}|={7}|>{7})(?:[ \t].*)?\r?$/gm;

/** The marks that Git leaves where it could not join two versions. Read on with the first version of each. */
function conflict(reader: FaultReader): void {
  const marks = [...reader.text.matchAll(MARKER)];
  const first = marks[0];
  if (!first) return;
  const repair: Edit[] = [];
  let cutFrom: number | undefined;
  for (const { index, 0: found } of marks) {
    const end = Math.min(reader.text.length, index + found.length + 1);
    if (/^[|=]/.test(found)) cutFrom ??= index;
    if (/^[<>]/.test(found)) {
      repair.push({ start: found.startsWith('>') ? cutFrom ?? index : index, end, insert: '' });
      cutFrom = undefined;
    }
  }
  if (cutFrom !== undefined) repair.push({ start: cutFrom, end: reader.lineEnd(cutFrom), insert: '' });
  reader.fault('merge-conflict', { start: first.index, end: first.index + first[0].trimEnd().length }, { repair });
}

/** A fence, a sentence or code before the first bracket, and what belongs to it behind the last. */
function wrapping(reader: FaultReader, start: number): void {
  const { text } = reader;
  if (/["“„'‘{[}\]:,\d&]|[/][/*]|[#\u00a0\u200b\ufeff]|<!--|[\w$]+"?\s*:\s*["“{[\d]|$/y.test(text.slice(start, start + 200)) && !/^['‘`]{3}/.test(text.slice(start, start + 3))) return;
  const opening = text.slice(start).search(/\{/);
  if (opening < 0) return;
  const first = start + opening;
  const last = text.lastIndexOf('}') + 1;
  const isFence = /^`{3}\w*\s*$/.test(text.slice(start, first)) && /^\s*`{3}\s*$/.test(text.slice(last));
  const cuts = [{ start, end: first, insert: '' }, ...(/\S/.test(text.slice(last)) ? [{ start: last, end: text.length, insert: '\n' }] : [])];
  const lineEnd = reader.lineEnd(start);
  const end = start + text.slice(start, Math.min(lineEnd, first)).trimEnd().length;
  reader.fault('text-before-start', { start, end }, { edits: isFence ? cuts : [], repair: cuts });
}
