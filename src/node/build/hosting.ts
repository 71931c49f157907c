import { createHash } from 'node:crypto';
import type { Page } from '../../content/site';
import { sitemapAddresses } from '../../content/sitemap';
import type { HeaderRules } from './headers-file';

/**
 * What a page may be styled by: its own `<style>`, named by its hash, and the site's files. It stands in the page because
 * pages differ in what they show, and a header holds only so many hashes.
 */
export function stylePolicy(css: string): string {
  const hash = createHash('sha256').update(css).digest('base64');
  return `style-src 'self' 'sha256-${hash}'; style-src-attr 'none'`;
}

/** What holds for every page. Styles are left to `stylePolicy`: two policies allow only what both do. */
const POLICY = [
  ...['connect', 'font', 'img', 'script'].map((kind) => `${kind}-src 'self'`),
  ...['child', 'frame', 'manifest', 'media', 'object', 'worker'].map((kind) => `${kind}-src 'none'`),
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types json-ld',
].join('; ');

export function headerRules(): HeaderRules {
  const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': POLICY,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
        'Cache-Control': 'public, max-age=0, must-revalidate',
      },
    },
    { path: '/assets/*', headers: forever },
    { path: '/fonts/*', headers: forever },
  ];
}

/** `_redirects` as Netlify and Cloudflare Pages read it. */
export function redirectsFile(aliases: ReadonlyMap<string, string>): string {
  return [...aliases].map(([from, to]) => `${from} ${to} 301\n`).join('');
}

export function sitemapXml(pages: readonly Page[], origin: string): string {
  const addresses = sitemapAddresses(pages, origin);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `  <url><loc>${address.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</loc></url>`).join('\n')}
</urlset>
`;
}

export function robotsTxt(origin: string): string {
  return `User-agent: *\nDisallow: /_pages/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
