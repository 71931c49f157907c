import type { z } from 'zod';
import { pageSchemas, sharedFile } from '../content/page.schema';
import { isListed } from '../kinds/named';
import type { PageKind } from '../kinds';
import { hiddenBecause } from '../content/publication';
import type { Hidden, Publication } from '../content/publication';
import { isPageFile, isSharedFile, kindOf, PUBLISHED_FILE, SITE_FILE } from '../content/files';
import { routeOf } from '../content/routes';
import { publishedFile } from '../content/published.schema';
import { siteFile } from '../content/site.schema';
import { fieldsOf } from '../schema/walk';
import type { Field } from '../schema/walk';
import type { SchemaFolders } from './files/schema-address';
import { isObject } from './judge/schema-walk';
import { Source } from '../json/source';

export type DocumentKind = PageKind | 'site' | 'shared' | 'published';

/** One file that could be read. `isValid` says whether it also fits its schema; what doesn't may lack anything. */
export interface SiteDocument {
  path: string;
  kind: DocumentKind;
  value: unknown;
  source: Source;
  isValid: boolean;
  /** Every field that has a kind, in document order. */
  fields: readonly Field[];
}

export interface SitePage extends SiteDocument {
  kind: PageKind;
  route: string;
  /** Why visitors are not shown this page; `undefined` for one that they see. */
  hidden: Hidden | undefined;
}

export function kindOfFile(path: string): DocumentKind | undefined {
  if (path === SITE_FILE) return 'site';
  if (path === PUBLISHED_FILE) return 'published';
  if (isSharedFile(path)) return 'shared';
  return isPageFile(path) ? kindOf(path) : undefined;
}

export function schemaOf(kind: DocumentKind): z.ZodType {
  if (kind === 'site') return siteFile;
  if (kind === 'published') return publishedFile;
  return kind === 'shared' ? sharedFile : pageSchemas[kind];
}

/** A dictionary. What it says of a word never changes. */
export interface Spelling {
  knows(word: string): boolean;
  /** Words that may be meant, the likeliest first; empty where there is none. */
  suggest(word: string): readonly string[];
}

/** What a judgment depends on beside the files of the site. */
export interface Setting {
  /** The day of the check, `2026-03-31`. Without it nothing that ends on a day is judged. */
  today?: string;
  /** Whether this is the gate before a real deployment. */
  isLive?: boolean;
  /** Where editors find the rules; left out, beside the folder of the site. */
  folders?: SchemaFolders;
  /** Files that are published as they are, relative to their folder: `robots.txt`. */
  publicFiles?: readonly string[];
  /** The dictionary of a locale. Without one no word is misspelt. */
  spelling?: (locale: string) => Spelling | undefined;
}

/** The whole site as the rules see it: what could be read, valid or not. */
export class Site {
  readonly documents: ReadonlyMap<string, SiteDocument>;
  /** Every path of a page file, also of those that could not be read: they keep their address. */
  readonly paths: ReadonlySet<string>;
  readonly pages: readonly SitePage[];
  /** Address → path of the page file. */
  readonly routes: ReadonlyMap<string, string>;
  /** Old address → address of the page that declares it; an address of a page is never an old one. */
  readonly aliases: ReadonlyMap<string, string>;
  readonly setting: Setting;
  /** Files under `pages/` that are not read because of their names. */
  readonly misnamed: readonly string[];

  constructor(documents: ReadonlyMap<string, SiteDocument>, paths: Iterable<string>, setting: Setting = {}, misnamed: readonly string[] = []) {
    this.documents = documents;
    this.setting = setting;
    this.misnamed = misnamed;
    this.paths = new Set(paths);
    this.pages = [...documents.values()].flatMap((document): SitePage[] =>
      document.kind === 'site' || document.kind === 'shared' || document.kind === 'published' ? [] : [{ ...document, kind: document.kind, route: routeOf(document.path), hidden: hiddenOf(document, setting) }]);
    this.routes = new Map([...this.paths].filter(isPageFile).filter((path) => isListed(kindOf(path))).map((path) => [routeOf(path), path]));
    this.aliases = new Map(this.pages.flatMap((page) => aliasesOf(page).filter(({ alias }) => !this.routes.has(alias)).map(({ alias }): [string, string] => [alias, page.route])));
  }

  get business(): SiteDocument | undefined {
    return this.documents.get(SITE_FILE);
  }

  shared(ref: string): SiteDocument | undefined {
    return this.documents.get(`pages/_shared/${ref}.json`);
  }
}

export const fieldsOfDocument = (kind: DocumentKind, value: unknown): Field[] => fieldsOf(schemaOf(kind), value);

const hiddenOf = ({ value }: SiteDocument, setting: Setting): Hidden | undefined =>
  (isObject(value) ? hiddenBecause(value as Publication, setting) : undefined);

export function aliasesOf({ value }: SiteDocument): { alias: string; index: number }[] {
  const list = isObject(value) ? value['aliases'] : undefined;
  return Array.isArray(list) ? list.flatMap((alias: unknown, index) => (typeof alias === 'string' ? [{ alias, index }] : [])) : [];
}

/** Pages for those who need no places in their files: path → JSON that fits its schema. */
export const pagesOf = (values: ReadonlyMap<string, unknown>): readonly SitePage[] =>
  new Site(new Map([...values].flatMap(([path, value]): [string, SiteDocument][] => {
    const kind = kindOfFile(path);
    return kind ? [[path, { path, kind, value, source: new Source(path, ''), isValid: true, fields: fieldsOfDocument(kind, value) }]] : [];
  })), values.keys()).pages;
