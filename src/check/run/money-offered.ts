import { SITE_FILE } from '../../content/files';
import { soundOf } from '../../content/sound';
import { IN_OWN_SIGN } from '../../schema/fields';
import type { SiteFileOnly } from '../site';
import type { Problem } from '../problem';
import { localeOf } from '../texts/sentences';
import { listOf } from '../words';

const CODE = /^[A-Z]{3}(?![A-Z])/;

/** A wrong form of money, with the sign or the code that the site itself has. A single file does not know it. */
export function withOwnMoney(problem: Problem, site: SiteFileOnly): Problem {
  const { rule, fix, file, pointer } = problem;
  if (rule !== 'wrong-form') return problem;
  if (fix === IN_OWN_SIGN) {
    const sign = signIn(site);
    return sign
      ? {
          ...problem,
          fix: `Write ${listOf(
            [2, 3, 4].map((count) => sign.repeat(count)),
            'or',
          )}.`,
        }
      : problem;
  }
  const code = file === SITE_FILE && pointer === '/currency' ? usualCode(site) : undefined;
  return code ? { ...problem, fix: `Write "${code}" in its place, as the units of your claims do.` } : problem;
}

function signIn(site: SiteFileOnly): string | undefined {
  const { currency } = soundOf(site.business);
  if (currency === undefined) return undefined;
  const format = new Intl.NumberFormat(localeOf(site), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(1).find(({ type }) => type === 'currency')?.value;
}

/** The code that all units of claims in money have. */
function usualCode({ business }: SiteFileOnly): string | undefined {
  const codes = new Set((soundOf(business).claims ?? []).flatMap((claim) => CODE.exec(claim?.unit ?? '')?.[0] ?? []));
  return codes.size === 1 ? [...codes][0] : undefined;
}
