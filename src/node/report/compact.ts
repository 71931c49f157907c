import { closingLine, placeOf, visible } from './report';
import type { Report } from './report';

/** One line a problem, as compilers write it: `file:line:column code message`. */
export function compactReport(report: Report): string {
  return [
    ...report.problems.map((problem) => `${placeOf(problem)} ${problem.rule} ${visible(problem.message)}`),
    closingLine(report),
  ].join('\n');
}
