import { kmBetween } from '../../../content/geometry';
import { isInDistrict } from '../../../content/region';
import { isListed, listedKindNamed } from '../../../kinds/named';
import { oncePer } from '../../once';
import { districtsCalled, isLarger } from '../../documents/place-name';
import { isNewerThan, publishedFirst } from '../../documents/published';
import { linksIn } from '../../documents/links';
import type { Site, SiteDocument, SitePage } from '../../site';
import { SOME_KEYWORDS } from './own-facts';
import type { Entry, OwnFact } from './own-facts';
import { fitOf, isCalledAfterItself, Sheets } from './sheets';
import type { Sheet } from './sheets';

/** A fact of a page that is that of its source too. */
export interface LeftFact {
  fact: OwnFact;
  source: OwnFact;
  /** What of it both have, here and there. */
  shared: readonly { mine: Entry; theirs: Entry }[];
}

/** What a page still has of another page, its source. */
export interface Copy {
  page: SitePage;
  source: SitePage;
  /** How many facts of the page a copy must change. */
  total: number;
  left: readonly LeftFact[];
  /** Whether two facts speak for it that no two pages can share; else nobody knows that it was copied. */
  isClear: boolean;
  /** Whether the two lie far apart, so that not even the district can be that of both. */
  isFar: boolean;
}

/** How many words it weighs that a name or code is true of the one page and not of the other. */
const OF_TRUTH = 50;
/** So many facts that nobody else can have make it sure that a page was copied. */
const CLEAR = 2;
/**
 * With each entry a page is compared with so many others that have it, so that 10,000 pages of one make take no longer.
 */
const COMPARED = 6;

/** Every page that still has something of another page, with what is left, once for each of its sources. */
export const copiesIn = oncePer((site: Site): readonly Copy[] => new Search(site).copies());

/** Whether the only thing that two pages share is one that has a rule of its own, such as their district. */
export const sharesOnly = ({ left, isFar }: Copy, slot: string) =>
  left.length === 1 && left[0]!.fact.slot === slot && !(isFar && slot === 'facts/code');

const leftIn = oncePer(
  (site: Site) =>
    new Set(copiesIn(site).flatMap(({ page, left }) => left.map(({ fact }) => `${page.path} ${fact.path.join('/')}`))),
);

/** Whether a fact of a page, said by its path, is that of its source. */
export const isLeft = (site: Site, page: SitePage, path: string) => leftIn(site).has(`${page.path} ${path}`);

/** The source of a page, the one that it has most of; `undefined` for a page of its own. */
export const sourceOf = (site: Site, page: SitePage): SitePage | undefined => sources(site).get(page.path);

const sources = oncePer((site: Site) => {
  // Of a page the copy from its main source comes first.
  const found = new Map<string, SitePage>();
  for (const { page, source } of copiesIn(site)) if (!found.has(page.path)) found.set(page.path, source);
  return found;
});

/**
 * Two pages that share what no two pages can rightly share are a copy and its source: the same paragraph, the same
 * point, half of a list, or the name or code of a district far away. Only then do other equal facts count. The copy is
 * the one that visitors have not seen yet, or else the one in which the shared facts sit worse.
 */
class Search {
  readonly #site: Site;
  readonly #sheets: Sheets;
  /** The pages that have something of another; first what visitors have seen: with that the others are compared. */
  readonly #suspects: readonly SitePage[];
  readonly #ranks: ReadonlyMap<SitePage, number>;
  readonly #firstHolders = new Map<string, readonly SitePage[]>();

  constructor(site: Site) {
    this.#site = site;
    this.#sheets = new Sheets(
      site.pages.filter(({ kind }) => isListed(kind)),
      site,
    );
    const byRoute = this.#sheets.suspects().sort((a, b) => (a.route < b.route ? -1 : 1));
    this.#suspects = publishedFirst(site, byRoute);
    this.#ranks = new Map(this.#suspects.map((page, rank) => [page, rank]));
  }

  copies(): Copy[] {
    return this.#suspects.flatMap((page) => {
      const sheet = this.#sheets.of(page);
      const claimed = new Set<OwnFact>();
      const found = this.#candidates(sheet).flatMap((other) => this.#copyOf(sheet, this.#sheets.of(other)) ?? []);
      found.sort((a, b) => b.left.length - a.left.length || (a.source.route < b.source.route ? -1 : 1));
      return found.flatMap((copy) => {
        const left = copy.left.filter(({ fact }) => !claimed.has(fact));
        for (const { fact } of left) claimed.add(fact);
        return left.length > 0 ? [{ ...copy, left }] : [];
      });
    });
  }

  #candidates({ page, byKey }: Sheet): SitePage[] {
    const holders = [...byKey.keys()].flatMap((key) => this.#firstHoldersOf(key));
    return [...new Set(holders)].filter((each) => each !== page);
  }

  #firstHoldersOf(key: string): readonly SitePage[] {
    const known = this.#firstHolders.get(key);
    if (known) return known;
    const rank = (page: SitePage) => this.#ranks.get(page)!;
    const first = [...this.#sheets.holdersOf(key)].sort((a, b) => rank(a) - rank(b)).slice(0, COMPARED);
    this.#firstHolders.set(key, first);
    return first;
  }

  #copyOf(sheet: Sheet, other: Sheet): Copy | undefined {
    const shared = sharedFacts(sheet, other);
    const isFar = this.#areFar(sheet, other);
    const isTrueOfOne = ({ fact, source }: LeftFact) => this.#isTrue(fact, sheet) !== this.#isTrue(source, other);
    const proofs = shared.filter((each) => isProof(each) || (isFar && isTrueOfOne(each))).length;
    const left = shared.filter((each) => this.#counts(each, { proofs, isFar, sheet }));
    if (left.length === 0 || !isEnough(left, [sheet, other]) || !this.#isMadeFrom(sheet, other, shared))
      return undefined;
    const own = left.filter(({ fact }) => fact.weight === 'own').length;
    return { page: sheet.page, source: other.page, total: sheet.facts.length, left, isClear: own >= CLEAR, isFar };
  }

  #counts({ fact, shared }: LeftFact, pair: { proofs: number; isFar: boolean; sheet: Sheet }): boolean {
    const { proofs, isFar, sheet } = pair;
    if (fact.weight === 'code') return proofs === 0 || isFar || !this.#isTrue(fact, sheet);
    if (proofs === 0) return false;
    if (fact.weight === 'place') return !this.#isTrue(fact, sheet);
    if (fact.weight === 'phrase') return proofs >= CLEAR;
    if (fact.weight === 'figure') return proofs >= CLEAR && proofs * 2 >= ownIn(sheet);
    return isMost(fact, shared.length) || fact.path[0] === 'facts';
  }

  /** Whether what a page says of its place is known to be true where its own point lies. */
  #isTrue({ weight, slot, value }: OwnFact, sheet: Sheet): boolean {
    const { region } = this.#site;
    const { code = '', coordinates } = sheet.area;
    // The whole region, or a part of it that no district is called after, may hold both pages.
    if (weight === 'place' && slot !== 'facts/name' && region && isLarger(region, String(value)))
      if (districtsCalled(region, String(value)).length === 0) return true;
    if ((weight !== 'place' && weight !== 'code') || !region || !coordinates || !this.#isPlaced(sheet)) return false;
    const district = region.districts.get(code);
    if (weight === 'code') return district !== undefined && isInDistrict(district, coordinates);
    const called = districtsCalled(region, String(value));
    if (slot === 'facts/name') return called.some((each) => region.isPartOf(each.code, code));
    const { nearKm, farKm } = region.file.distances;
    const reaches = (reachKm: number) =>
      isLarger(region, String(value)) ? reachKm + farKm : Math.max(reachKm, nearKm);
    return called.some(({ centre, reachKm }) => kmBetween(centre, coordinates) <= reaches(reachKm));
  }

  /** Whether the page says where it lies, and not where its source does. */
  #isPlaced({ facts, area }: Sheet): boolean {
    const key = facts.find(({ slot }) => slot === 'facts/coordinates')?.entries[0]?.key;
    return area.coordinates !== undefined && key !== undefined && this.#sheets.holdersOf(key).size === 0;
  }

  /**
   * By the map, and, lest one wrong point make two places of one name look like a copy, by the code too where that
   * differs.
   */
  #areFar(sheet: Sheet, other: Sheet): boolean {
    const { region } = this.#site;
    const [here, there] = [sheet.area, other.area];
    if (!region || !this.#isPlaced(sheet) || !this.#isPlaced(other)) return false;
    if (kmBetween(here.coordinates!, there.coordinates!) <= region.file.distances.nearKm) return false;
    return here.code === there.code || region.wholeOf(here.code ?? '') !== region.wholeOf(there.code ?? '');
  }

  #isMadeFrom(sheet: Sheet, other: Sheet, shared: readonly LeftFact[]): boolean {
    if (isNewerThan(this.#site, sheet.page, other.page)) return true;
    if (isNewerThan(this.#site, other.page, sheet.page)) return false;
    // Where all is the same, what leads to a page, and then the names of the files, say whose it is.
    const isWhole = shared.length === sheet.facts.length && shared.length === other.facts.length;
    const truth = shared.map(
      ({ fact, source }) => Number(this.#isTrue(fact, sheet)) - Number(this.#isTrue(source, other)),
    );
    const roots = isWhole ? rootsOf(this.#site, sheet.page, other.page) : 0;
    if (roots !== 0) return roots < 0;
    const fit = isWhole
      ? Number(isCalledAfterItself(sheet.page)) - Number(isCalledAfterItself(other.page))
      : fitOf(shared, [sheet.page, other.page], {
          all: this.#sheets.ofKind(sheet.page.kind),
          region: this.#site.region,
        }) +
        OF_TRUTH * truth.reduce((sum, each) => sum + each, 0);
    return fit === 0 ? other.page.route < sheet.page.route : fit < 0;
  }
}

/** The documents that link to an address. */
const linkedFrom = oncePer((site: Site): ReadonlyMap<string, ReadonlySet<SiteDocument>> => {
  const found = new Map<string, Set<SiteDocument>>();
  for (const document of site.documents.values())
    for (const { route } of linksIn(document)) found.set(route, (found.get(route) ?? new Set()).add(document));
  return found;
});

/** By how much the rest of the site is more at home with the first of two pages: what links to it, and stands below. */
function rootsOf(site: Site, one: SitePage, other: SitePage): number {
  const of = ({ route }: SitePage) =>
    [...(linkedFrom(site).get(route) ?? [])].filter(({ path }) => path !== one.path && path !== other.path).length +
    site.pages.filter((page) => page.route.startsWith(`${route}/`)).length;
  return of(one) - of(other);
}

/** The facts that two pages share, those of a list also in part. */
function sharedFacts({ facts }: Sheet, { byKey }: Sheet): LeftFact[] {
  return facts.flatMap((fact): LeftFact[] => {
    const source = fact.entries.map(({ key }) => byKey.get(key)).find((each) => each !== undefined);
    if (!source) return [];
    const shared = fact.entries.flatMap((mine) => {
      const theirs = source.entries.find(({ key }) => key === mine.key);
      return theirs ? [{ mine, theirs }] : [];
    });
    return [{ fact, source, shared }];
  });
}

/** Half of the streets cannot be those of two districts, nor more than half of many search words those of two pages. */
const isMost = ({ entries, path }: OwnFact, shared: number) =>
  path[0] === 'metadata' && entries.length > 1
    ? shared * 2 > entries.length && shared >= SOME_KEYWORDS
    : shared * 2 >= entries.length;
const isProof = ({ fact, shared }: LeftFact) => fact.weight === 'own' && isMost(fact, shared.length);

const ownIn = ({ facts }: Sheet) => facts.filter(({ weight }) => weight === 'own').length;

/** Whether two pages are written from one mould. */
export const areAlike = (page: SitePage, other: SitePage) =>
  page.kind === other.kind && listedKindNamed(page.kind)?.isAlike === true;

/** Pages that are not written from one mould may share a text on purpose, but not what they say that they are. */
function isEnough(left: readonly LeftFact[], [{ page, facts }, other]: readonly [Sheet, Sheet]): boolean {
  if (areAlike(page, other.page)) return true;
  const own = left.filter(isProof);
  return own.some(({ fact }) => fact.isMarked && fact.slot !== 'text') || own.length * 2 > facts.length;
}
