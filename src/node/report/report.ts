import type { Problem } from '../../check/problem';
import { counted } from '../../check/messages/words';

/** What every printer prints. */
export interface Report {
  problems: readonly Problem[];
  /** The checked files, for the lines around a problem. */
  files: ReadonlyMap<string, Uint8Array>;
}

export const countOf = (problems: readonly Problem[], severity: Problem['severity']) =>
  problems.filter((problem) => problem.severity === severity).length;

/** `3 problems in 2 files. 35 files are fine.` */
export function closingLine({ problems, files }: Report): string {
  const faulty = new Set(problems.map(({ file }) => file));
  const fine = [...files.keys()].filter((path) => !faulty.has(path)).length;
  const rest = `${counted(fine, 'file is', 'files are')} fine.`;
  if (problems.length === 0) return rest;
  const errors = countOf(problems, 'error');
  const warnings = countOf(problems, 'warning');
  const found = [errors && counted(errors, 'problem'), warnings && counted(warnings, 'warning')].filter(Boolean).join(' and ');
  return `${found} in ${counted(faulty.size, 'file')}. ${rest}`;
}

/** `pages/areas/n1.json:14:7`, on one line whatever the name of the file. */
export const placeOf = ({ file, range }: Pick<Problem, 'file' | 'range'>) =>
  `${printable(file).replaceAll(/[\t\n]/g, '\uFFFD')}:${range.start.line}:${range.start.column}`;

export const plainText = ({ message, fix, why }: Problem) => `${message}\nFix: ${fix}\nWhy: ${why}`;

/** Control characters of an author's file must not reach a terminal or an XML file. */
export const printable = (text: string) => text.replaceAll(/(?![\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu, '�');
