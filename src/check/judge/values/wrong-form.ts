import { oddIn } from '../../texts/odd-character';
import { placeOf } from '../../texts/unseen';
import { quote } from '../../words';
import type { Explained, ValueRule } from '../judged';
import { mended } from './mended';

export const wrongForm: ValueRule = {
  code: 'wrong-form',
  summary: 'A text is not written in the form that its field needs: an address, a code, a date.',
  example: { before: '"code": "n 1"', after: '"code": "N1"' },
  keywords: ['pattern'],
  explain(wrong) {
    const { name, hint } = wrong;
    const value = String(wrong.value);
    const kind = wrong.schema['x-kind'];
    const byKind = kind === 'route' ? wrongRoute(value) : undefined;
    if (byKind) return byKind;
    const intended = mended(value, wrong);
    const odd = oddIn(value);
    const message = odd
      ? `${quote(value)} holds ${odd.named}, ${placeOf(value, odd.index)}, which ${name} cannot have.`
      : `${quote(value)} is not written as ${name} must be.${intended ? ` Did you mean "${intended}"?` : ''}`;
    const how = odd ? ', typed by hand and not pasted.' : kind === 'id' ? `. ${hint}` : '.';
    return {
      message,
      fix: intended ? `Write "${intended}" in its place${how}` : hint,
      insert: intended && JSON.stringify(intended),
    };
  },
};

function wrongRoute(value: string): Explained | undefined {
  const scheme = /^(mailto|tel):/i.exec(value.trim())?.[1]?.toLowerCase();
  if (scheme)
    return {
      message: `${quote(value)} is no page of this site: a button that calls or writes to us says so in its "do".`,
      fix: `Write { "do": "${scheme === 'tel' ? 'call' : 'email'}", "label": "…" } in its place, without an address.`,
    };
  const page = /^https?:\/\/[^/]+(\/[a-z0-9/#-]*)$/.exec(value.trim())?.[1];
  if (page !== undefined)
    return {
      message: `${quote(value)} is a whole web address, and a page of this site is named without its host.`,
      fix: `If it is a page of this site, write "${page}". There are no buttons that lead to other sites.`,
    };
  if (!value.startsWith('#')) return undefined;
  // The page cannot be named: the same text may stand in a shared file.
  return {
    message: `${quote(value)} names a place on a page, and not the page.`,
    fix: `Write the address of the page before it, also where the place is on this page: "/contact${value}".`,
  };
}
