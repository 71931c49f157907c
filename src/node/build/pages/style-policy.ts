import { createHash } from 'node:crypto';

/**
 * The style policy of a page: its own `<style>`, named by its hash, and the site's files. It stands in the page because
 * pages have different styles, and a header holds only so many hashes.
 */
export function stylePolicy(css: string): string {
  const hash = createHash('sha256').update(css).digest('base64');
  return `style-src 'self' 'sha256-${hash}'; style-src-attr 'none'`;
}
