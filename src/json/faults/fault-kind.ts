import type { Edit, Span } from '../text-edit';

/** One fault of a file, before it is put into words. */
export interface Finding extends Span {
  /** The author's own characters. */
  found: string;
  /** The replacement, where it is certain. */
  wanted?: string;
  /** Another place that belongs to it: the first of two equal fields, the bracket that is not closed. */
  related?: Span;
  /** How often the same stands on this line again, and on how many lines right below it. */
  more?: { here: number; below: number };
  /** Changes that mend it and nothing else; none where a person must decide. */
  edits: Edit[];
}

/** The documentation and messages of one kind of fault. */
export interface FaultKind {
  /** One sentence for the list of rules. */
  summary: string;
  /** The fault as an author might write it, and mended. */
  example: { before: string; after: string };
  /** The message for the author: what is wrong, and the literal text that mends it. */
  words: (finding: Finding) => { message: string; fix: string; why?: string };
  /** Left out of what keeps a file from being read: an error. */
  severity?: 'warning';
  /** The note at a second place that belongs to the fault. */
  related?: string;
}

const LONGEST = 160;
const EACH_END = 60;
/** A long text by its beginning and end, where the quotes are. */
export const withoutMiddle = (text: string) =>
  text.length <= LONGEST ? text : `${text.slice(0, EACH_END)} … ${text.slice(-EACH_END)}`;

export const inPlace = (wanted = '') =>
  wanted === ' '
    ? 'Write a space in its place.'
    : `Write ${withoutMiddle(wanted)} in ${wanted.includes('", "') ? 'their' : 'its'} place.`;

const CHARACTERS: Record<string, string> = {
  ',': 'a comma',
  ';': 'a semicolon',
  ':': 'a colon',
  '.': 'a full stop',
  '"': 'a straight quote',
  ' ': 'a space',
  '""': 'a doubled quote',
  '{': 'a {',
  '}': 'a }',
  '[': 'a [',
  ']': 'a ]',
  '=': 'an equals sign',
  '-': 'a hyphen',
  '–': 'a dash',
  '—': 'a dash',
  '…': 'an ellipsis (…)',
  '...': 'an ellipsis (...)',
};
export const named = (characters: string) => CHARACTERS[characters] ?? quoted(characters);

const LONGEST_QUOTE = 60;
/** The author's own words on one line, shortened where they are long. */
export function quoted(words: string): string {
  const text = JSON.stringify(words);
  return text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE - 3)}…`;
}
