import pc from 'picocolors';
import type { Problem } from '../../check/problem';
import { counted } from '../../check/words';
import { decode } from '../../json/decode';
import { codeFrame } from './code-frame';
import { entryOf, headOf, leftToWriteIn, linesOf } from './left-to-write';
import { closingLine, placeOf, visible } from './report';
import type { Report } from './report';
import { waitingAsOne } from './waiting';

const MOST_PLACES = 8;
const WIDEST = 110;
const LONG = 220;
/** Under the words of `  Fix  `. */
const HANGING = 7;

/** For people. `colour` is for a terminal; without it there is none. */
export function prettyReport(report: Report, { colour = false }: { colour?: boolean } = {}): string {
  const paint = pc.createColors(colour);
  const lists = leftToWriteIn(report.problems);
  const groups = sameCause(waitingAsOne(report), lists).map((group) => {
    const list = lists.get(group[0]!.file);
    return list?.includes(group[0]!) ? listBlock(list, paint) : block(group, report, paint);
  });
  const line = closingLine(report);
  return [...groups, report.problems.length > 0 ? paint.bold(line) : paint.green(line)].join('\n\n');
}

/** Problems that say the same, or what is left to write in one file, together, in the order of the first. */
function sameCause(problems: readonly Problem[], lists: ReadonlyMap<string, readonly Problem[]>): Problem[][] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const key = lists.get(problem.file)?.includes(problem)
      ? problem.file
      : JSON.stringify([problem.rule, problem.message, problem.fix, problem.related.length]);
    groups.set(key, [...(groups.get(key) ?? []), problem]);
  }
  return [...groups.values()];
}

/** The "TO DO" list of one file. */
function listBlock(left: readonly Problem[], paint: ReturnType<typeof pc.createColors>): string {
  const first = left[0]!;
  return [
    `${paint.bold(placeOf(first))}  ${paint.red(`${headOf(left.length)}:`)}`,
    ...linesOf(left.map(entryOf)).map(visible),
    `  ${paint.bold('Why')}  ${wrapped(first.why, HANGING)}`,
  ].join('\n');
}

function block([problem, ...same]: Problem[], { files }: Report, paint: ReturnType<typeof pc.createColors>): string {
  const { severity, rule, message, fix, why, related, range, file } = problem!;
  const loud = severity === 'error' ? paint.red : paint.yellow;
  const text = decode(files.get(file) ?? new Uint8Array()).text;
  const frame = codeFrame(text, range, { quiet: paint.dim, loud });
  const head = `${paint.bold(placeOf(problem!))}  ${loud(severity === 'error' ? rule : `${rule} (warning)`)}`;
  return [
    `${head}\n  ${wrapped(message, 2)}`,
    ...(frame ? [indent(frame)] : []),
    [
      `  ${paint.bold('Fix')}  ${wrapped(fix, HANGING)}`,
      `  ${paint.bold('Why')}  ${wrapped(why, HANGING)}`,
      ...related.map((each) => `  ${paint.bold('See')}  ${placeOf(each)}  ${visible(each.message)}`),
      ...alsoAt(same).map((place) => `  ${paint.bold('Also')} ${place}`),
    ].join('\n'),
  ].join('\n\n');
}

function alsoAt(same: Problem[]): string[] {
  const places = same.slice(0, MOST_PLACES).map(placeOf);
  const more = same.length - MOST_PLACES;
  return more > 0 ? [...places, `and ${counted(more, 'more place')}`] : places;
}

const indent = (text: string) =>
  text
    .split('\n')
    .map((line) => ` ${line}`)
    .join('\n');

/**
 * A long list in several lines, of which the later ones begin under the first. A sentence is broken by the window that
 * it stands in.
 */
function wrapped(text: string, column: number): string {
  const words = visible(text);
  if (words.length <= LONG) return words;
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= WIDEST - column)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join(`\n${' '.repeat(column)}`);
}
