import { isListed } from '../kinds/named';
import { addressOf } from './head';
import type { Page } from './site';

/** The pages that search engines are told of, in the order they are given in. */
export const sitemapPages = (pages: readonly Page[]): Page[] =>
  pages.filter(({ kind, document, hidden }) => isListed(kind) && !hidden && !document.metadata.noindex);

/** Their absolute addresses. */
export const sitemapAddresses = (pages: readonly Page[], origin: string): string[] =>
  sitemapPages(pages).map(({ route, document }) => document.metadata.canonical ?? addressOf(route, origin));
