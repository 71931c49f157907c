import { oncePer } from './once';
import type { Diagnostic, Rule } from './rule';
import type { SiteDocument } from './site';
import { inEachDocumentBySiteFile } from './site-file';

/**
 * The check of a rule that asks nothing but the document itself: one that has not changed is looked at once, however
 * often its site is checked.
 */
export function inEachDocument(find: (document: SiteDocument) => Iterable<Diagnostic>): Rule['check'] {
  const diagnosticsIn = oncePer((document: SiteDocument): readonly Diagnostic[] => [...find(document)]);
  return inEachDocumentBySiteFile(() => diagnosticsIn);
}
