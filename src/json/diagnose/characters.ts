import type { Edit } from '../text-edit';
import type { Reader } from './reader';

/** What may not stand in a text as it is: a backslash before what JSON does not know, a tab, a control character. */
const CHARACTER = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})|(\\(?:u|.)?)|(\t)|((?![\u007f-\u009f])\p{Cc})/gsu;
/** A path on a computer or in its network. */
const FILE_PATH = /^(?:[A-Za-z]:\\|\\\\\w)/;
const BACKSLASH = String.raw`\\`;

/** Names the first character of a text that may not stand in it, with all others of its sort. */
export function checkCharacters(reader: Reader, start: number, body: string): void {
  const all = [...body.matchAll(CHARACTER)].map(({ index, 0: found, 1: escape, 2: tab, 3: control }) =>
    ({ start: start + index, end: start + index + found.length, found, escape, tab, control }));
  const first = all.find(({ escape, tab, control }) => escape ?? tab ?? control);
  if (!first) return;
  if (first.escape) badEscape(reader, first, body, all.filter(({ escape }) => escape));
  const isTab = first.tab !== undefined;
  const insert = isTab ? ' ' : '';
  const same = all.filter(({ tab, control }) => (isTab ? tab : control));
  const edits = same.map(({ start: at, end }) => ({ start: at, end, insert }));
  reader.fault(isTab ? 'tab-in-text' : 'control-character', first, { found: first.found, wanted: insert, edits });
}

interface Escape {
  start: number;
  end: number;
  found: string;
}

/**
 * In a path each backslash is meant to be one. Before a sign, as in `\'` and `\*`, it comes from a program or a chat
 * and nobody is to read it. Before a letter only its author can say.
 */
function badEscape(reader: Reader, first: Escape, body: string, all: readonly Escape[]): never {
  const doubled = ({ start }: { start: number }): Edit => ({ start, end: start + 1, insert: BACKSLASH });
  const { start, end, found } = first;
  if (FILE_PATH.test(body)) {
    const offset = reader.at - 1 - body.length;
    const edits = [...body.matchAll(/\\/g)].map(({ index }) => doubled({ start: offset + index }));
    reader.fault('bad-escape', { start, end }, { wanted: `"${body.replaceAll('\\', BACKSLASH)}"`, edits });
  }
  const isSign = (escape: Escape) => /^\\[^\p{L}\d\s]/u.test(escape.found);
  const without = all.filter(isSign).map((escape) => ({ start: escape.start, end: escape.start + 1, insert: '' }));
  const repair = [...without, ...all.filter((escape) => !isSign(escape)).map(doubled)];
  reader.fault('bad-escape', { start, end }, {
    wanted: isSign(first) ? found.slice(1) : BACKSLASH, edits: all.every(isSign) ? repair : [], repair,
  });
}
