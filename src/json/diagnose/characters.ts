import type { Edit } from '../text-edit';
import type { Reader } from './reader';

/** Characters that JSON forbids in a text: an unknown escape, a tab, a control character. */
const CHARACTER = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})|(\\(?:u|.)?)|(\t)|((?![\u007f-\u009f])\p{Cc})/gsu;
/** A path on a computer or in its network. */
const FILE_PATH = /^(?:[A-Za-z]:\\|\\\\\w)/;
const BACKSLASH = String.raw`\\`;

/**
 * A path in a text whose backslashes are legal and mean something else: `C:\\new` has a line break in it. It begins
 * with a drive or ends with the ending of a file.
 */
const LEGAL_PATH = new RegExp(
  [
    String.raw`(?<![\w\\])[A-Za-z]:(?:\\[bfnrt][\w.-]*)(?:\\[\w.-]+)*`,
    String.raw`(?<![\w\\-])[\w-]+(?:\\[\w-]+)*\\[bfnrt][\w-]*(?:\\[\w-]+)*\.(?:jpe?g|png|gif|webp|avif|svg|pdf|docx?|xlsx?)\b`,
  ].join('|'),
  'gi',
);

/** Whether a file that can be read has such a path. */
export const hasLegalPath = (text: string) => text.includes('\\') && text.search(LEGAL_PATH) >= 0;

/** A character as programs write it by its number: `\\x27`, `\\u27`, `\\u{2019}`. */
const BY_NUMBER = /\\(?:x([\da-f]{2})|u\{([\da-f]{1,5})\}|u([\da-f]{2})(?![\da-f]))/iy;

/** Names the first character of a text that may not stand in it, with all others of its sort. */
export function checkCharacters(reader: Reader, start: number, body: string): void {
  const paths = [...body.matchAll(LEGAL_PATH)].map(({ 0: path, index }) => ({ path, at: start + index }));
  const [path] = paths;
  if (path) {
    const edits = paths.map(({ path: each, at }) => ({ start: at, end: at + each.length, insert: doubledIn(each) }));
    const span = { start: path.at, end: path.at + path.path.length };
    reader.fault('bad-escape', span, { wanted: doubledIn(path.path), edits });
  }
  const all = [...body.matchAll(CHARACTER)].map(({ index, 0: found, 1: escape, 2: tab, 3: control }) => ({
    start: start + index,
    end: start + index + found.length,
    found,
    escape,
    tab,
    control,
  }));
  const first = all.find(({ escape, tab, control }) => escape ?? tab ?? control);
  if (!first) return;
  if (first.escape)
    badEscape(
      reader,
      first,
      body,
      all.filter(({ escape }) => escape),
    );
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
 * In a path each backslash is intended. Before a sign, as in `\'` and `\*`, it comes from a program or a chat, and
 * goes. Before a letter only its author can decide.
 */
function badEscape(reader: Reader, first: Escape, body: string, all: readonly Escape[]): never {
  const doubled = ({ start }: { start: number }): Edit => ({ start, end: start + 1, insert: BACKSLASH });
  const { start, end, found } = first;
  if (FILE_PATH.test(body)) {
    const offset = reader.at - 1 - body.length;
    const edits = [...body.matchAll(/\\/g)].map(({ index }) => doubled({ start: offset + index }));
    reader.fault('bad-escape', { start, end }, { wanted: `"${doubledIn(body)}"`, edits });
  }
  const number = characterByNumber(body, all, reader.at - 1 - body.length);
  if (number) reader.fault('bad-escape', number.first, { wanted: number.first.insert, edits: number.edits });
  const isSign = (escape: Escape) => /^\\[^\p{L}\d\s]/u.test(escape.found);
  const without = all.filter(isSign).map((escape) => ({ start: escape.start, end: escape.start + 1, insert: '' }));
  const repair = [...without, ...all.filter((escape) => !isSign(escape)).map(doubled)];
  reader.fault(
    'bad-escape',
    { start, end },
    {
      wanted: isSign(first) ? found.slice(1) : BACKSLASH,
      edits: all.every(isSign) ? repair : [],
      repair,
    },
  );
}

const doubledIn = (path: string) => path.replaceAll('\\', BACKSLASH);

/** The characters of a text whose escapes are all numbers of visible characters. */
function characterByNumber(
  body: string,
  all: readonly Escape[],
  offset: number,
): { first: Edit; edits: Edit[] } | undefined {
  const edits = all.flatMap(({ start }): Edit[] => {
    BY_NUMBER.lastIndex = start - offset;
    const found = BY_NUMBER.exec(body);
    const code = Number.parseInt(found?.slice(1).find((digits) => digits !== undefined) ?? '', 16);
    if (!found || code > 0x10ffff || !/^[\p{L}\p{N}\p{P}\p{S} ]$/u.test(String.fromCodePoint(code))) return [];
    return [{ start, end: start + found[0].length, insert: JSON.stringify(String.fromCodePoint(code)).slice(1, -1) }];
  });
  return edits.length === all.length ? { first: edits[0]!, edits } : undefined;
}
