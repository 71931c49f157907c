import { isSharedFile, sharedName } from '../../content/files';
import type { Written } from '../../content/document';
import { pushTo } from '../lists';
import { nearest } from '../nearest';
import { oncePer } from '../once';
import type { PageSurroundings } from '../rule';
import type { Site, SiteDocument, SiteFileOnly } from '../site';
import { eachIn, fieldsOfKinds, storeOf } from '../store';

/** The shared files that a document shows, as far as they are there. */
export const sharedOn = (document: SiteDocument, site: PageSurroundings): SiteDocument<'shared'>[] =>
  refsIn(document, site).flatMap((ref) => site.shared(ref) ?? []);

/** Whether a document shows a shared file that is missing or has a fault: what stands in it is not known then. */
export const showsUnread = (document: SiteDocument, site: PageSurroundings): boolean =>
  refsIn(document, site).some((ref) => site.shared(ref)?.isValid !== true);

/** Where a document shows shared files. */
export const refs = fieldsOfKinds('ref');

/** The names of the shared files that a document shows, whether they are there or not. */
export const refsIn = (document: SiteDocument, site: SiteFileOnly): readonly string[] =>
  storeOf(site)
    .get(refs, document)
    .flatMap(({ value }) => (typeof value === 'string' ? [value] : []));

/** The names of the files of `pages/_shared`, also of those that cannot be read. */
export const sharedNames = oncePer((site: Site): readonly string[] =>
  [...site.paths].filter(isSharedFile).map(sharedName),
);

/** The places that show a shared file, by its name, whether it is there or not. */
export const shownBy = oncePer((site: Site): ReadonlyMap<string, readonly Written[]> => {
  const shown = new Map<string, Written[]>();
  for (const [document, { value, path }] of eachIn(refs, site))
    if (typeof value === 'string') pushTo(shown, value, { document, path });
  return shown;
});

/** The file that is nearly called like one that is missing and that nothing shows: by its new name. */
export function renamedShared(site: Site, missing: string): string | undefined {
  const intended = nearest(missing, sharedNames(site));
  return intended === undefined || shownBy(site).has(intended) ? undefined : intended;
}
