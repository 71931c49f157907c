import { missingProperty, noRating, secondBusiness } from '../messages/structured-data';
import { resolutionOf } from '../resolution';
import type { Finding, Rule } from '../rule';
import type { Site } from '../site';
import { flawsTold, ratingPlace } from '../told-to-search';
import { ratingOf } from '../../content/rating';

export const incompleteStructuredData: Rule = {
  code: 'incomplete-structured-data',
  severity: 'error',
  summary: 'Search engines would not be told what they ask for: a name, an address, a number, a rating.',
  example: { before: '"rating": { "value": "average-response", "count": "default-reviews" }', after: '"rating": { "value": "default-rating", "count": "default-reviews" }' },
  *check(site) {
    yield* ratings(site);
    for (const { document, spot, flaw } of flawsTold(site)) {
      if (flaw.fault === 'lacks') yield { document, spot, words: missingProperty(flaw) };
      if (flaw.fault === 'businesses') yield { document, spot, words: secondBusiness(flaw.count) };
    }
  },
};

/** A rating whose claims exist and still cannot be told, each place once. A claim that does not exist is told as such. */
function* ratings(site: Site): Generator<Finding> {
  const resolution = resolutionOf(site);
  const seen = new Set<string>();
  for (const { page, source } of resolution?.pages ?? []) {
    const { manifest } = resolution!.resolver;
    if (!source.document.metadata.includeRatings || source.kind === 'not-found' || ratingOf(source, manifest)) continue;
    const { value, count } = source.document.metadata.rating ?? manifest.site.defaults.rating;
    const place = ratingPlace(page, site.business!);
    const isKnown = [value, count].every((id) => manifest.site.claims.some((claim) => claim.id === id));
    if (!isKnown || seen.has(place.document.path)) continue;
    seen.add(place.document.path);
    yield { ...place, words: noRating() };
  }
}
