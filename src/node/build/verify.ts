import type { Page } from '../../content/site';
import { isListed } from '../../kinds/named';
import { htmlFileOf } from './render';
import type { OutputFiles } from './render';

/** What React leaves behind when it gave up on part of a page. */
const UNFINISHED = ['<!--$?-->', '<!--$!-->', '<template id="B:', 'hidden id="S:'];

/** Looks at every finished page for what only finished HTML can show. Returns a sentence for each fault. */
export function verifyHtml(pages: readonly Page[], files: OutputFiles): string[] {
  return pages.flatMap(({ path, route, kind }) => {
    const html = String(files.get(htmlFileOf(route)) ?? '');
    const faults = [
      !html.includes('</main>') && 'has no main part',
      !/<h1[ >]/.test(html) && 'has no main heading',
      isListed(kind) && !html.includes('rel="canonical"') && 'has no canonical address',
      / style="/.test(html) && 'carries a style attribute, which the content security policy forbids',
      UNFINISHED.some((mark) => html.includes(mark)) && 'was not drawn to its end',
    ];
    return faults.filter((fault) => fault !== false).map((fault) => `${path}: the finished page ${fault}.`);
  });
}
