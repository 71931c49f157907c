import type { Path } from '../../../json/path';
import { listedKindNamed } from '../../../kinds/named';
import type { SiteFileOnly } from '../../site';
import { groupedBy } from '../../lists';
import { oncePer } from '../../once';
import type { Site, SitePage } from '../../site';
import { repeatedIn } from './joins';
import { entriesOf, ownFactsOf } from './own-facts';
import type { OwnFact } from './own-facts';
import { pagesWithCopies } from './own-keys';

/** A fact of a page that is that of its source too. */
export interface LeftFact {
  fact: OwnFact;
  /** The value that is the same, or the first entry of a list that is the same in part. */
  path: Path;
  sourcePath: Path;
  /** The entries of a list that are the same, where others differ. */
  entries?: readonly string[];
}

/** A page that still has something of an older page, its source. */
export interface Copy {
  page: SitePage;
  source: SitePage;
  /** How many facts of the page a copier must change. */
  total: number;
  left: readonly LeftFact[];
}

/** A text that stands on more pages is one of the house, and no page's own. */
const MOST_PAGES = 3;
/** From this number on, texts that are left are one thing to do. */
export const MANY_TEXTS = 4;

export const COORDINATES = 'facts/coordinates';
/**
 * A point that is the same, and nothing else, is reported by `same-coordinates`; so is the description of pages that
 * are not of one mould, by `duplicate-description`.
 */
const hasOwnRule = (copy: Copy, slot: string) =>
  slot === COORDINATES || (slot === 'metadata/description' && !areAlike(copy));

interface PlacedFact extends Pick<OwnFact, 'key' | 'path'> {
  page: SitePage;
  fact: OwnFact;
}

/** The facts that no two pages rightly have and several pages do have, but for texts of the house. */
function sharedAmong(pages: readonly SitePage[], site: SiteFileOnly): PlacedFact[] {
  const facts = pagesWithCopies(pages, site).flatMap((page) =>
    ownFactsOf(page).flatMap((fact) => (fact.isUnique ? [{ page, fact, key: fact.key, path: fact.path }] : [])),
  );
  return [...groupedBy(facts, ({ key }) => key).values()].flatMap((same) => {
    const count = new Set(same.map(({ page }) => page)).size;
    return count < 2 || (!same[0]!.fact.isMarked && count > MOST_PAGES) ? [] : same;
  });
}

/** The facts of a page that no schema marks and that are its own all the same, among all pages. */
export function ownTextsOf(page: SitePage, pages: readonly SitePage[], site: SiteFileOnly): OwnFact[] {
  const counts = new Map<string, number>();
  const keys = new Set(ownFactsOf(page).map(({ key }) => key));
  for (const other of pagesWithCopies(pages, site))
    for (const key of new Set(ownFactsOf(other).map((fact) => fact.key)))
      if (keys.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return ownFactsOf(page).filter(({ isMarked, key }) => !isMarked && (counts.get(key) ?? 1) <= MOST_PAGES);
}

/** Every page that still has something of an older one, once for each of its sources, that of most facts first. */
export const copiesIn = oncePer((site: Site): readonly Copy[] => {
  const repeated = repeatedIn(site, sharedAmong(site.pages, site));
  return [...groupedBy(repeated, ({ later }) => later.page)].flatMap(([page, ofPage]) => {
    const sources = [...groupedBy(ofPage, ({ first }) => first.page)].sort(([, a], [, b]) => b.length - a.length);
    return sources.flatMap(([source, same], index): Copy[] => {
      const left = same.map(({ first, later }) => ({ fact: later.fact, path: later.path, sourcePath: first.path }));
      const others = index === 0 ? restOf(page, source, left) : [];
      const all = [...left, ...others];
      const copy = { page, source, total: ownFactsOf(page).filter(counts).length, left: all };
      return all.length === 1 && hasOwnRule(copy, all[0]!.fact.slot) ? [] : [copy];
    });
  });
});

/** A short heading or introduction may be that of two pages, and is never reported. */
const counts = ({ slot, isUnique }: OwnFact) => isUnique || slot !== 'text';

/**
 * What else a copy still has of its source: entries of lists; and while nothing was changed that the schema marks and
 * that only one page can have, also what may be true of both.
 */
function restOf(page: SitePage, source: SitePage, left: readonly LeftFact[]): LeftFact[] {
  const told = new Set(left.map(({ fact }) => fact));
  const theirs = new Map(ownFactsOf(source).map((fact) => [fact.slot, fact]));
  const isUntouched = ownFactsOf(page).every((fact) => !fact.isMarked || !fact.isUnique || told.has(fact));
  return ownFactsOf(page).flatMap((fact): LeftFact[] => {
    const other = theirs.get(fact.slot);
    if (!other || told.has(fact) || fact.slot === 'text') return [];
    if (fact.key === other.key) return isUntouched ? [{ fact, path: fact.path, sourcePath: other.path }] : [];
    const known = new Map(entriesOf(other.value).map(({ key, index }) => [key, index]));
    const shared = fact.isUnique ? entriesOf(fact.value).filter(({ key }) => known.has(key)) : [];
    return shared.length === 0
      ? []
      : [
          {
            fact,
            path: [...fact.path, shared[0]!.index],
            sourcePath: [...other.path, known.get(shared[0]!.key)!],
            entries: shared.map(({ name }) => name),
          },
        ];
  });
}

/** Whether two pages are written from one mould, so that no text is meant to be the same. */
export const areAlike = ({ page, source }: Pick<Copy, 'page' | 'source'>) =>
  page.kind === source.kind && listedKindNamed(page.kind)?.isAlike === true;

export const isText = ({ fact }: LeftFact) => fact.slot === 'text';

/** Where many texts of a page are reported as one thing to do. */
export const together = (page: SitePage, texts: readonly LeftFact[]) => ({
  document: page,
  location: { path: ['blocks'], part: 'name' as const },
  related: texts.map(({ path }) => ({
    document: page,
    location: { path, part: 'value' as const },
    message: 'This text is one of them.',
  })),
});

/** The places that `copied-page` reports: path of the page and of the value. */
const leftIn = oncePer(
  (site: Site) =>
    new Set(copiesIn(site).flatMap(({ page, left }) => left.map(({ path }) => `${page.path} ${path.join('/')}`))),
);

export const isLeft = (site: Site, page: SitePage, path: string) => leftIn(site).has(`${page.path} ${path}`);
