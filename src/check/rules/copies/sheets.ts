import { kmBetween } from '../../../content/geometry';
import type { Region } from '../../../content/region';
import { slugOf } from '../../../schema/slug';
import { areaOf } from '../../areas';
import type { Area } from '../../areas';
import { oncePer } from '../../once';
import type { SitePage } from '../../site';
import { textsIn } from '../../texts';
import { wordNumbers } from '../../words-of';
import { ownFactsOf } from './own-facts';
import type { Entry, OwnFact } from './own-facts';

/** A page as the search for copies sees it. */
export interface Sheet {
  page: SitePage;
  area: Area;
  facts: readonly OwnFact[];
  /** Key of an entry → its fact. */
  byKey: ReadonlyMap<string, OwnFact>;
}

/** A text on more pages than this share of all of them, and on more than two, is a template and belongs to nobody. */
const TEMPLATE_SHARE = 0.25;

/** The sheets of pages of one kind, without the texts that so many of them have that they are nobody's own. */
export function sheetsOf(pages: readonly SitePage[]): Sheet[] {
  const holders = new Map<string, number>();
  for (const page of pages) {
    for (const { isMarked, entries } of ownFactsOf(page)) {
      if (!isMarked) for (const { key } of entries) holders.set(key, (holders.get(key) ?? 0) + 1);
    }
  }
  const most = Math.max(2, pages.length * TEMPLATE_SHARE);
  const isOwn = ({ isMarked, entries }: OwnFact) => isMarked || entries.every(({ key }) => holders.get(key)! <= most);
  return pages.map((page) => {
    const facts = ownFactsOf(page);
    return facts.every(isOwn) ? wholeSheetOf(page) : sheetOf(page, facts.filter(isOwn));
  });
}

const sheetOf = (page: SitePage, facts: readonly OwnFact[]): Sheet => ({
  page,
  area: areaOf(page),
  facts,
  byKey: new Map(facts.flatMap((fact) => fact.entries.map(({ key }) => [key, fact] as const))),
});

/** Of a page that has nothing of a template; the same for the same page. */
const wholeSheetOf = oncePer((page: SitePage) => sheetOf(page, ownFactsOf(page)));

/** What nobody marked of a page and is still its own, among all pages of its kind. */
export const ownTextsOf = (page: SitePage, pages: readonly SitePage[]): readonly OwnFact[] =>
  sheetsOf(pages)
    .find((sheet) => sheet.page === page)
    ?.facts.filter(({ isMarked }) => !isMarked) ?? [];

const fileName = ({ path }: SitePage) => path.slice(path.lastIndexOf('/') + 1, -'.json'.length);

/** Whether the name of the file is that of the page. */
export const isCalledAfterItself = ({ page, area: { name = '', code = '' } }: Sheet) =>
  [name, code].some((each) => slugOf(each) === fileName(page));

function tally(texts: readonly string[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const word of wordNumbers(texts)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** What a page is called. */
const ownWords = oncePer(({ page, area: { name = '', code = '' } }: Sheet) => tally([fileName(page), name, code]));

/** How often each word stands in the texts of a page, with its file's name and its district. */
const wordsIn = oncePer(({ page, area: { code = '' } }: Sheet) =>
  tally([...textsIn(page).map(({ value }) => value), fileName(page), code]),
);

/** On how many pages each word stands. */
const pagesWith = oncePer((sheets: readonly Sheet[]) => {
  const pages = new Map<number, number>();
  for (const sheet of sheets) for (const word of wordsIn(sheet).keys()) pages.set(word, (pages.get(word) ?? 0) + 1);
  return pages;
});

interface Shared {
  fact: OwnFact;
  shared: readonly { mine: Entry }[];
}

/** How much more a word of the page's own name weighs than others; and how much a point far off. */
const OF_SELF = 5;
const OF_POINT = 20;

/**
 * How much better facts that two pages share sit in the first: by their words that the rest of the one page says too
 * and the rest of the other does not, the rarer among `all` the more, and by the way from their point to the district
 * of each.
 */
export function fitOf(
  shared: readonly Shared[],
  [one, other]: readonly [Sheet, Sheet],
  { all, region }: { all: readonly Sheet[]; region: Region | undefined },
): number {
  const texts = shared
    .flatMap((each) => each.shared.map(({ mine }) => mine.value))
    .filter((value) => typeof value === 'string');
  const pages = pagesWith(all);
  let fit = 0;
  for (const [word, count] of tally(texts)) {
    const says = (sheet: Sheet) => Number((wordsIn(sheet).get(word) ?? 0) > count);
    const rareness = Math.log((all.length + 1) / (pages.get(word) ?? 1));
    const weight = ownWords(one).has(word) || ownWords(other).has(word) ? OF_SELF * count : 1;
    fit += (says(one) - says(other)) * rareness * weight;
  }
  if (!shared.some(({ fact }) => fact.slot === 'facts/coordinates')) return fit;
  return fit + OF_POINT * (strayed(other, region) - strayed(one, region));
}

/** How far a page lies from the centre of its district, as a share of the way to its edge. */
function strayed({ area: { code = '', coordinates } }: Sheet, region: Region | undefined): number {
  const district = region?.districts.get(code);
  return district && coordinates ? kmBetween(coordinates, district.centre) / district.reachKm : 0;
}
