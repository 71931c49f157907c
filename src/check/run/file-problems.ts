import type { Drawing } from '../../design/drawings/drawing';
import { decode } from '../../json/decode';
import { FAULTS, wordsOfFault } from '../../json/faults';
import type { Fault } from '../../json/faults';
import { Source } from '../../json/source';
import type { FileDiagnostic } from '../files/file-diagnostic';
import { readSvg } from '../files/read-svg';
import { unsafeMark } from '../files/unsafe-mark';
import { wholeFile } from '../problem';
import type { Problem } from '../problem';

export const fileProblem = ({ code, file, words }: FileDiagnostic): Problem => wholeFile(file, code, words);

export function faultProblem(source: Source, fault: Fault): Problem {
  const { severity = 'error', related = '' } = FAULTS[fault.code];
  return {
    ...wholeFile(source.file, fault.code, wordsOfFault(fault)),
    severity,
    range: source.range(fault),
    related: fault.related ? [{ file: source.file, range: source.range(fault.related), message: related }] : [],
    edits: fault.edits,
  };
}

export function readDrawing(path: string, bytes: Uint8Array): { drawing?: Drawing; problems: Problem[] } {
  const source = new Source(path, bytes);
  const { drawing, faults } = readSvg(decode(bytes).text);
  const problems = faults.map(({ words, ...span }) => ({
    ...wholeFile(path, unsafeMark.code, words),
    range: source.range(span),
  }));
  return { problems, ...(drawing && { drawing }) };
}
