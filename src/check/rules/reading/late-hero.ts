import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { blocksOf } from './page-blocks';

export const lateHero: Rule = {
  code: 'late-hero',
  severity: 'error',
  summary: 'The hero, which draws the main heading, is not the first block of a page.',
  example: {
    before: '"blocks": [{ "type": "prose", … }, { "type": "hero", … }]',
    after: '"blocks": [{ "type": "hero", … }, { "type": "prose", … }]',
  },
  *check(site) {
    for (const page of site.pages) {
      const blocks = [...blocksOf(site, page)];
      const at = blocks.findIndex(({ block }) => block['type'] === 'hero');
      if (at < 1) continue;
      const { document, path } = blocks[at]!;
      yield {
        document, location: { path: [...path, 'type'], part: 'value' }, words: words(String(blocks[0]!.block['type'])),
      };
    }
  },
};

const words = (first: string): Words => ({
  message: `The "hero" of this page stands after a "${first}" block.`,
  fix: 'Move the hero up, so that it is the first entry of "blocks".',
  why: 'The main heading comes first: a screen reader reads from top to bottom, and headings would be out of order.',
});
