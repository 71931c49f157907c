import { SITE_FILE } from '../../../content/files';
import { soundOf } from '../../../content/sound';
import { isObject } from '../../../json/is-object';
import { valueAt } from '../../../json/path';
import type { Words } from '../../problem';
import type { Rule } from '../../rule';
import type { SiteDocument } from '../../site';
import { inEachDocumentBySiteFile } from '../../documents/site-file';
import type { OfSiteFile } from '../../documents/site-file';
import { textsIn } from '../../texts/texts';
import type { FoundText } from '../../texts/texts';
import { quote } from '../../words';
import { speechOf } from './speech';
import { anyOf } from './vocabulary';

/** Badges and credentials only: in a sentence one can be approved for many things. */
export const approvalWithoutBody: Rule = {
  code: 'approval-without-body',
  severity: 'warning',
  yieldsTo: ['unbacked-credential'],
  summary: 'A badge or a credential says that the business is approved, and not by whom.',
  example: {
    before: '"credentials": ["Premises Approved", "Fully Insured"]',
    after: '"credentials": ["Experience with Premises", "Fully Insured"]',
  },
  check: inEachDocumentBySiteFile((site) => {
    const { vocabulary } = speechOf(site);
    // While the site file has a mistake, nobody knows all the schemes.
    if (!vocabulary || site.business?.isValid === false) return undefined;
    const isApproved = anyOf(vocabulary.approved);
    const schemes = schemesOf(site);
    return function* (document) {
      if (document.kind === 'site') return;
      for (const text of textsIn(document)) {
        const { path, value } = text;
        if (!isCredential(document, text) || !isApproved.test(value) || value.includes('{accreditation.')) continue;
        if (schemes.some((scheme) => value.toLowerCase().includes(scheme))) continue;
        yield { document, location: { path, part: 'value' }, words: words(value) };
      }
    };
  }),
};

/** An entry of a list of credentials, or the label beside an icon of what leads nowhere. */
function isCredential({ value }: SiteDocument, { path }: FoundText): boolean {
  if (['credentials', 'ticks'].includes(String(path.at(-2)))) return true;
  const owner = path.at(-1) === 'label' ? valueAt(value, path.slice(0, -1)) : undefined;
  return isObject(owner) && 'icon' in owner && !('to' in owner);
}

/** What schemes are called, without the small words behind it: "Sample Guild" of "Sample Guild registered business". */
function schemesOf(site: OfSiteFile): string[] {
  const { accreditations = [], otherSchemes = [] } = soundOf(site.business);
  return [...accreditations, ...otherSchemes]
    .flatMap((scheme) => [scheme?.name, scheme?.body])
    .flatMap((name) => name?.replace(/(\s+[\p{Ll}].*)$/u, '').toLowerCase() || []);
}

const words = (written: string): Words => ({
  message: `${quote(written)} says that somebody approved the business, and not who.`,
  fix:
    `Name the scheme, and add it to "accreditations" of ${SITE_FILE} with its number. Where there is none, say what ` +
    'you have instead, for example "Experience with …".',
  why: 'Visitors let people into their homes because of it, and nobody may claim an approval that nobody gave.',
});
