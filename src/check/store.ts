import type { Source } from '../json/source';
import type { Field } from '../schema/walk';
import { oncePer, oncePerSiteFile } from './once';
import { isOfBusiness } from './site';
import type { Site, SiteDocument, SiteFileOnly } from './site';

/** A list of plain data that follows from a document and the site file alone, under a name of its own. */
export interface Fact<Item = unknown> {
  readonly name: string;
  compute(document: SiteDocument, site: SiteFileOnly): Iterable<Item>;
}

export const fact = <Item>(name: string, compute: Fact<Item>['compute']): Fact<Item> => ({ name, compute });

/** The fields of a document that are of these kinds. */
export const fieldsOfKinds = (...kinds: readonly Field['kind'][]): Fact<Field> =>
  fact(`fields of ${kinds.join()}`, ({ fields }) => fields.filter(({ kind }) => kinds.includes(kind)));

/** The lists of one document by the names of their facts, as they go to other threads and processes. */
export type Findings = Readonly<Record<string, readonly unknown[]>>;

const NOTHING: readonly unknown[] = [];
const NO_NAMES: ReadonlySet<string> = new Set();

/** The lists of one document: those of an earlier check, and those computed since. */
class Lists {
  readonly #site: SiteFileOnly;
  #earlier: Findings = {};
  /** The facts that the earlier check computed: one without a list was empty. */
  #names = NO_NAMES;
  #own: Map<string, readonly unknown[]> | undefined;

  constructor(site: SiteFileOnly) {
    this.#site = site;
  }

  get<Item>({ name, compute }: Fact<Item>, document: SiteDocument): readonly Item[] {
    let list = this.#earlier[name] ?? this.#own?.get(name) ?? (this.#names.has(name) ? NOTHING : undefined);
    if (!list) {
      list = [...compute(document, this.#site)];
      (this.#own ??= new Map()).set(name, list.length > 0 ? list : NOTHING);
    }
    // Only the fact of this name fills the list.
    return list as readonly Item[];
  }

  /** Computes several facts together, which read the same texts, unless they were computed earlier. */
  fill(document: SiteDocument, facts: readonly Fact[]): void {
    if (!this.isEarlier) for (const each of facts) this.get(each, document);
  }

  take(findings: Findings, names: ReadonlySet<string>): void {
    [this.#earlier, this.#names] = [findings, names];
  }

  /** Whether nothing was computed but what was taken over. */
  get isEarlier(): boolean {
    return this.#names !== NO_NAMES && !this.#own;
  }

  /** All lists, but empty ones of facts of these names. */
  all(names: ReadonlySet<string>): Findings {
    const own = [...(this.#own ?? [])].filter(([name, list]) => list.length > 0 || !names.has(name));
    return { ...this.#earlier, ...Object.fromEntries(own) };
  }
}

const namesOf = oncePer((facts: readonly Fact[]): ReadonlySet<string> => new Set(facts.map(({ name }) => name)));

/** The facts of documents beside one site file: each is computed once while both stay the same. */
class Store {
  /** By the text, which is the same for a document and for the page that is made from it. */
  readonly #listsOf: (source: Source) => Lists;

  constructor(site: SiteFileOnly) {
    this.#listsOf = oncePer(() => new Lists(site));
  }

  of = ({ source }: SiteDocument): Lists => this.#listsOf(source);

  get = <Item>(each: Fact<Item>, document: SiteDocument): readonly Item[] => this.of(document).get(each, document);

  /** Takes over what `findingsOf` gave for the same bytes, site file, code and facts. */
  take(document: SiteDocument, findings: Findings, facts: readonly Fact[]): void {
    this.of(document).take(findings, namesOf(facts));
  }

  /** All that was computed for a document, and these facts in any case; an empty list of these is left out. */
  findingsOf(document: SiteDocument, facts: readonly Fact[]): Findings {
    this.of(document).fill(document, facts);
    return this.of(document).all(namesOf(facts));
  }
}

export const storeOf = oncePerSiteFile((site) => new Store(site));

/** Each document of a site with its lists. */
export const listsIn = oncePer((site: Site): readonly (readonly [SiteDocument, Lists])[] =>
  [...site.documents.values()].map((document) => [document, storeOf(site.in(document.path)).of(document)]),
);

type Found<Item> = readonly (readonly [document: SiteDocument, items: readonly Item[]])[];

/** The documents of a site that have something of a fact, in their order, each with all that it has. */
export const foundIn = <Item>(each: Fact<Item>, site: Site): Found<Item> =>
  // Only this fact computes what is kept under it.
  inSite(site)(each) as Found<Item>;

const inSite = oncePer((site: Site) =>
  oncePer((each: Fact): Found<unknown> =>
    listsIn(site).flatMap(([document, lists]): Found<unknown> => {
      // A file of the business has other fields in each language.
      const isPart = site.whole !== site && isOfBusiness(document.kind);
      const list = isPart ? [...each.compute(document, site)] : lists.get(each, document);
      return list.length > 0 ? [[document, list]] : [];
    }),
  ),
);

/** The same, one at a time. */
export function* eachIn<Item>(each: Fact<Item>, site: Site): Generator<readonly [document: SiteDocument, item: Item]> {
  for (const [document, items] of foundIn(each, site)) for (const item of items) yield [document, item];
}
