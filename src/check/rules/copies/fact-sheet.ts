import { kmBetween } from '../../../content/geometry';
import type { Region } from '../../../content/region';
import { areaOf } from '../../areas';
import type { Area } from '../../areas';
import { numberSet } from './min-hash';
import { oncePer } from '../../once';
import { ownFactsOf } from './own-facts';
import type { OwnFact } from './own-facts';
import type { SitePage } from '../../site';
import { textsIn } from '../../texts';
import { wordNumbers, wordsOf } from '../../words-of';

/** A fact with what it is compared by, worked out once. */
export interface SheetFact extends OwnFact {
  /** The same for the same fact of two pages with the same value. */
  key: string;
  /** Each entry of a list as JSON. */
  entries: readonly string[];
  /** What it is found by among the facts of other pages: its key, and of a list each entry. */
  groups: readonly string[];
}

/** A page as the search for copies sees it. */
export interface FactSheet {
  page: SitePage;
  area: Area;
  facts: readonly SheetFact[];
  /** The facts by their slot, texts of blocks by what they say. */
  bySlot: ReadonlyMap<string, SheetFact>;
}

/** A text on more pages than this share of all of them, and on more than two, is a template and belongs to nobody. */
const TEMPLATE_SHARE = 0.25;

/** The sheets of all pages of one kind, without the texts that so many of them have that they are nobody's own. */
export function factSheets(pages: readonly SitePage[]): FactSheet[] {
  const drafts = pages.map((page) => ({ page, area: areaOf(page), facts: factsOf(page) }));
  const holders = new Map<string, number>();
  for (const { facts } of drafts) {
    for (const key of new Set(facts.map((fact) => fact.key))) holders.set(key, (holders.get(key) ?? 0) + 1);
  }
  const most = Math.max(2, pages.length * TEMPLATE_SHARE);
  const isTemplate = ({ isMarked, key }: SheetFact) => !isMarked && holders.get(key)! > most;
  return drafts.map((draft): FactSheet => {
    const facts = draft.facts.filter((fact) => !isTemplate(fact));
    return { ...draft, facts, bySlot: new Map(facts.map((fact) => [slotOf(fact), fact])) };
  });
}

/** The long texts of a page that nobody marked and that are still its own, among all pages of its kind. */
export const ownTextsOf = (page: SitePage, pages: readonly SitePage[]): readonly OwnFact[] =>
  factSheets(pages)
    .find((sheet) => sheet.page === page)
    ?.facts.filter(({ isMarked }) => !isMarked) ?? [];

const known = new WeakMap<SitePage['fields'], readonly SheetFact[]>();

/** The facts of a page, worked out once for a file that is the same. */
function factsOf(page: SitePage): readonly SheetFact[] {
  const found = known.get(page.fields) ?? ownFactsOf(page).map(sheetFact);
  known.set(page.fields, found);
  return found;
}

export const slotOf = ({ slot, key }: SheetFact) => (slot === 'text' ? key : slot);

function sheetFact(fact: OwnFact): SheetFact {
  const { slot, value } = fact;
  const written = typeof value === 'string' ? value.replaceAll(/\s{2,}|[^\S ]/g, ' ').trim() : JSON.stringify(value);
  // A text is its own key, so that the texts of ten thousand pages are not held twice; no text has a line break left.
  const key = slot === 'text' ? written : `${slot}\n${written}`;
  const entries = Array.isArray(value) ? value.map((entry: unknown) => JSON.stringify(entry)) : [];
  return { ...fact, key, entries, groups: entries.length > 0 ? entries.map((entry) => `${slot}\n${entry}`) : [key] };
}

// Few pages of a good site are ever compared word by word: what that takes is worked out when it is asked for.

/** The texts in a fact as plain words between spaces. What lies next door says more of the neighbour than of the page. */
const phrasesOf = oncePer(({ value }: SheetFact): readonly string[] => {
  const own: unknown = Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : value;
  return leavesOf(own).map(plain);
});

const plainOf = oncePer((fact: SheetFact) => phrasesOf(fact).join('|'));

/** The words of a fact as numbers. */
const wordsOfFact = oncePer((fact: SheetFact) => new Uint32Array(wordNumbers(phrasesOf(fact))));

/** How often each word stands in a page and in its file name. */
const wordsIn = oncePer(({ page: { path, fields }, area: { code = '' } }: FactSheet): ReadonlyMap<number, number> =>
  tally(wordNumbers([...textsOf(fields), fileName(path), code])),
);

const textsOf = (fields: SitePage['fields']) => textsIn({ fields }).map(({ value }) => value);
const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.json'.length);

function tally(...lists: readonly ArrayLike<number>[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const list of lists) {
    for (let at = 0; at < list.length; at += 1) counts.set(list[at]!, (counts.get(list[at]!) ?? 0) + 1);
  }
  return counts;
}

/** Every text inside a fact. */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}

/** A fact that speaks of the page by its name, and one that speaks of a street or landmark of it. */
const NAMED = 10;
const KNOWS_PLACE = 5;

/** How well facts sit in a page that has them, so that of two pages the one can be told that they were written for. */
export class Fit {
  readonly #sheets: readonly FactSheet[];
  readonly #region: Region | undefined;
  #pagesWith: Map<number, number> | undefined;

  constructor(sheets: readonly FactSheet[], region: Region | undefined) {
    this.#sheets = sheets;
    this.#region = region;
  }

  /** More where the facts name the page or its places, share rare words with the rest of it, and lie where its district is. */
  of(sheet: FactSheet, facts: readonly SheetFact[]): number {
    const speakOf = (phrases: readonly string[]) =>
      facts.filter((fact) => phrases.some((phrase) => plainOf(fact).includes(phrase))).length;
    const rest = sheet.facts.filter((fact) => !facts.includes(fact));
    const places = rest.filter(({ entries }) => entries.length > 0).flatMap(phrasesOf);
    const score = NAMED * speakOf(namesOf(sheet, rest)) + KNOWS_PLACE * speakOf(places) + this.#rareWords(sheet, facts);
    return facts.some(({ slot }) => slot === 'facts/coordinates') ? score - this.#strayed(sheet) : score;
  }

  #rareWords(sheet: FactSheet, facts: readonly SheetFact[]): number {
    const words = wordsIn(sheet);
    this.#pagesWith ??= countPages(this.#sheets);
    let score = 0;
    for (const [word, count] of tally(...facts.map(wordsOfFact))) {
      if ((words.get(word) ?? 0) > count)
        score += Math.log((this.#sheets.length + 1) / (this.#pagesWith.get(word) ?? 1));
    }
    return score;
  }

  /** How far the page lies from the centre of its district, as a share of the way to its edge. */
  #strayed({ area: { code = '', coordinates } }: FactSheet): number {
    const district = this.#region?.districts.get(code);
    return district && coordinates ? kmBetween(coordinates, district.centre) / district.reachKm : 0;
  }
}

/** On how many of these pages each word stands. */
function countPages(sheets: readonly FactSheet[]): Map<number, number> {
  const pages = new Map<number, number>();
  for (const {
    page: { fields },
  } of sheets) {
    for (const word of wordNumbersOf(fields)) pages.set(word, (pages.get(word) ?? 0) + 1);
  }
  return pages;
}

/** Each word of a page once, as a number. */
const wordNumbersOf = oncePer((fields: SitePage['fields']) => numberSet(wordNumbers(textsOf(fields))));

/** What a page is called: by its file, and by what it does not share. */
function namesOf({ page: { path }, area: { name = '' } }: FactSheet, rest: readonly SheetFact[]): string[] {
  const file = fileName(path);
  const own = rest.filter(({ slot }) => slot === 'facts/name' || slot === 'facts/code').map(plainOf);
  return [plain(slugOf(name) === file ? name : file), ...own];
}

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-');

export const plain = (text: string) =>
  ` ${wordsOf(text)
    .map(({ word }) => word)
    .join(' ')} `;
