import { inEachPage } from '../../documents/each-document';
import { oncePerPlace } from '../../documents/once-per-place';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { blocksOf, opensPage } from './page-blocks';

export const secondHero: Rule = {
  code: 'second-hero',
  severity: 'error',
  yieldsTo: ['repeated-block'],
  summary: 'A page has a second hero, and so a second main heading.',
  example: {
    before: '"blocks": [{ "type": "hero", … }, { "type": "hero", … }]',
    after: '"blocks": [{ "type": "hero", … }, { "type": "call-to-action", … }]',
  },
  check: (site) => oncePerPlace(found(site)),
};

const found = inEachPage(function* find(page, site) {
  const [first, ...others] = [...blocksOf(site, page)].filter(opensPage);
  for (const { document, path, block } of others) {
    const location = (to: typeof path) => ({ path: [...to, 'type'], part: 'value' as const });
    yield {
      document,
      location: location(path),
      follows: [{ document, path }],
      words: words(String(block['type'])),
      related: [{ document: first!.document, location: location(first!.path), message: 'This is the first.' }],
    };
  }
});

const words = (type: string): Words => ({
  message: `This is the second "${type}" of the page.`,
  fix: 'Use another block here, such as "prose" or "call-to-action".',
  why: 'A page has one main heading. With two, screen readers and search engines cannot tell what it is about.',
});
