import type { Page } from '../../../content/site';
import { alternatesOf } from '../../../content/languages/twins';
import type { twinsOf } from '../../../content/languages/twins';
import { sitemapAddresses } from '../../../content/head/sitemap';
import type { Parts } from '../../../content/resolve/parts';
import { escapedHtml } from '../../../site/head';

/** The most addresses that one file may name (sitemaps.org). */
const MOST_ADDRESSES = 50_000;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** `sitemap.xml`; of a site with more addresses than one file may name, an index of the files that name them. */
export function sitemapFiles(
  pages: readonly Page[],
  origin: string,
  { most = MOST_ADDRESSES, parts, twins = new Map() }: { most?: number; parts?: Parts; twins?: Twins } = {},
): Map<string, string> {
  const addresses = sitemapAddresses(pages, origin, parts);
  const sitemapXml = (each: readonly string[]) => xmlOf(each, alternatesBy(twins, origin));
  if (addresses.length <= most) return new Map([['sitemap.xml', sitemapXml(addresses)]]);
  const files = new Map<string, string>();
  for (let from = 0; from < addresses.length; from += most) {
    files.set(`sitemap-${from / most + 1}.xml`, sitemapXml(addresses.slice(from, from + most)));
  }
  const index = [...files.keys()].map((name) => `  <sitemap><loc>${origin}/${name}</loc></sitemap>`).join('\n');
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${NAMESPACE}>\n${index}\n</sitemapindex>\n`;
  return new Map([['sitemap.xml', xml], ...files]);
}

type Twins = ReturnType<typeof twinsOf>;
type Alternates = ReadonlyMap<string, ReturnType<typeof alternatesOf>>;

/** By the absolute address of a page: the same page in each language. */
const alternatesBy = (twins: Twins, origin: string): Alternates =>
  new Map([...twins].map(([route, each]) => [origin + route, alternatesOf(each, origin)]));

function xmlOf(addresses: readonly string[], alternates: Alternates): string {
  const links = (address: string) =>
    (alternates.get(address) ?? [])
      .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapedHtml(href)}"/>`)
      .join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset ${NAMESPACE}${alternates.size > 0 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>
${addresses.map((address) => `  <url><loc>${escapedHtml(address)}</loc>${links(address)}</url>`).join('\n')}
</urlset>
`;
}
