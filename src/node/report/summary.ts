import { pushTo } from '../../check/lists';
import type { Problem } from '../../check/problem';
import { counted } from '../../check/words';
import { closingLine, countOf, placeOf, visible } from './report';
import type { Report } from './report';
import { waitingLast } from './waiting';

/** One line a file: how much there is to do, and what comes first. */
export function summaryReport(report: Report): string {
  const files = new Map<string, Problem[]>();
  for (const problem of report.problems) pushTo(files, problem.file, problem);
  return [
    ...[...files.values()].map((problems) => {
      const first = problems.find(({ severity }) => severity === 'error') ?? waitingLast(problems)[0]!;
      const [errors, warnings] = [countOf(problems, 'error'), countOf(problems, 'warning')];
      const found = [errors && counted(errors, 'problem'), warnings && counted(warnings, 'warning')]
        .filter(Boolean)
        .join(', ');
      return `${placeOf(first)}  ${found}. First: ${visible(first.message)} ${visible(first.fix)}`;
    }),
    closingLine(report),
  ].join('\n');
}
