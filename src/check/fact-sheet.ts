import { TEXT_KINDS } from '../blocks/fields.schema';
import { areaOf, kmBetween } from './areas';
import type { Area } from './areas';
import { districtOf, shareOfArea } from './districts';
import { pushTo } from './lists';
import { ownFactsOf } from './own-facts';
import type { OwnFact } from './own-facts';
import type { SitePage } from './site';
import { wordsOf } from './words-of';

/** A fact with what it is compared by, worked out once. */
export interface SheetFact extends OwnFact {
  /** The same for the same fact of two pages with the same value. */
  key: string;
  /** Each entry of a list as JSON. */
  entries: readonly string[];
  /** The texts in it as plain words between spaces, all together and one by one. */
  plain: string;
  phrases: readonly string[];
}

/** A page as the search for copies sees it. */
export interface FactSheet {
  page: SitePage;
  area: Area;
  facts: readonly SheetFact[];
  /** The facts by their slot, texts of blocks by what they say. */
  bySlot: ReadonlyMap<string, SheetFact>;
  /** How often each word stands in the page and in its file name. */
  words: ReadonlyMap<string, number>;
}

const IS_TEXT = new Set<string>(TEXT_KINDS);
/** A text on more pages than this share of all of them, and on more than two, is a template and belongs to nobody. */
const TEMPLATE_SHARE = 0.25;

/** The sheets of all pages of one kind, without the texts that so many of them have that they are nobody's own. */
export function factSheets(pages: readonly SitePage[]): FactSheet[] {
  const drafts = pages.map((page) => ({ page, area: areaOf(page), ...wordsAndFactsOf(page) }));
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

const known = new WeakMap<SitePage['fields'], Pick<FactSheet, 'facts' | 'words'>>();

/** What a page says by itself, worked out once for a file that is the same. */
function wordsAndFactsOf(page: SitePage): Pick<FactSheet, 'facts' | 'words'> {
  const found = known.get(page.fields) ?? { facts: ownFactsOf(page).map(sheetFact), words: countWords(page) };
  known.set(page.fields, found);
  return found;
}

export const slotOf = ({ slot, key }: SheetFact) => (slot === 'text' ? key : slot);

function sheetFact(fact: OwnFact): SheetFact {
  const { slot, value } = fact;
  // What lies next door says more of the neighbour than of the page.
  const own: unknown = Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : value;
  const phrases = textsIn(own).map(plain);
  return {
    ...fact,
    key: `${slot} ${typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : JSON.stringify(value)}`,
    entries: Array.isArray(value) ? value.map((entry: unknown) => JSON.stringify(entry)) : [],
    plain: phrases.join('|'),
    phrases,
  };
}

function countWords({ path, fields, value }: SitePage): Map<string, number> {
  const file = path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
  const { code } = areaOf({ value } as SitePage);
  const texts = fields.flatMap((field) => (typeof field.value === 'string' && IS_TEXT.has(field.kind) ? [field.value] : []));
  return tally([...texts, file, code ?? ''].flatMap(wordsOf).map(({ word }) => word));
}

function tally(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) {
    if (word !== '' && !word.startsWith('{')) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** Every text inside a fact. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** A fact that speaks of the page by its name, and one that speaks of a street or landmark of it. */
const NAMED = 10;
const KNOWS_PLACE = 5;

/** How well facts sit in a page that has them, so that of two pages the one can be told that they were written for. */
export class Fit {
  readonly #size: number;
  readonly #pagesWith = new Map<string, number>();
  readonly #byDistrict = new Map<string, Area[]>();

  constructor(sheets: readonly FactSheet[]) {
    this.#size = sheets.length;
    for (const { words, area } of sheets) {
      for (const word of words.keys()) this.#pagesWith.set(word, (this.#pagesWith.get(word) ?? 0) + 1);
      if (area.coordinates) pushTo(this.#byDistrict, districtOf(area.code ?? ''), area);
    }
  }

  /** More where the facts name the page or its places, share rare words with the rest of it, and lie where its district is. */
  of(sheet: FactSheet, facts: readonly SheetFact[], other: FactSheet): number {
    const speakOf = (phrases: readonly string[]) => facts.filter((fact) => phrases.some((phrase) => fact.plain.includes(phrase))).length;
    const rest = sheet.facts.filter((fact) => !facts.includes(fact));
    const places = rest.filter(({ entries }) => entries.length > 0).flatMap(({ phrases }) => phrases);
    const score = NAMED * speakOf(namesOf(sheet, rest)) + KNOWS_PLACE * speakOf(places) + this.#rareWords(sheet, facts);
    return facts.some(({ slot }) => slot === 'facts/coordinates') ? score - this.#strayed(sheet, other) : score;
  }

  #rareWords({ words }: FactSheet, facts: readonly SheetFact[]): number {
    const elsewhere = [...tally(facts.flatMap((fact) => fact.plain.split(/[ |]/)))].filter(([word, count]) => (words.get(word) ?? 0) > count);
    return elsewhere.reduce((sum, [word]) => sum + Math.log((this.#size + 1) / this.#pagesWith.get(word)!), 0);
  }

  /** To the nearest page of the same district, or else how far out in its postcode area the page lies. */
  #strayed({ area: { page, code = '', coordinates } }: FactSheet, other: FactSheet): number {
    if (!coordinates) return 0;
    const siblings = (this.#byDistrict.get(districtOf(code)) ?? []).filter((each) => each.page !== page && each.page !== other.page);
    return siblings.length > 0 ? Math.min(...siblings.map((each) => kmBetween(coordinates, each.coordinates!))) : shareOfArea(code, coordinates);
  }
}

/** What a page is called: by its file, and by what it does not share. */
function namesOf({ page: { path }, area: { name = '' } }: FactSheet, rest: readonly SheetFact[]): string[] {
  const file = path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
  const own = rest.filter(({ slot }) => slot === 'facts/name' || slot === 'facts/code').map((fact) => fact.plain);
  return [plain(slugOf(name) === file ? name : file), ...own];
}

const slugOf = (name: string) => name.toLowerCase().replaceAll(/['’]/g, '').replaceAll(/[^a-z0-9]+/g, '-');

export const plain = (text: string) => ` ${wordsOf(text).map(({ word }) => word).join(' ')} `;
