import { isNewerThan } from '../../published';
import { isIndexable } from '../../../content/sitemap';
import { comparable } from '../../words';
import type { PageHead } from '../../../content/resolve';
import type { Site } from '../../site';

/**
 * Each page that search engines list whose text another one had before it, with that one. Pages that visitors have seen
 * come first.
 */
export function repeated(site: Site, textOf: (page: PageHead) => string): { read: PageHead; first: PageHead }[] {
  const seen = new Map<string, PageHead>();
  const pages = (site.resolver?.heads() ?? []).filter(({ page }) => isIndexable(page));
  const isNewer = (a: PageHead, b: PageHead) => Number(isNewerThan(site, a.page, b.page));
  return pages
    .sort((a, b) => isNewer(a, b) - isNewer(b, a))
    .flatMap((read) => {
      const text = comparable(textOf(read));
      const first = seen.get(text);
      if (!first) seen.set(text, read);
      return first ? [{ read, first }] : [];
    });
}
