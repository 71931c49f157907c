import { blockSchemas, fieldOf } from '../../../blocks/schemas';
import { isObject } from '../../../json/is-object';
import { isInside } from '../../../json/path';
import { listedKindNamed } from '../../../kinds/named';
import { atValue } from '../../placed';
import { blocksOf, opensPage, ownBlocks } from '../../documents/blocks';
import type { PlacedBlock } from '../../documents/blocks';
import { showsUnread } from '../../documents/shared-files';
import type { Rule } from '../../rule';
import type { SiteDocument } from '../../site';
import { eachIn, fact } from '../../store';
import { listOf } from '../../words';

export const misplacedSideBlock: Rule = {
  code: 'misplaced-side-block',
  severity: 'warning',
  summary: 'A block that is made for a side column stands elsewhere.',
  example: { before: '"blocks": [{ "type": "sticky-call", … }]', after: '"side": [{ "type": "sticky-call", … }]' },
  scope: 'document',
  *check(document) {
    for (const { path, type, field } of ownBlocks(document)) {
      const wanted = fieldOf(type);
      // A list under a misspelt name may be the one that it should stand in.
      if (wanted === undefined || wanted === field || (field !== 'blocks' && holdersOf(field).length === 0)) continue;
      yield atValue(document, [...path, 'type'], {
        message: `A "${type}" block is made for a side column, and it stands outside of one.`,
        fix: `Move it into "${wanted}" of a ${listOf(holdersOf(wanted), 'or')} block.`,
        why: 'Here it is as wide as the page: visitors see a card that is stretched, and it does not stay in view.',
      });
    }
  },
};

const holdersOf = (field: string) =>
  Object.entries(blockSchemas).flatMap(([name, { shape }]) => (Object.hasOwn(shape, field) ? [name] : []));

const buttonsThat = (action: string, { fields }: Pick<SiteDocument, 'fields'>) =>
  fields.filter(({ kind, value }) => kind === 'action' && isObject(value) && value['do'] === action);

const booking = fact('buttons that book', (document) => buttonsThat('book', document).map(({ path }) => path));

export const missingBooking: Rule = {
  code: 'missing-booking',
  severity: 'error',
  summary: 'A button books online, but pages/_site.json names no page to book on.',
  example: { before: '{ "do": "book", "label": "Book online" }', after: '{ "do": "call", "label": "Call: {phone}" }' },
  scope: 'site',
  uses: [booking],
  *check(site) {
    const business = site.business?.value;
    if (!isObject(business) || 'booking' in business) return;
    const whole = { partOf: {}, follows: [{ document: site.business!, path: ['booking'] }] };
    const words = {
      message: 'This button books online, but pages/_site.json names no page to book on.',
      fix:
        'Let it call instead: "do": "call". If visitors can book online, write ' +
        'the address into "booking" of pages/_site.json.',
      why: 'Visitors who press it would come nowhere.',
    };
    for (const [document, path] of eachIn(booking, site)) yield atValue(document, [...path, 'do'], words, whole);
  },
};

/** Whether a block, which may stand in a shared file, has a button that calls. */
const hasCall = ({ document, path }: PlacedBlock) =>
  buttonsThat('call', document).some((button) => isInside(button.path, path));

export const missingCallButton: Rule = {
  code: 'missing-call-button',
  severity: 'warning',
  summary: 'A page to which people come to call has no call button of its own, or none beside its main heading.',
  example: { before: '"type": "hero", …', after: '"type": "hero", …, "actions": [{ "do": "call", … }]' },
  scope: 'page',
  *check(document, around) {
    if (!document.isValid || !listedKindNamed(document.kind)?.hasCall || showsUnread(document, around)) return;
    const calls = buttonsThat('call', document).filter(({ path }) => path[0] === 'blocks');
    const opening = [...blocksOf(document, around)].find(opensPage);
    if (opening ? hasCall(opening) : calls.length > 0) return;
    const isNone = calls.length === 0;
    const words = {
      message:
        `${isNone ? 'None of the blocks of this page has a' : 'The block that opens this page has no'} ` +
        'call button.',
      fix: 'Write "actions": [{ "do": "call", "label": "Call: {phone}" }] into the block that opens the page.',
      why: 'Visitors come to such a page because they need somebody now, and look for the button beside the heading.',
    };
    yield atValue(document, isNone ? ['blocks'] : ['blocks', 0], words, { part: isNone ? 'name' : 'opening' });
  },
};
