import type { Drawing } from '../design/drawings/drawing';
import { isObject } from '../json/is-object';
import type { PageKind } from '../kinds';
import { isListed } from '../kinds/named';
import type { Page, SiteDocument, SitePage } from './document';
import { businessOf } from './business';
import { businessIn } from './languages/business-in';
import {
  CLAIMS_FILE,
  imagePath,
  isPageFile,
  isSharedFile,
  kindOf,
  MENUS_FILE,
  REGION_FILE,
  sharedName,
  SITE_FILE,
} from './files';
import { Region } from './region/region';
import { hiddenBecause } from './publication';
import type { Day, Hidden, Publication } from './publication';
import type { PhotoBytes, PhotoFile } from './photo-file';
import { routeOf } from './routes';

/** Facts about a site that are not in its files. */
export interface Surroundings extends Day {
  /** Pages that are kept from visitors as if they were drafts, by their files. */
  heldBack?: ReadonlySet<string>;
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
  /** Facts that are not in the files. */
  setting?: Setting;
  /** The whole site, where these are its files in one language, and the folder of that language. */
  partOf?: { whole: SiteFiles<Setting>; folder: string | undefined };
}

/** The files of a site taken together: its pages, their addresses, and what they share. Immutable. */
export class SiteFiles<Setting extends Surroundings = Surroundings> {
  /** Every file that could be read, valid or not. */
  readonly documents: ReadonlyMap<string, SiteDocument>;
  readonly paths: ReadonlySet<string>;
  readonly misnamed: readonly string[];
  readonly drawings: ReadonlyMap<string, Drawing>;
  readonly photos: ReadonlyMap<string, PhotoFile>;
  readonly setting: Setting;
  /** The folder of the only language of these files; nothing for the first language, or where there are several. */
  readonly folder: string | undefined;
  /** All languages of the site together. */
  readonly whole: SiteFiles<Setting>;
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

  constructor(documents: ReadonlyMap<string, SiteDocument>, around: Around<Setting> = {}) {
    const { paths = documents.keys(), misnamed = [], setting = {} as Setting, partOf } = around;
    const { drawings = new Map(), photos = new Map() } = around;
    this.documents = documents;
    this.paths = new Set(paths);
    this.misnamed = misnamed;
    this.drawings = drawings;
    this.photos = photos;
    this.setting = setting;
    this.folder = partOf?.folder;
    this.whole = partOf?.whole ?? this;
    this.pages = [...documents.values()].filter(isPage).map((document) => pageOf(document, setting));
    const inOrder = [...this.pages].sort((a, b) => (a.route < b.route ? -1 : 1));
    this.valid = inOrder.filter(isDrawable);
    this.#byRoute = new Map(this.valid.map((page) => [page.route, page]));
    this.#shared = new Map(
      [...documents].flatMap(([path, document]) =>
        isSharedFile(path) ? [[sharedName(path), document as SiteDocument<'shared'>]] : [],
      ),
    );
    this.routes =
      partOf?.whole.routes ??
      new Map(
        [...this.paths]
          .filter((path) => isPageFile(path) && isListed(kindOf(path)))
          .map((path) => [routeOf(path), path]),
      );
    this.aliases =
      partOf?.whole.aliases ??
      new Map(
        inOrder.flatMap((page) =>
          aliasesOf(page).flatMap(({ alias }): [string, string][] =>
            this.routes.has(alias) ? [] : [[alias, page.route]],
          ),
        ),
      );
  }

  /**
   * The business in the language of these files, whether its claims and menus stand in `pages/_site.json` or in files
   * of their own.
   */
  get business(): SiteDocument<'site'> | undefined {
    if (this.whole !== this) {
      const { business } = this.whole;
      return business && this.folder !== undefined ? businessIn(business, this.folder) : business;
    }
    const site = this.documents.get(SITE_FILE) as SiteDocument<'site'> | undefined;
    return site && businessOf(site, { claims: this.#part(CLAIMS_FILE), menus: this.#part(MENUS_FILE) });
  }

  #part(path: string): SiteDocument | 'unread' | undefined {
    return this.documents.get(path) ?? (this.paths.has(path) ? 'unread' : undefined);
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
    return this.whole.#shared.get(ref);
  }

  /** The names of the files of `pages/_shared`. */
  get sharedNames(): string[] {
    return [...this.#shared.keys()];
  }

  /** The page at an address, if it fits its schema, in whichever language. */
  at(route: string): Page | undefined {
    return this.whole.#byRoute.get(route);
  }
}

/** The old addresses of a page, right or wrong, with their places in its list. */
export function aliasesOf({ value }: Pick<SiteDocument, 'value'>): { alias: string; index: number }[] {
  const list = isObject(value) ? value['aliases'] : undefined;
  if (!Array.isArray(list)) return [];
  return list.flatMap((alias: unknown, index) => (typeof alias === 'string' ? [{ alias, index }] : []));
}

const isPage = (document: SiteDocument): document is SiteDocument<PageKind> => isPageFile(document.path);
const isDrawable = (page: SitePage): page is Page => page.isValid;
function hiddenOf({ path, value }: SiteDocument, { heldBack, ...day }: Surroundings): Hidden | undefined {
  if (heldBack?.has(path)) return { why: 'draft' };
  return isObject(value) ? hiddenBecause(value as Publication, day) : undefined;
}

const cache = new WeakMap<SiteDocument, SitePage>();

/** The same for the same document, so that what was worked out for a page holds until it changes. */
function pageOf(document: SiteDocument<PageKind>, around: Surroundings): SitePage {
  const hidden = hiddenOf(document, around);
  const found = cache.get(document);
  if (found && found.hidden?.why === hidden?.why && dateOf(found.hidden) === dateOf(hidden)) return found;
  const { path, kind, source, isValid, value } = document;
  const page: SitePage = {
    path,
    kind,
    source,
    isValid,
    value,
    route: routeOf(path),
    hidden,
    // A closed document stays closed.
    get document() {
      return document.document;
    },
    get fields() {
      return document.fields;
    },
  };
  cache.set(document, page);
  return page;
}

const dateOf = (hidden: Hidden | undefined) => (hidden && 'date' in hidden ? hidden.date : undefined);
