import type { Location, Log, Result } from 'sarif';
import type { Problem } from '../../check/problem';
import { CODES } from '../../check/rules';
import type { TextRange } from '../../json/position';
import { fingerprints } from './fingerprint';
import { plainText } from './report';
import type { Report } from './report';

/** SARIF 2.1.0, which code-scanning services read. */
export function sarifReport({ problems }: Report): string {
  const names = fingerprints(problems);
  const rules = CODES.filter(({ code }) => problems.some(({ rule }) => rule === code));
  const indexOf = new Map(rules.map(({ code }, index) => [code, index]));
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'page-check',
            version: '1.0.0',
            rules: rules.map(({ code, summary, severity }) => ({
              id: code,
              shortDescription: { text: summary },
              defaultConfiguration: { level: severity },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: problems.map((problem, index) => result(problem, indexOf.get(problem.rule) ?? -1, names[index]!)),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
}

function result(problem: Problem, ruleIndex: number, fingerprint: string): Result {
  const { rule, severity, file, range, related, edits, fix } = problem;
  return {
    ruleId: rule,
    ...(ruleIndex >= 0 && { ruleIndex }),
    level: severity,
    message: { text: plainText(problem) },
    locations: [location(file, range)],
    ...(related.length > 0 && {
      relatedLocations: related.map((each, index) => ({
        id: index + 1,
        ...location(each.file, each.range),
        message: { text: each.message },
      })),
    }),
    partialFingerprints: { 'problem/v1': fingerprint },
    ...(edits.length > 0 && {
      fixes: [
        {
          description: { text: fix },
          artifactChanges: [
            {
              artifactLocation: { uri: encodeURI(file) },
              replacements: edits.map(({ start, end, insert }) => ({
                deletedRegion: { charOffset: start, charLength: end - start },
                insertedContent: { text: insert },
              })),
            },
          ],
        },
      ],
    }),
  };
}

const location = (file: string, { start, end }: TextRange): Location => ({
  physicalLocation: {
    artifactLocation: { uri: encodeURI(file) },
    region: { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column },
  },
});
