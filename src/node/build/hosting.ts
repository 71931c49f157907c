import { createHash } from 'node:crypto';
import type { Page } from '../../content/site';
import { sitemapAddresses } from '../../content/sitemap';
import type { HeaderRules } from './headers-file';

/** Without it styled-components, which opens an empty style element before it fills it, throws. */
const HASH_OF_NOTHING = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The policy for a set of inline `<style>` elements. Nothing inline otherwise, nothing from elsewhere. */
export function contentSecurityPolicy(styles: string): string {
  const hashes = [...styles.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, css]) => `'sha256-${createHash('sha256').update(css!).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${hashes.join(' ')} ${HASH_OF_NOTHING}`,
    "style-src-attr 'none'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types json-ld',
  ].join('; ');
}

export function headerRules(policy: string): HeaderRules {
  const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policy,
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
