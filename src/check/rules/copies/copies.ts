import { kmBetween } from '../../../content/geometry';
import type { Region } from '../../../content/region';

import { LISTED_KINDS } from '../../../kinds/named';
import { factSheets, Fit, plain, slotOf } from './fact-sheet';
import type { FactSheet, SheetFact } from './fact-sheet';
import { pushTo } from '../../lists';
import { oncePer } from '../../once';
import { isNewerThan } from '../../published';
import { isObject } from '../../../json/is-object';
import type { Site, SitePage } from '../../site';
import type { Field } from '../../../schema/walk';

/** A fact of a page that is still the one of the page it was copied from. */
export interface LeftFact {
  fact: SheetFact;
  source: SheetFact;
  /** Of a list: the entries that are still the source's. */
  entries: readonly { index: number; inSource: number; isNextDoor: boolean; value: string }[];
}

/** What a page still has of the page that it was copied from. */
export interface Copy {
  page: SitePage;
  source: SitePage;
  /** How many facts of the page a copy must change. */
  total: number;
  left: readonly LeftFact[];
  /** Whether the two lie far apart, so that not even the district can be that of both. */
  isFar: boolean;
}

/** A figure that is the same by chance on many pages is taken for a leftover only where two things prove the copy. */
const PROOFS_FOR_FIGURES = 2;
/** In a group of equal facts each page is compared with so many others, so that 10,000 pages of one make take no longer. */
const COMPARED = 6;

/** Every page that still has something of another page of its kind, with what is left. */
export const copiesIn = oncePer((site: Site): readonly Copy[] =>
  LISTED_KINDS.filter(({ isAlike }) => isAlike).flatMap(({ name: kind }) =>
    new Copies(site, factSheets(site.pages.filter((page) => page.kind === kind))).find(),
  ),
);

/** Whether the only thing that two pages share is one that has a rule of its own: their district, where they lie together, or their place on the map. */
export const sharesOnly = ({ left, isFar }: Pick<Copy, 'left' | 'isFar'>, slot: 'facts/code' | 'facts/coordinates') =>
  left.length === 1 && left[0]!.fact.slot === slot && !(isFar && slot === 'facts/code');

const toldIn = oncePer(
  (site: Site) =>
    new Set(copiesIn(site).flatMap((copy) => copy.left.map(({ fact }) => `${copy.page.path} ${fact.slot}`))),
);

const pairsIn = oncePer(
  (site: Site) => new Set(copiesIn(site).map(({ page, source }) => `${page.path} ${source.path}`)),
);

/** Whether a page still has something of another page that it was copied from. */
export const isCopyOf = (site: Site, page: SitePage, source: SitePage) =>
  pairsIn(site).has(`${page.path} ${source.path}`);

/** Whether it is told already that this fact of a page was copied, so that nothing that follows from it is told as well. */
export const isToldAsCopied = (site: Site, page: SitePage, slot: string) => toldIn(site).has(`${page.path} ${slot}`);

interface Pair {
  left: LeftFact[];
  other: FactSheet;
  isFar: boolean;
}

/**
 * How a copy is told from a neighbour: two pages of one kind that share what no two pages can rightly share (a
 * `proof`: the same description, introduction, paragraph, coordinates, or half of a list; a name or code of a
 * district that lies elsewhere). Only then do other equal facts count, and of the two pages the one is the copy that
 * visitors have not seen yet, or else the one in which the shared facts sit worse. When nothing of that sort is left, what is equal is the page's own.
 */
class Copies {
  readonly #site: Site;
  readonly #region: Region | undefined;
  readonly #sheets: readonly FactSheet[];
  readonly #fit: Fit;
  readonly #groups = new Map<string, number[]>();

  constructor(site: Site, sheets: readonly FactSheet[]) {
    this.#site = site;
    this.#region = site.region;
    this.#sheets = sheets;
    this.#fit = new Fit(sheets, this.#region);
    for (const [index, { facts }] of sheets.entries()) {
      for (const key of facts.flatMap(({ groups }) => groups)) {
        if (this.#groups.get(key)?.at(-1) !== index) pushTo(this.#groups, key, index);
      }
    }
  }

  find(): Copy[] {
    const pairs = this.#pairs();
    return this.#sheets.flatMap((sheet) => {
      const claimed = new Set<SheetFact>();
      const copies: Copy[] = [];
      // One after the other and not sorted: of a thousand equal pages the first source claims all there is.
      for (
        let sources = pairs.get(sheet) ?? [];
        sources.length > 0;
        sources = sources.filter(({ left }) => left.some(({ fact }) => !claimed.has(fact)))
      ) {
        const { left, other, isFar } = sources.reduce((best, each) =>
          compareSources(this.#fit, each, best) < 0 ? each : best,
        );
        const mine = left.filter(({ fact }) => !claimed.has(fact));
        for (const { fact } of mine) claimed.add(fact);
        copies.push({ page: sheet.page, source: other.page, total: sheet.facts.length, left: mine, isFar });
      }
      return copies;
    });
  }

  /** Each copy with the pages that it has something of. */
  #pairs(): Map<FactSheet, Pair[]> {
    const pairs = new Map<FactSheet, Pair[]>();
    const seen = new Set<number>();
    for (const [index, sheet] of this.#sheets.entries()) {
      for (const number of this.#candidates(sheet, index)) {
        const key = Math.min(index, number) * this.#sheets.length + Math.max(index, number);
        if (seen.has(key)) continue;
        seen.add(key);
        const other = this.#sheets[number]!;
        const equal = equalFacts(sheet, other);
        if (this.#leftOf(sheet, other, equal).length === 0) continue;
        const [copy, source] = this.#isCopyOf(sheet, other, equal) ? [sheet, other] : [other, sheet];
        pushTo(pairs, copy, {
          other: source,
          isFar: this.#areFar(copy, source),
          left: this.#leftOf(copy, source, copy === sheet ? equal : equalFacts(copy, source)),
        });
      }
    }
    return pairs;
  }

  #candidates({ facts }: FactSheet, index: number): Set<number> {
    const candidates = new Set<number>();
    for (const { weight, groups } of facts) {
      if (weight === 'figure') continue;
      for (const key of groups) {
        const group = this.#groups.get(key)!;
        if (group.length > 1) for (const other of group.slice(0, COMPARED)) candidates.add(other);
      }
    }
    candidates.delete(index);
    return candidates;
  }

  #isCopyOf(sheet: FactSheet, other: FactSheet, equal: readonly LeftFact[]): boolean {
    if (isNewerThan(this.#site, sheet.page, other.page)) return true;
    if (isNewerThan(this.#site, other.page, sheet.page)) return false;
    const shared = equal.find(({ fact }) => fact.weight === 'place' && this.#groups.get(fact.key)!.length > 2);
    const [amAlone, isAlone] = [sheet, other].map((each) => shared !== undefined && this.#isAlone(each, shared.fact));
    if (amAlone !== isAlone) return amAlone!;
    const mine = this.#fit.of(
      sheet,
      equal.map(({ fact }) => fact),
    );
    const theirs = this.#fit.of(
      other,
      equal.map(({ source }) => source),
    );
    return mine === theirs ? other.page.path < sheet.page.path : mine < theirs;
  }

  #leftOf(sheet: FactSheet, other: FactSheet, equal: readonly LeftFact[]): LeftFact[] {
    const isFar = this.#areFar(sheet, other);
    const proofs = equal.filter((each) => this.#proves(each, [sheet, other])).length;
    if (proofs === 0) return equal.filter(({ fact }) => fact.weight === 'code');
    const paths = new Set(equal.map(({ fact }) => fact.path.join('/')));
    return equal.filter(({ fact }) => {
      if (fact.weight === 'place') return isFar || !mentions(sheet, String(fact.value), paths);
      return fact.weight !== 'figure' || proofs >= PROOFS_FOR_FIGURES || this.#groups.get(fact.key)!.length === 2;
    });
  }

  /** Whether the coordinates are the page's own, so that they say where it lies. */
  #isPlaced({ facts }: FactSheet): boolean {
    const coordinates = facts.find(({ slot }) => slot === 'facts/coordinates');
    return coordinates !== undefined && this.#groups.get(coordinates.key)?.length === 1;
  }

  #areFar(sheet: FactSheet, other: FactSheet): boolean {
    return this.#isPlaced(sheet) && this.#isPlaced(other) && isFarFrom(sheet, other, this.#region);
  }

  #proves({ fact, entries }: LeftFact, [sheet, other]: readonly [FactSheet, FactSheet]): boolean {
    if (fact.weight === 'own') return !Array.isArray(fact.value) || isHalf(fact, entries);
    if (fact.weight === 'figure' || !this.#areFar(sheet, other)) return false;
    return (
      this.#groups.get(fact.key)!.length === 2 ||
      (fact.weight === 'place' && (this.#isAlone(sheet, fact) || this.#isAlone(other, fact)))
    );
  }

  /** Whether every page that has the same name lies far from this one: a name may be that of two districts that lie together. */
  #isAlone(sheet: FactSheet, { key }: SheetFact): boolean {
    const group = this.#groups.get(key)!;
    return (
      group.length <= COMPARED &&
      group.every((index) => this.#sheets[index] === sheet || this.#areFar(sheet, this.#sheets[index]!))
    );
  }
}

/** The facts that two pages share, those of a list also in part. */
function equalFacts({ facts }: FactSheet, other: FactSheet): LeftFact[] {
  return facts.flatMap((fact): LeftFact[] => {
    const source = other.bySlot.get(slotOf(fact));
    if (!source) return [];
    const entries = sharedEntries(fact, source);
    return fact.key === source.key || isLeftover(fact, entries) ? [{ fact, source, entries }] : [];
  });
}

/** The entries of a list that are the source's. */
function sharedEntries(mine: SheetFact, theirs: SheetFact): LeftFact['entries'] {
  return mine.entries.flatMap((entry, index) => {
    const inSource = theirs.entries.indexOf(entry);
    if (inSource < 0) return [];
    const value: unknown = (mine.value as unknown[])[index];
    return [
      {
        index,
        inSource,
        isNextDoor: typeof value !== 'string',
        value: typeof value === 'string' ? value : placeName(value),
      },
    ];
  });
}

const placeName = (place: unknown) => (isObject(place) ? String(place['name']) : String(place));

const isHalf = (fact: SheetFact, entries: LeftFact['entries']) =>
  entries.length > 0 && entries.length * 2 >= fact.entries.length;

/** What lies next door may stand in the lists of two districts, where it says whose it is. */
const isLeftover = (fact: SheetFact, entries: LeftFact['entries']) =>
  isHalf(fact, entries) || entries.some(({ isNextDoor }) => !isNextDoor);

/**
 * By the map, and, lest one wrong pin make two places of one name look like a copy, by the code too where that differs:
 * districts of one name lie together, and so do two pages of one district.
 */
function isFarFrom({ area: here }: FactSheet, { area: there }: FactSheet, region: Region | undefined): boolean {
  if (!region || !here.coordinates || !there.coordinates) return false;
  if (kmBetween(here.coordinates, there.coordinates) <= region.file.distances.nearKm) return false;
  return here.code === there.code || region.wholeOf(here.code ?? '') !== region.wholeOf(there.code ?? '');
}

/** Whether the page's own words speak of the place, outside its facts and what it still has of the source. */
function mentions({ page }: FactSheet, name: string, except: ReadonlySet<string>): boolean {
  const wanted = plain(name);
  return page.fields.some((field) => {
    const { value, path } = field;
    return (
      typeof value === 'string' && path[0] !== 'facts' && plainIn(field).includes(wanted) && !except.has(path.join('/'))
    );
  });
}

const plainIn = oncePer(({ value }: Field) => plain(String(value)));

/** Of two sources the one with more facts of the page comes first, then the one that they fit better. */
function compareSources(fit: Fit, a: Pair, b: Pair): number {
  if (a.left.length !== b.left.length) return b.left.length - a.left.length;
  const sources = ({ left }: Pair) => left.map(({ source }) => source);
  return fit.of(b.other, sources(b)) - fit.of(a.other, sources(a)) || (a.other.page.path < b.other.page.path ? -1 : 1);
}
