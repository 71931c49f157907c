import type { Path } from '../../../json/path';
import { listedKindNamed } from '../../../kinds/named';
import { everyFileIsValid } from '../../documents/whole';
import { groupedBy } from '../../lists';
import { oncePer } from '../../once';
import type { Site, SiteFileOnly, SitePage } from '../../site';
import { wordsOfCopy } from './copy-words';
import type { Copy, LeftFact } from './copy-words';
import { byEvidence, repeatedIn } from './joins';
import { entriesOf, ownFactsOf, pagesWithCopies, TITLE } from './own-facts';
import type { OwnFact } from './own-facts';

/** A text that stands on more pages is one of the house, and no page's own; an unreadable page may be one of them. */
const MOST_PAGES = 3;

/** The description of pages that are not of one mould, and nothing else, is reported by `duplicate-description`. */
const hasOwnRule = (copy: Plain) =>
  !areAlike(copy) && copy.left.every(({ fact }) => fact.slot === 'metadata/description');

/** The facts that no two pages rightly have and several pages do have, but for texts of the house. */
function sharedAmong(site: Site) {
  const most = everyFileIsValid(site) ? MOST_PAGES : MOST_PAGES - 1;
  const facts = pagesWithCopies(site.pages, site).flatMap((page) =>
    ownFactsOf(page).flatMap((fact) => (fact.isUnique ? [{ page, fact, key: fact.key, path: fact.path }] : [])),
  );
  return [...groupedBy(facts, ({ key }) => key).values()].flatMap((same) =>
    !same[0]!.fact.isMarked && new Set(same.map(({ page }) => page)).size > most ? [] : same,
  );
}

/** The facts of a page that no schema marks and that are its own all the same, among all pages. */
export function ownTextsOf(page: SitePage, pages: readonly SitePage[], site: SiteFileOnly): OwnFact[] {
  const others = pagesWithCopies(pages, site).map((other) => new Set(ownFactsOf(other).map(({ key }) => key)));
  return ownFactsOf(page).filter(
    ({ isMarked, key }) => !isMarked && others.filter((keys) => keys.has(key)).length <= MOST_PAGES,
  );
}

/** Every page that still has something of an older one, once for each of its sources, that of most facts first. */
export const copiesIn = oncePer((site: Site): readonly Copy[] => {
  const repeated = repeatedIn(site, sharedAmong(site));
  return [...groupedBy(repeated, ({ later }) => later.page)].flatMap(([page, ofPage]) => {
    const sources = [...groupedBy(ofPage, ({ first }) => first.page)].sort(([, a], [, b]) => b.length - a.length);
    return sources.flatMap(([source, same], index): Copy[] => {
      const unique = same.map(({ first, later }) => ({ fact: later.fact, path: later.path, sourcePath: first.path }));
      const all = [...unique, ...(index === 0 ? restOf(page, source, unique) : [])];
      const facts = ownFactsOf(page);
      const left = all.sort((a, b) => facts.indexOf(a.fact) - facts.indexOf(b.fact));
      const copy = { page, source, total: facts.filter(counts).length, left };
      if (hasOwnRule(copy)) return [];
      const isKnown = byEvidence(site, { page: source, path: [] }, { page, path: [] }) !== 0;
      const words = () => wordsOfCopy({ ...copy, isKnown });
      return [{ ...copy, isKnown, whole: isOfPages(copy) ? { words, lead: COPIED_PAGE } : undefined }];
    });
  });
});

/** A short heading or introduction may be that of two pages, and is never reported. */
const counts = ({ slot, isUnique }: OwnFact) => isUnique || slot !== 'text';

/**
 * The other leftovers of a copy: entries of lists, but for search words, some of which two pages may rightly share; and
 * while no field that the schema marks as unique has changed, also fields that may be true of both, and always a title.
 */
function restOf(page: SitePage, source: SitePage, left: readonly LeftFact[]): LeftFact[] {
  const reported = new Set(left.map(({ fact }) => fact));
  const theirs = new Map(ownFactsOf(source).map((fact) => [fact.slot, fact]));
  const isUntouched = ownFactsOf(page).every((fact) => !fact.isMarked || !fact.isUnique || reported.has(fact));
  return ownFactsOf(page).flatMap((fact): LeftFact[] => {
    const other = theirs.get(fact.slot);
    if (!other || reported.has(fact) || fact.slot === 'text') return [];
    if (fact.key === other.key)
      return isUntouched || fact.slot === TITLE ? [{ fact, path: fact.path, sourcePath: other.path }] : [];
    if (!fact.isUnique || fact.slot === 'metadata/keywords') return [];
    const indexes = new Map(entriesOf(other.value).map(({ key, index }) => [key, index]));
    const shared = entriesOf(fact.value).filter(({ key }) => indexes.has(key));
    if (!shared[0]) return [];
    const [path, sourcePath] = [fact.path.concat(shared[0].index), other.path.concat(indexes.get(shared[0].key)!)];
    return [{ fact, path, sourcePath, entries: shared.map(({ name }) => name) }];
  });
}

export const COPIED_PAGE = 'copied-page';

type Plain = Pick<Copy, 'page' | 'source' | 'left'>;

/** Texts alone, of pages of different moulds, are no copied page. */
const isOfPages = (copy: Plain) => areAlike(copy) || !copy.left.every(isText);

/** Whether two pages are written from one mould, so that equal texts are leftovers. */
export const areAlike = ({ page, source }: Pick<Copy, 'page' | 'source'>) =>
  page.kind === source.kind && listedKindNamed(page.kind)?.isAlike === true;

export const isText = ({ fact }: LeftFact) => fact.slot === 'text';

/** The places that `copied-page` reports, an entry with its list: path of the page and of the value. */
const leftIn = oncePer(
  (site: Site) =>
    new Set(copiesIn(site).flatMap(({ page, left }) => left.map(({ path }) => `${page.path} ${path.join('/')}`))),
);

export const isLeft = (site: Site, page: SitePage, path: Path) =>
  [path, path.slice(0, -1)].some((each) => leftIn(site).has(`${page.path} ${each.join('/')}`));
