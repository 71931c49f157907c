import { KINDS } from '../kinds';
import type { PageKind } from '../kinds';
import { placeOfKind } from '../kinds/named';
import { notFound } from '../kinds/not-found';

/* Which file of a site is what, by its path alone. */

/** A page file is `pages/**.json` whose path has no part that begins with "_". */
export function isPageFile(path: string): boolean {
  return path.startsWith('pages/') && path.endsWith('.json') && !path.includes('/_');
}

export const SITE_FILE = 'pages/_site.json';
/** The claims and the menus of the business, where they do not stand in the site file itself. */
export const CLAIMS_FILE = 'pages/_claims.json';
export const MENUS_FILE = 'pages/_menus.json';
/** The files that say together who the business is. */
export const BUSINESS_FILES: readonly string[] = [SITE_FILE, CLAIMS_FILE, MENUS_FILE];
/** The entries of these files in a map by path. */
export const ofBusinessIn = <Of>(files: ReadonlyMap<string, Of>): Map<string, Of> =>
  new Map(BUSINESS_FILES.flatMap((path) => (files.has(path) ? [[path, files.get(path)!]] : [])));
/** The same, and the shared files: what a page is judged beside. */
export const readBesideIn = <Of>(files: ReadonlyMap<string, Of>): Map<string, Of> =>
  new Map([...ofBusinessIn(files), ...[...files].filter(([path]) => isSharedFile(path))]);
/** Where the business works; a site may do without. */
export const REGION_FILE = 'pages/_region.json';
/** The addresses that were ever published; see `published.schema.ts`. */
export const PUBLISHED_FILE = 'pages/_published.json';
/** The approvals of the site, one item a line; see `check/approval`. */
export const APPROVED_FILE = 'pages/_approved.txt';
/** The office's guide to the folder, which a site may lack. */
export const GUIDE_FILE = 'pages/README.md';
/** Items that an assistant wrote and nobody has approved yet, one a line; see `check/approval/assisted.ts`. */
export const ASSISTED_FILE = 'pages/_assisted.txt';
export const NOT_FOUND_FILE = placeOfKind(notFound);

/** Photographs and the mark of a site. */
export const imagePath = (name: string) => `pages/_images/${name}`;
export const isImageFile = (path: string) =>
  /^pages\/_images\/[a-z0-9]+(-[a-z0-9]+)*\.(avif|jpg|png|svg|webp)$/.test(path);

export const isDrawingFile = (path: string) => isImageFile(path) && path.endsWith('.svg');
export const isPhotoFile = (path: string) => isImageFile(path) && !path.endsWith('.svg');

export const isSharedFile = (path: string) => /^pages\/_shared\/[^/]+\.json$/.test(path);
export const sharedFile = (name: string) => `pages/_shared/${name}.json`;
/** The name by which pages show a shared file. */
export const sharedName = (path: string) => path.slice('pages/_shared/'.length, -'.json'.length);

const LANGUAGE = /^pages\/[a-z]{2}(?=\/|$)/;
/**
 * `pages/en/areas/hill.json` → `pages/areas/hill.json`, `pages/en` → `pages`: folders of two letters hold the pages of
 * another language.
 */
export const withoutLanguage = (path: string): string => path.replace(LANGUAGE, 'pages');

/** A place of the first language, `pages/areas`, as the language of a file has it: `pages/en/areas`. */
export const placeBeside = (path: string, place: string): string =>
  place.replace(/^pages/, LANGUAGE.exec(path)?.[0] ?? 'pages');

/** Everything that the editor edits: pages, shared files, those of the business and the region. */
export const isEditable = (path: string): boolean =>
  isPageFile(path) || isSharedFile(path) || BUSINESS_FILES.includes(path) || path === REGION_FILE;

/** Whether visitors see this page at an address that does not exist; each language may have one. */
export const isNotFoundFile = (path: string): boolean => withoutLanguage(path) === NOT_FOUND_FILE;

/** Whether a page must stay where it is: the first one, and the one for wrong addresses. */
export const isFixedPage = (path: string): boolean => path === 'pages/index.json' || isNotFoundFile(path);

const INNERMOST_FIRST = KINDS.toSorted((a, b) => placeOfKind(b).length - placeOfKind(a).length);

/** The kind of a page follows from its folder: the innermost one that makes its pages of a kind. */
export function kindOf(file: string): PageKind {
  const path = withoutLanguage(file);
  const innermost = INNERMOST_FIRST.find((kind) =>
    kind.isListed ? path.startsWith(`${placeOfKind(kind)}/`) : path === placeOfKind(kind),
  );
  if (!innermost) throw new Error(`${file} is no page of any kind.`);
  return innermost.name;
}
