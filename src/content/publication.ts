/** When visitors may see a page. Dates are ISO, `2026-03-31`. */
export interface Publication {
  status?: 'draft' | 'published' | undefined;
  publishFrom?: string | undefined;
  until?: string | undefined;
}

/** The day of a build or check, `2026-03-31`. Without it no page is too early or too late. */
export interface Day {
  today?: string | undefined;
}

/** Why a page is kept from visitors; `undefined` for one that they see. Both dates are days on which it is shown. */
export type Hidden = { why: 'draft' } | { why: 'early' | 'late'; date: string };

const ISO_DATE = /^\d{4}-\d\d-\d\d$/;
const isoDate = (date: unknown) => (typeof date === 'string' && ISO_DATE.test(date) ? date : undefined);

/** A date in another form hides nothing. ISO dates are in the order of their letters. */
export function hiddenBecause(page: Publication, { today }: Day): Hidden | undefined {
  if (page.status === 'draft') return { why: 'draft' };
  const [publishFrom, until] = [isoDate(page.publishFrom), isoDate(page.until)];
  // The check refuses dates in the wrong order as a mistake of their own, so links to the page are not reported as
  // well.
  const isReversed = publishFrom !== undefined && until !== undefined && until < publishFrom;
  if (today === undefined || isReversed) return undefined;
  if (publishFrom !== undefined && today < publishFrom) return { why: 'early', date: publishFrom };
  if (until !== undefined && today > until) return { why: 'late', date: until };
  return undefined;
}
