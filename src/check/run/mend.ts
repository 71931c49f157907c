import { decode, encode } from '../../json/decode';
import { FAULTS } from '../../json/faults';
import { applyEdits } from '../../json/text-edit';
import type { Edit } from '../../json/text-edit';
import type { Problem } from '../problem';

export interface Mended {
  bytes: Uint8Array;
  /** The problems mended in this round. The edits of others overlap these, and wait for the next round. */
  problems: Problem[];
}

/** Mending one fault of a file can show the next; what takes more rounds than this goes round in a circle. */
export const MOST_ROUNDS = 50;

export const isMendable = ({ rule, edits }: Problem) => edits.length > 0 || rule === 'byte-order-mark';

const isFault = ({ rule }: Problem) => Object.hasOwn(FAULTS, rule) && rule !== 'byte-order-mark';
const sharesLine = ({ range: a }: Problem, { range: b }: Problem) =>
  a.start.line <= b.end.line && b.start.line <= a.end.line;

/** Whether a fault is the only one on its line. Of two, one may have caused the other: no edit is certain. */
const isAlone = (problem: Problem, problems: readonly Problem[]) =>
  !isFault(problem) || !problems.some((other) => other !== problem && isFault(other) && sharesLine(problem, other));

/** Applies the edits that are certain; `problems` are all of the file. Every other byte stays as it is. */
export function mend(bytes: Uint8Array, problems: readonly Problem[]): Mended {
  const { text } = decode(bytes);
  const taken: Edit[] = [];
  const mended = problems.filter((problem) => {
    const isFree = !problem.edits.some((edit) => taken.some((other) => touches(edit, other)));
    if (!isMendable(problem) || !isAlone(problem, problems) || !isFree) return false;
    taken.push(...problem.edits);
    return true;
  });
  const losesMark = mended.some(({ rule }) => rule === 'byte-order-mark');
  return { bytes: encode(applyEdits(text, taken), losesMark ? undefined : bytes), problems: mended };
}

const touches = (a: Edit, b: Edit) => a.start <= b.end && b.start <= a.end;
