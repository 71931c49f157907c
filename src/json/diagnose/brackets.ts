import { oddBrackets } from './indents';
import type { FaultReader } from './reader';
import { closing, opening } from './suspects';
import type { Suspect } from './suspects';
import type { Edit } from '../text-edit';

/**
 * Names the bracket that is missing or too many. Of all that may be, it is the one with which the whole file can be
 * read; if there is none, because of other faults, the one that the indentation tells, and then the likeliest.
 */
export function bracketFault(reader: FaultReader, likely: readonly Suspect[] = [], { needsProof = false } = {}): void {
  const odd = oddBrackets(reader.text);
  const line = reader.lineEnd();
  const proven = [...odd, ...likely].find(({ edit }) => isWhole(reader.text, edit));
  if (!proven && needsProof) return;
  const suspect = proven ?? odd.find(({ start }) => start <= line) ?? likely[0] ?? odd[0];
  if (!suspect) return;
  const { edit, ...fault } = suspect;
  const isLast = fault.code === 'unclosed-bracket' && odd.length === 1 && /^\s*$/.test(reader.text.slice(fault.start)) && fault.wanted?.length === 1;
  reader.fault(fault.code, fault, { ...fault, edits: proven && isLast ? [edit] : [], repair: [edit] });
}

function isWhole(text: string, { start, end, insert }: Edit): boolean {
  try {
    JSON.parse(text.slice(0, start) + insert + text.slice(end));
    return true;
  } catch {
    return false;
  }
}

/** The innermost brackets closed where what stands at `next` no longer belongs to them: one, two, … of them. */
export function closeBefore(reader: FaultReader, next: number): Suspect[] {
  const opened = reader.open.slice(1).toReversed();
  return opened.map((_, index) => {
    const closed = opened.slice(0, index + 1);
    return closing(reader.text, next, closed.map(({ char, name, start }) => ({ char, name, start, indent: reader.indentation(start) })));
  });
}

/** A bracket that should be opened at a place. */
export function openBefore(reader: FaultReader, wanted: '{' | '[', at: number): Suspect {
  return opening(reader.text, wanted, at);
}
