import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import { counted, listOf, quote } from '../../words';
import { areAlike, copiesIn, sharesOnly } from './copies';
import type { Copy, LeftFact } from './copies';

/** From so many on the texts that are left are one thing to do. */
const MANY_TEXTS = 4;

/** Whether all that two pages share has a rule of its own: in pages of one mould, a description shows a copy. */
const isReportedAlone = (copy: Copy) =>
  sharesOnly(copy, 'facts/code') ||
  sharesOnly(copy, 'facts/coordinates') ||
  (sharesOnly(copy, 'metadata/description') && !areAlike(copy.page, copy.source));

export const copiedPage: Rule = {
  code: 'copied-page',
  severity: 'error',
  summary: 'A fact or text of a page is that of another page, from which it was copied.',
  example: {
    before: '"streets": ["High Street", "Mill Lane", …] in two files of pages/areas',
    after: '"streets": ["Church Road", "Station Road", …] in one of the two',
  },
  *check(site) {
    for (const copy of copiesIn(site)) {
      if (isReportedAlone(copy)) continue;
      const texts = copy.left.filter(({ fact }) => fact.slot === 'text' && !fact.isMarked);
      const isMany = texts.length >= MANY_TEXTS;
      if (isMany) yield ofTexts(copy, texts);
      for (const left of copy.left) if (!isMany || !texts.includes(left)) yield ofFact(copy, left);
    }
  },
};

const WHY = 'Visitors would read what is true of another page, and would not trust the rest.';

/** How far a copy has come. */
const progressOf = ({ total, left: { length } }: Copy) =>
  `${total - length} of ${total} facts are changed, ${length} ${length === 1 ? 'is' : 'are'} left`;

/** All texts together, of a page in which hardly any was changed. */
const ofTexts = (copy: Copy, texts: readonly LeftFact[]): Diagnostic => ({
  document: copy.page,
  location: { path: ['blocks'], part: 'name' },
  words: {
    message: `${counted(texts.length, 'text')} of this page are still those of ${copy.source.path}, from which it was copied: ${progressOf(copy)}.`,
    fix: 'Write these texts anew for this page, or take them out. What both pages are meant to say belongs in a file of pages/_shared.',
    why: WHY,
  },
  related: texts.map(({ fact: { path } }) => ({
    document: copy.page,
    location: { path, part: 'value' as const },
    message: 'This text is one of them.',
  })),
});

function ofFact(copy: Copy, left: LeftFact): Diagnostic {
  const { fact, shared } = left;
  const isPart = shared.length < fact.entries.length;
  return {
    document: copy.page,
    location: { path: isPart ? shared[0]!.mine.path : fact.path, part: 'value' },
    words: wordsFor(copy, left, isPart),
    related: [
      {
        document: copy.source,
        location: { path: shared[0]!.theirs.path, part: 'value' },
        message: copy.isClear ? 'This is where it was copied from.' : 'It stands here too.',
      },
    ],
  };
}

function wordsFor(copy: Copy, { fact, shared }: LeftFact, isPart: boolean): Words {
  const field = fact.slot === 'text' ? undefined : String(fact.path.findLast((step) => typeof step === 'string'));
  const isEntry = field !== undefined && field !== fact.path.at(-1);
  const entries = isPart || isEntry ? shared.map(({ mine }) => String(mine.value)) : undefined;
  const what = subject(field, fact.value, entries);
  return {
    message: copy.isClear
      ? `${what} still as in ${copy.source.path}, from which this page was copied: ${progressOf(copy)}.`
      : `${what} the same in ${copy.source.path}.`,
    fix: entries
      ? `Write ${entries.length === 1 ? 'another' : `${entries.length} others`} in the place of ${listOf(entries)}.`
      : field
        ? `Write what is true of this page in its place. ${fact.description}`.trim()
        : copy.isClear
          ? 'Write it anew for this page, or take it out.'
          : 'Write it anew for one of the two pages, or keep it in a file of pages/_shared that both show.',
    why: WHY,
  };
}

function subject(field: string | undefined, value: unknown, entries: string[] | undefined): string {
  if (entries) return `${listOf(entries)} of "${field}" ${entries.length === 1 ? 'is' : 'are'}`;
  if (!field) return 'This text is';
  if (Array.isArray(value)) return `"${field}" are`;
  return (typeof value === 'string' && value.length <= 40) || typeof value === 'number'
    ? `"${field}" is ${quote(value)},`
    : `"${field}" is`;
}
