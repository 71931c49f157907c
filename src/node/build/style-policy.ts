import { createHash } from 'node:crypto';

/**
 * What a page may be styled by: its own `<style>`, named by its hash, and the site's files. It stands in the page
 * because pages differ in what they show, and a header holds only so many hashes.
 */
export function stylePolicy(css: string): string {
  const hash = createHash('sha256').update(css).digest('base64');
  return `style-src 'self' 'sha256-${hash}'; style-src-attr 'none'`;
}
