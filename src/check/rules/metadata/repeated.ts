import { isNewerThan } from '../../published';
import { isIndexable, resolutionOf } from '../../resolution';
import type { ReadPage } from '../../resolution';
import type { Site } from '../../site';

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Each page that search engines list whose text another one had before it, with that one. Pages that visitors have seen come first. */
export function repeated(site: Site, textOf: (page: ReadPage) => string): { read: ReadPage; first: ReadPage }[] {
  const seen = new Map<string, ReadPage>();
  const pages = (resolutionOf(site)?.pages ?? []).filter(isIndexable);
  return pages.sort((a, b) => Number(isNewerThan(site, a.page, b.page)) - Number(isNewerThan(site, b.page, a.page))).flatMap((read) => {
    const text = plain(textOf(read));
    const first = seen.get(text);
    if (!first) seen.set(text, read);
    return first ? [{ read, first }] : [];
  });
}
