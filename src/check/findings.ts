import type { Source } from '../json/source';
import { oncePerSiteFile } from './site-file';
import type { OfSiteFile } from './site-file';
import type { SiteDocument } from './site';

/**
 * What was found in one document by itself and the site file: lists of plain data, by the name of what
 * found them.
 */
export type Findings = Readonly<Record<string, readonly unknown[]>>;

interface Shelf {
  business: SiteDocument | undefined;
  lists: Map<string, readonly unknown[]>;
  /** Whether all was looked for that there is a name for: what has no list then has found nothing. */
  isWhole: boolean;
}

const NOTHING: readonly unknown[] = [];

/** By the text, which is the same for a document and for the page that is made of it. */
const shelves = new WeakMap<Source, Shelf>();

function shelfOf({ source }: SiteDocument, { business }: OfSiteFile): Shelf {
  const known = shelves.get(source);
  if (known && known.business === business) return known;
  const shelf = { business, lists: new Map<string, readonly unknown[]>(), isWhole: false };
  shelves.set(source, shelf);
  return shelf;
}

/** What was found under a name: looked for once while document and site file are the same. */
export function found<Item>(
  name: string,
  { document, site }: { document: SiteDocument; site: OfSiteFile },
  find: () => Iterable<Item>,
): readonly Item[] {
  const { lists, isWhole } = shelfOf(document, site);
  const known = lists.get(name) ?? (isWhole ? NOTHING : [...find()]);
  lists.set(name, known.length > 0 ? known : NOTHING);
  return known as readonly Item[];
}

/** Takes over what was found in the same document beside the same site file by the same code. */
export function takeOver(findings: Findings, document: SiteDocument, { business }: OfSiteFile): void {
  shelves.set(document.source, { business, lists: new Map(Object.entries(findings)), isWhole: true });
}

export function findingsOf(document: SiteDocument, site: OfSiteFile): Findings {
  const { lists } = shelfOf(document, site);
  return Object.fromEntries([...lists].filter(([, list]) => list.length > 0));
}

type Look = (document: SiteDocument, site: OfSiteFile) => void;
const looks: Look[] = [];

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
  return (site) => (document) => list(document, site);
}
