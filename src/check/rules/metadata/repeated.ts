import { isIndexable } from '../../../content/sitemap';
import type { PageHead } from '../../../content/resolve';
import { oncePer } from '../../once';
import { publishedFirst } from '../../published';
import type { Site } from '../../site';
import { comparable } from '../../words';

/**
 * Finds each page that search engines list whose title or description another one had before it, with that one. Pages
 * that visitors have seen come first.
 */
export function repeated(field: 'title' | 'description'): (site: Site) => { read: PageHead; first: PageHead }[] {
  const textOf = oncePer(({ head }: PageHead) => comparable(head[field]));
  return (site) => {
    const heads = new Map((site.resolver?.heads() ?? []).map((read) => [read.page, read]));
    const seen = new Map<string, PageHead>();
    return publishedFirst(site, [...heads.keys()].filter(isIndexable)).flatMap((page) => {
      const read = heads.get(page)!;
      const first = seen.get(textOf(read));
      if (!first) seen.set(textOf(read), read);
      return first ? [{ read, first }] : [];
    });
  };
}
