import type { Problem } from '../../../src/check/problem';

interface Said extends Partial<Omit<Problem, 'edits' | 'related'>> {
  /** The author's own text at the place of the problem, as `problemsBy` gives it. */
  underlined?: string;
  edits?: { insert: string }[];
  related?: { file?: string; message?: string }[];
}

const typed = (inserts: readonly string[]) =>
  inserts.length === 1 && inserts[0] === 'nothing' ? [] : inserts.map((insert) => ({ insert }));

function headed(line: string): Said {
  const [shown = '', ...inserts] = line.split(/ *⇒ /);
  const [, head = '', underlined] = /^([^«]*)(?:«(.*)»)?$/.exec(shown)!;
  const problem: Said = {
    ...(inserts.length > 0 && { edits: typed(inserts) }),
    ...(underlined !== undefined && { underlined }),
  };
  for (const word of head.split(' ').filter(Boolean)) {
    if (word === 'error' || word === 'warning') problem.severity = word;
    else if (word.startsWith('/')) problem.pointer = word;
    else if (word.includes('.')) problem.file = word;
    else problem.rule = word;
  }
  return problem;
}

function beside(line: string): { file?: string; message?: string } {
  const [, file, message] = /^(pages\/\S+)? ?(.*)$/.exec(line)!;
  return { ...(file && { file }), ...(message && { message }) };
}

/**
 * Problems as a test expects them, in order; what a text leaves out is not asked. Each begins with a line of its own:
 * `# severity code file pointer «underlined» ⇒ what its edit types` (`⇒ nothing` where it has no edit), or with its
 * message. Then come `> ` the mending, `? ` the reason, and `~ ` each related place.
 */
export function said(strings: TemplateStringsArray, ...values: readonly (string | number)[]): Said[] {
  const all: Said[] = [];
  for (const line of String.raw({ raw: strings }, ...values).split('\n')) {
    const [, sign = '', words = ''] = /^\s*(?:([#>?~]) )?(.*?)\s*$/.exec(line)!;
    if (words === '') continue;
    const last = all.at(-1);
    if (sign === '#') all.push(headed(words));
    else if (sign === '' && (!last || last.message !== undefined)) all.push({ message: words });
    else if (sign === '') last!.message = words;
    else if (sign === '>' && (!last || last.fix !== undefined)) all.push({ fix: words });
    else if (sign === '>') last!.fix = words;
    else if (sign === '?') last!.why = words;
    else (last!.related ??= []).push(beside(words));
  }
  return all;
}

/** The first of them, where one problem is looked at. */
export const one = (strings: TemplateStringsArray, ...values: readonly (string | number)[]) =>
  said(strings, ...values)[0]!;

/** The lines of a text, each without the spaces around it. */
export const lines = (strings: TemplateStringsArray, ...values: readonly (string | number)[]) =>
  String.raw({ raw: strings }, ...values)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The entries of a list that is written with "|" or a new line between them. */
export const entries = (list: string) => list.trim().split(/\s*[|\n]\s*/);
