import { claimText } from '../../../content/claim-text';
import { isObject } from '../../../json/is-object';
import { oncePer } from '../../once';
import { localeOf } from '../../sentences';
import type { Site } from '../../site';

/** One figure of the ledger in `pages/_site.json`, with its place there. */
export interface Claim {
  index: number;
  id: string;
  subject: string;
  /** One number, or the least and the most. */
  value: readonly number[];
  unit: string;
  /** What stands for it in texts, and whether the claim itself says so. */
  text: string;
  hasText: boolean;
  scope: string;
  reviewBy: string | undefined;
}

/** The claims that are written well enough to be judged. */
export const claimsIn = oncePer((site: Site): readonly Claim[] => {
  const file = isObject(site.business?.value) ? site.business.value : {};
  const setting = { locale: localeOf(site), currency: currencyOf(file) };
  const list: unknown[] = Array.isArray(file['claims']) ? file['claims'] : [];
  return list.flatMap((each, index): Claim[] => {
    if (!isObject(each)) return [];
    const { id, subject, unit, text, scope, reviewBy } = each;
    const value = [each['value']].flat();
    if (value.length === 0 || !value.every((number) => typeof number === 'number')) return [];
    if (typeof id !== 'string' || typeof subject !== 'string' || typeof unit !== 'string' || typeof scope !== 'string')
      return [];
    if (text !== undefined && typeof text !== 'string') return [];
    return [
      {
        index,
        id,
        subject,
        value,
        unit,
        scope,
        text: claimText({ value, unit, text }, setting),
        hasText: text !== undefined,
        reviewBy: typeof reviewBy === 'string' ? reviewBy : undefined,
      },
    ];
  });
});

/** The currency of a site file; that of nobody where it names none. */
export const currencyOf = ({ currency }: Record<string, unknown>): string =>
  typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : 'XXX';

export const claimSpot = ({ index, hasText }: Claim, field: 'id' | 'value' | 'text' | 'scope' | 'reviewBy') => ({
  path: ['claims', index, field === 'text' && !hasText ? 'value' : field],
  part: 'value' as const,
});
