import { oncePer } from '../once';
import type { Diagnostic, Rule } from '../rule';
import type { Site, SiteDocument } from '../site';

/** A site of which nothing may be asked but its site file. */
export type OfSiteFile = Pick<Site, 'business'>;

const NONE = {};

/** What follows from the site file alone: it is worked out once for each version of that file. */
export function oncePerSiteFile<Result>(work: (site: OfSiteFile) => Result): (site: OfSiteFile) => Result {
  const known = oncePer((business: object) =>
    work({ business: business === NONE ? undefined : (business as Business) }),
  );
  return ({ business }) => known(business ?? NONE);
}

type Business = NonNullable<Site['business']>;

type Find = (document: SiteDocument) => Iterable<Diagnostic>;
type FinderFor = (site: OfSiteFile) => Find | undefined;

const finders = new WeakMap<Rule['check'], FinderFor>();

/** What finds the diagnostics of a rule in one document, where it asks no other. */
export const finderOf = ({ check }: Rule): FinderFor | undefined => finders.get(check);

/**
 * The check of a rule that asks nothing but the document itself and the site file: `own-diagnostics.ts` keeps what was
 * found while both are the same. Without a finder for a site there is nothing to find.
 */
export function inEachDocumentBySiteFile(finderFor: FinderFor): Rule['check'] {
  const finderOnce = oncePerSiteFile(finderFor);
  const check: Rule['check'] = (site) => {
    const find = finderOnce(site);
    return find ? [...site.documents.values()].flatMap((document) => [...find(document)]) : [];
  };
  finders.set(check, finderOnce);
  return check;
}
