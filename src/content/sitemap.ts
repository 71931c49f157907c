import { addressOf } from './head';
import { isListed } from '../kinds/named';
import type { Manifest, Page } from './manifest';

/** The pages that search engines are told of, in the order of their routes. */
export const sitemapPages = ({ pages }: Manifest): Page[] =>
  pages.filter(({ kind, document, isPublished }) => isListed(kind) && isPublished && !document.metadata.noindex);

/** Their absolute addresses. */
export const sitemapAddresses = (manifest: Manifest): string[] =>
  sitemapPages(manifest).map(({ route, document }) => document.metadata.canonical ?? addressOf(route, manifest.site.origin));
