import type { Problem } from '../../check/problem';
import { plainText, visible } from './report';
import type { Report } from './report';

/** Annotations on the lines of a pull request: GitHub's workflow commands. */
export function githubReport({ problems }: Report): string {
  return problems
    .map((problem) => {
      const { severity, file, range, rule } = problem;
      const properties = Object.entries({
        file: visible(file),
        line: range.start.line,
        endLine: range.end.line,
        col: range.start.column,
        endColumn: range.end.column,
        title: rule,
      })
        .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
        .join(',');
      return `::${severity} ${properties}::${escapeData(plainText(visibleWords(problem)))}`;
    })
    .join('\n');
}

/** A new line begins another command. */
const visibleWords = (problem: Problem): Problem => ({
  ...problem,
  message: visible(problem.message),
  fix: visible(problem.fix),
  why: visible(problem.why),
});
const escapeData = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
