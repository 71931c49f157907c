import type { Fault } from '../faults';
import { hasLegalPath } from './characters';
import { Draft } from './draft';
import { firstFault } from './first-fault';
import { isJson } from './is-json';
import { joinRepeats } from './repeats';

/** A file is read at most so often, and the fewer times the longer it is. */
const MOST_READINGS = 600;
const MOST_CHARACTERS = 4_000_000;
const MOST_FAULTS = 20;

/**
 * Reads a text that is not JSON, or not the intended JSON, as a patient person would: names the first fault, mends a
 * draft and reads again. So a fault that only follows from an earlier one is not reported. Where it is unclear how
 * to read on, it stops.
 */
export function diagnose(text: string): Fault[] {
  const faults: Fault[] = [];
  let draft = new Draft(text);
  const readings = Math.min(MOST_READINGS, Math.ceil(MOST_CHARACTERS / (text.length + 1)));
  for (let reading = 0; reading < readings && !isValidJson(draft.text); reading += 1) {
    const found = firstFault(draft.text);
    if (!found) break;
    const { repair, ...rest } = found;
    const fault = {
      ...rest,
      ...draft.spanToAuthor(rest),
      edits: draft.editsToAuthor(rest.edits),
      ...(rest.related && { related: draft.spanToAuthor(rest.related) }),
    };
    // A bracket that was wrongly mended in the draft would now be reported as another fault.
    if (isBracket(fault) && faults.some((each) => isBracket(each) && each.start >= fault.start)) break;
    faults.push(fault);
    if (repair.length === 0) break;
    draft = draft.mended(repair);
  }
  if (faults.length === 0)
    return isJson(text) ? [] : [{ code: 'not-json', start: 0, end: 0, found: text.slice(0, 20), edits: [] }];
  return joinRepeats(text, withoutBreak(text, faults)).slice(0, MOST_FAULTS);
}

const isValidJson = (text: string) => isJson(text) && !hasLegalPath(text);

const isBracket = ({ code }: Fault) =>
  code === 'unclosed-bracket' || code === 'unopened-bracket' || code === 'extra-bracket';

/** In a file that breaks off, the last line is no separate mistake. */
function withoutBreak(text: string, faults: readonly Fault[]): readonly Fault[] {
  const last = faults.at(-1)!;
  const end = text.trimEnd().length;
  if (last.code !== 'unclosed-bracket' || last.start < end || (last.wanted ?? '').length < 2) return faults;
  const lastLine = text.lastIndexOf('\n', end) + 1;
  const others = faults.slice(0, -1);
  const onLastLine = others.filter(({ start }) => start >= lastLine);
  const before = others.filter(({ start }) => start < lastLine);
  return [...before, { ...last, wanted: endAfter(onLastLine, last.wanted!) }];
}

/** What mends a file that breaks off, if it is certain: the quote of the text in which it does, and the brackets. */
function endAfter(others: readonly Fault[], brackets: string): string | undefined {
  if (others.length === 0) return brackets;
  return others.length === 1 && others[0]!.code === 'unclosed-text' ? `"${brackets}` : undefined;
}
