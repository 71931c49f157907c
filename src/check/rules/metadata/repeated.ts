import { isNewerThan } from '../../published';
import { isIndexable, resolutionOf } from '../../resolution';
import type { ReadPage } from '../../resolution';
import type { Site } from '../../site';

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/**
 * Each page that search engines list whose text another one had before it, with that one. Pages that visitors have seen
 * come first.
 */
export function repeated(site: Site, textOf: (page: ReadPage) => string): { read: ReadPage; first: ReadPage }[] {
  const seen = new Map<string, ReadPage>();
  const pages = (resolutionOf(site)?.pages ?? []).filter(isIndexable);
  const isNewer = (a: ReadPage, b: ReadPage) => Number(isNewerThan(site, a.page, b.page));
  return pages.sort((a, b) => isNewer(a, b) - isNewer(b, a)).flatMap((read) => {
    const text = plain(textOf(read));
    const first = seen.get(text);
    if (!first) seen.set(text, read);
    return first ? [{ read, first }] : [];
  });
}
