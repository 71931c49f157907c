import { isToDo } from '../../../content/to-do';
import { LISTED_KINDS } from '../../../kinds/named';
import { oncePer } from '../../once';
import { atFile, beside } from '../../placed';
import type { Rule } from '../../rule';
import type { SiteDocument, SitePage } from '../../site';
import { fact, storeOf } from '../../store';
import { textsIn } from '../../texts/texts';
import { wordNumbers } from '../../texts/words-of';
import { copiesIn, isText } from './copies';
import { originalFirst } from './joins';
import { candidatesAmong, signatureOf, hashOfRow, likeness, numberSet } from './min-hash';
import type { NumberSet } from './min-hash';

/** From this share on a page is a near-copy. Pages that were written one by one share a hundredth. */
const ALIKE = 0.4;
/** Words in a row that are one shingle. */
const SHINGLE = 4;
/** A page of fewer shingles has too few words to be judged. */
const LEAST_SHINGLES = 20;
/** Shorter texts (labels, headings) are alike on purpose. */
const LONG_TEXT = 8;

const ALIKE_KINDS = new Set<string>(LISTED_KINDS.filter(({ isAlike }) => isAlike).map(({ name }) => name));

const signature = fact('smallest shingles', (document) =>
  ALIKE_KINDS.has(document.kind) ? signatureOf(shinglesIn(document)) : [],
);

/** Reported on the newer page. A pair of which `copied-page` reports texts is left out. */
export const nearCopy: Rule = {
  code: 'near-copy',
  severity: 'error',
  mayAllow: true,
  summary: 'An area or service page says nearly the same as another.',
  example: {
    before: 'We know every street of the district and come at any hour.',
    after: 'The houses by the canal were built in one summer, and every one of them has its key box in the hall.',
  },
  scope: 'site',
  readsWords: true,
  uses: [signature],
  *check(site) {
    const copies = copiesIn(site).filter(({ left }) => left.some(isText));
    const isReported = (...pair: SitePage[]) =>
      copies.some(({ page, source }) => pair.includes(page) && pair.includes(source));
    const store = storeOf(site);
    for (const kind of ALIKE_KINDS) {
      const pages = site.pages.filter((page) => page.kind === kind);
      for (const [index, candidates] of candidatesAmong(pages.map((page) => store.get(signature, page))).entries()) {
        const page = pages[index]!;
        const [closest] = candidates
          .map((each) => ({ other: pages[each]!, share: likeness(shinglesOf(page), shinglesOf(pages[each]!)) }))
          .sort((a, b) => b.share - a.share);
        if (!closest || closest.share < ALIKE || shinglesOf(page).length < LEAST_SHINGLES) continue;
        if (isReported(page, closest.other)) continue;
        const pair = [closest.other, page].map((each) => ({ page: each, path: [] }));
        const [first, later] = originalFirst(site, pair);
        const source = first!.page;
        const words = {
          message: `${Math.round(closest.share * 100)} % of what this page says stands in ${source.path} too.`,
          fix:
            'Write what only this page can say: its buildings, its streets, its usual faults, its prices. ' +
            'What is the same everywhere belongs in a file of pages/_shared.',
          why: 'Visitors learn nothing from the second page, and search engines show only one of the two.',
        };
        yield atFile(later!.page, words, { related: [beside(source, [], 'This is the other page.')] });
      }
    }
  },
};

function shinglesIn(document: SiteDocument): number[] {
  return textsIn(document).flatMap(({ kind, path, value }) => {
    const isOwn = kind !== 'label' && path[0] !== 'facts' && !isToDo(value);
    const words = isOwn ? wordNumbers([value]) : [];
    if (words.length < LONG_TEXT) return [];
    return words.slice(SHINGLE - 1).map((_, start) => hashOfRow(words, start, SHINGLE));
  });
}

const shinglesOf = oncePer((page: SitePage): NumberSet => numberSet(shinglesIn(page)));
