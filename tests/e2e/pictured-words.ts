import type { Page } from 'playwright';

/** Where the pictures of the README and the guides lie, and what each shows, in words. */
export const PICTURES = '.github/pictures';

/** The words of a page that stand above a height, in the order of the document; each number as 0, since it changes. */
export const picturedWords = (page: Page, height: number) =>
  page.evaluate((end) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const range = new Range();
      range.selectNodeContents(walker.currentNode);
      const { top, width } = range.getBoundingClientRect();
      if (width > 0 && top < end) texts.push(walker.currentNode.textContent!);
    }
    return texts.join(' ').replaceAll(/\d+/g, '0').replaceAll(/\s+/g, ' ').trim();
  }, height);
