import type { z } from 'zod';
import type { Path } from '../json/path';
import type { Source } from '../json/source';
import type { PageKind } from '../kinds';
import { LONGEST_TEXT } from '../schema/fields';
import { withDefaults } from '../schema/defaults';
import { fieldsOf } from '../schema/walk';
import type { Field } from '../schema/walk';
import {
  CLAIMS_FILE,
  isPageFile,
  isSharedFile,
  kindOf,
  MENUS_FILE,
  PUBLISHED_FILE,
  REGION_FILE,
  SITE_FILE,
} from './files';
import { claimsFile } from './documents/claims.schema';
import type { ClaimsFile } from './documents/claims.schema';
import { menusFile } from './documents/menus.schema';
import type { MenusFile } from './documents/menus.schema';
import { pageSchemas, sharedFile } from './documents/page.schema';
import type { PageDocument, SharedFile } from './documents/page.schema';
import { regionFile } from './documents/region.schema';
import type { RegionFile } from './documents/region.schema';
import type { Hidden } from './publication';
import { publishedFile } from './documents/published.schema';
import type { PublishedFile } from './documents/published.schema';
import { siteFile } from './documents/site.schema';
import type { SiteFile } from './documents/site.schema';

/** The typed value of each kind of file, with defaults filled in. */
export type Documents = { [Name in PageKind]: PageDocument<Name> } & {
  site: SiteFile;
  claims: ClaimsFile;
  menus: MenusFile;
  region: RegionFile;
  shared: SharedFile;
  published: PublishedFile;
};

export type DocumentKind = keyof Documents;

/** One file that could be read. */
export interface SiteDocument<Kind extends DocumentKind = DocumentKind> {
  path: string;
  kind: Kind;
  /** As it was written; what does not fit its schema may lack anything. */
  value: unknown;
  source: Source;
  /** Whether it fits its schema. */
  isValid: boolean;
  /** With defaults filled in; `undefined` for what is not valid. */
  document: Documents[Kind] | undefined;
  /** Every field that has a kind, in document order, but texts that are longer than any may be. */
  fields: readonly Field[];
  /** Where a value is written, for a document that is gathered from several files. */
  written?: (path: Path) => Written;
}

/** A value in the file in which somebody wrote it. */
export interface Written {
  document: SiteDocument;
  path: Path;
}

/** Where a value of a document is written: in its own file, or in the one that it was gathered from. */
export const writtenAt = (document: SiteDocument, path: Path): Written =>
  document.written?.(path) ?? { document, path };

/** Whether a file is one of those that say who the business is, and no page. */
export const isOfBusiness = (kind: DocumentKind): kind is 'site' | 'claims' | 'menus' =>
  kind === 'site' || kind === 'claims' || kind === 'menus';

export interface SitePage extends SiteDocument<PageKind> {
  route: string;
  /** Why lists, maps, counts and search engines leave it out; `undefined` for a page that visitors are shown. */
  hidden: Hidden | undefined;
}

/** A page that fits its schema, and so can be drawn. */
export interface Page extends SitePage {
  document: PageDocument;
}

const SCHEMAS: Record<DocumentKind, z.ZodType> = {
  ...pageSchemas,
  site: siteFile,
  claims: claimsFile,
  menus: menusFile,
  region: regionFile,
  shared: sharedFile,
  published: publishedFile,
};

export const schemaOf = (kind: DocumentKind): z.ZodType => SCHEMAS[kind];

/** The kind of document at a path; `undefined` for a file that is no document. */
export function kindOfFile(path: string): DocumentKind | undefined {
  if (path === SITE_FILE) return 'site';
  if (path === CLAIMS_FILE) return 'claims';
  if (path === MENUS_FILE) return 'menus';
  if (path === REGION_FILE) return 'region';
  if (path === PUBLISHED_FILE) return 'published';
  if (isSharedFile(path)) return 'shared';
  return isPageFile(path) ? kindOf(path) : undefined;
}

export const fieldsOfDocument = (kind: DocumentKind, value: unknown): Field[] => fieldsOf(schemaOf(kind), value);

/** The typed value of a file, with defaults filled in; undefined where it does not fit its schema. */
export const typedOf = (kind: DocumentKind, value: unknown): Documents[DocumentKind] | undefined =>
  schemaOf(kind).safeParse(value).success ? typedAgain(kind, value) : undefined;

/** The same of what is known to fit its schema, without asking that again. */
export const typedAgain = (kind: DocumentKind, value: unknown): Documents[DocumentKind] =>
  withDefaults(schemaOf(kind), value) as Documents[DocumentKind];

interface Given extends Pick<SiteDocument, 'path' | 'kind' | 'value' | 'source' | 'isValid'> {
  /** The same with defaults filled in, where that is known already. */
  typed?: Documents[DocumentKind] | undefined;
}

/** A file as the site reads it. Throws a `ZodError` for a value that was declared valid and is not. */
export function documentOf({ typed, ...written }: Given): SiteDocument {
  const { kind, value, isValid } = written;
  const document = isValid ? (typed ?? (schemaOf(kind).parse(value) as Documents[DocumentKind])) : undefined;
  return { ...written, document, fields: fieldsOfDocument(kind, value).filter(isReadable) };
}

const isReadable = ({ value }: Field) => typeof value !== 'string' || value.length <= LONGEST_TEXT;
