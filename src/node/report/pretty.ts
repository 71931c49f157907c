import pc from 'picocolors';
import type { Problem } from '../../check/problem';
import { decode } from '../../content/decode';
import { codeFrame } from './code-frame';
import { closingLine, placeOf, printable } from './report';
import type { Report } from './report';

const MOST_PLACES = 8;

/** For people. `colour` is for a terminal; without it there is none. */
export function prettyReport(report: Report, { colour = false }: { colour?: boolean } = {}): string {
  const paint = pc.createColors(colour);
  const groups = sameCause(report.problems).map((group) => block(group, report, paint));
  const line = closingLine(report);
  return [...groups, report.problems.length > 0 ? paint.bold(line) : paint.green(line)].join('\n\n');
}

/** Problems that say the same, together, in the order of the first. */
function sameCause(problems: readonly Problem[]): Problem[][] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const key = JSON.stringify([problem.rule, problem.message, problem.fix, problem.related.length]);
    groups.set(key, [...(groups.get(key) ?? []), problem]);
  }
  return [...groups.values()];
}

function block([problem, ...same]: Problem[], { files }: Report, paint: ReturnType<typeof pc.createColors>): string {
  const { severity, rule, message, fix, why, related, range, file } = problem!;
  const loud = severity === 'error' ? paint.red : paint.yellow;
  const text = decode(files.get(file) ?? new Uint8Array()).text;
  const frame = codeFrame(text, range, { quiet: paint.dim, loud });
  const head = `${paint.bold(placeOf(problem!))}  ${loud(severity === 'error' ? rule : `${rule} (warning)`)}`;
  return [
    `${head}\n  ${printable(message)}`,
    ...(frame ? [indent(frame)] : []),
    [
      `  ${paint.bold('Fix')}  ${printable(fix)}`,
      `  ${paint.bold('Why')}  ${printable(why)}`,
      ...related.map((each) => `  ${paint.bold('See')}  ${placeOf(each)}  ${printable(each.message)}`),
      ...alsoAt(same).map((place) => `  ${paint.bold('Also')} ${place}`),
    ].join('\n'),
  ].join('\n\n');
}

function alsoAt(same: Problem[]): string[] {
  const places = same.slice(0, MOST_PLACES).map(placeOf);
  return same.length > MOST_PLACES ? [...places, `and ${same.length - MOST_PLACES} more places`] : places;
}

const indent = (text: string) => text.split('\n').map((line) => ` ${line}`).join('\n');
