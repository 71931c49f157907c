import { copiesIn, sharesOnly } from './copies';
import type { Copy, LeftFact } from './copies';
import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import { listOf, quote } from '../../words';

/** What two pages share alone, district or coordinates, is told by `duplicate-district` and `same-coordinates`. */
export const copiedPage: Rule = {
  code: 'copied-page',
  severity: 'error',
  summary: 'A fact of an area or service page is still the one of the page that it was copied from.',
  example: {
    before: '"streets": ["High Street", "Mill Lane", …] in two files of pages/areas',
    after: '"streets": ["Church Road", "Station Road", …] in one of the two',
  },
  *check(site) {
    for (const copy of copiesIn(site)) {
      if (sharesOnly(copy, 'facts/code') || sharesOnly(copy, 'facts/coordinates')) continue;
      for (const left of copy.left) yield diagnosticOf(copy, left);
    }
  },
};

function diagnosticOf(
  { page, source, total, left: all }: Copy,
  { fact, source: original, entries }: LeftFact,
): Diagnostic {
  const isPart = Array.isArray(fact.value) && entries.length > 0 && entries.length < fact.value.length;
  const path = isPart ? [...fact.path, entries[0]!.index] : fact.path;
  const from = isPart ? [...original.path, entries[0]!.inSource] : original.path;
  return {
    document: page,
    location: { path, part: 'value' },
    words: leftFact({
      field: fact.slot === 'text' ? undefined : String(fact.path.at(-1)),
      value: fact.value,
      source: source.path,
      description: fact.description,
      entries: isPart ? entries.map(({ value }) => value) : undefined,
      receipt: { total, left: all.length },
    }),
    related: [
      { document: source, location: { path: from, part: 'value' }, message: 'This is where it was copied from.' },
    ],
  };
}

/** How far a copy has come. */
interface Receipt {
  total: number;
  left: number;
}

interface LeftWords {
  /** The last name on the way to the fact, such as `responseMinutes`; nothing for a text of a block. */
  field: string | undefined;
  value: unknown;
  /** Of a list: what is still the source's, where that is not the whole list. */
  entries: string[] | undefined;
  source: string;
  description: string;
  receipt: Receipt;
}

const receiptOf = ({ total, left }: Receipt) =>
  `${total - left} of ${total} facts are changed, ${left} ${left === 1 ? 'is' : 'are'} left`;

/** A fact that is still the one of the page it was copied from. */
const leftFact = ({ field, value, entries, source, description, receipt }: LeftWords): Words => ({
  message: `${subject({ field, value, entries })} still as in ${source}, from which this page was copied: ${receiptOf(receipt)}.`,
  fix: entries
    ? `Write ${entries.length === 1 ? 'another' : `${entries.length} others`} in the place of ${listOf(entries)}.`
    : field
      ? `Write what is true of this page in its place. ${description}`
      : 'Write it anew for this page, or take it out.',
  why: 'Visitors would read what is true of another page, and would not trust the rest.',
});

function subject({ field, value, entries }: Pick<LeftWords, 'field' | 'value' | 'entries'>): string {
  if (entries) return `${listOf(entries)} of "${field}" ${entries.length === 1 ? 'is' : 'are'}`;
  if (!field) return 'This text is';
  if (Array.isArray(value)) return `${quoted(field)} are`;
  return (typeof value === 'string' && value.length <= 40) || typeof value === 'number'
    ? `${quoted(field)} is ${quote(value)},`
    : `${quoted(field)} is`;
}

const quoted = (field: string) => `"${field}"`;
