import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import { counted, listOf, quote } from '../../words';
import { areAlike, copiesIn, isText, MANY_TEXTS, together } from './copies';
import type { Copy, LeftFact } from './copies';
import { ownKeys } from './own-keys';

export const copiedPage: Rule = {
  code: 'copied-page',
  severity: 'error',
  summary: 'A fact or text of a page is that of another page, from which it was copied.',
  example: {
    before: '"streets": ["High Street", "Mill Lane", …] in two files of pages/areas',
    after: '"streets": ["Church Road", "Station Road", …] in one of the two',
  },
  scope: 'site',
  uses: [ownKeys],
  *check(site) {
    for (const copy of copiesIn(site)) {
      const texts = areAlike(copy) ? copy.left.filter(isText) : [];
      if (texts.length >= MANY_TEXTS) yield ofTexts(copy, texts);
      else for (const left of texts) yield ofFact(copy, left);
      for (const left of copy.left) if (!isText(left)) yield ofFact(copy, left);
    }
  },
};

const WHY = 'Visitors would read what is true of another page, and would not trust the rest.';

/** How far a copy has come. */
const progressOf = ({ total, left: { length } }: Copy) =>
  `${total - length} of ${total} facts are changed, ${length} are left`;

/** All texts together, of a page in which hardly any was changed. */
const ofTexts = (copy: Copy, texts: readonly LeftFact[]): Diagnostic => ({
  ...together(copy.page, texts),
  words: {
    message: `${counted(texts.length, 'text')} of this page are still those of ${copy.source.path}, from which it was copied: ${progressOf(copy)}.`,
    fix: 'Write these texts anew for this page, or take them out. What both pages are meant to say belongs in a file of pages/_shared.',
    why: WHY,
  },
});

const ofFact = (copy: Copy, left: LeftFact): Diagnostic => ({
  document: copy.page,
  location: { path: left.path, part: 'value' },
  words: wordsFor(copy, left),
  related: [
    {
      document: copy.source,
      location: { path: left.sourcePath, part: 'value' },
      message: copy.left.length > 1 ? 'This is where it was copied from.' : 'It stands here too.',
    },
  ],
});

function wordsFor(copy: Copy, left: LeftFact): Words {
  const isCopy = copy.left.length > 1;
  const what = subjectOf(left);
  const { fact, entries } = left;
  const again = isCopy
    ? 'Write it anew for this page, or take it out.'
    : 'Write it anew for one of the two pages, or keep it in a file of pages/_shared that both show.';
  return {
    message: isCopy
      ? `${what} still as in ${copy.source.path}, from which this page was copied: ${progressOf(copy)}.`
      : `${what} the same in ${copy.source.path}.`,
    fix: entries
      ? `Write ${entries.length === 1 ? 'another' : `${entries.length} others`} in the place of ${listOf(entries)}.`
      : isText(left)
        ? again
        : `Write what is true of this page in its place. ${fact.description}`.trim(),
    why: WHY,
  };
}

function subjectOf(left: LeftFact): string {
  const { fact, entries } = left;
  const field = String(fact.path.findLast((step) => typeof step === 'string'));
  if (entries) return `${listOf(entries)} of "${field}" ${entries.length === 1 ? 'is' : 'are'}`;
  if (isText(left)) return 'This text is';
  if (Array.isArray(fact.value)) return `"${field}" are`;
  const { value } = fact;
  return (typeof value === 'string' && value.length <= 40) || typeof value === 'number'
    ? `"${field}" is ${quote(value)},`
    : `"${field}" is`;
}
