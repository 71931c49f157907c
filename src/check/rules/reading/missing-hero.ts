import { missingHero as words } from '../../messages/reading';
import { blocksOf } from './page-blocks';
import type { Rule } from '../../rule';

export const missingHero: Rule = {
  code: 'missing-hero',
  severity: 'error',
  summary: 'A page has no hero, and so no main heading.',
  example: { before: '"blocks": [{ "type": "prose", … }]', after: '"blocks": [{ "type": "hero", "heading": "Boiler repair", "intro": "…" }, { "type": "prose", … }]' },
  *check(site) {
    for (const page of site.pages) {
      if (!page.isValid) continue;
      const types = [...blocksOf(site, page)].map(({ block }) => String(block['type']));
      if (!types.includes('hero') && !types.includes('shared')) yield { document: page, location: { path: ['blocks'], part: 'name' }, words: words(types[0]) };
    }
  },
};
