import { soundOf } from '../../../content/sound';
import { LISTED_KINDS } from '../../../kinds/named';
import { isNewerThan } from '../../documents/published';
import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import type { Site, SitePage } from '../../site';
import { counted, listOf } from '../../words';
import { copiesIn, sourceOf } from './copies';
import { candidatesAmong, likeness } from './fingerprints';
import { placesIn } from './place-names';
import { leastShinglesOf, shinglesByBlock, shinglesOf } from './shingles';
import type { NumberSet } from './number-set';
import type { Reading } from './shingles';

/** From this share on a page is a near-copy. Pages that were written one by one share a hundredth. */
const ALIKE = 0.4;
/** From this share on two blocks say the same. */
const SAME_BLOCK = 0.5;
/** A page of fewer shingles has too few words to be judged. */
const LEAST_SHINGLES = 20;

interface Read {
  page: SitePage;
  reading: Reading;
  /** The least of its shingles. */
  least: NumberSet;
}

/** Reported on the copy, or else on the later page by its file. What `copied-page` reports is left out here. */
export const nearCopy: Rule = {
  code: 'near-copy',
  severity: 'error',
  mayAllow: true,
  summary: 'An area or service page says the same as another, but for the names of places.',
  example: {
    before: 'We know every street of the district and come at any hour.',
    after: 'The houses by the canal were built in one summer, and every one of them has its key box in the hall.',
  },
  *check(site) {
    const places = placesIn(site).names;
    const copied = copiedTexts(site);
    for (const { name: kind } of LISTED_KINDS.filter(({ isAlike }) => isAlike)) {
      const read = site.pages
        .filter((page) => page.kind === kind)
        .map((page): Read => {
          const reading = { places, except: copied.get(page.path) };
          return { page, reading, least: leastShinglesOf(page, reading) };
        })
        .filter(({ least }) => least.length >= LEAST_SHINGLES);
      for (const [index, candidates] of candidatesAmong(read.map(({ least }) => least)).entries()) {
        const one = read[index]!;
        const [closest] = candidates
          .map((each) => ({ other: read[each]!, share: likeness(shinglesIn(one), shinglesIn(read[each]!)) }))
          .sort((a, b) => b.share - a.share);
        if (!closest || closest.share < ALIKE) continue;
        const { other, share } = closest;
        yield isSource(site, one.page, other.page) ? diagnosticOf(other, one, share) : diagnosticOf(one, other, share);
      }
    }
  },
};

const shinglesIn = ({ page, reading }: Read): NumberSet => shinglesOf(page, reading);

/** Whether the first of two pages was there before the other. */
const isSource = (site: Site, one: SitePage, other: SitePage): boolean =>
  isNewerThan(site, other, one) || (!isNewerThan(site, one, other) && sourceOf(site, other) === one);

/** The texts that `copied-page` reports, in both pages: path of a page → paths of its texts. */
function copiedTexts(site: Site): Map<string, Set<string>> {
  const texts = new Map<string, Set<string>>();
  for (const { page, source, left } of copiesIn(site)) {
    const [mine, theirs] = [page, source].map(({ path }) => {
      const known = texts.get(path) ?? new Set();
      texts.set(path, known);
      return known;
    });
    for (const each of left) {
      mine!.add(each.fact.path.join('/'));
      theirs!.add(each.source.path.join('/'));
    }
  }
  return texts;
}

function diagnosticOf(one: Read, other: Read, share: number): Diagnostic {
  const theirs = [...shinglesByBlock(other.page, other.reading)];
  const blocks = [...shinglesByBlock(one.page, one.reading)].flatMap(([index, shingles]) => {
    const inOther = theirs.find(([, each]) => likeness(shingles, each) >= SAME_BLOCK)?.[0];
    return inOther === undefined ? [] : [{ name: blockName(one.page, index), inOther }];
  });
  return {
    document: one.page,
    location: { path: [], part: 'opening' },
    words: words({
      sibling: other.page.path,
      percent: Math.round(share * 100),
      blocks: blocks.map(({ name }) => name),
    }),
    related: blocks.map(({ inOther }) => ({
      document: other.page,
      location: { path: ['blocks', inOther], part: 'opening' },
      message: 'This block says the same.',
    })),
  };
}

/** The heading of a block as its author wrote it, or its type. */
function blockName(page: SitePage, index: number): string {
  const block = soundOf(page).blocks?.[index];
  return block?.heading ?? block?.type ?? `block ${index + 1}`;
}

/** A page that says the same as another of its kind, but for the names of places. */
const words = ({ sibling, percent, blocks }: { sibling: string; percent: number; blocks: string[] }): Words => ({
  message: `${percent} % of what this page says stands in ${sibling} too, when the names of places are left out${blocks.length > 0 ? `. It is the same in ${counted(blocks.length, 'block')}: ${listOf(blocks)}` : ''}.`,
  fix: 'Write what only this page can say: its buildings, its streets, its usual faults, its prices. What is the same everywhere belongs in a file of pages/_shared.',
  why: 'Visitors learn nothing from the second page, and search engines show only one of the two.',
});
