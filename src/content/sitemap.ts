import { isListed } from '../kinds/named';
import { addressOf } from './head';
import type { Page } from './site';

/** Whether search engines may list a page. */
export const isIndexable = ({ kind, document, hidden }: Page): boolean =>
  isListed(kind) && !hidden && !document.metadata.noindex;

/** The pages that search engines are told of, in the order they are given in. */
export const sitemapPages = (pages: readonly Page[]): Page[] => pages.filter(isIndexable);

/** Their absolute addresses. */
export const sitemapAddresses = (pages: readonly Page[], origin: string): string[] =>
  sitemapPages(pages).map(({ route, document }) => document.metadata.canonical ?? addressOf(route, origin));
