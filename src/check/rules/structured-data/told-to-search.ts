import { flawsOfGraph } from './graph';
import type { GraphFlaw } from './graph';
import { oncePer } from '../../once';
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

/** Each once: what comes from `pages/_site.json` is told there, and not for every page. */
export const flawsTold = oncePer((site: Site): ToldFlaw[] => {
  const { resolver } = site;
  if (!resolver) return [];
  const flawsOf = finderFor(resolver.business);
  const seen = new Set<string>();
  return resolver.heads().flatMap(({ page, head: { jsonLd } }) => {
    if (!jsonLd) return [];
    return flawsOf(jsonLd).flatMap((flaw): ToldFlaw[] => {
      const place = placeOf(flaw, page, site.business!);
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

function placeOf(flaw: GraphFlaw, page: Page, business: SiteDocument): Omit<ToldFlaw, 'flaw'> {
  const property = 'property' in flaw ? flaw.property : '';
  const part = 'value' as const;
  if (property === 'telephone') return { document: business, location: { path: ['phone', 'international'], part } };
  if (property === 'opens' || property === 'closes')
    return {
      document: business,
      location: { path: ['hours', property], part },
    };
  return { document: page, location: { path: ['metadata'], part: 'name' } };
}
