import { isSharedFile } from '../../content/files';
import { writtenAt } from '../../content/site';
import { pointerOf } from '../../json/path';
import type { Path } from '../../json/path';
import { oncePer } from '../once';
import type { Diagnostic, DocumentRule, ReportedFile, Rule, SiteRule } from '../rule';
import type { Site } from '../site';
import { fact, foundIn, listsIn } from '../store';
import type { Fact } from '../store';
import { withDocuments, withoutDocuments } from './own';
import type { Own } from './own';
import { foundOnPages } from './page-findings';

/** Findings in a site, rule by rule, in the order of the rules. */
export function diagnosticsOf(rules: readonly Rule[], site: Site): { rule: Rule; diagnostic: Diagnostic }[] {
  const facts = factsOf(rules);
  // Facts of one document read the same texts, so they are computed together.
  for (const [document, lists] of listsIn(site)) lists.fill(document, facts);
  return rules.flatMap((rule) => Array.from(foundBy(rule, site), (found) => ({ rule, diagnostic: asWritten(found) })));
}

/** The same with each place in the file in which its value is written. */
function asWritten(diagnostic: Diagnostic): Diagnostic {
  const { related, follows } = diagnostic;
  const written = (document: ReportedFile, path: Path) =>
    'value' in document ? writtenAt(document, path) : { document, path };
  const inFile = <Placed extends Pick<Diagnostic, 'document' | 'location'>>(placed: Placed): Placed => {
    const { document, path } = written(placed.document, placed.location.path);
    return { ...placed, document, location: { ...placed.location, path } };
  };
  return {
    ...inFile(diagnostic),
    ...(related && { related: related.map(inFile) }),
    ...(follows && { follows: follows.map((cause) => written(cause.document, cause.path)) }),
  };
}

export const factsOf = oncePer((rules: readonly Rule[]): readonly Fact[] =>
  rules.flatMap((rule): readonly Fact[] => {
    if (rule.scope === 'document') return [ownFactOf(rule)];
    return rule.scope === 'site' ? (rule.uses ?? []) : [];
  }),
);

/** Facts that depend on the setting of a site, such as its dictionary. */
export const factsBySetting = (rules: readonly Rule[], site: Site): readonly Fact[] =>
  rules.flatMap((rule) => (rule.scope === 'site' ? (rule.usesIn?.(site) ?? []) : []));

function* foundBy(rule: Rule, site: Site): Generator<Diagnostic> {
  if (rule.scope === 'site') yield* rule.readsWords ? inEachLanguage(rule, site) : rule.check(site);
  if (rule.scope === 'page') yield* oncePerPlace(foundOnPages(rule, site));
  if (rule.scope === 'document')
    for (const [document, list] of foundIn(ownFactOf(rule), site))
      for (const each of list) yield withDocuments(each, document);
}

const ownFactOf = oncePer((rule: DocumentRule): Fact<Own> =>
  fact(rule.code, (document, site) =>
    Array.from(rule.check(document, site), (each) => withoutDocuments(each, document)),
  ),
);

/** A place that several languages have in common is reported in the first alone. */
function* inEachLanguage(rule: SiteRule, site: Site): Generator<Diagnostic> {
  const reported = new Set<string>();
  for (const each of site.languages) {
    const found = Array.from(rule.check(each), asWritten);
    yield* found.filter((diagnostic) => !reported.has(placeOf(diagnostic)));
    for (const diagnostic of found) reported.add(placeOf(diagnostic));
  }
}

/** Each place of a shared file once, which is found again on every page that shows it; what a page says, always. */
function* oncePerPlace(found: Iterable<Diagnostic>): Generator<Diagnostic> {
  const reported = new Set<string>();
  for (const diagnostic of found) {
    const message = isSharedFile(diagnostic.document.path) ? '' : diagnostic.words.message;
    const place = `${placeOf(diagnostic)} ${message}`;
    if (!reported.has(place)) yield diagnostic;
    reported.add(place);
  }
}

const placeOf = ({ document, location }: Diagnostic) => `${document.path} ${pointerOf(location.path)}`;
