import type { Resolver, ResolvedFront } from '../content/resolve';
import { isListed } from '../kinds/named';
import type { Page } from '../content/site';
import { oncePer } from './once';
import type { Site } from './site';

/** A page as visitors get it, its blocks left out. */
export interface ReadPage {
  page: Page;
  resolved: ResolvedFront;
}

export interface Resolution {
  resolver: Resolver;
  pages: readonly ReadPage[];
}

/** The valid pages with tokens filled in; `undefined` while `pages/_site.json` cannot be relied on. */
export const resolutionOf = oncePer((site: Site): Resolution | undefined => {
  const { resolver } = site;
  return resolver && { resolver, pages: site.valid.map((page) => ({ page, resolved: resolver.front(page) })) };
});

/** Whether search engines may list the page. */
export const isIndexable = ({ page }: ReadPage) => !page.hidden && isListed(page.kind) && !page.document.metadata.noindex;
