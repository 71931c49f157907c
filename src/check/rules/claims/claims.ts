import type { Site } from '../../site';
import { isObject } from '../../../json/is-object';

/** One figure of the ledger in `pages/_site.json`, with its place there. */
export interface Claim {
  index: number;
  id: string;
  subject: string;
  /** One number, or the least and the most. */
  value: readonly number[];
  unit: string;
  text: string;
  scope: string;
  reviewBy: string | undefined;
}

/** The claims that are written well enough to be judged. */
export function claimsIn(site: Site): Claim[] {
  const value = site.business?.value;
  const list = isObject(value) ? value['claims'] : undefined;
  if (!Array.isArray(list)) return [];
  return list.flatMap((each: unknown, index): Claim[] => {
    if (!isObject(each)) return [];
    const { id, subject, unit, text, scope, reviewBy } = each;
    const numbers = [each['value']].flat();
    if (!numbers.every((number) => typeof number === 'number')) return [];
    if (typeof id !== 'string' || typeof subject !== 'string' || typeof unit !== 'string' || typeof text !== 'string' || typeof scope !== 'string') return [];
    return [{ index, id, subject, value: numbers, unit, text, scope, reviewBy: typeof reviewBy === 'string' ? reviewBy : undefined }];
  });
}

export const claimSpot = ({ index }: Claim, field: 'id' | 'value' | 'text' | 'reviewBy') => ({ path: ['claims', index, field], part: 'value' as const });
