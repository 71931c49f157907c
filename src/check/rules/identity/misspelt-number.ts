import { typos } from '../../nearest';
import { ofBusiness } from '../../documents/business';
import { inText } from '../../placed';
import { oncePerSiteFile } from '../../once';
import type { Rule } from '../../rule';
import { isOfBusiness } from '../../site';
import { countryOf, digitsOf, phoneNumberOf, phoneNumbersIn } from '../../texts/phone-numbers';
import { textsIn } from '../../texts/texts';

export const misspeltNumber: Rule = {
  code: 'misspelt-number',
  severity: 'warning',
  mayAllow: true,
  summary: 'A phone number in a text is one slip away from ours, or from that of a hotline.',
  example: { before: '"Ring 020 910 0132."', after: '"Ring {phone}."' },
  scope: 'document',
  *check(document, site) {
    const ours = isOfBusiness(document.kind) ? [] : numbersOf(site);
    if (ours.length === 0) return;
    const country = countryOf(site.business?.value);
    for (const { path, value } of textsIn(document)) {
      for (const { number, written, start, end } of phoneNumbersIn(value, country)) {
        if (path[0] === 'allow' || ours.some(({ national }) => national === number.nationalNumber)) continue;
        const near = ours.find(({ national }) => typos(national, number.nationalNumber) === 1);
        if (!near) continue;
        const words = {
          message: `${written} is almost ${near.display}, and no number of this site.`,
          fix:
            `Write ${near.display} in its place. If it is the number of ` +
            'somebody else, let the page be an exception.',
          why: 'Visitors would ring somebody else, just when they need help.',
        };
        yield inText(document, { path, start, end }, words);
      }
    }
  },
};

/** The numbers of a site as people read them, without the code of the country; none while its own is unknown. */
const numbersOf = oncePerSiteFile((site) => {
  const phone = ofBusiness(site, 'phone');
  const others = [...(ofBusiness(site, 'numbers') ?? []), ...(ofBusiness(site, 'hotlines') ?? [])];
  const country = countryOf(site.business?.value);
  return (phone ? [phone, ...others] : []).map(({ display, international }) => ({
    display,
    national: phoneNumberOf(international, country)?.nationalNumber ?? digitsOf(display),
  }));
});
