import type { Problem } from '../../../../check/problem';

export const title = ({ rule }: Problem) => `What the check says of ${rule}`;

/** What a picture of a message says, for those who do not see it. */
export const alt = ({ file, range, message, fix, why }: Problem) =>
  `${file}, line ${range.start.line}: ${message} Fix: ${fix} Why: ${why}`;
