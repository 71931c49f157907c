import { blockSchemas, OPENING_TYPES } from '../../../blocks/schemas';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { blocksOf } from './page-blocks';
import type { PlacedBlock } from './page-blocks';

/** Whether a block draws the main heading of its page. */
const opensPage = ({ block }: PlacedBlock) => OPENING_TYPES.some((type) => type === block['type']);
const typeOf = ({ document, path }: PlacedBlock) => ({
  document,
  location: { path: [...path, 'type'], part: 'value' as const },
});
const nameOf = ({ block }: PlacedBlock) => String(block['type']);

export const missingHero: Rule = {
  code: 'missing-hero',
  severity: 'error',
  summary: 'A page has no hero, and so no main heading.',
  example: {
    before: '"blocks": [{ "type": "prose", … }]',
    after: '"blocks": [{ "type": "hero", "heading": "Repairs", "intro": "…" }, { "type": "prose", … }]',
  },
  scope: 'page',
  *check(page, around) {
    if (!page.isValid) return;
    const blocks = [...blocksOf(around, page)];
    // A reference that is still there leads to a shared file that is not.
    if (blocks.some((each) => opensPage(each) || 'ref' in each.block)) return;
    yield { document: page, location: { path: ['blocks'], part: 'name' }, words: missing(blocks[0]) };
  },
};

export const lateHero: Rule = {
  code: 'late-hero',
  severity: 'error',
  summary: 'The hero, which draws the main heading, is not the first block of a page.',
  example: {
    before: '"blocks": [{ "type": "prose", … }, { "type": "hero", … }]',
    after: '"blocks": [{ "type": "hero", … }, { "type": "prose", … }]',
  },
  scope: 'page',
  *check(page, around) {
    const blocks = [...blocksOf(around, page)];
    const at = blocks.findIndex(opensPage);
    if (at > 0) yield { ...typeOf(blocks[at]!), words: late(nameOf(blocks[at]!), nameOf(blocks[0]!)) };
  },
};

export const secondHero: Rule = {
  code: 'second-hero',
  severity: 'error',
  summary: 'A page has a second hero, and so a second main heading.',
  example: {
    before: '"blocks": [{ "type": "hero", … }, { "type": "hero", … }]',
    after: '"blocks": [{ "type": "hero", … }, { "type": "call-to-action", … }]',
  },
  scope: 'page',
  *check(page, around) {
    const [first, ...others] = [...blocksOf(around, page)].filter(opensPage);
    for (const other of others)
      yield {
        ...typeOf(other),
        follows: [{ document: other.document, path: other.path }],
        words: second(nameOf(other)),
        related: [{ ...typeOf(first!), message: 'This is the first.' }],
      };
  },
};

const OPENINGS = OPENING_TYPES.map((type) => `"${type}"`).join(' or ');

/** `{ "type": "hero", "heading": "…" }`, with the fields that the block needs. */
const SAMPLES = OPENING_TYPES.map((type) => {
  const needed = Object.entries(blockSchemas[type].shape).filter(
    ([key, field]) => key !== 'type' && !field.safeParse(undefined).success,
  );
  return `{ "type": "${type}", ${needed.map(([key]) => `"${key}": "…"`).join(', ')} }`;
}).join(' or ');

const missing = (first: PlacedBlock | undefined): Words => ({
  message: first
    ? `This page begins with a "${nameOf(first)}" block and has no ${OPENINGS}.`
    : `This page has no ${OPENINGS}.`,
  fix: `Write ${SAMPLES} as the first entry of "blocks".`,
  why:
    'It draws the main heading: without it visitors, screen readers and search engines are not told what the page ' +
    'is about.',
});

const late = (type: string, first: string): Words => ({
  message: `The "${type}" of this page stands after a "${first}" block.`,
  fix: `Move the ${type} up, so that it is the first entry of "blocks".`,
  why: 'The main heading comes first: a screen reader reads from top to bottom, and headings would be out of order.',
});

const second = (type: string): Words => ({
  message: `This is the second "${type}" of the page.`,
  fix: 'Use another block here, such as "prose" or "call-to-action".',
  why: 'A page has one main heading. With two, screen readers and search engines cannot tell what it is about.',
});
