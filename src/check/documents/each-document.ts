import { isSameList } from '../../content/is-same-list';
import { oncePer } from '../once';
import type { Diagnostic, Rule } from '../rule';
import type { Site, SiteDocument, SitePage } from '../site';
import { inEachDocumentBySiteFile } from './site-file';

/**
 * The check of a rule that asks nothing but the document itself: one that has not changed is looked at once, however
 * often its site is checked.
 */
export const inEachDocument = (find: (document: SiteDocument) => Iterable<Diagnostic>): Rule['check'] =>
  inEachDocumentBySiteFile(() => find);

/**
 * The check of a rule that asks nothing but a page with the shared files that it shows, and the site file: a page is
 * looked at once while these are the same.
 */
export function inEachPage(find: (page: SitePage, site: Site) => Iterable<Diagnostic>): Rule['check'] {
  const known = new WeakMap<SitePage, { asked: readonly unknown[]; found: readonly Diagnostic[] }>();
  const diagnosticsIn = (page: SitePage, site: Site): readonly Diagnostic[] => {
    const asked = askedOn(site)(page);
    const before = known.get(page);
    if (before && isSameList(before.asked, asked)) return before.found;
    const found = [...find(page, site)];
    known.set(page, { asked, found });
    return found;
  };
  return (site) => site.pages.flatMap((page) => diagnosticsIn(page, site));
}

/** What such a rule may ask beside the page, gathered once for all of them. */
const askedOn = oncePer((site: Site) =>
  oncePer((page: SitePage): readonly unknown[] => [site.business, ...sharedOn(page, site)]),
);

/** The shared files that a page shows, as far as they are there. */
export const sharedOn = (page: SitePage, site: Site): SiteDocument[] =>
  refsIn(page).flatMap((ref) => site.shared(ref) ?? []);

/** The names of the shared files that a document shows. */
export const refsIn = ({ fields }: SiteDocument): readonly string[] => refsOf(fields);

const refsOf = oncePer((fields: SiteDocument['fields']): readonly string[] =>
  fields.flatMap(({ kind, value }) => (kind === 'ref' && typeof value === 'string' ? [value] : [])),
);
