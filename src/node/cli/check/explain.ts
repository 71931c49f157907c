import type { CodeEntry } from '../../../check/rule';
import { CODES } from '../../../check/rules';
import { suggestion } from './arguments';

const GATE = `  It is checked before a deployment (npm run check -- --live), and for a site with "status": "live" also in CI
  and in each build.`;

/** `--explain CODE`: what a code means, before and after. Returns the exit code. */
export function explain(code: string): number {
  const found = CODES.find((each) => each.code === code);
  if (found) {
    console.log(explained(found));
    return 0;
  }
  console.error(
    `There is no code "${code}".${suggestion(
      code,
      CODES.map((each) => each.code),
    )}\n\nThe codes are:\n${CODES.map((each) => `  ${each.code}`).join('\n')}`,
  );
  return 2;
}

/** A code in some paragraphs. */
export function explained({ code, severity, summary, mayAllow, gate, example }: CodeEntry): string {
  return [
    `${code} (${severity})\n  ${summary}`,
    ...(example ? [`  Before\n${indented(example.before)}`, `  After\n${indented(example.after)}`] : []),
    ...(gate ? [GATE] : []),
    ...(mayAllow
      ? [`  A page may be an exception:\n    "allow": [{ "rule": "${code}", "reason": "…", "until": "2030-12-31" }]`]
      : []),
  ].join('\n\n');
}

const indented = (text: string) =>
  text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
