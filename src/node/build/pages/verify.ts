/** Marks that React leaves where it gave up on part of a page. */
const UNFINISHED = ['<!--$?-->', '<!--$!-->', '<template id="B:', 'hidden id="S:'];

interface Finished {
  path: string;
  isListed: boolean;
  html: string;
}

/** Looks at a finished page for what only finished HTML can show. Returns a sentence for each fault. */
export function faultsOf({ path, isListed, html: all }: Finished): string[] {
  // The sheet before it is nearly half of a page.
  const html = all.slice(all.indexOf('</style>') + 1);
  const faults = [
    !html.includes('</main>') && 'has no main part',
    !/<h1[ >]/.test(html) && 'has no main heading',
    isListed && !html.includes('rel="canonical"') && 'has no canonical address',
    html.includes(' style="') && 'carries a style attribute, which the content security policy forbids',
    UNFINISHED.some((mark) => html.includes(mark)) && 'was not drawn to its end',
  ];
  return faults.filter((fault) => fault !== false).map((fault) => `${path}: the finished page ${fault}.`);
}
