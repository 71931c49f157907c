import { readApproved } from '../../check/approval/approved-file';
import type { Problem } from '../../check/problem';
import { counted } from '../../check/words';
import { APPROVED_FILE } from '../../content/files';
import type { Report } from './report';

const isWaiting = ({ rule }: Problem) => rule === 'unapproved';
/** The command that approves a whole site, and its file behind it. */
const COMMAND = /(npm run approve(?: -- --site (?:"[^"]*"|\S+))?).*$/;
const NAME = APPROVED_FILE.slice(APPROVED_FILE.lastIndexOf('/'));

/** The problems in their order, but for those that an approval ends: they come last. */
export const waitingLast = (problems: readonly Problem[]): Problem[] => [
  ...problems.filter((problem) => !isWaiting(problem)),
  ...problems.filter(isWaiting),
];

/** From this count of files on they are one list: what is wrong beside them would not be found. */
const MANY = 5;

/**
 * The same with one problem in the place of all that wait, where they are many, or nobody has approved anything of the
 * site yet: then each of its files is new. What waits in a file is said where few do.
 */
export function waitingAsOne({ problems, files }: Report): Problem[] {
  const waiting = problems.filter(isWaiting);
  const list = [...files].find(([path]) => path.endsWith(NAME))?.[1];
  const isNew = list !== undefined && readApproved(list).entries.size === 0;
  const [first] = waiting;
  if (!first || waiting.length < (isNew ? 2 : MANY)) return waitingLast(problems);
  const items = waiting.reduce((sum, { related }) => sum + related.length, 0);
  const where = `${counted(items, 'item')} in ${counted(waiting.length, 'file')}`;
  const one: Problem = {
    ...first,
    message: isNew ? `Nobody has approved anything of this site yet: ${where}.` : `Nobody has approved ${where}.`,
    fix: first.fix.replace(COMMAND, '$1.').replace(/^Read (?:it|them)/, 'Read them'),
    related: isNew ? [] : waiting.map(({ file, range, pointer, message }) => ({ file, range, pointer, message })),
  };
  return [...problems.filter((problem) => !isWaiting(problem)), one];
}
