import { fingerprints } from './fingerprint';
import type { Report } from './report';

/** GitLab's code-quality report. */
export function gitlabReport({ problems }: Report): string {
  const names = fingerprints(problems);
  return JSON.stringify(
    problems.map(({ message, fix, rule, severity, file, range }, index) => ({
      description: `${message} ${fix}`,
      check_name: rule,
      fingerprint: names[index],
      severity: severity === 'error' ? 'major' : 'minor',
      location: { path: file, lines: { begin: range.start.line, end: range.end.line } },
    })),
    null,
    2,
  );
}
