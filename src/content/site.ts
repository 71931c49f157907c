import type { z } from 'zod';
import type { Drawing } from '../design/drawings/drawing';
import { isObject } from '../json/is-object';
import { Source } from '../json/source';
import type { PageKind } from '../kinds';
import { isListed } from '../kinds/named';
import { LONGEST_TEXT } from '../schema/fields';
import { withDefaults } from '../schema/defaults';
import { fieldsOf } from '../schema/walk';
import type { Field } from '../schema/walk';
import {
  imagePath,
  isDrawingFile,
  isPageFile,
  isPhotoFile,
  isSharedFile,
  kindOf,
  PUBLISHED_FILE,
  REGION_FILE,
  SITE_FILE,
} from './files';
import { pageSchemas, sharedFile } from './documents/page.schema';
import type { PageDocument, SharedFile } from './documents/page.schema';
import { Region } from './region';
import { regionFile } from './documents/region.schema';
import type { RegionFile } from './documents/region.schema';
import { hiddenBecause } from './publication';
import type { Day, Hidden, Publication } from './publication';
import type { PhotoBytes, PhotoFile } from './photo-file';
import { publishedFile } from './documents/published.schema';
import type { PublishedFile } from './documents/published.schema';
import { Resolver } from './resolve';
import { routeOf } from './routes';
import { siteFile } from './documents/site.schema';
import type { SiteFile } from './documents/site.schema';

/** What each sort of file says, with defaults filled in. */
export type Documents = { [Name in PageKind]: PageDocument<Name> } & {
  site: SiteFile;
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
}

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
  region: regionFile,
  shared: sharedFile,
  published: publishedFile,
};

export const schemaOf = (kind: DocumentKind): z.ZodType => SCHEMAS[kind];

/** What sort of file stands at a path; `undefined` for what is no document. */
export function kindOfFile(path: string): DocumentKind | undefined {
  if (path === SITE_FILE) return 'site';
  if (path === REGION_FILE) return 'region';
  if (path === PUBLISHED_FILE) return 'published';
  if (isSharedFile(path)) return 'shared';
  return isPageFile(path) ? kindOf(path) : undefined;
}

export const fieldsOfDocument = (kind: DocumentKind, value: unknown): Field[] => fieldsOf(schemaOf(kind), value);

/** What a file says, with defaults filled in; nothing where it does not fit its schema. */
export const typedOf = (kind: DocumentKind, value: unknown): Documents[DocumentKind] | undefined =>
  schemaOf(kind).safeParse(value).success ? typedAgain(kind, value) : undefined;

/** The same of what is known to fit its schema, without asking that again. */
export const typedAgain = (kind: DocumentKind, value: unknown): Documents[DocumentKind] =>
  withDefaults(schemaOf(kind), value) as Documents[DocumentKind];

interface Written extends Pick<SiteDocument, 'path' | 'kind' | 'value' | 'source' | 'isValid'> {
  /** The same with defaults filled in, where that is known already. */
  typed?: Documents[DocumentKind] | undefined;
}

/** A file as the site knows it. Throws a `ZodError` for what is said to be valid and is not. */
export function documentOf({ typed, ...written }: Written): SiteDocument {
  const { kind, value, isValid } = written;
  const document = isValid ? (typed ?? (schemaOf(kind).parse(value) as Documents[DocumentKind])) : undefined;
  return { ...written, document, fields: fieldsOfDocument(kind, value).filter(isReadable) };
}

const isReadable = ({ value }: Field) => typeof value !== 'string' || value.length <= LONGEST_TEXT;

/** What is known of a site beside its files. */
export interface Surroundings extends Day {
  photos?: PhotoBytes;
}

interface Around<Setting extends Surroundings> {
  /** Every path of a file, also of those that could not be read: they keep their address. */
  paths?: Iterable<string>;
  /** Files under `pages/` that are not read because of their names. */
  misnamed?: readonly string[];
  /** Drawings of `pages/_images`, by their paths. */
  drawings?: ReadonlyMap<string, Drawing>;
  /** Other pictures of `pages/_images`, by their paths. */
  photos?: ReadonlyMap<string, PhotoFile>;
  /** What is known beside the files. */
  setting?: Setting;
}

/** The whole site: the one model that the check judges, that is resolved, compared and built. Nothing in it changes. */
export class Site<Setting extends Surroundings = Surroundings> {
  /** What could be read, valid or not. */
  readonly documents: ReadonlyMap<string, SiteDocument>;
  readonly paths: ReadonlySet<string>;
  readonly misnamed: readonly string[];
  readonly drawings: ReadonlyMap<string, Drawing>;
  readonly photos: ReadonlyMap<string, PhotoFile>;
  readonly setting: Setting;
  /** In the order of `documents`. */
  readonly pages: readonly SitePage[];
  /** Pages that fit their schema, in the order of their addresses. */
  readonly valid: readonly Page[];
  /** Address → path of the page file. */
  readonly routes: ReadonlyMap<string, string>;
  /** Old address → address of the page that declares it; an address of a page is never an old one. */
  readonly aliases: ReadonlyMap<string, string>;
  readonly #byRoute: ReadonlyMap<string, Page>;
  /** By their names. */
  readonly #shared: ReadonlyMap<string, SiteDocument<'shared'>>;
  #resolver: Resolver | undefined;

  constructor(documents: ReadonlyMap<string, SiteDocument>, around: Around<Setting> = {}) {
    const { paths = documents.keys(), misnamed = [], setting = {} as Setting } = around;
    const { drawings = new Map(), photos = new Map() } = around;
    this.documents = documents;
    this.paths = new Set(paths);
    this.misnamed = misnamed;
    this.drawings = drawings;
    this.photos = photos;
    this.setting = setting;
    this.pages = [...documents.values()].filter(isPage).map((document) => pageOf(document, setting));
    const inOrder = [...this.pages].sort((a, b) => (a.route < b.route ? -1 : 1));
    this.valid = inOrder.filter(isDrawable);
    this.#byRoute = new Map(this.valid.map((page) => [page.route, page]));
    this.#shared = new Map(
      [...documents].flatMap(([path, document]) =>
        isSharedFile(path) ? [[nameOfShared(path), document as SiteDocument<'shared'>]] : [],
      ),
    );
    this.routes = new Map(
      [...this.paths].filter((path) => isPageFile(path) && isListed(kindOf(path))).map((path) => [routeOf(path), path]),
    );
    this.aliases = new Map(
      inOrder.flatMap((page) =>
        aliasesOf(page).flatMap(({ alias }): [string, string][] =>
          this.routes.has(alias) ? [] : [[alias, page.route]],
        ),
      ),
    );
  }

  /** The same site, of which nothing is known but what it says: what a check found out of it goes with this one. */
  anew(): Site<Setting> {
    const { paths, misnamed, drawings, photos, setting } = this;
    const documents = [...this.documents].map(([path, document]): [string, SiteDocument] => [
      path,
      { ...document, fields: [...document.fields] },
    ]);
    return new Site(new Map(documents), { paths, misnamed, drawings, photos, setting });
  }

  /** `pages/_site.json`. */
  get business(): SiteDocument<'site'> | undefined {
    return this.documents.get(SITE_FILE) as SiteDocument<'site'> | undefined;
  }

  /** Where the business works; `undefined` without `pages/_region.json` or while it has a mistake. */
  get region(): Region | undefined {
    const file = (this.documents.get(REGION_FILE) as SiteDocument<'region'> | undefined)?.document;
    return file && Region.of(file);
  }

  /** The mark of the site, if it has one. */
  get mark(): Drawing | undefined {
    const name = this.business?.document?.look.mark;
    return name === undefined ? undefined : this.drawings.get(imagePath(name));
  }

  /** A file of `pages/_shared` by its name. */
  shared(ref: string): SiteDocument<'shared'> | undefined {
    return this.#shared.get(ref);
  }

  /** The names of the files of `pages/_shared`. */
  get sharedNames(): string[] {
    return [...this.#shared.keys()];
  }

  /** The page at an address, if it fits its schema. */
  at(route: string): Page | undefined {
    return this.#byRoute.get(route);
  }

  /** What resolves the valid pages; `undefined` while `pages/_site.json` cannot be relied on. */
  get resolver(): Resolver | undefined {
    if (this.business?.document) this.#resolver ??= new Resolver(this, this.business.document);
    return this.#resolver;
  }
}

/**
 * A site of JSON that is known to be right: path → value, of a drawing its parts, of a
 * photograph what is known of it. `files` are the texts that it stands
 * in, for whoever asks for places. Throws a `ZodError` for a value that is not right.
 */
export function siteFrom<Setting extends Surroundings = Surroundings>(
  values: ReadonlyMap<string, unknown>,
  setting: Setting = {} as Setting,
  files: ReadonlyMap<string, Uint8Array> = new Map(),
): Site<Setting> {
  return new Site(
    new Map(
      [...values].flatMap(([path, value]) => {
        const kind = kindOfFile(path);
        return kind
          ? [[path, documentOf({ path, kind, value, source: new Source(path, files.get(path) ?? ''), isValid: true })]]
          : [];
      }),
    ),
    {
      paths: values.keys(),
      drawings: new Map([...values].filter(([path]) => isDrawingFile(path))) as Map<string, Drawing>,
      photos: new Map([...values].filter(([path]) => isPhotoFile(path))) as Map<string, PhotoFile>,
      setting,
    },
  );
}

/** The old addresses of a page, right or wrong, with their places in its list. */
export function aliasesOf({ value }: Pick<SiteDocument, 'value'>): { alias: string; index: number }[] {
  const list = isObject(value) ? value['aliases'] : undefined;
  if (!Array.isArray(list)) return [];
  return list.flatMap((alias: unknown, index) => (typeof alias === 'string' ? [{ alias, index }] : []));
}

const nameOfShared = (path: string) => path.slice('pages/_shared/'.length, -'.json'.length);
const isPage = (document: SiteDocument): document is SiteDocument<PageKind> => isPageFile(document.path);
const isDrawable = (page: SitePage): page is Page => page.document !== undefined;
const hiddenOf = ({ value }: SiteDocument, day: Day): Hidden | undefined =>
  isObject(value) ? hiddenBecause(value as Publication, day) : undefined;

const known = new WeakMap<SiteDocument, SitePage>();

/** The same for the same document, so that what was worked out for a page holds until it changes. */
function pageOf(document: SiteDocument<PageKind>, day: Day): SitePage {
  const hidden = hiddenOf(document, day);
  const found = known.get(document);
  if (found && found.hidden?.why === hidden?.why && dateOf(found.hidden) === dateOf(hidden)) return found;
  const page = { ...document, route: routeOf(document.path), hidden };
  known.set(document, page);
  return page;
}

const dateOf = (hidden: Hidden | undefined) => (hidden && 'date' in hidden ? hidden.date : undefined);
