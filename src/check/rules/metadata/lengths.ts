import type { Words } from '../../problem';
import { counted } from '../../words';

/** So many characters of a title are shown by search results … */
export const TITLE_MOST = 60;
/** … and of one with so many a third never is. */
export const TITLE_FAR_TOO_LONG = 90;

export const CUT_OFF = 'Search results cut longer ones off in the middle, so visitors do not read the end.';

/** How a text is made as short as `most`. */
export const shorten = (text: string, most: number) =>
  `Take out at least ${counted(text.length - most, 'character')}: up to ${most} are shown.`;

export const titleTooLong = (text: string): Words => ({
  message: `This title is ${text.length} characters long, as visitors see it: "${text}".`,
  fix: shorten(text, TITLE_MOST),
  why: CUT_OFF,
});
