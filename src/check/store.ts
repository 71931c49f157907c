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

/** The facts of documents beside one site file: each is computed once while both stay the same. */
class Store {
  readonly #site: SiteFileOnly;
  /** By the text, which is the same for a document and for the page that is made from it. */
  readonly #listsOf = oncePer((_source: Source) => new Map<string, readonly unknown[]>());

  constructor(site: SiteFileOnly) {
    this.#site = site;
  }

  get<Item>({ name, compute }: Fact<Item>, document: SiteDocument): readonly Item[] {
    const lists = this.#listsOf(document.source);
    let list = lists.get(name);
    if (!list) {
      list = [...compute(document, this.#site)];
      lists.set(name, list.length > 0 ? list : NOTHING);
    }
    // Only the fact of this name fills the list.
    return list as readonly Item[];
  }

  /** Takes over what `findingsOf` gave for the same bytes, site file, code and facts. */
  take(document: SiteDocument, findings: Findings, facts: readonly Fact[]): void {
    const lists = this.#listsOf(document.source);
    for (const { name } of facts) lists.set(name, NOTHING);
    for (const [name, list] of Object.entries(findings)) lists.set(name, list);
  }

  /** All that was computed for a document, and these facts in any case; an empty list of these is left out. */
  findingsOf(document: SiteDocument, facts: readonly Fact[]): Findings {
    const isEmpty = new Set(facts.filter((each) => this.get(each, document).length === 0).map(({ name }) => name));
    return Object.fromEntries([...this.#listsOf(document.source)].filter(([name]) => !isEmpty.has(name)));
  }
}

export const storeOf = oncePerSiteFile((site) => new Store(site));

/** Each document of a site with the store of its language. */
export const storesIn = oncePer((site: Site): readonly (readonly [SiteDocument, Store])[] =>
  [...site.documents.values()].map((document) => [document, storeOf(site.in(document.path))]),
);

type Found<Item> = readonly (readonly [document: SiteDocument, items: readonly Item[]])[];

/** The documents of a site that have something of a fact, in their order, each with all that it has. */
export const foundIn = <Item>(each: Fact<Item>, site: Site): Found<Item> =>
  // Only this fact computes what is kept under it.
  inSite(site)(each) as Found<Item>;

const inSite = oncePer((site: Site) =>
  oncePer((each: Fact): Found<unknown> =>
    storesIn(site).flatMap(([document, store]): Found<unknown> => {
      // Of a file of the business each language has other fields.
      const isPart = site.whole !== site && isOfBusiness(document.kind);
      const list = isPart ? [...each.compute(document, site)] : store.get(each, document);
      return list.length > 0 ? [[document, list]] : [];
    }),
  ),
);

/** The same, one at a time. */
export function* eachIn<Item>(each: Fact<Item>, site: Site): Generator<readonly [document: SiteDocument, item: Item]> {
  for (const [document, items] of foundIn(each, site)) for (const item of items) yield [document, item];
}
