import { listedKindNamed } from '../kinds/named';
import type { PageKind } from '../kinds';
import type { ListedKind } from '../kinds/kind';
import { pageSchemas, sharedFile } from './page.schema';
import type { PageDocument } from './page.schema';
import type { Drawing } from '../design/drawing';
import { hiddenBecause } from './publication';
import type { Day, Publication } from './publication';
import { imagePath, isPageFile, isSharedFile, kindOf, SITE_FILE } from './files';
import { routeOf } from './routes';
import { siteFile } from './site.schema';
import type { SiteFile } from './site.schema';
import type { z } from 'zod';

/** One page: where its file lies, its address, its kind, and its document with defaults filled in. */
export interface Page {
  path: string;
  route: string;
  kind: PageKind;
  document: PageDocument;
  /** False for a draft and outside its dates: it is drawn, but lists, maps, counts and search engines leave it out. */
  isPublished: boolean;
}

/** Facts as the functions of a kind take them. */
type Facts = Parameters<ListedKind['summary']>[0];

/** A document's kind and its facts, which belong together; nothing for a page that is never listed. */
export interface Declared {
  declared: ListedKind;
  facts: Facts & { name: string };
}

export function declaredBy(kind: PageKind, document: PageDocument): Declared | undefined {
  const declared = listedKindNamed(kind);
  return declared && 'facts' in document ? { declared, facts: document.facts } : undefined;
}

/** The old addresses of a page. */
export const aliasesOf = (document: PageDocument): readonly string[] => ('aliases' in document ? document.aliases : []);

export type SharedFile = z.output<typeof sharedFile>;

/** Every page of the site, in the order of their routes, with what they share. */
export interface Manifest {
  site: SiteFile;
  pages: readonly Page[];
  byRoute: ReadonlyMap<string, Page>;
  /** Route of an alias → route of the page that it leads to. */
  aliases: ReadonlyMap<string, string>;
  /** The mark of the site, if it has one. */
  mark: Drawing | undefined;
  /** Name of a file in `pages/_shared` → its content. */
  shared: ReadonlyMap<string, SharedFile>;
}

/**
 * Builds the manifest from judged documents (path → parsed JSON) as of a day.
 * Throws a `ZodError` for a document that the check would have refused, and an error without `pages/_site.json`.
 */
export function createManifest(documents: ReadonlyMap<string, unknown>, day: Day = {}): Manifest {
  if (!documents.has(SITE_FILE)) throw new Error(`${SITE_FILE} is missing.`);
  const site = siteFile.parse(documents.get(SITE_FILE));
  const pages = [...documents]
    .filter(([path]) => isPageFile(path))
    .map(([path, value]): Page => {
      const kind = kindOf(path);
      const document = parseOnce(pageSchemas[kind], value);
      return { path, route: routeOf(path), kind, document, isPublished: !hiddenBecause(publicationOf(document), day) };
    })
    .sort((a, b) => (a.route < b.route ? -1 : 1));
  const shared = new Map([...documents]
    .filter(([path]) => isSharedFile(path))
    .map(([path, value]) => [path.slice('pages/_shared/'.length, -'.json'.length), parseOnce(sharedFile, value)]));
  return {
    site,
    mark: site.look.mark ? documents.get(imagePath(site.look.mark)) as Drawing | undefined : undefined,
    pages,
    byRoute: new Map(pages.map((page) => [page.route, page])),
    aliases: new Map(pages.flatMap((page) => aliasesOf(page.document).map((alias) => [alias, page.route]))),
    shared,
  };
}

const parsed = new WeakMap<object, { schema: z.ZodType; document: unknown }>();

/** With defaults filled in; a document that is the same as before is parsed no second time. */
function parseOnce<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const known = typeof value === 'object' && value !== null ? parsed.get(value) : undefined;
  if (known?.schema === schema) return known.document as z.output<Schema>;
  const document = schema.parse(value);
  parsed.set(value as object, { schema, document });
  return document;
}

/** The not-found page is never a draft. */
const publicationOf = (document: PageDocument): Publication => ('aliases' in document ? document : {});
