import { isSharedFile, sharedName } from '../../content/files';
import type { Written } from '../../content/document';
import { pushTo } from '../lists';
import { nearest } from '../nearest';
import { oncePer, oncePerFields } from '../once';
import type { Site, SiteDocument } from '../site';

/** The shared files that a document shows, as far as they are there. */
export const sharedOn = (document: SiteDocument, site: Pick<Site, 'shared'>): SiteDocument<'shared'>[] =>
  refsIn(document).flatMap((ref) => site.shared(ref) ?? []);

/** Whether a document shows a shared file that is missing or has a fault: what stands in it is not known then. */
export const showsUnread = (document: SiteDocument, site: Pick<Site, 'shared'>): boolean =>
  refsIn(document).some((ref) => site.shared(ref)?.isValid !== true);

export const refsIn = oncePerFields((fields): readonly string[] =>
  fields.flatMap(({ kind, value }) => (kind === 'ref' && typeof value === 'string' ? [value] : [])),
);

/** The names of the files of `pages/_shared`, also of those that cannot be read. */
export const sharedNames = oncePer((site: Site): readonly string[] =>
  [...site.paths].filter(isSharedFile).map(sharedName),
);

/** The places that show a shared file, by its name, whether it is there or not. */
export const shownBy = oncePer((site: Site): ReadonlyMap<string, readonly Written[]> => {
  const shown = new Map<string, Written[]>();
  for (const document of site.documents.values())
    for (const { kind, value, path } of document.fields)
      if (kind === 'ref' && typeof value === 'string') pushTo(shown, value, { document, path });
  return shown;
});

/** The file that is nearly called like one that is missing and that nothing shows: by its new name. */
export function renamedShared(site: Site, missing: string): string | undefined {
  const intended = nearest(missing, sharedNames(site));
  return intended === undefined || shownBy(site).has(intended) ? undefined : intended;
}
