import { blockSchemas, OPENING_TYPES } from '../../../blocks/schemas';
import { inEachPage } from '../../documents/each-document';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { blocksOf, opensPage } from './page-blocks';

export const missingHero: Rule = {
  code: 'missing-hero',
  severity: 'error',
  summary: 'A page has no hero, and so no main heading.',
  example: {
    before: '"blocks": [{ "type": "prose", … }]',
    after: '"blocks": [{ "type": "hero", "heading": "Repairs", "intro": "…" }, { "type": "prose", … }]',
  },
  check: inEachPage(function* find(page, site) {
    if (!page.isValid) return;
    const blocks = [...blocksOf(site, page)];
    // A reference that is still there leads to a shared file that is not.
    if (blocks.some((each) => opensPage(each) || 'ref' in each.block)) return;
    yield { document: page, location: { path: ['blocks'], part: 'name' }, words: words(blocks[0]?.block['type']) };
  }),
};

const OPENINGS = OPENING_TYPES.map((type) => `"${type}"`).join(' or ');

/** `{ "type": "hero", "heading": "…" }`, with the fields that the block needs. */
const SAMPLES = OPENING_TYPES.map((type) => {
  const needed = Object.entries(blockSchemas[type].shape).filter(
    ([key, field]) => key !== 'type' && !field.safeParse(undefined).success,
  );
  return `{ "type": "${type}", ${needed.map(([key]) => `"${key}": "…"`).join(', ')} }`;
}).join(' or ');

const words = (first: unknown): Words => ({
  message: first
    ? `This page begins with a "${String(first)}" block and has no ${OPENINGS}.`
    : `This page has no ${OPENINGS}.`,
  fix: `Write ${SAMPLES} as the first entry of "blocks".`,
  why:
    'It draws the main heading: without it visitors, screen readers and search engines are not told what the page ' +
    'is about.',
});
