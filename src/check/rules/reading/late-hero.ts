import { inEachPage } from '../../documents/each-document';
import { oncePerPlace } from '../../documents/once-per-place';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { blocksOf, opensPage } from './page-blocks';

export const lateHero: Rule = {
  code: 'late-hero',
  severity: 'error',
  summary: 'The hero, which draws the main heading, is not the first block of a page.',
  example: {
    before: '"blocks": [{ "type": "prose", … }, { "type": "hero", … }]',
    after: '"blocks": [{ "type": "hero", … }, { "type": "prose", … }]',
  },
  check: (site) => oncePerPlace(found(site)),
};

const found = inEachPage(function* find(page, site) {
  const blocks = [...blocksOf(site, page)];
  const at = blocks.findIndex(opensPage);
  if (at < 1) return;
  const { document, path, block } = blocks[at]!;
  yield {
    document,
    location: { path: [...path, 'type'], part: 'value' },
    words: words({ type: String(block['type']), first: String(blocks[0]!.block['type']) }),
  };
});

const words = ({ type, first }: { type: string; first: string }): Words => ({
  message: `The "${type}" of this page stands after a "${first}" block.`,
  fix: `Move the ${type} up, so that it is the first entry of "blocks".`,
  why: 'The main heading comes first: a screen reader reads from top to bottom, and headings would be out of order.',
});
