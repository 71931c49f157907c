import { oncePer } from '../once';
import type { Site, SiteDocument } from '../site';

/** The shared files that a document shows, as far as they are there. */
export const sharedOn = (document: SiteDocument, site: Pick<Site, 'shared'>): SiteDocument<'shared'>[] =>
  refsIn(document).flatMap((ref) => site.shared(ref) ?? []);

/** The names of the shared files that a document shows. */
export const refsIn = ({ fields }: SiteDocument): readonly string[] => refsOf(fields);

const refsOf = oncePer((fields: SiteDocument['fields']): readonly string[] =>
  fields.flatMap(({ kind, value }) => (kind === 'ref' && typeof value === 'string' ? [value] : [])),
);
