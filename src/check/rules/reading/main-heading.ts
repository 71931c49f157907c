import { blockSchemas, OPENING_TYPES } from '../../../blocks/schemas';
import { sharedName } from '../../../content/files';
import { atValue, beside } from '../../placed';
import { blocksOf, opensPage, ownBlocks } from '../../documents/blocks';
import type { PlacedBlock } from '../../documents/blocks';
import { showsUnread } from '../../documents/shared-files';
import type { Rule } from '../../rule';

const typePath = ({ path }: PlacedBlock) => [...path, 'type'];

const OPENINGS = OPENING_TYPES.map((type) => `"${type}"`).join(' or ');

/** `{ "type": "hero", "heading": "…" }`, with the fields that the block needs. */
const SAMPLES = OPENING_TYPES.map((type) => {
  const needed = Object.entries(blockSchemas[type].shape).filter(
    ([key, field]) => key !== 'type' && !field.safeParse(undefined).success,
  );
  return `{ "type": "${type}", ${needed.map(([key]) => `"${key}": "…"`).join(', ')} }`;
}).join(' or ');

export const missingHero: Rule = {
  code: 'missing-hero',
  severity: 'error',
  summary: 'A page has no hero, and so no main heading.',
  example: { before: '"blocks": [{ "type": "prose", … }]', after: '"blocks": [{ "type": "hero", … }, …]' },
  scope: 'page',
  *check(page, around) {
    // The hero may stand in a shared file that is missing or has a fault.
    if (!page.isValid || showsUnread(page, around) || [...blocksOf(page, around)].some(opensPage)) return;
    const words = {
      message: `This page has no ${OPENINGS} block.`,
      fix: `Write ${SAMPLES} as the first entry of "blocks".`,
      why:
        'It draws the main heading: without it visitors, screen readers and search engines are not told what the ' +
        'page is about.',
    };
    yield atValue(page, ['blocks'], words, { part: 'name' });
  },
};

export const lateHero: Rule = {
  code: 'late-hero',
  severity: 'error',
  summary: 'The hero, which draws the main heading, is not the first block of a page.',
  example: { before: '{ "type": "prose", … }, { "type": "hero", … }', after: 'The "hero", and then the "prose"' },
  scope: 'page',
  *check(page, around) {
    const [first, ...others] = blocksOf(page, around);
    const late = first && !opensPage(first) ? others.find(opensPage) : undefined;
    if (!first || !late) return;
    const ref = sharedName(late.document.path);
    const shown = [...ownBlocks(page)].find(({ block }) => block['ref'] === ref);
    yield atValue(page, shown ? [...shown.path, 'ref'] : typePath(late), {
      message: `The "${late.type}" of this page stands after a "${first.type}" block.`,
      fix: `Move the ${shown ? `"${ref}"` : late.type} up, so that it is the first entry of "blocks".`,
      why:
        'The main heading comes first: a screen reader reads from top to bottom, and headings would be ' +
        'out of order.',
    });
  },
};

export const secondHero: Rule = {
  code: 'second-hero',
  severity: 'error',
  summary: 'A page has a second hero, and so a second main heading.',
  example: { before: '{ "type": "hero", … } twice', after: '{ "type": "hero", … }, { "type": "call-to-action", … }' },
  scope: 'page',
  *check(page, around) {
    const [first, ...others] = [...blocksOf(page, around)].filter(opensPage);
    for (const other of others) {
      const { document, path, type } = other;
      const words = {
        message: `This is the second "${type}" of the page.`,
        fix: 'Use another block here, such as "prose" or "call-to-action".',
        why: 'A page has one main heading. With two, screen readers and search engines cannot tell what it is about.',
      };
      yield atValue(document, typePath(other), words, {
        follows: [{ document, path }],
        related: [beside(first!.document, typePath(first!), 'This is the first.')],
      });
    }
  },
};
