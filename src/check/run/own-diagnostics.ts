import type { Path } from '../../json/path';
import { found, knownFindings, lookForAll, settle } from './findings';
import { pushTo } from '../lists';
import { oncePer } from '../once';
import type { Diagnostic, Rule } from '../rule';
import { finderOf } from '../documents/site-file';
import type { OfSiteFile } from '../documents/site-file';
import type { Site, SiteDocument } from '../site';

/** A diagnostic of which all places are in one document, without it. */
type Own = Omit<Diagnostic, 'document' | 'related' | 'follows'> & {
  related?: Omit<NonNullable<Diagnostic['related']>[number], 'document'>[];
  follows?: Path[];
};

/**
 * What rules find in a site, by rule. Of what they find in each document by itself a document that stays as it is, is
 * asked once for all rules: most have nothing, and the rules are many.
 */
export function diagnosticsOf(rules: readonly Rule[], site: Site): { rule: Rule; diagnostic: Diagnostic }[] {
  const byRule = new Map<Rule, Diagnostic[]>();
  const finders = findersOf(rules, site);
  for (const document of site.documents.values()) {
    for (const { rule, diagnostics } of knownIn(document, { rules, finders }, site))
      for (const each of diagnostics) pushTo(byRule, rule, each);
  }
  return rules.flatMap((rule) => {
    const diagnostics = finderOf(rule) ? (byRule.get(rule) ?? []) : [...rule.check(site)];
    return diagnostics.map((diagnostic) => ({ rule, diagnostic }));
  });
}

const codesOf = oncePer((rules: readonly Rule[]) => rules.map(({ code }) => code));

interface OfRule {
  rule: Rule;
  diagnostics: readonly Diagnostic[];
}

const known = new WeakMap<SiteDocument, { rules: readonly Rule[]; business: Site['business']; all: OfRule[] }>();

interface Finder {
  rule: Rule;
  find: (document: SiteDocument) => Iterable<Diagnostic>;
}

/** What finds the diagnostics in single documents beside a site file. */
export const findersOf = (rules: readonly Rule[], site: OfSiteFile): readonly Finder[] =>
  rules.flatMap((rule) => {
    const find = finderOf(rule)?.(site);
    return find ? [{ rule, find }] : [];
  });

interface Asked {
  rules: readonly Rule[];
  finders: readonly Finder[];
}

function knownIn(document: SiteDocument, { rules, finders }: Asked, site: Site): readonly OfRule[] {
  const { business } = site;
  const before = known.get(document);
  if (before?.rules === rules && before.business === business) return before.all;
  // All that reads its texts does so now, one after the other: what was read for one is known to the next.
  const findings = knownFindings(document, site);
  if (!findings) lookForAll(document, site);
  const all: OfRule[] = [];
  for (const finder of findings ? finders.filter(({ rule }) => findings.has(rule.code)) : finders) {
    const own = ownOf(finder, document, site);
    if (own.length > 0) all.push({ rule: finder.rule, diagnostics: own.map((each) => withDocument(each, document)) });
  }
  settle(document, site, codesOf(rules));
  known.set(document, { rules, business, all });
  return all;
}

/** What a rule finds in one document by itself. */
export const ownOf = ({ rule, find }: Finder, document: SiteDocument, site: OfSiteFile): readonly Own[] =>
  found(rule.code, { document, site }, () => Array.from(find(document), (each) => withoutDocument(each, document)));

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
