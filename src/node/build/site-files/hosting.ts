import { folderOf } from '../../../content/routes';
import type { HeaderRules } from './headers-file';

/** The policy of every page. Styles are left to `style-sheets.ts`, because two policies allow only what both do. */
const POLICY = [
  ...['connect', 'font', 'img', 'manifest', 'script', 'worker'].map((kind) => `${kind}-src 'self'`),
  ...['child', 'frame', 'media', 'object'].map((kind) => `${kind}-src 'none'`),
  "base-uri 'none'",
  "form-action 'self'",
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

/** `_redirects` as Netlify and Cloudflare Pages read it; `pages` are the not-found pages of other languages. */
export function redirectsFile(aliases: ReadonlyMap<string, string>, pages: readonly string[] = []): string {
  const moved = [...aliases].map(([from, to]) => `${from} ${to} 301\n`);
  return [...moved, ...pages.map((route) => `${folderOf(route)}* ${route}.html 404\n`)].join('');
}
