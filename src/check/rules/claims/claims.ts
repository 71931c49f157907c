import { claimText } from '../../../content/wording/claim-text';
import { validPartsOf } from '../../../content/valid-parts';
import type { Path } from '../../../json/path';
import { oncePerSiteFile } from '../../once';
import type { SiteFileOnly } from '../../site';
import { localeOf } from '../../texts/sentences';

export interface Claim {
  index: number;
  id: string;
  subject: string;
  /** One number, or the least and the most. */
  value: readonly number[];
  unit: string;
  /** The text that its token is replaced by. */
  text: string;
  ownText: string | undefined;
  scope: string;
  reviewBy: string | undefined;
}

/** The claims that are written well enough to be judged. */
export const claimsIn = oncePerSiteFile((site): readonly Claim[] => {
  const setting = { locale: localeOf(site), currency: currencyOf(site) };
  return (validPartsOf(site.business).claims ?? []).flatMap((each, index): Claim[] => {
    const { id, subject, unit, scope, text, reviewBy } = each ?? {};
    const value = [each?.value].flat();
    const isWhole =
      value.length === (Array.isArray(each?.value) ? 2 : 1) && value.every((number) => number !== undefined);
    if (!isWhole || id === undefined || subject === undefined || unit === undefined || scope === undefined) return [];
    const words = claimText({ value, unit, text }, setting);
    return [{ index, id, subject, value, unit, scope, reviewBy, ownText: text, text: words }];
  });
});

/** The currency of a site; that of nobody where it names none. */
export const currencyOf = ({ business }: SiteFileOnly): string => validPartsOf(business).currency ?? 'XXX';

export const claimPath = ({ index }: Claim, field: keyof Claim): Path => ['claims', index, field];
