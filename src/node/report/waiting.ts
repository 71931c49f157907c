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

/**
 * The same with one problem in the place of all that wait on a site of which nobody has approved anything yet: each of
 * its files is new, and a problem for each would hide what is wrong.
 */
export function waitingAsOne({ problems, files }: Report): Problem[] {
  const [first, ...more] = problems.filter(isWaiting);
  const list = [...files].find(([path]) => path.endsWith(NAME))?.[1];
  if (!first || more.length === 0 || !list || readApproved(list).entries.size > 0) return waitingLast(problems);
  const items = [first, ...more].reduce((sum, { related }) => sum + related.length, 0);
  const where = `${counted(items, 'item')} in ${counted(more.length + 1, 'file')}`;
  const one: Problem = {
    ...first,
    message: `Nobody has approved anything of this site yet: ${where}.`,
    fix: first.fix.replace(COMMAND, '$1.').replace(/^Read (?:it|them)/, 'Read them'),
    related: [],
  };
  return [...problems.filter((problem) => !isWaiting(problem)), one];
}
