import { createManifest } from '../content/manifest';
import type { Page } from '../content/manifest';
import { Resolver } from '../content/resolve';
import type { ResolvedPage } from '../content/resolve';
import { isListed } from '../kinds/named';
import { oncePer } from './once';
import type { Site, SitePage } from './site';

/** A page as visitors get it, its blocks left out. */
export interface ReadPage {
  page: SitePage;
  /** With its defaults. */
  source: Page;
  resolved: ResolvedPage;
}

export interface Resolution {
  resolver: Resolver;
  pages: readonly ReadPage[];
}

/** The valid pages with defaults and tokens filled in; `undefined` while `pages/_site.json` cannot be relied on. */
export const resolutionOf = oncePer((site: Site): Resolution | undefined => {
  if (!site.business?.isValid) return undefined;
  const valid = [...site.documents].flatMap(([path, { value, isValid }]) => (isValid ? [[path, value] as const] : []));
  const resolver = new Resolver(createManifest(new Map(valid), site.setting));
  const sources = new Map(resolver.manifest.pages.map((page) => [page.path, page]));
  const pages = site.pages.flatMap((page): ReadPage[] => {
    const source = sources.get(page.path);
    return source ? [{ page, source, resolved: resolver.page({ ...source, document: { ...source.document, blocks: [] } }) }] : [];
  });
  return { resolver, pages };
});

/** Whether search engines may list the page. */
export const isIndexable = ({ page, source }: ReadPage) => !page.hidden && isListed(source.kind) && !source.document.metadata.noindex;
