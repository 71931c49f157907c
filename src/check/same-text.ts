import { isIndexable } from './resolution';
import type { ReadPage } from './resolution';

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Each page that search engines list whose text another one had before it, with that one. */
export function repeated(pages: readonly ReadPage[], textOf: (page: ReadPage) => string): { read: ReadPage; first: ReadPage }[] {
  const seen = new Map<string, ReadPage>();
  return pages.filter(isIndexable).flatMap((read) => {
    const text = plain(textOf(read));
    const first = seen.get(text);
    if (!first) seen.set(text, read);
    return first ? [{ read, first }] : [];
  });
}
