import { isObject } from '../../../json/is-object';
import { isInside, valueAt } from '../../../json/path';
import { blocksOf, isBlock } from '../../documents/blocks';
import type { PlacedBlock } from '../../documents/blocks';
import { ofBusiness } from '../../documents/business';
import { showsUnread } from '../../documents/shared-files';
import { atValue } from '../../placed';
import type { Rule } from '../../rule';
import { CALLED_FIRST } from './called-first';

/**
 * A hotline that a whole block shows makes the page one about it: then it must come before our number. One on a card is
 * drawn before the card's own buttons.
 */
export const hotlineAfterOurs: Rule = {
  code: 'hotline-after-ours',
  severity: 'error',
  summary: 'A block shows a hotline that comes first, and one before it has a button that calls us.',
  example: { before: '"before" in the last block, after a call button', after: '"before" in the first block too' },
  scope: 'page',
  *check(page, around) {
    const lines = ofBusiness(around, 'hotlines')?.filter(({ comesFirst }) => comesFirst) ?? [];
    if (lines.length === 0 || !page.isValid || showsUnread(page, around)) return;
    const blocks = [...blocksOf(page, around)];
    const shown = blocks.findIndex((each) => hotlineIn(each, lines));
    const { field, line } = (blocks[shown] && hotlineIn(blocks[shown], lines)) ?? {};
    // A card in the side column follows what stands in the other.
    const before = blocks.slice(0, Math.max(shown, 0)).filter((each) => each.field !== 'side' && !holdsBlock(each));
    if (!field || !line || !before.some(callsUs)) return;
    const { document, path } = blocks[shown]!;
    yield atValue(document, [...path, field], {
      message:
        `This block shows ${line.display} of "${line.name}", and a button ` +
        'that calls us stands before it on the page.',
      fix: `Write "before": { "hotline": "${line.id}" } into the block that opens the page, too.`,
      why: CALLED_FIRST,
    });
  },
};

/** The field of a block itself, not of a card in it, that shows one of these hotlines. */
function hotlineIn<Line extends { id: string }>({ block }: PlacedBlock, lines: readonly Line[]) {
  for (const [field, value] of Object.entries(block)) {
    const line = isObject(value) ? lines.find(({ id }) => id === value['hotline']) : undefined;
    if (line) return { field, line };
  }
  return undefined;
}

const callsUs = ({ document, path }: PlacedBlock) =>
  document.fields.some(
    ({ kind, value, path: at }) => kind === 'action' && isInside(at, path) && valueAt(value, ['do']) === 'call',
  );

/** Whether a block, such as columns, has others in it. */
const holdsBlock = ({ block }: PlacedBlock) =>
  Object.values(block).some((list) => Array.isArray(list) && list.some(isBlock));
