import { imagePath } from '../../content/files';
import { isToDo } from '../../content/to-do';
import { isObject } from '../../json/is-object';
import { isInside } from '../../json/path';
import type { Path } from '../../json/path';
import { isListedPage } from '../documents/areas';
import { tokensOf } from '../documents/business';
import { oldestFirst } from '../documents/published';
import { everyFileIsValid } from '../documents/whole';
import { groupedBy } from '../lists';
import { oncePer } from '../once';
import { fact, storeOf } from '../store';
import type { Site, SiteDocument, SitePage } from '../site';
import type { Approvals } from './approved-file';
import { portableDigest } from './digest';
import { figuresOn } from './figures-on';
import { fingerprintOf } from './fingerprint';
import type { FingerprintSetting } from './fingerprint';
import { isPicture, itemsIn } from './items';
import type { Item } from './items';

export interface FingerprintedItem extends Item {
  fingerprint: string;
}

export interface Waiting {
  document: SiteDocument;
  items: readonly FingerprintedItem[];
}

/** Whether the figures that texts may type are certain: no two claims have one id, for example. */
const areFiguresCertain = (site: Site) => site.business?.isValid === true && tokensOf(site) !== undefined;

/** Every document with items, drafts included; none for one with mistakes, and none while figures are uncertain. */
export const itemsOfSite = (site: Site): Map<SiteDocument, readonly FingerprintedItem[]> =>
  new Map(judgedIn(site).map((document) => [document, itemsOf(document, site)]));

const judgedIn = (site: Site): SiteDocument[] =>
  areFiguresCertain(site)
    ? [...site.documents.values()].filter(({ isValid, kind }) => isValid && kind !== 'published')
    : [];

/** The unapproved items that visitors see or will see. A text that is left to write cannot be approved. */
export function waitingIn(site: Site, approvals: Approvals): Waiting[] {
  const drafts = new Set(site.pages.flatMap(({ path, hidden }) => (hidden?.why === 'draft' ? [path] : [])));
  return judgedIn(site).flatMap((document): Waiting[] => {
    const isApproved = (fingerprint: string) => approvals.has(fingerprint);
    if (drafts.has(document.path) || fingerprintsOf(document, site).every(isApproved)) return [];
    const open = openOf(itemsOf(document, site), approvals);
    return open.length > 0 ? [{ document, items: open }] : [];
  });
}

/** The same for one document, with a draft treated as if visitors saw it. */
export function waitingOn(path: string, site: Site, approvals: Approvals): Waiting | undefined {
  const document = judgedIn(site).find((each) => each.path === path);
  return document && { document, items: openOf(itemsOf(document, site), approvals) };
}

/** Whether a "TO DO" stands in it: nobody can approve what is not written yet. */
export const isLeftToWrite = ({ values }: Item) => values.some(({ value }) => isToDo(value));

const openOf = (items: readonly FingerprintedItem[], approvals: Approvals) =>
  items.filter((item) => !approvals.has(item.fingerprint) && !isLeftToWrite(item));

/** The approvals of items that the site has, drafts included; all of them while it is uncertain which it has. */
export function approvalsInUse(site: Site, approvals: Approvals): Approvals {
  if (!everyFileIsValid(site) || !areFiguresCertain(site)) return approvals;
  const used = new Set([...itemsOfSite(site).values()].flat().map(({ fingerprint }) => fingerprint));
  return new Map([...approvals].filter(([fingerprint]) => used.has(fingerprint)));
}

const rawItems = oncePer((document: SiteDocument): readonly Item[] => itemsIn(document));

/** The fingerprints of a document's items, in order, with the pictures that they were made by. */
interface Fingerprints {
  items: readonly string[];
  pictures: readonly (readonly [name: string, digest: string])[];
}

/**
 * They are kept for the next process, which makes no items of a document of which all are approved. The items are not:
 * they are as large as the documents, and most are never read again.
 */
const fingerprintsIn = oncePer((site: Site) =>
  fact('fingerprints', (document): Fingerprints[] => {
    const items = itemsIn(document);
    const names = items.flatMap(({ values }) => values.filter(isPicture)).map(({ value }) => String(value));
    const pictures = names.map((name) => [name, pictureDigest(site, name)] as const);
    return [{ items: computed(items, document, site, ownSubject(document)), pictures }];
  }),
);

function computed(items: readonly Item[], document: SiteDocument, site: Site, subject: string | undefined): string[] {
  const setting: FingerprintSetting = {
    subject: JSON.stringify(subject ?? null),
    figures: figuresOn(document, site),
    pictureDigest: (name) => pictureDigest(site, name),
    digest: digestOf(site),
  };
  return items.map((item) => fingerprintOf(item, setting));
}

/** The fingerprint of each item: as it was found, or anew where a picture or, by another page, the subject changed. */
function fingerprintsOf(page: SiteDocument, site: Site, subject = subjectsOf(site).get(page.path)): readonly string[] {
  const [found] = storeOf(site.in(page.path)).get(fingerprintsIn(site), page);
  const isSame = ([name, digest]: Fingerprints['pictures'][number]) => pictureDigest(site, name) === digest;
  const holds = subject === ownSubject(page) && found!.pictures.every(isSame);
  return holds ? found!.items : computed(rawItems(page), page, site, subject);
}

/** Every item of a document in order, equal ones separately; in a document with mistakes, the valid ones. */
export function allItemsOn(path: string, site: Site): readonly FingerprintedItem[] {
  const document = site.documents.get(path);
  return document ? allItemsOf(document, site) : [];
}

const allItemsOf = (document: SiteDocument, site: Site): FingerprintedItem[] =>
  fingerprinted(rawItems(document), fingerprintsOf(document, site));

const fingerprinted = (items: readonly Item[], fingerprints: readonly string[]): FingerprintedItem[] =>
  items.map((item, index) => ({ ...item, fingerprint: fingerprints[index]! }));

/** Two equal items of a page are one. */
const itemsOf = (document: SiteDocument, site: Site) => eachOnce(allItemsOf(document, site));

const digestOf = ({ setting }: Site) => setting.digest ?? portableDigest;

/** The items of a document of a site, in its current or a former version. */
export function fingerprintedBeside(site: Site, document: SiteDocument): FingerprintedItem[] {
  const items = itemsIn(document);
  return eachOnce(fingerprinted(items, computed(items, document, site, subjectsOf(site).get(document.path))));
}

const eachOnce = (items: readonly FingerprintedItem[]) => [
  ...new Map(items.map((item) => [item.fingerprint, item])).values(),
];

/** Whether people have approved something that a page says of its subject; so of both pages about one subject. */
export function hasApproved(page: SitePage, site: Site): boolean {
  const { approvals } = site.setting;
  if (!approvals) return false;
  const fingerprints = fingerprintsOf(page, site, subjectIn(page));
  return rawItems(page).some((item, index) => item.isOfSubject && approvals.has(fingerprints[index]!));
}

/** Whether people have approved all that stands at a place of a page, with what is approved together with it. */
export function isApprovedAt(site: Site, page: SitePage, path: Path): boolean {
  const { approvals } = site.setting;
  if (!approvals) return false;
  const items = itemsOf(page, site).filter(({ values }) => values.some((each) => isInside(each.path, path)));
  return items.length > 0 && items.every(({ fingerprint }) => approvals.has(fingerprint));
}

/**
 * The subject of each listed page, from its facts: kind, name and code. Of two pages with one subject the older keeps
 * it, and the newer has its address beside it: a page that was copied and not changed yet.
 */
const subjectsOf = oncePer((site: Site): ReadonlyMap<string, string> => {
  const listed = site.pages.filter(isListedPage);
  return new Map(
    [...groupedBy(listed, subjectIn)].flatMap(([subject, pages]) => {
      const places = pages.map((page) => ({ page, path: ['facts', 'name'] }));
      const inOrder = places.length > 1 ? oldestFirst(site, places) : places;
      return inOrder.map(({ page }, index): [string, string] => [
        page.path,
        index === 0 ? subject : `${subject} ${page.route}`,
      ]);
    }),
  );
});

const ownSubject = (document: SiteDocument) => (isListedPage(document) ? subjectIn(document) : undefined);

function subjectIn({ kind, value }: SiteDocument): string {
  const facts = isObject(value) && isObject(value['facts']) ? value['facts'] : {};
  return JSON.stringify([kind, facts['name'], facts['code']]);
}

/** A drawing by what it draws, so that only its look counts; a photograph by all of its bytes. */
function pictureDigest(site: Site, name: string): string {
  const path = imagePath(name);
  const drawing = site.drawings.get(path);
  return drawing ? digestOf(site)(JSON.stringify(drawing)) : (site.setting.pictureDigest?.(path) ?? '');
}
