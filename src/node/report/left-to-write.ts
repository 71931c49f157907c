import { toDo, WRITE_OVER } from '../../check/rules/reading/to-do';
import { pushTo } from '../../check/lists';
import { counted } from '../../check/words';
import type { Problem } from '../../check/problem';

/** One thing that is left to write on a page that was just made. */
export interface LeftToWrite {
  /** `6:20` */
  place: string;
  field: string;
  wanted: string;
}

/** From this count on a page is new rather than wrong, and its "TO DO" texts are one list rather than many problems. */
const MANY = 4;

/** The problems that say what is left to write, for each file that has many of them. */
export function leftToWriteIn(problems: readonly Problem[]): ReadonlyMap<string, readonly Problem[]> {
  const files = new Map<string, Problem[]>();
  for (const problem of problems) if (problem.rule === toDo.code) pushTo(files, problem.file, problem);
  return new Map([...files].filter(([, left]) => left.length >= MANY));
}

export const entryOf = ({ range: { start }, pointer, fix }: Problem): LeftToWrite => ({
  place: `${start.line}:${start.column}`,
  field: fieldAt(pointer.split('/')),
  wanted: fix.replace(`${WRITE_OVER} `, ''),
});

/** The name of the field at a path; an entry of a list is called after its list. */
export function fieldAt(path: readonly (string | number)[]): string {
  const at = path.findLastIndex((step) => !/^\d+$/.test(String(step)));
  return String(path[at] ?? '');
}

export const headOf = (count: number) => `${counted(count, 'thing')} to write, in this order`;

/** A line for each: `   6:20  description  What the page is.` */
export function linesOf(left: readonly LeftToWrite[]): string[] {
  const widest = (key: 'place' | 'field') => Math.max(...left.map((each) => each[key].length));
  const [places, fields] = [widest('place'), widest('field')];
  return left.map(({ place, field, wanted }) => `  ${place.padStart(places)}  ${field.padEnd(fields)}  ${wanted}`);
}
