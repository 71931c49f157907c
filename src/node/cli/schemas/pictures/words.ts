import type { Problem } from '../../../../check/problem';

export const title = ({ rule }: Problem) => `What the check says of ${rule}`;

/** The alternative text of a picture of a message. */
export const alt = ({ file, range, message, fix, why }: Problem) =>
  `${file}, line ${range.start.line}: ${message} Fix: ${fix} Why: ${why}`;
