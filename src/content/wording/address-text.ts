import type { SiteFile } from '../documents/site.schema';

/** Countries in whose addresses the postal code stands before the town, as in the formats of libaddressinput. */
const CODE_FIRST = new Set(
  (
    'AD AR AT BA BE BG CH CL CR CY CZ DE DK DO DZ EE ES ET FI FO FR GE GL GR GT HR IS IT KW LA LI LT LU MA MC MD ME ' +
    'MG MK MX MY NE NL NO PH PL PT PY RO RS SE SI SK SM SN TN TR UY VA ZM'
  ).split(' '),
);

/** Countries in whose addresses the state or province stands between the town and the code, and what leads to it. */
const STATE_AFTER: Readonly<Record<string, string>> = { AU: ' ', CA: ' ', US: ', ' };

/** Where the business is, in one line, as letters are addressed in its country. */
export function addressText({ address, country }: Pick<SiteFile, 'address' | 'country'>): string {
  const { text, street, locality, region, postalCode } = address;
  return text ?? [street, ...townLine()].filter((part) => part !== undefined).join(', ');

  function townLine(): (string | undefined)[] {
    const led = STATE_AFTER[country];
    if (led !== undefined && region !== undefined) return [`${locality}${led}${region} ${postalCode ?? ''}`.trimEnd()];
    if (postalCode !== undefined && CODE_FIRST.has(country)) return [`${postalCode} ${locality}`];
    return [locality, postalCode];
  }
}
