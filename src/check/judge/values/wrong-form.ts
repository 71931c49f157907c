import { quote } from '../../words';
import { placeOf } from '../../texts/unseen';
import { oddIn } from '../odd-character';
import { mended } from './mended';
import type { OwnValueRule } from './value-rule';

export const wrongForm: OwnValueRule = {
  code: 'wrong-form',
  summary: 'A text is not written in the form that its field needs: an address, a code, a date.',
  example: { before: '"code": "n 1"', after: '"code": "N1"' },
  keywords: ['pattern'],
  explain(wrong) {
    const value = String(wrong.value);
    const kind = wrong.schema['x-kind'];
    const button = kind === 'route' ? /^(mailto|tel):/i.exec(value.trim())?.[1]?.toLowerCase() : undefined;
    if (button) return addressOfButton(value, button === 'tel' ? 'call' : 'email');
    if (kind === 'route' && value.startsWith('#')) return placeWithoutPage(value);
    const meant = mended(value, wrong);
    const odd = oddIn(value);
    if (odd !== undefined)
      return {
        message: `${quote(value)} holds ${odd.named}, ${placeOf(value, odd.index)}, which ${wrong.name} cannot have.`,
        fix: meant ? `Write "${meant}" in its place, typed by hand and not pasted.` : `Take it out. ${wrong.hint}`,
        ...(meant && { insert: JSON.stringify(meant) }),
      };
    return {
      message: `${quote(value)} is not written as ${wrong.name} must be.${meant ? ` Did you mean "${meant}"?` : ''}`,
      fix: meant ? `Write "${meant}" in its place.${kind === 'id' ? ` ${wrong.hint}` : ''}` : wrong.hint,
      ...(meant && { insert: JSON.stringify(meant) }),
    };
  },
};

const addressOfButton = (value: string, does: 'call' | 'email') => ({
  message:
    `${quote(value)} is no page of this site: a button that ${does === 'call' ? 'calls' : 'writes to us'} ` +
    'says so in its "do".',
  fix: `Write { "do": "${does}", "label": "…" } in the place of this button, without an address.`,
});

/** Of which page it is, is not known: the same text may stand in a shared file. */
const placeWithoutPage = (value: string) => ({
  message: `${quote(value)} names a place on a page, and not the page.`,
  fix: `Write the address of the page before it, also where the place is on this page: "/contact${value}".`,
});
