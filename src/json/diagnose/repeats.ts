import type { Fault, FaultCode } from '../faults';

/** Faults that come with a paste or a habit, and repeat line after line. */
const PASTED = new Set<FaultCode>([
  'bad-escape',
  'comment',
  'curly-quotes',
  'no-break-space',
  'single-quotes',
  'tab-in-text',
  'unexpected-character',
  'unquoted-name',
  'unquoted-text',
]);
/** Faults that one mistake repeats on a line. A bracket, a value or a name is missed by itself. */
const ON_ONE_LINE = new Set<FaultCode>([
  ...PASTED,
  'control-character',
  'extra-comma',
  'missing-colon',
  'missing-comma',
  'number-form',
  'quote-in-text',
  'unopened-text',
  'wrong-word',
]);

interface Repeated {
  fault: Fault;
  /** Its last occurrence. */
  last: number;
}

/** A line without words, from which nobody can recognise a paste: brackets, commas and numbers. */
const WORDLESS = /^[\s{}[\],\d.-]*$/;

/** Tells the same fault of one line, or of lines with words that follow each other, once and with all its edits. */
export function joinRepeats(text: string, faults: readonly Fault[]): Fault[] {
  const repeated: Repeated[] = [];
  for (const fault of faults) {
    const earlier = repeated.find((each) => repeats(each, fault, text));
    if (earlier) join(earlier, fault, text);
    else repeated.push({ fault, last: fault.start });
  }
  return repeated.map(({ fault }) => fault);
}

function repeats({ fault: first, last }: Repeated, fault: Fault, text: string): boolean {
  if (first.code !== fault.code || fault.start < last) return false;
  if (fault.code === 'unexpected-character' && first.found !== fault.found) return false;
  const [, ...below] = text.slice(last, fault.start).split('\n');
  if (below.length === 0) return ON_ONE_LINE.has(fault.code);
  return PASTED.has(fault.code) && below.slice(0, -1).every((line) => WORDLESS.test(line));
}

function join(repeated: Repeated, fault: Fault, text: string): void {
  const { here, below } = repeated.fault.more ?? { here: 0, below: 0 };
  const isBelow = linesBetween(text, repeated.fault.start, fault.start) > 0;
  const isNewLine = linesBetween(text, repeated.last, fault.start) > 0;
  const { edits } = repeated.fault;
  repeated.fault = {
    ...repeated.fault,
    more: isBelow ? { here, below: below + (isNewLine ? 1 : 0) } : { here: here + 1, below },
    edits: edits.length > 0 && fault.edits.length > 0 ? [...edits, ...fault.edits] : [],
  };
  repeated.last = fault.start;
}

const linesBetween = (text: string, from: number, to: number) => text.slice(from, to).split('\n').length - 1;
