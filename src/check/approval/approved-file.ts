import type { Span } from '../../json/text-edit';
import { oncePerText } from '../once';

/** Who approved an item, and when; `by` is `BEFORE` for what stood when the site began to approve. */
export interface Approval {
  /** ISO, `2026-11-22`. */
  date: string;
  by: string;
}

export type Approvals = ReadonlyMap<string, Approval>;

/** The content of `_approved.txt`. A file with a single malformed line approves nothing. */
export interface ApprovedFile {
  text: string;
  approvals: Approvals;
  /** Every line that a tool wrote, whatever stands beside it. */
  entries: Approvals;
  /** Lines that no tool wrote, such as the marks of a half-finished merge. */
  foreign: readonly Span[];
}

/** In the place of a name: nobody vouches for these, and they are counted. */
export const BEFORE = 'before approval';

const LINE = /^[0-9a-f]{12} \d{4}-\d\d-\d\d \S.*$/;
/** Where the date stands in a line. */
const DATE = 13;
const DATE_DIGITS = 10;
const LONGEST_NAME = 100;

export function readApproved(bytes: Uint8Array): ApprovedFile {
  const approvals = new Map<string, Approval>();
  // Thousands of lines have one date and one name.
  const approvalOf = oncePerText((ending) => ({
    date: ending.slice(0, DATE_DIGITS),
    by: ending.slice(DATE_DIGITS + 1),
  }));
  const foreign: Span[] = [];
  // Not by the reader of JSON files, which refuses what is as large as this list may be.
  const text = new TextDecoder().decode(bytes);
  let start = 0;
  for (const line of text.split('\n')) {
    const entry = line.trimEnd();
    if (LINE.test(entry)) approvals.set(entry.slice(0, DATE - 1), approvalOf(entry.slice(DATE)));
    else if (line.trim() !== '') foreign.push({ start, end: start + entry.length });
    start += line.length + 1;
  }
  return { text, approvals: foreign.length > 0 ? new Map() : approvals, entries: approvals, foreign };
}

/** Sorted by fingerprint, so that the lines of two people seldom touch. */
export const writtenApproved = (approvals: Approvals): string =>
  [...approvals]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([fingerprint, { date, by }]) => `${fingerprint} ${date} ${by}\n`)
    .join('');

/** A name as it stands in a line: on one line, not too long, and never taken for what stood before. */
export function nameInLine(name: string): string {
  const plain = name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);
  return plain === '' || plain === BEFORE ? 'unknown' : plain;
}
