import { compactReport } from './compact';
import { githubReport } from './github';
import { gitlabReport } from './gitlab';
import { jsonReport } from './json';
import { junitReport } from './junit';
import { prettyReport } from './pretty';
import { summaryReport } from './summary';
import { visibleJson } from './report';
import type { Report } from './report';
import { sarifReport } from './sarif';

/** The formats of `--format`. */
export const PRINTERS: ReadonlyMap<
  string,
  (report: Report, options: { colour: boolean; isStrict?: boolean }) => string
> = new Map([
  ['pretty', prettyReport],
  ['compact', compactReport],
  ['summary', summaryReport],
  ['json', (report) => visibleJson(jsonReport(report))],
  ['github', githubReport],
  ['sarif', (report) => visibleJson(sarifReport(report))],
  [
    'junit',
    (report: Report, { isStrict = false }: { colour: boolean; isStrict?: boolean }) =>
      junitReport(report, { isStrict }),
  ],
  ['gitlab', (report) => visibleJson(gitlabReport(report))],
]);
