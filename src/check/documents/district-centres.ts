import { REGION_FILE } from '../../content/files';
import type { Path } from '../../json/path';
import type { Site, SiteDocument } from '../site';

/** Where the centres of districts stand, each with its two numbers: what their distance says follows from them. */
export function centresOf(
  site: Site,
  codes: readonly (string | undefined)[],
): { document: SiteDocument; path: Path }[] {
  const document = site.documents.get(REGION_FILE);
  if (!document) return [];
  return (site.region?.file.districts ?? []).flatMap(({ code }, index) =>
    codes.includes(code)
      ? [[], ['latitude'], ['longitude']].map((field) => ({ document, path: ['districts', index, 'centre', ...field] }))
      : [],
  );
}
