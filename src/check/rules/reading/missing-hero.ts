import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { blocksOf } from './page-blocks';

export const missingHero: Rule = {
  code: 'missing-hero',
  severity: 'error',
  summary: 'A page has no hero, and so no main heading.',
  example: {
    before: '"blocks": [{ "type": "prose", … }]',
    after: '"blocks": [{ "type": "hero", "heading": "Boiler repair", "intro": "…" }, { "type": "prose", … }]',
  },
  *check(site) {
    for (const page of site.pages) {
      if (!page.isValid) continue;
      const types = [...blocksOf(site, page)].map(({ block }) => String(block['type']));
      if (!types.includes('hero') && !types.includes('shared')) yield {
        document: page, location: { path: ['blocks'], part: 'name' }, words: words(types[0]),
      };
    }
  },
};

const words = (first: string | undefined): Words => ({
  message: first ? `This page begins with a "${first}" block and has no "hero".` : 'This page has no "hero".',
  fix: 'Write { "type": "hero", "heading": "…", "intro": "…" } as the first entry of "blocks".',
  why: 'The hero draws the main heading: without it visitors, screen readers and search engines are not told what the page is about.',
});
