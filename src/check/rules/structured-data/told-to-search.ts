import { flawsOfGraph } from './graph';
import type { GraphFlaw } from './graph';
import { oncePer } from '../../once';
import type { Path } from '../../../json/path';
import type { SourceLocation } from '../../../json/position';
import type { Page } from '../../../content/site';
import type { SiteFile } from '../../../content/documents/site.schema';
import type { Site, SiteDocument } from '../../site';

/** A flaw of what search engines are told, at the author's own value that it comes from. */
export interface ToldFlaw {
  document: SiteDocument;
  location: SourceLocation;
  flaw: GraphFlaw;
}

/** Each once: what comes from `pages/_site.json` is reported there, and not for every page. */
export const flawsTold = oncePer((site: Site): ToldFlaw[] => {
  const { resolver } = site;
  if (!resolver) return [];
  const flawsOf = finderFor(resolver.business);
  const seen = new Set<string>();
  return resolver.heads().flatMap(({ page, head: { jsonLd } }) => {
    if (!jsonLd) return [];
    return flawsOf(jsonLd).flatMap((flaw): ToldFlaw[] => {
      const place = placeOf(flaw, { page, document: site.business!, business: resolver.business });
      const key = JSON.stringify([place.document.path, place.location.path, flaw]);
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ ...place, flaw }];
    });
  });
});

const finderFor = oncePer(({ origin, phone }: SiteFile) =>
  oncePer((jsonLd: object) => flawsOfGraph(jsonLd, { origin, phone: phone.international })),
);

interface Origin {
  page: Page;
  document: SiteDocument;
  business: SiteFile;
}

function placeOf(flaw: GraphFlaw, { page, document, business }: Origin): Omit<ToldFlaw, 'flaw'> {
  const part = 'value' as const;
  if (flaw.fault === 'wrong' && flaw.property === 'telephone')
    return { document, location: { path: ['phone', 'international'], part } };
  if (flaw.fault === 'wrong' && flaw.property === 'closes')
    return { document, location: { path: closingPath(business.hours, flaw.value), part } };
  return { document: page, location: { path: ['metadata'], part: 'name' } };
}

/** The closing time that lies before its own opening: that of every day, or that of the days with other hours. */
function closingPath({ opens, closes, otherDays }: SiteFile['hours'], value: unknown): Path {
  const isIt = (each: { opens: string; closes: string }) => each.closes === value && each.closes <= each.opens;
  const index = isIt({ opens, closes }) ? -1 : otherDays.findIndex(isIt);
  return index < 0 ? ['hours', 'closes'] : ['hours', 'otherDays', index, 'closes'];
}
