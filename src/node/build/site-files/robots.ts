export function robotsTxt(origin: string): string {
  return `User-agent: *\nDisallow: /_pages/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
