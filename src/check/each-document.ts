import { oncePer } from './once';
import type { Finding, Rule } from './rule';
import type { SiteDocument } from './site';

/** The check of a rule that asks nothing but the document itself: one that has not changed is looked at once, however often its site is checked. */
export function inEachDocument(find: (document: SiteDocument) => Iterable<Finding>): Rule['check'] {
  const findingsIn = oncePer((document: SiteDocument): readonly Finding[] => [...find(document)]);
  return (site) => [...site.documents.values()].flatMap(findingsIn);
}
