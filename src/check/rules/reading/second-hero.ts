import { secondHero as words } from '../../messages/reading';
import { blocksOf } from './page-blocks';
import type { Rule } from '../../rule';

export const secondHero: Rule = {
  code: 'second-hero',
  severity: 'error',
  summary: 'A page has a second hero, and so a second main heading.',
  example: { before: '"blocks": [{ "type": "hero", … }, { "type": "hero", … }]', after: '"blocks": [{ "type": "hero", … }, { "type": "call-to-action", … }]' },
  *check(site) {
    for (const page of site.pages) {
      const [first, ...others] = [...blocksOf(site, page)].filter(({ block }) => block['type'] === 'hero');
      for (const { document, path } of others) {
        const location = (to: typeof path) => ({ path: [...to, 'type'], part: 'value' as const });
        yield { document, location: location(path), words: words(), related: [{ document: first!.document, location: location(first!.path), message: 'This is the first.' }] };
      }
    }
  },
};
