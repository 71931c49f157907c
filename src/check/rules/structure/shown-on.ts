import { isSharedFile } from '../../../content/files';
import { refsIn } from '../../documents/shared-files';
import { oncePer } from '../../once';
import { pushTo } from '../../lists';
import type { Site, SiteDocument, SitePage } from '../../site';

const showing = oncePer((site: Site): ReadonlyMap<string, SitePage[]> => {
  const pages = new Map<string, SitePage[]>();
  for (const page of site.pages) {
    for (const ref of new Set(refsIn(page))) pushTo(pages, `pages/_shared/${ref}.json`, page);
  }
  return pages;
});

/** The pages on which visitors meet what a document says: the page itself, or those that show the shared file. */
export function shownOn(site: Site, document: SiteDocument): readonly SitePage[] {
  if (isSharedFile(document.path)) return showing(site).get(document.path) ?? [];
  return pagesAt(site).get(document) ?? [];
}

const pagesAt = oncePer((site: Site) => new Map(site.pages.map((page) => [site.documents.get(page.path)!, [page]])));
