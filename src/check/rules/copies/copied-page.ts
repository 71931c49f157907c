import { beside, atValue } from '../../placed';
import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import type { Site } from '../../site';
import { counted, listOf, quote } from '../../words';
import { areAlike, copiesIn, isText } from './copies';
import type { Copy, LeftFact } from './copies';
import { byEvidence } from './joins';
import { ownKeys } from './own-facts';

/** Texts alone, of pages of different moulds, are no copied page. */
const isOfPages = (copy: Copy) => areAlike(copy) || !copy.left.every(isText);

const SHARED = 'What both pages are meant to say belongs in a file of pages/_shared that both show.';

export const copiedPage: Rule = {
  code: 'copied-page',
  severity: 'error',
  summary: 'Facts or texts of a page are those of another page, from which it was copied.',
  example: {
    before: '"streets": ["High Street", "Mill Lane", …] in two files of pages/areas',
    after: '"streets": ["Church Road", "Station Road", …] in one of the two',
  },
  scope: 'site',
  uses: [ownKeys],
  check: (site) =>
    copiesIn(site)
      .filter(isOfPages)
      .flatMap((copy) => partsOf(copy, { fixOf, words: (count) => ofPage(site, copy, count), why: WHY })),
};

export const copiedText: Rule = {
  code: 'copied-text',
  severity: 'warning',
  summary: 'A paragraph, card or answer stands on another page too, word for word.',
  example: {
    before: '"text": "Close the tap under the sink, and open the one above it …" on two pages',
    after: '"text": "Switch the machine off at the wall …" on one of the two',
  },
  scope: 'site',
  check: (site) =>
    copiesIn(site)
      .filter((copy) => !isOfPages(copy))
      .flatMap((copy) => {
        const fix = `Write what only this page can say, or take it out. ${SHARED}`;
        const why =
          'Visitors who read the same again learn nothing, and search engines show only one of the two pages.';
        const words = (count: number) => ({
          message: `${counted(count, 'text')} of this page are the same in ${copy.source.path}.`,
          fix,
          why,
        });
        return partsOf(copy, { fixOf: () => fix, words, why });
      }),
};

const WHY = 'Visitors would read what is true of another page, and would not trust the rest.';

/** All that a copy has left, each at its place: together they are one mistake. */
function partsOf(
  copy: Copy,
  { fixOf: fix, words, why }: { fixOf(left: LeftFact): string; words(count: number): Words; why: string },
): Diagnostic[] {
  const { page, source, left } = copy;
  const partOf = { words };
  return left.map((each) => {
    const message = `${subjectOf(each)} the same in ${source.path}.`;
    const related = [beside(source, each.sourcePath, 'It stands here too.')];
    return atValue(page, each.path, { message, fix: fix(each), why }, { related, partOf });
  });
}

function ofPage(site: Site, { page, source, total }: Copy, count: number): Words {
  const isKnown = byEvidence(site, { page: source, path: [] }, { page, path: [] }) !== 0;
  const said = isKnown
    ? `still those of ${source.path}, from which it was copied`
    : `the same in ${source.path}: one of the two was copied from the other`;
  return {
    message: `${count} of ${total} facts of this page are ${said}.`,
    fix: `Write at each of these places what is true of ${isKnown ? 'this page' : 'the copy'}, or take it out. ${SHARED}`,
    why: WHY,
  };
}

function fixOf(left: LeftFact): string {
  const { fact, entries } = left;
  if (entries)
    return `Write ${entries.length === 1 ? 'another' : `${entries.length} others`} in the place of ${listOf(entries)}.`;
  if (isText(left)) return `Write it anew for one of the two pages. ${SHARED}`;
  return `Write what is true of this page in its place. ${fact.description}`.trim();
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
