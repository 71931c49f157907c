import type { Path } from '../json/path';
import { found } from './findings';
import type { Diagnostic, Rule } from './rule';
import { finderOf } from './site-file';
import type { OfSiteFile } from './site-file';
import type { Site, SiteDocument } from './site';

/** A diagnostic of which all places are in one document, without it. */
type Own = Omit<Diagnostic, 'document' | 'related' | 'follows'> & {
  related?: Omit<NonNullable<Diagnostic['related']>[number], 'document'>[];
  follows?: Path[];
};

/** What a rule finds in a site; of what it finds in each document by itself, only what is not known of it yet. */
export function diagnosticsOf(rule: Rule, site: Site): Iterable<Diagnostic> {
  if (!finderOf(rule)) return rule.check(site);
  return [...site.documents.values()].flatMap((document) => {
    const own = ownOf(rule, document, site);
    return own.length === 0 ? [] : own.map((each) => withDocument(each, document));
  });
}

/** What a rule finds in one document by itself; nothing where it asks more than that. */
export function ownOf(rule: Rule, document: SiteDocument, site: OfSiteFile): readonly Own[] {
  const finderFor = finderOf(rule);
  if (!finderFor) return [];
  return found(rule.code, { document, site }, () => {
    const diagnostics = finderFor(site)?.(document) ?? [];
    return Array.from(diagnostics, (each) => withoutDocument(each, document));
  });
}

function withoutDocument({ document, related, follows, ...own }: Diagnostic, only: SiteDocument): Own {
  const all = [{ document }, ...(related ?? []), ...(follows ?? [])];
  if (all.some((each) => each.document !== only)) throw new Error('A rule of single documents names another document.');
  return {
    ...own,
    ...(related && { related: related.map(({ location, message }) => ({ location, message })) }),
    ...(follows && { follows: follows.map(({ path }) => path) }),
  };
}

const withDocument = ({ related, follows, ...own }: Own, document: SiteDocument): Diagnostic => ({
  document,
  ...own,
  ...(related && { related: related.map((each) => ({ document, ...each })) }),
  ...(follows && { follows: follows.map((path) => ({ document, path })) }),
});
