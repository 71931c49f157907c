import type { Source } from '../../json/source';
import { oncePer } from '../once';
import { oncePerSiteFile } from '../documents/site-file';
import type { OfSiteFile } from '../documents/site-file';
import type { SiteDocument } from '../site';

/**
 * What was found in one document by itself and the site file: lists of plain data, by the name of what
 * found them.
 */
export type Findings = Readonly<Record<string, readonly unknown[]>>;

interface Shelf {
  business: SiteDocument | undefined;
  lists: Map<string, readonly unknown[]>;
  /** The names that were looked for, one set for many documents: what has no list then has found nothing. */
  settled: Names;
  /** What was found by means without a name. */
  by?: WeakMap<object, readonly unknown[]>;
}

interface Names {
  has(name: string): boolean;
}
const NAMELESS: Names = new Set<string>();
const ALL: Names = { has: () => true };

const NOTHING: readonly unknown[] = [];

/** By the text, which is the same for a document and for the page that is made of it. */
const shelves = new WeakMap<Source, Shelf>();

function shelfOf({ source }: SiteDocument, { business }: OfSiteFile): Shelf {
  const known = shelves.get(source);
  if (known && known.business === business) return known;
  const shelf = { business, lists: new Map<string, readonly unknown[]>(), settled: NAMELESS };
  shelves.set(source, shelf);
  return shelf;
}

/** What was found under a name: looked for once while document and site file are the same. */
export function found<Item>(
  name: string,
  { document, site }: { document: SiteDocument; site: OfSiteFile },
  find: () => Iterable<Item>,
): readonly Item[] {
  const { lists, settled } = shelfOf(document, site);
  const before = lists.get(name) ?? (settled.has(name) ? NOTHING : undefined);
  if (before) return before as readonly Item[];
  const known = [...find()];
  lists.set(name, known.length > 0 ? known : NOTHING);
  return known;
}

/**
 * The same by means that not every process has, such as a dictionary: looked for once somebody asks, and kept where the
 * means have a name.
 */
export function foundBy<Item>(
  means: { name?: string },
  { document, site }: { document: SiteDocument; site: OfSiteFile },
  find: () => Iterable<Item>,
): readonly Item[] {
  const shelf = shelfOf(document, site);
  const by = means.name === undefined ? undefined : `by ${means.name}`;
  // A list in a list, which is kept also where nothing was found.
  const [before] = by === undefined ? [shelf.by?.get(means)] : (shelf.lists.get(by) ?? []);
  if (before) return before as readonly Item[];
  const known = [...find()];
  if (by === undefined) (shelf.by ??= new WeakMap()).set(means, known);
  else shelf.lists.set(by, [known]);
  return known;
}

/** Takes over what was found in the same document beside the same site file by the same code. */
export function takeOver(findings: Findings, document: SiteDocument, { business }: OfSiteFile): void {
  shelves.set(document.source, { business, lists: new Map(Object.entries(findings)), settled: ALL });
}

export function findingsOf(document: SiteDocument, site: OfSiteFile): Findings {
  const { lists } = shelfOf(document, site);
  return Object.fromEntries([...lists].filter(([, list]) => list.length > 0));
}

/** Where all was looked for that `keptPerDocument` and these find, only what was found stays. */
export function settle(document: SiteDocument, site: OfSiteFile, names: readonly string[]): void {
  const shelf = shelfOf(document, site);
  if (shelf.settled === ALL) return;
  const settled = setOf(names);
  shelf.lists = new Map([...shelf.lists].filter(([name, list]) => list.length > 0 || !settled.has(name)));
  shelf.settled = settled;
}

const setOf = oncePer((names: readonly string[]): Names => new Set([...names, ...lookNames]));

type Look = (document: SiteDocument, site: OfSiteFile) => void;
const looks: Look[] = [];
const lookNames: string[] = [];

/** What was found in a document of which all is known, by name. */
export function knownFindings(document: SiteDocument, site: OfSiteFile): ReadonlyMap<string, unknown> | undefined {
  const { settled, lists } = shelfOf(document, site);
  return settled === ALL ? lists : undefined;
}

/** Looks for all that is found by `keptPerDocument`. */
export const lookForAll: Look = (document, site) => looks.forEach((look) => look(document, site));

/**
 * What several rules find of a document by itself and the site file. It goes from thread to thread and is kept from one
 * process to the next, and so must be plain data that says nothing of other files.
 */
export function keptPerDocument<Item>(
  name: string,
  finderFor: (site: OfSiteFile) => ((document: SiteDocument) => Iterable<Item>) | undefined,
): (site: OfSiteFile) => (document: SiteDocument) => readonly Item[] {
  const finderOnce = oncePerSiteFile(finderFor);
  const list = (document: SiteDocument, site: OfSiteFile) =>
    found(name, { document, site }, () => finderOnce(site)?.(document) ?? []);
  looks.push(list);
  lookNames.push(name);
  return (site) => (document) => list(document, site);
}
