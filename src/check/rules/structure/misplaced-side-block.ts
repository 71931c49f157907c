import { blockSchemas, fieldOf } from '../../../blocks/schemas';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import { listOf } from '../../words';
import { ownBlocks } from './blocks';

export const misplacedSideBlock: Rule = {
  code: 'misplaced-side-block',
  severity: 'warning',
  summary: 'A block that is made for a side column stands elsewhere.',
  example: {
    before: '"blocks": [{ "type": "sticky-call", … }]',
    after: '"blocks": [{ "type": "columns", "main": […], "side": [{ "type": "sticky-call", … }] }]',
  },
  scope: 'document',
  *check(document) {
    for (const { path, type, field } of ownBlocks(document)) {
      const wanted = fieldOf(type);
      // A list under a misspelt name may be the one that it should stand in.
      if (wanted === undefined || wanted === field || (field !== 'blocks' && holdersOf(field).length === 0)) continue;
      yield { document, location: { path: [...path, 'type'], part: 'value' }, words: words(type, wanted) };
    }
  },
};

/** The types of blocks that have a field. */
const holdersOf = (field: string) =>
  Object.entries(blockSchemas).flatMap(([name, { shape }]) => (Object.hasOwn(shape, field) ? [name] : []));

const words = (type: string, field: string): Words => ({
  message: `A "${type}" block is made for a side column, and it stands outside of one.`,
  fix: `Move it into "${field}" of a ${listOf(holdersOf(field), 'or')} block.`,
  why: 'Here it is as wide as the page: visitors see a card that is stretched, and it does not stay in view.',
});
