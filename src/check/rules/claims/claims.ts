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
  /** One number, or the least and the most; none where the claim is words alone. */
  value: readonly number[];
  /** Empty for words. */
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
    const { id, subject, value: given, unit, scope, text, reviewBy } = each ?? {};
    if (id === undefined || subject === undefined || scope === undefined) return [];
    const common = { index, id, subject, scope, reviewBy, ownText: text };
    if (given === undefined && unit === undefined)
      return text === undefined ? [] : [{ ...common, value: [], unit: '', text }];
    const value = [given].flat();
    const isWhole = value.length === (Array.isArray(given) ? 2 : 1) && value.every((number) => number !== undefined);
    if (!isWhole || unit === undefined) return [];
    return [{ ...common, value, unit, text: claimText({ value, unit, text }, setting) }];
  });
});

/** Those of them that are figures, and no words alone. */
export const figuresIn = (site: SiteFileOnly) => claimsIn(site).filter(({ value }) => value.length > 0);

/** The currency of a site; that of nobody where it names none. */
export const currencyOf = ({ business }: SiteFileOnly): string => validPartsOf(business).currency ?? 'XXX';

export const claimPath = ({ index }: Claim, field: keyof Claim): Path => ['claims', index, field];
