import { isListed } from '../../kinds/named';
import { addressOf } from './head';
import type { Parts } from '../resolve/parts';
import type { Page } from '../site';

/** Whether search engines may list a page. */
export const isIndexable = ({ kind, document, hidden }: Page): boolean =>
  isListed(kind) && !hidden && !document.metadata.noindex;

/** The pages for search engines, in the given order. */
export const sitemapPages = (pages: readonly Page[]): Page[] => pages.filter(isIndexable);

/** Their absolute addresses, and at the end those of later parts of pages. */
export function sitemapAddresses(pages: readonly Page[], origin: string, parts: Parts = new Map()): string[] {
  const later = [...parts].filter(([, { page }]) => isIndexable(page));
  return [
    ...sitemapPages(pages).map(({ route, document }) => document.metadata.canonical ?? addressOf(route, origin)),
    ...later.map(([route]) => addressOf(route, origin)),
  ];
}
