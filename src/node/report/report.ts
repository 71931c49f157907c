import type { Problem } from '../../check/problem';
import { counted } from '../../check/words';

/** The input of every printer. */
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
  const found = [errors && counted(errors, 'problem'), warnings && counted(warnings, 'warning')]
    .filter(Boolean)
    .join(' and ');
  return `${found} in ${counted(faulty.size, 'file')}. ${rest}`;
}

/** `pages/areas/n1.json:14:7`, on one line whatever the name of the file. */
export const placeOf = ({ file, range }: Pick<Problem, 'file' | 'range'>) =>
  `${visible(file)}:${range.start.line}:${range.start.column}`;

export const plainText = ({ message, fix, why }: Problem) => `${message}\nFix: ${fix}\nWhy: ${why}`;

/** Characters that move the cursor, colour a terminal, change the direction of writing or cannot be seen. */
const UNSEEN = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufffe\uffff\p{Cs}]/gu;
const SHORT: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/**
 * A text of an author, or the name of a file, on one line: characters that must not reach a terminal are written as
 * escapes.
 */
export const visible = (text: string) => text.replaceAll(UNSEEN, escaped);

/** The same for what has several lines of our own. */
export const visibleLines = (text: string) => text.split('\n').map(visible).join('\n');

const escaped = (character: string) =>
  SHORT[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The same for JSON, in which such an escape stands for the very character. */
export const visibleJson = (json: string) =>
  json.replaceAll(UNSEEN, (character) => (character === '\n' ? character : escaped(character)));

/** Control characters of an author's file must not reach an XML file. */
export const printable = (text: string) =>
  text.replaceAll(/(?![\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu, '�');
