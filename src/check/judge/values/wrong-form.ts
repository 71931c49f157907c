import { inWords, readingsOf } from '../../texts/dates';
import { placeOf } from '../../texts/unseen';
import { quote } from '../../words';
import { oddIn } from '../odd-character';
import { mended } from './mended';
import type { Explained, OwnValueRule, WrongValue } from './value-rule';

export const wrongForm: OwnValueRule = {
  code: 'wrong-form',
  summary: 'A text is not written in the form that its field needs: an address, a code, a date.',
  example: { before: '"code": "n 1"', after: '"code": "N1"' },
  keywords: ['pattern'],
  explain(wrong) {
    const { name, hint } = wrong;
    const value = String(wrong.value);
    const kind = wrong.schema['x-kind'];
    const known = kind === 'route' ? wrongRoute(value) : kind === 'date' ? wrongDate(value, wrong) : undefined;
    if (known) return known;
    const meant = mended(value, wrong);
    const odd = oddIn(value);
    if (odd !== undefined)
      return {
        message: `${quote(value)} holds ${odd.named}, ${placeOf(value, odd.index)}, which ${name} cannot have.`,
        fix: meant ? `Write "${meant}" in its place, typed by hand and not pasted.` : `Take it out. ${hint}`,
        meant,
      };
    return {
      message: `${quote(value)} is not written as ${name} must be.${meant ? ` Did you mean "${meant}"?` : ''}`,
      fix: meant ? `Write "${meant}" in its place.${kind === 'id' ? ` ${hint}` : ''}` : hint,
      meant,
    };
  },
};

function wrongRoute(value: string): Explained | undefined {
  const scheme = /^(mailto|tel):/i.exec(value.trim())?.[1]?.toLowerCase();
  const [does, action] = scheme === 'tel' ? ['calls', 'call'] : ['writes to us', 'email'];
  if (scheme)
    return {
      message: `${quote(value)} is no page of this site: a button that ${does} says so in its "do".`,
      fix: `Write { "do": "${action}", "label": "…" } in the place of this button, without an address.`,
    };
  if (!value.startsWith('#')) return undefined;
  // The page cannot be named: the same text may stand in a shared file.
  return {
    message: `${quote(value)} names a place on a page, and not the page.`,
    fix: `Write the address of the page before it, also where the place is on this page: "/contact${value}".`,
  };
}

/** A date that is not written as year, month and day; of two days that it may mean none is chosen. */
function wrongDate(value: string, { name, subject, hint }: WrongValue): Explained | undefined {
  const readings = readingsOf(value);
  if (!readings) return undefined;
  const [first, second] = readings;
  if (first === undefined)
    return { message: `${subject} is ${quote(value)}, a day that is not in the calendar.`, fix: hint };
  const message = `${quote(value)} is not written as ${name} must be.`;
  if (second === undefined)
    return { message: `${message} Did you mean "${first}"?`, fix: `Write "${first}" in its place.`, meant: first };
  return {
    message: `${message} It may be read as ${inWords(first)} and as ${inWords(second)}.`,
    fix: `Write "${first}" for ${inWords(first)}, or "${second}" for ${inWords(second)}.`,
  };
}
