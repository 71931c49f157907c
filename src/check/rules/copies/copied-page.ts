import { atValue, beside } from '../../placed';
import type { Diagnostic, Rule } from '../../rule';
import { counted } from '../../words';
import { copiesIn, COPIED_PAGE } from './copies';
import { SHARED, subjectOf, wordsOfFact } from './copy-words';
import type { Copy } from './copy-words';
import { ownKeys } from './own-facts';

export const copiedPage: Rule = {
  code: COPIED_PAGE,
  severity: 'error',
  summary: 'Facts or texts of a page are those of another page, from which it was copied.',
  example: { before: '"streets": ["Mill Lane", …] in two files', after: 'other "streets" in one of the two' },
  scope: 'site',
  readsWords: true,
  uses: [ownKeys],
  check: (site) => copiesIn(site).flatMap((copy) => (copy.whole ? placesOf(copy, copy.whole) : [])),
};

/** All that a copy has left, each at its place; in both pages where nothing tells which of them is the copy. */
const placesOf = ({ page, source, left, isKnown }: Copy, partOf: Copy['whole'] & object): Diagnostic[] =>
  left.flatMap((each) => {
    const here = { page, path: each.path };
    const there = { page: source, path: each.sourcePath };
    const pairs = [[here, there], ...(isKnown ? [] : [[there, here]])];
    return pairs.map(([one, other]) =>
      atValue(one!.page, one!.path, wordsOfFact(each, other!.page.path), {
        related: isKnown ? [beside(other!.page, other!.path, 'It stands here too.')] : [],
        partOf,
      }),
    );
  });

export const copiedText: Rule = {
  code: 'copied-text',
  severity: 'warning',
  summary: 'A paragraph, card or answer stands on another page too, word for word.',
  example: { before: '"text": "Close the tap …" on two pages', after: 'another "text" on one of the two' },
  scope: 'site',
  readsWords: true,
  check: (site) =>
    copiesIn(site).flatMap(({ page, source, left, whole }) => {
      const fix = `Write what only this page can say, or take it out. ${SHARED}`;
      const why = 'Visitors who read the same again learn nothing, and search engines show only one of the two pages.';
      const messageOf = (count: number) => `${counted(count, 'text')} of this page are the same in ${source.path}.`;
      const partOf = { words: (count: number) => ({ message: messageOf(count), fix, why }) };
      return (whole ? [] : left).map((each) => {
        const message = `${subjectOf(each)} the same in ${source.path}.`;
        const related = [beside(source, each.sourcePath, 'It stands here too.')];
        return atValue(page, each.path, { message, fix, why }, { related, partOf });
      });
    }),
};
