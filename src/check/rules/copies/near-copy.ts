import { LISTED_KINDS } from '../../../kinds/named';
import { copiesIn, isCopyOf } from './copies';
import { candidatesAmong, likeness } from './min-hash';
import type { NumberSet } from './min-hash';
import { placesIn } from './place-index';
import { isNewerThan } from '../../published';
import type { Words } from '../../problem';
import type { Diagnostic, Rule } from '../../rule';
import { counted, listOf } from '../../words';
import { isObject } from '../../../json/is-object';
import { sharedMembers } from './shared-members';
import { sayingsByBlock, sayingsOf } from './shingles';
import type { Reading } from './shingles';
import type { Site, SitePage } from '../../site';
import type { Path } from '../../../json/path';

/** From this share on a page is a near-copy. Pages that were written one by one share a hundredth. */
const ALIKE = 0.4;
/** Too few words to be judged. */
const LEAST_RUNS = 20;

interface Said {
  page: SitePage;
  reading: Reading;
  all: NumberSet;
}

/** Of two pages that say the same the newer is told, or the copy, or else the later in the order of their files. What `copied-page` tells is left out here. */
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
    const told = toldIn(site);
    for (const { name: kind } of LISTED_KINDS.filter(({ isAlike }) => isAlike)) {
      const read = site.pages
        .filter((page) => page.kind === kind)
        .map((page) => ({ page, reading: { places, except: told.get(page.path) } }))
        .map(({ page, reading }): Said => ({ page, reading, all: sayingsOf(page, reading) }))
        .filter(({ all }) => all.length >= LEAST_RUNS);
      const shared = sharedMembers(read.map(({ all }) => all));
      const said = read.filter(({ all }, index) => shared[index]! >= ALIKE * all.length);
      for (const [index, candidates] of candidatesAmong(said.map(({ all }) => all)).entries()) {
        const one = said[index]!;
        const found = closest(
          one,
          candidates.map((other) => said[other]!),
        );
        if (!found) continue;
        yield isSourceOf(site, one.page, found.other.page)
          ? diagnosticOf(found.other, one, found.share)
          : diagnosticOf(one, found.other, found.share);
      }
    }
  },
};

/** Whether the first of two pages was there before the other. */
function isSourceOf(site: Site, one: SitePage, other: SitePage): boolean {
  if (isNewerThan(site, one, other) || isNewerThan(site, other, one)) return isNewerThan(site, other, one);
  return isCopyOf(site, other, one);
}

/** The texts that `copied-page` tells, in both pages: path of a page → places in it. */
function toldIn(site: Site): Map<string, Set<string>> {
  const told = new Map<string, Set<string>>();
  const tell = (page: SitePage, path: Path) =>
    told.set(page.path, (told.get(page.path) ?? new Set()).add(path.join('/')));
  for (const { page, source, left } of copiesIn(site)) {
    for (const each of left) {
      tell(page, each.fact.path);
      tell(source, each.source.path);
    }
  }
  return told;
}

function closest(one: Said, others: readonly Said[]): { other: Said; share: number } | undefined {
  const alike = others
    .map((other) => ({ other, share: likeness(one.all, other.all) }))
    .filter(({ share }) => share >= ALIKE);
  return alike.length === 0 ? undefined : alike.reduce((best, each) => (each.share > best.share ? each : best));
}

function diagnosticOf(one: Said, other: Said, share: number): Diagnostic {
  const blocks = sharedBlocks(one, other);
  return {
    document: one.page,
    location: { path: [], part: 'opening' },
    words: words({
      sibling: other.page.path,
      percent: Math.round(share * 100),
      blocks: blocks.map(({ index }) => nameOf(one.page, index)),
    }),
    related: blocks.map(({ inOther }) => ({
      document: other.page,
      location: { path: ['blocks', inOther], part: 'opening' },
      message: 'This block says the same.',
    })),
  };
}

/** The blocks of which at least half stands in one block of the other page. */
function sharedBlocks(one: Said, other: Said): { index: number; inOther: number }[] {
  const theirBlocks = [...sayingsByBlock(other.page, other.reading)];
  return [...sayingsByBlock(one.page, one.reading)].flatMap(([index, runs]) => {
    const inOther = theirBlocks.find(([, theirs]) => likeness(runs, theirs) >= 0.5)?.[0];
    return inOther === undefined ? [] : [{ index, inOther }];
  });
}

/** The heading of a block as its author wrote it, or its type. */
function nameOf({ value }: SitePage, index: number): string {
  const blocks = isObject(value) ? value['blocks'] : undefined;
  const block: unknown = Array.isArray(blocks) ? blocks[index] : undefined;
  if (!isObject(block)) return `block ${index + 1}`;
  const { heading, type } = block;
  return typeof heading === 'string' ? heading : String(type);
}

/** A page that says the same as another of its kind, but for the names of places. */
const words = ({ sibling, percent, blocks }: { sibling: string; percent: number; blocks: string[] }): Words => ({
  message: `${percent} % of what this page says stands in ${sibling} too, when the names of places are left out${blocks.length > 0 ? `. It is the same in ${counted(blocks.length, 'block')}: ${listOf(blocks)}` : ''}.`,
  fix: 'Write what only this page can say: its buildings, its streets, its usual faults, its prices. What is the same everywhere belongs in a file of pages/_shared.',
  why: 'Visitors learn nothing from the second page, and search engines show only one of the two.',
});
