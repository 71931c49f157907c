import { kmBetween } from '../../../content/geometry';
import type { Region } from '../../../content/region';
import { slugOf } from '../../../schema/slug';
import { areaOf } from '../../documents/areas';
import type { Area } from '../../documents/areas';
import { oncePer } from '../../once';
import type { OfSiteFile } from '../../documents/site-file';
import type { SitePage } from '../../site';
import { textsIn } from '../../texts/texts';
import { hashOf, wordNumbers } from '../../texts/words-of';
import { keptPerDocument } from '../../run/findings';
import { Holders } from './holders';
import { isListedPage, ownFactsOf } from './own-facts';
import type { Entry, ListedPage, OwnFact } from './own-facts';

/** A page as the search for copies sees it. */
export interface Sheet {
  page: SitePage;
  area: Area;
  facts: readonly OwnFact[];
  /** Key of an entry → its fact. */
  byKey: ReadonlyMap<string, OwnFact>;
}

/** A text on more pages of its kind than this share of them, and on more than two, is a template, and nobody's own. */
const TEMPLATE_SHARE = 0.25;

/** What several pages may have by chance leads to no source. */
const leads = ({ weight }: OwnFact) => weight !== 'figure' && weight !== 'phrase';

const keysOf = (page: SitePage | ListedPage): string[] =>
  ownFactsOf(page).flatMap((fact) => (leads(fact) ? fact.entries.map(({ key }) => key) : []));

const keyNumbers = keptPerDocument(
  'keys of own facts',
  () => (document) => (isListedPage(document) ? keysOf(document).map(hashOf) : []),
);

const byNumber = new Holders<number>();
const byKey = new Holders<string>();

/**
 * Every key that several of these pages have, with the pages. The facts themselves are asked for only of pages that
 * have a number in common with another.
 */
function sharedAmong(pages: readonly SitePage[], site: OfSiteFile): ReadonlyMap<string, ReadonlySet<SitePage>> {
  const numbersOf = keyNumbers(site);
  const near = new Set([...byNumber.among(pages, numbersOf).values()].flatMap((holding) => [...holding]));
  return byKey.among(
    pages.filter((page) => near.has(page)),
    keysOf,
  );
}

/** The pages of a site that have something of another, without the texts of templates. */
export class Sheets {
  /** Key → the pages that have it, where these are several. */
  readonly #shared: ReadonlyMap<string, ReadonlySet<SitePage>>;
  readonly #sheets = new Map<SitePage, Sheet>();
  readonly #kinds = new Map<string, SitePage[]>();

  constructor(pages: readonly SitePage[], site: OfSiteFile) {
    this.#shared = sharedAmong(pages, site);
    for (const page of pages) {
      const ofKind = this.#kinds.get(page.kind);
      if (ofKind) ofKind.push(page);
      else this.#kinds.set(page.kind, [page]);
    }
  }

  /** The pages that share a key with another. */
  suspects(): SitePage[] {
    return [...new Set([...this.#shared.values()].flatMap((pages) => [...pages]))];
  }

  /** The pages that have a key; none where it is that of one page alone. */
  holdersOf(key: string): ReadonlySet<SitePage> {
    return this.#shared.get(key) ?? NOBODY;
  }

  ofKind(kind: string): readonly SitePage[] {
    return this.#kinds.get(kind) ?? [];
  }

  of(page: SitePage): Sheet {
    const known = this.#sheets.get(page);
    if (known) return known;
    const facts = factsOf(page);
    const isOwn = (fact: OwnFact) => fact.isMarked || !this.#isTemplate(fact, page.kind);
    const sheet = facts.every(isOwn) ? wholeSheetOf(page) : sheetOf(page, facts.filter(isOwn));
    this.#sheets.set(page, sheet);
    return sheet;
  }

  #isTemplate({ entries }: OwnFact, kind: string): boolean {
    const most = Math.max(2, this.ofKind(kind).length * TEMPLATE_SHARE);
    return entries.some(({ key }) => {
      const pages = this.holdersOf(key);
      return pages.size > most && [...pages].filter((each) => each.kind === kind).length > most;
    });
  }
}

const NOBODY: ReadonlySet<SitePage> = new Set();

const sheetOf = (page: SitePage, facts: readonly OwnFact[]): Sheet => ({
  page,
  area: areaOf(page),
  facts,
  byKey: new Map(facts.flatMap((fact) => fact.entries.map(({ key }) => [key, fact] as const))),
});

/** Of a page that may be a copy; the same for the same page. */
const factsOf = oncePer((page: SitePage) => ownFactsOf(page));

/** Of a page that has nothing of a template; the same for the same page. */
const wholeSheetOf = oncePer((page: SitePage) => sheetOf(page, factsOf(page)));

/** What nobody marked of a page and is still its own, among all pages. */
export const ownTextsOf = (page: SitePage, pages: readonly SitePage[], site: OfSiteFile): readonly OwnFact[] =>
  new Sheets(pages, site).of(page).facts.filter(({ isMarked }) => !isMarked);

const fileName = ({ path }: SitePage) => path.slice(path.lastIndexOf('/') + 1, -'.json'.length);

/** Whether the name of the file is that of the page, or a part of it. */
export const isCalledAfterItself = (page: SitePage) => {
  const { name = '', code = '' } = areaOf(page);
  const own = new Set([name, code].flatMap((each) => [slugOf(each), ...slugOf(each).split('-')]));
  return (
    own.has(fileName(page)) ||
    fileName(page)
      .split('-')
      .every((word) => own.has(word))
  );
};

/** Words as numbers, the least first, each as often as it stands: a `Map` takes twenty times the room. */
type Tally = Uint32Array;

const tally = (texts: readonly string[]): Tally => Uint32Array.from(wordNumbers(texts)).sort();

/** Whether a word stands more often than so many times. */
function isIn(words: Tally, word: number, count: number): boolean {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return words[low + count] === word;
}

/** What a page is called. */
const ownWords = oncePer((page: SitePage) => {
  const { name = '', code = '' } = areaOf(page);
  return tally([fileName(page), name, code]);
});

/** What its file is called, which stays when the whole page is written over. */
const fileWords = oncePer((page: SitePage) => tally([fileName(page)]));

/** How often each word stands in the texts of a page, with its file's name and its district. */
const wordsIn = oncePer((page: SitePage) =>
  tally([...textsIn(page).map(({ value }) => value), fileName(page), areaOf(page).code ?? '']),
);

/** On how many pages each word stands. */
const pagesWith = oncePer((all: readonly SitePage[]) => {
  const pages = new Map<number, number>();
  for (const page of all) for (const word of new Set(wordsIn(page))) pages.set(word, (pages.get(word) ?? 0) + 1);
  return pages;
});

interface Shared {
  fact: Pick<OwnFact, 'slot'>;
  shared: readonly { mine: Pick<Entry, 'value'> }[];
}

/** How much more a word of the page's own name weighs than others; and how much a point far off. */
const OF_SELF = 5;
const OF_POINT = 20;

/**
 * How much better facts that two pages share sit in the first: by their words that the rest of the one page says too
 * and the rest of the other does not, or that are in its address, the rarer among `all` the more, and by the way from
 * their point to the district of each.
 */
export function fitOf(
  shared: readonly Shared[],
  [one, other]: readonly [SitePage, SitePage],
  { all, region }: { all: readonly SitePage[]; region: Region | undefined },
): number {
  const texts = shared
    .flatMap((each) => each.shared.map(({ mine }) => mine.value))
    .filter((value) => typeof value === 'string');
  const pages = pagesWith(all);
  let fit = 0;
  const counts = new Map<number, number>();
  for (const word of wordNumbers(texts)) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const [word, count] of counts) {
    const says = (page: SitePage) => Number(isIn(wordsIn(page), word, count));
    const rareness = Math.log((all.length + 1) / (pages.get(word) ?? 1));
    const weight = isIn(ownWords(one), word, 0) || isIn(ownWords(other), word, 0) ? OF_SELF * count : 1;
    const isAddress = (page: SitePage) => Number(isIn(fileWords(page), word, 0));
    fit += (says(one) - says(other)) * rareness * weight + (isAddress(one) - isAddress(other)) * rareness * OF_SELF;
  }
  if (!shared.some(({ fact }) => fact.slot === 'facts/coordinates')) return fit;
  return fit + OF_POINT * (strayed(other, region) - strayed(one, region));
}

/** How far a page lies from the centre of its district, as a share of the way to its edge. */
function strayed(page: SitePage, region: Region | undefined): number {
  const { code = '', coordinates } = areaOf(page);
  const district = region?.districts.get(code);
  return district && coordinates ? kmBetween(coordinates, district.centre) / district.reachKm : 0;
}
